import CommandLineTool
import Foundation
import SourceRewriting

/// The manifests of packages as SwiftPM reads them here: what they say of iOS holds for Linux too.
///
/// The compiler reads the copies in place of the manifests, as it does with the sources.
struct RewrittenManifests {
  let call: PackageCall
  /// The texts of those that are different, by their absolute paths.
  private var texts: [String: String] = [:]

  init(call: PackageCall) {
    self.call = call
  }

  /// The options of SwiftPM with which it reads the copies. Its cache knows the texts of the manifests only.
  var options: [String] {
    texts.isEmpty
      ? []
      : ["--manifest-cache", "none"]
        + ["-vfsoverlay", overlayPath].flatMap { ["-Xbuild-tools-swiftc", $0] }
  }

  private var folder: String { call.copiesFolder + "/manifests" }
  private var overlayPath: String { folder + "/overlay.json" }

  /// Adds the manifests of a package, and writes the copies.
  ///
  /// - Returns: Whether one of them is different.
  mutating func add(_ package: SwiftPackage) throws(CommandFailure) -> Bool {
    let rewriter = ManifestRewriter(excludedTargets: package.foreignTargets)
    var added = false
    for path in Self.manifests(in: package.folder) {
      let text = String(decoding: try Files.read(path), as: UTF8.self)
      let rewritten = rewriter.rewrite(text)
      guard rewritten != text else { continue }
      texts[path] = rewritten
      added = true
    }
    if added { try write() }
    return added
  }

  private func write() throws(CommandFailure) {
    var copies: [String: String] = [:]
    for (number, (path, text)) in texts.sorted(by: { $0.key < $1.key }).enumerated() {
      copies[path] = "\(folder)/\(number + 1).swift"
      try Files.writeIfDifferent(text, to: "\(folder)/\(number + 1).swift")
    }
    try Files.writeIfDifferent(CompilerOverlay(copies: copies).text, to: overlayPath)
  }

  /// `Package.swift` of a folder, and those for certain versions of the compiler.
  private static func manifests(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter {
      $0 == "Package.swift" || $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift")
    }.sorted().map { folder + "/" + $0 }
  }
}
