import CommandLineTool
import Foundation

/// The files that code finds in the main bundle, as in an application, and in the bundle of a class.
///
/// Both are the folder of products here, whose resources are in `Resources` if that has an `Info.plist` with a key.
/// SwiftPM's own accessor, `Bundle.module`, does not need it.
struct MainBundle: Equatable {
  let identifier: String
  /// Absolute paths. Of files with equal names in the bundle the first is there.
  let resources: [String]

  init(identifier: String, resources: [String]) {
    self.identifier = identifier
    self.resources = resources
  }

  /// The bundle of a package with a manifest has what that does not declare: Xcode's project of such a package makes it
  /// part of the bundle of its tests.
  init(_ package: SwiftPackage) {
    self.init(
      identifier: package.name, resources: package.targets.flatMap(\.undeclaredResources))
  }

  /// Makes a folder of links to the resources.
  ///
  /// - Parameter products: An absolute path.
  func link(in products: String) throws(CommandFailure) {
    let path = products + "/Resources"
    try? FileManager.default.removeItem(atPath: path)
    guard !resources.isEmpty else { return }
    for resource in resources.reversed() {
      try Files.link(path + "/" + GeneratedTarget.placeInBundle(of: resource), to: resource)
    }
    try Files.writeIfDifferent(information, to: path + "/Info.plist")
  }

  private var information: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>\(identifier)</string></dict></plist>

    """
  }
}
