import CommandLineTool
import Foundation
import SourceRewriting

/// Rewrites the sources of a package, and of the packages it depends on that use UIKit.
struct PackageRewriter {
  /// What came of it.
  struct Result {
    /// The file for the compiler's option `-vfsoverlay`; nil if nothing was rewritten.
    var overlay: String?
    /// The files of all targets.
    var files: [File] = []
    /// The files that have copies, with their packages.
    var copies: [(package: SwiftPackage, file: RewrittenTarget.File)] = []

    var importsCombine: Bool { files.contains { $0.rewritten.importsCombine } }
    var importsSnapshotTesting: Bool { files.contains { $0.rewritten.importsSnapshotTesting } }

    struct File {
      /// The path for messages.
      var path: String
      var rewritten: RewrittenTarget.File
    }
  }

  /// The package itself first.
  let packages: [SwiftPackage]
  /// The folders of packages that are compiled as they are.
  var libraries: [String] = []
  let call: PackageCall
  /// What identifies the rules: another tool may rewrite the same sources differently.
  var tool = Self.currentTool

  /// The size and the time of this program's file.
  private static var currentTool: String {
    guard let path = Bundle.main.executablePath,
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    else { return "" }
    let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(attributes[.size] ?? 0) \(time)"
  }

  func run() throws(CommandFailure) -> Result {
    let cachePath = call.copiesFolder + "/rewritings.json"
    let old = RewritingCache(path: cachePath)
    var new = RewritingCache()
    new.generation = old.generation
    var sources = TargetSources(packages: packages, libraries: libraries, tool: tool)
    var copies: [String: String] = [:]
    var result = Result()
    for package in packages {
      for target in package.targets {
        let name = "\(package.name)/\(target.name)"
        let key = try sources.key(of: target, in: package)
        var rewritten: RewrittenTarget
        if let cached = old.targets[name], cached.key == key {
          rewritten = cached
        } else {
          rewritten = RewrittenTarget(
            key: key, files: try rewrite(target, in: package, with: &sources))
          if old.hidesChange(of: rewritten, named: name) { new.generation = old.generation + 1 }
        }
        for file in rewritten.files {
          let path = package.folder + "/" + file.path
          if file.copy != nil {
            copies[path] = copyPath(of: file.path, in: package)
            result.copies.append((package, file))
          }
          result.files.append(.init(path: messagePath(of: path), rewritten: file))
        }
        new.targets[name] = rewritten
        try target.foundResources?.link(in: bundlePath(of: target, in: package))
      }
    }
    try new.write(to: cachePath)
    guard !copies.isEmpty else { return result }
    let overlay = call.copiesFolder + "/overlay-\(new.generation).yaml"
    try Files.writeIfDifferent(CompilerOverlay(copies: copies).text, to: overlay)
    result.overlay = overlay
    return result
  }

  private func rewrite(
    _ target: SwiftPackage.Target, in package: SwiftPackage, with sources: inout TargetSources
  ) throws(CommandFailure) -> [RewrittenTarget.File] {
    let index = try sources.declarations(of: target, in: package)
    let rewriter = SourceRewriter(declarations: index)
    let aliases = try sources.aliases(of: target, in: package)
    let symbols = target.assetSymbols?.extensions(besides: index)
    var accessor: String?
    if target.foundResources != nil, !index.declaresModuleBundle {
      // Also the code for the names in catalogs looks into the bundle.
      var isUsed = symbols != nil
      for path in target.sources where !isUsed {
        isUsed = try sources.text(of: path, in: package).contains(".module")
      }
      if isUsed { accessor = FoundResources.accessor(of: bundlePath(of: target, in: package)) }
    }
    let fileWithUIKit =
      symbols == nil && accessor == nil
      ? nil : try sources.fileWithUIKit(of: target, in: package)
    var files: [RewrittenTarget.File] = []
    for path in target.sources {
      let text = try sources.text(of: path, in: package)
      var rewritten = rewriter.rewrite(text, aliases: aliases[path] ?? [])
      if path == fileWithUIKit {
        if let symbols { rewritten.append(symbols, rule: "asset symbols") }
        if let accessor { rewritten.append(accessor, rule: "bundle") }
      }
      if !rewritten.isUnchanged {
        try Files.writeIfDifferent(rewritten.text, to: copyPath(of: path, in: package))
      }
      files.append(
        RewrittenTarget.File(
          path: path, source: ContentDigest.of(text),
          copy: rewritten.isUnchanged ? nil : ContentDigest.of(rewritten.text),
          rewritings: rewritten.rewritings, limitations: rewritten.limitations,
          isEmptied: rewritten.isEmptied, importsCombine: rewritten.importsCombine,
          importsSnapshotTesting: rewritten.importsSnapshotTesting))
    }
    return files
  }

  /// The text that is compiled for a file of a package, after a run.
  func text(of file: RewrittenTarget.File, in package: SwiftPackage) throws(CommandFailure)
    -> String
  {
    let path =
      file.copy == nil ? package.folder + "/" + file.path : copyPath(of: file.path, in: package)
    return String(decoding: try Files.read(path), as: UTF8.self)
  }

  /// The compiler's messages about the originals of the copies of a run.
  func messages(about result: Result) -> CompilerMessages {
    var copies: [String: (path: String, rewritings: [Rewriting])] = [:]
    for (package, file) in result.copies {
      copies[package.folder + "/" + file.path] = (
        copyPath(of: file.path, in: package), file.rewritings
      )
    }
    return CompilerMessages { [copies] path in
      guard let copy = copies[path], let original = try? Files.read(path),
        let text = try? Files.read(copy.path)
      else { return nil }
      return QuotedSource(
        original: String(decoding: original, as: UTF8.self),
        copy: String(decoding: text, as: UTF8.self), rewritings: copy.rewritings)
    }
  }

  private func copyPath(of path: String, in package: SwiftPackage) -> String {
    "\(call.copiesFolder)/sources/\(package.name)/\(path)"
  }

  private func bundlePath(of target: SwiftPackage.Target, in package: SwiftPackage) -> String {
    "\(call.copiesFolder)/bundles/\(package.name)_\(target.name)"
  }

  /// A path within the package relative to its folder.
  private func messagePath(of path: String) -> String {
    let prefix = call.folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}

/// The sources of targets, and the declarations in them. Both are read when they are needed.
struct TargetSources {
  private let packages: [SwiftPackage]
  private var texts: [String: String] = [:]
  private var files: [String: FileDeclarations] = [:]
  private var keys: [String: String] = [:]
  private var digests: [String: String] = [:]

  private let tool: String
  private var knownUses: RuntimeUses?

  private var libraries: LibraryNames

  init(packages: [SwiftPackage], libraries: [String], tool: String) {
    self.packages = packages
    self.libraries = LibraryNames(folders: libraries)
    self.tool = tool
  }

  mutating func text(
    of path: String, in package: SwiftPackage
  ) throws(CommandFailure) -> String {
    let path = package.folder + "/" + path
    if let text = texts[path] { return text }
    let text = String(decoding: try Files.read(path), as: UTF8.self)
    texts[path] = text
    return text
  }

  private mutating func digest(
    of path: String, in package: SwiftPackage
  ) throws(CommandFailure) -> String {
    let file = package.folder + "/" + path
    if let digest = digests[file] { return digest }
    let digest = ContentDigest.of(try text(of: path, in: package))
    digests[file] = digest
    return digest
  }

  /// A digest of the tool, of a target's sources, of the sources of targets that it depends on or that depend on it,
  /// and of the code's uses of Objective-C's runtime.
  mutating func key(
    of target: SwiftPackage.Target, in package: SwiftPackage
  ) throws(CommandFailure) -> String {
    let name = "\(package.name)/\(target.name)"
    if let key = keys[name] { return key }
    var parts = [tool, "\(try runtimeUses().rawValue)", libraries.versions(of: packages.first)]
    for path in target.sources {
      parts += [path, try digest(of: path, in: package)]
    }
    parts += target.assetNames.colors + target.assetNames.images
    parts += target.foundResources?.paths ?? []
    for (dependency, owner) in dependencies(of: target, in: package) {
      parts.append(try key(of: dependency, in: owner))
    }
    for (dependent, owner) in dependents(of: target, in: package) {
      for path in dependent.sources { parts.append(try digest(of: path, in: owner)) }
    }
    let key = ContentDigest.of(parts.joined(separator: "\n"))
    keys[name] = key
    return key
  }

  /// The declarations in the files of a target, of its dependencies, and of the targets that depend on it.
  mutating func declarations(
    of target: SwiftPackage.Target, in package: SwiftPackage
  ) throws(CommandFailure) -> DeclarationIndex {
    let own = try fileDeclarations(of: target, in: package)
    var imported: [FileDeclarations] = []
    for (target, package) in closure(of: target, in: package).dropFirst() {
      imported += try fileDeclarations(of: target, in: package)
    }
    var others: [FileDeclarations] = []
    for (target, package) in dependents(of: target, in: package) {
      others += try fileDeclarations(of: target, in: package)
    }
    return DeclarationIndex(
      own, imported: imported, dependents: others, uses: try runtimeUses())
  }

  /// The names that files of a target give to types of modules that they import, by the paths of the files. Only names
  /// that the target mentions, and does not declare.
  mutating func aliases(
    of target: SwiftPackage.Target, in package: SwiftPackage
  ) throws(CommandFailure) -> [String: [ModuleAlias]] {
    let files = try fileDeclarations(of: target, in: package)
    let declared = Set(files.flatMap(\.ownNames.keys))
    // The first import of each module, or else the first one that sees internal declarations.
    var imports: [String: (file: Int, imported: ImportedModule)] = [:]
    for (index, file) in files.enumerated() {
      for imported in file.imports {
        guard let known = imports[imported.name] else {
          imports[imported.name] = (index, imported)
          continue
        }
        if imported.isTestable, !known.imported.isTestable {
          imports[imported.name] = (index, imported)
        }
      }
    }
    var found: [String: [(file: Int, imported: ImportedModule)]] = [:]
    for place in imports.values {
      let imported = place.imported
      for name in try ownNames(of: imported.name, onlyPublic: !imported.isTestable)
      where !declared.contains(name) && name != imported.name {
        found[name, default: []].append(place)
      }
    }
    var result: [String: [ModuleAlias]] = [:]
    for (name, places) in found.sorted(by: { $0.key < $1.key }) where places.count == 1 {
      let (file, imported) = places[0]
      var isMentioned = false
      for path in target.sources where !isMentioned {
        isMentioned = try text(of: path, in: package).contains(name)
      }
      guard isMentioned else { continue }
      result[target.sources[file], default: []].append(
        ModuleAlias(
          module: imported.name, name: name,
          isPublic: !imported.isTestable && !imported.isInternal))
    }
    return result
  }

  /// The types of a module with names of our own.
  private mutating func ownNames(
    of module: String, onlyPublic: Bool
  ) throws(CommandFailure) -> [String] {
    for package in packages {
      guard let target = package.targets.first(where: { $0.name == module }) else { continue }
      return try fileDeclarations(of: target, in: package).flatMap { file in
        file.ownNames.filter { $0.value || !onlyPublic }.map(\.key)
      }
    }
    return libraries.names(of: module)
  }

  /// The first file of a target that imports UIKit, and is not the program's.
  mutating func fileWithUIKit(
    of target: SwiftPackage.Target, in package: SwiftPackage
  ) throws(CommandFailure) -> String? {
    let files = try fileDeclarations(of: target, in: package)
    return zip(target.sources, files).first { path, file in
      !path.hasSuffix("main.swift") && file.imports.contains { $0.name == "UIKit" }
    }?.0
  }

  private mutating func fileDeclarations(
    of target: SwiftPackage.Target, in package: SwiftPackage
  ) throws(CommandFailure) -> [FileDeclarations] {
    var result: [FileDeclarations] = []
    for path in target.sources {
      let file = package.folder + "/" + path
      if files[file] == nil {
        files[file] = FileDeclarations(source: try text(of: path, in: package))
      }
      if let found = files[file] { result.append(found) }
    }
    return result
  }

  /// A target with those that it depends on.
  private func closure(
    of target: SwiftPackage.Target, in package: SwiftPackage
  ) -> [(SwiftPackage.Target, SwiftPackage)] {
    var result: [(SwiftPackage.Target, SwiftPackage)] = []
    var pending = [(target, package)]
    var seen: Set<String> = []
    while let (target, package) = pending.popLast() {
      guard seen.insert("\(package.name)/\(target.name)").inserted else { continue }
      result.append((target, package))
      pending += dependencies(of: target, in: package)
    }
    return result
  }

  /// The targets that depend on a target.
  private func dependents(
    of target: SwiftPackage.Target, in package: SwiftPackage
  ) -> [(SwiftPackage.Target, SwiftPackage)] {
    packages.flatMap { other in other.targets.map { ($0, other) } }.filter { candidate, owner in
      closure(of: candidate, in: owner).dropFirst().contains {
        $0.name == target.name && $1.name == package.name
      }
    }
  }

  /// What some target may ask of Objective-C's runtime: tests do so of the module's classes.
  private mutating func runtimeUses() throws(CommandFailure) -> RuntimeUses {
    if let knownUses { return knownUses }
    var result: RuntimeUses = []
    for package in packages {
      for path in package.targets.flatMap(\.sources) {
        result.formUnion(RuntimeUses(of: try text(of: path, in: package)))
      }
    }
    knownUses = result
    return result
  }

  private func dependencies(
    of target: SwiftPackage.Target, in package: SwiftPackage
  ) -> [(SwiftPackage.Target, SwiftPackage)] {
    let own = target.targetDependencies.compactMap { name in
      package.targets.first { $0.name == name }.map { ($0, package) }
    }
    let others = target.productDependencies.flatMap { product in
      packages.flatMap { other -> [(SwiftPackage.Target, SwiftPackage)] in
        let names = other.products[product] ?? []
        return other.targets.filter { names.contains($0.name) }.map { ($0, other) }
      }
    }
    return own + others
  }
}
