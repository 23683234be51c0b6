import SwiftSyntax

/// Imports of submodules and of single declarations become imports of the module; modules of Apple's
/// systems, of those that have their declarations on Linux. What XCTest re-exports there is imported.
struct ImportRule: RewritingRule {
  let name = "import"

  func rewrite(_ node: ImportDeclSyntax, in pass: RewritingPass) {
    let module = node.moduleName
    if let replacement = PlatformModules.replaced[module] {
      replaceModule(of: node, by: replacement, in: pass)
    } else if PlatformModules.provided.contains(module) {
      if node.path.count > 1 || node.importKindSpecifier != nil {
        replaceModule(of: node, by: "UIKit", in: pass)
      }
    } else if PlatformModules.missing.contains(module) {
      // Many files import more than they use. What they do use is not found then.
      pass.limit("there is no module \(module) on Linux", at: node)
      if !PlatformModules.ofOtherPlatforms.contains(module) {
        replaceModule(of: node, by: "UIKit", in: pass)
      }
    }
  }

  private func replaceModule(
    of node: ImportDeclSyntax, by module: String, in pass: RewritingPass
  ) {
    guard let last = node.path.last else { return }
    if module == "UIKit" { pass.imports.insert(module) }
    let first = node.importKindSpecifier.map(Syntax.init) ?? Syntax(node.path)
    pass.replace(from: first, to: last, with: module, rule: name)
  }

  func finish(_ node: SourceFileSyntax, in pass: RewritingPass) {
    importModulesOfFoundation(node, in: pass)
    importAdditions(node, in: pass)
  }

  /// Imports the modules that are part of Foundation on Apple's systems.
  private func importModulesOfFoundation(_ node: SourceFileSyntax, in pass: RewritingPass) {
    let anchors = pass.imports.intersection(["Foundation", "UIKit"]).sorted()
    guard let anchor = anchors.first else { return }
    let identifiers = node.identifiers
    for (module, names) in PlatformModules.partsOfFoundation.sorted(by: { $0.key < $1.key })
    where !pass.imports.contains(module) && !identifiers.isDisjoint(with: names) {
      insertImport(of: module, behind: anchor, in: node, pass)
    }
  }

  private func insertImport(
    of module: String, behind anchor: String, in node: SourceFileSyntax, _ pass: RewritingPass
  ) {
    let finder = ImportFinder(modules: [anchor])
    finder.walk(node)
    if let found = finder.found { pass.insert("; import \(module)", after: found, rule: name) }
  }

  private func importAdditions(_ node: SourceFileSyntax, in pass: RewritingPass) {
    guard !pass.imports.contains("UIKit") else { return }
    if let first = node.firstToken(viewMode: .sourceAccurate), namesUIKit(node, in: pass) {
      // The header of a framework imports it for all files.
      pass.insert("import UIKit; ", before: first, rule: name)
      return
    }
    if pass.imports.contains("XCTest") {
      insertImport(of: "UIKit", behind: "XCTest", in: node, pass)
    } else if pass.imports.contains("Foundation") {
      if pass.needsRuntime || !node.identifiers.isDisjoint(with: Self.additions) {
        insertImport(of: "CoreGraphics", behind: "Foundation", in: node, pass)
      }
    } else if pass.needsRuntime, pass.imports.isDisjoint(with: ["CoreGraphics", "QuartzCore"]),
      let first = node.firstToken(viewMode: .sourceAccurate)
    {
      // What the file inherits from imports it elsewhere.
      pass.insert("import CoreGraphics; ", before: first, rule: name)
    }
  }

  /// Whether a file names a class of views or fonts that no other file of the package declares.
  private func namesUIKit(_ node: SourceFileSyntax, in pass: RewritingPass) -> Bool {
    guard !pass.imports.isEmpty, !pass.imports.contains("XCTest") else { return false }
    return node.identifiers.contains { name in
      Self.classes.contains(name) && !pass.declarations.declares(name)
    }
  }

  private static let classes: Set<String> = [
    "UIButton", "UIColor", "UIControl", "UIFont", "UIImage", "UIImageView", "UILabel",
    "UIScrollView", "UIStackView", "UITextField", "UITextView", "UIView", "UIViewController",
    "UIWindow",
  ]

  /// What Foundation has on Apple's systems only.
  private static let additions: Set<String> = [
    "CGAffineTransform", "CGVector", "Selector", "NSSelectorFromString", "NSStringFromSelector",
    "autoreleasepool", "objc_getAssociatedObject", "objc_setAssociatedObject", "perform",
    "NSKeyValueObservation", "observe", "addObserver", "scheduledTimer", "responds", "selector",
    "NSException", "NSHashTable", "NSMapTable", "NSPointerFunctions", "UndoManager", "OSLog",
    "OSLogType", "Logger", "os_log", "os_unfair_lock",
    "OSAllocatedUnfairLock", "objc_sync_enter", "objc_sync_exit",
    "removeObserver", "observeValue", "forKeyPath", "forUndefinedKey", "forwardingTarget",
    "willChangeValue", "didChangeValue",
  ]
}

extension SourceFileSyntax {
  fileprivate var identifiers: Set<String> {
    Set(
      tokens(viewMode: .sourceAccurate).lazy.compactMap { token in
        if case .identifier(let text) = token.tokenKind { text } else { nil }
      })
  }
}
