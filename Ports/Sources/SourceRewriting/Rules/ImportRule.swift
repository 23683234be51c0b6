import SwiftSyntax

/// Imports of submodules and of single declarations become imports of the module; modules of Apple's
/// systems, of those that have their declarations on Linux. What XCTest re-exports there is imported. Modules in the place
/// of swift-snapshot-testing are imported without `@testable`.
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
      // Many files import more than they use. What they do use of a framework is left out, with a warning for each.
      if !MissingFramework.isMissing(module: module) {
        pass.limit("there is no module \(module) on Linux", at: node)
      }
      if !PlatformModules.ofOtherPlatforms.contains(module) {
        replaceModule(of: node, by: "UIKit", in: pass)
      }
    } else if PlatformModules.ofSnapshotTesting.contains(module) {
      let testable = node.attributes.first {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "testable"
      }
      if let testable { pass.remove(testable, rule: name) }
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
    if pass.importsViewFramework {
      adjustImportOfCombine(node, in: pass)
    } else {
      importCombineOfFoundation(node, in: pass)
    }
    importModulesOfFoundation(node, in: pass)
    importAdditions(node, in: pass)
  }

  /// SwiftUI exports Combine. A file that imports both, often for SwiftUI only, does not need it if nothing of it is
  /// left.
  private func adjustImportOfCombine(_ node: SourceFileSyntax, in pass: RewritingPass) {
    let left = node.identifiers { !pass.isRemoved($0) }
    let types = CombineNames.types.filter { !pass.declarations.declares($0) }
    let finder = ImportFinder(modules: [CombineNames.module])
    finder.walk(node)
    if let found = finder.found {
      if left.isDisjoint(with: types), left.isDisjoint(with: CombineNames.members) {
        pass.imports.remove(CombineNames.module)
        replaceModule(of: found, by: "UIKit", in: pass)
      }
    } else if !left.isDisjoint(with: types),
      let framework = MissingFrameworkRule.modulesWithCombine.first(where: pass.imports.contains)
    {
      pass.imports.insert(CombineNames.module)
      insertImport(of: CombineNames.module, behind: framework, in: node, pass)
    }
  }

  /// Foundation exports Combine on Apple's systems. Only names that no other library is likely to have count.
  private func importCombineOfFoundation(_ node: SourceFileSyntax, in pass: RewritingPass) {
    guard !pass.imports.contains(CombineNames.module),
      let anchor = ["Foundation", "UIKit"].first(where: { pass.imports.contains($0) })
    else { return }
    let names = CombineNames.unmistakableTypes.filter { !pass.declarations.declares($0) }
    guard !node.identifiers().isDisjoint(with: names) else { return }
    pass.imports.insert(CombineNames.module)
    insertImport(of: CombineNames.module, behind: anchor, in: node, pass)
  }

  /// Imports the modules that are part of Foundation on Apple's systems.
  private func importModulesOfFoundation(_ node: SourceFileSyntax, in pass: RewritingPass) {
    let anchors = ["Foundation", "UIKit", CombineNames.module]
    guard let anchor = anchors.first(where: { pass.imports.contains($0) }) else { return }
    let identifiers = node.identifiers()
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
    if let first = node.firstToken(viewMode: .sourceAccurate),
      pass.needsUIKit || namesUIKit(node, in: pass)
    {
      // The header of a framework imports it for all files.
      pass.insert("import UIKit; ", before: first, rule: name)
      return
    }
    if pass.imports.contains("XCTest") {
      insertImport(of: "UIKit", behind: "XCTest", in: node, pass)
      return
    }
    let anchors = [
      "Foundation", CombineNames.module, "QuartzCore", "CoreGraphics", "CoreText", "Dispatch",
    ]
    if let anchor = anchors.first(where: pass.imports.contains) {
      let names = node.identifiers()
      if pass.needsRuntime || !names.isDisjoint(with: Self.additions)
        || names.contains(where: Self.isOfCoreFoundation)
      {
        insertImport(of: Self.foundation, behind: anchor, in: node, pass)
      }
    } else if pass.needsRuntime, let first = node.firstToken(viewMode: .sourceAccurate) {
      // What the file inherits from imports it elsewhere.
      pass.insert("import \(Self.foundation); ", before: first, rule: name)
    } else if !pass.imports.isEmpty,
      node.identifiers().contains(where: {
        Self.ofHeaders.contains($0) && !pass.declarations.declares($0)
      }),
      let first = node.firstToken(viewMode: .sourceAccurate)
    {
      // Libraries for tests, and the modules under test by their headers, export Foundation on iOS.
      pass.insert("import \(Self.foundation); ", before: first, rule: name)
    }
  }

  /// The module with what Foundation has on Apple's systems only.
  private static let foundation = "FoundationForPackages"

  /// Whether a file names a class of UIKit's, or a value that those have, that no other file of the package declares.
  private func namesUIKit(_ node: SourceFileSyntax, in pass: RewritingPass) -> Bool {
    guard !pass.imports.isEmpty, !pass.imports.contains("XCTest") else { return false }
    return node.identifiers().contains { name in
      name.hasPrefix("UI")
        && (FrameworkClasses.superclasses[name] != nil || Self.values.contains(name))
        && !pass.declarations.declares(name)
    }
  }

  /// What UIKit's classes have in their properties.
  private static let values: Set<String> = ["UIColor", "UIEdgeInsets", "UIFont", "UIImage"]

  /// Whether a name is one of Core Foundation's, `CFAbsoluteTime` or `kCFNotFound`, which Foundation exports on Apple's
  /// systems.
  private static func isOfCoreFoundation(_ name: String) -> Bool {
    let rest =
      name.hasPrefix("kCF") ? name.dropFirst(3) : name.dropFirst(name.hasPrefix("CF") ? 2 : 0)
    return rest.count < name.count && rest.first?.isUppercase == true
  }

  /// What files name that import no module of Apple's.
  private static let ofHeaders: Set<String> = [
    "CGAffineTransform", "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "Bundle", "Data",
    "Date",
    "DispatchQueue", "IndexPath", "IndexSet", "NSAttributedString", "NSObject", "NSRange",
    "NSString",
    "Notification", "NotificationCenter", "TimeInterval", "URL", "UUID",
  ]

  /// What Foundation has on Apple's systems only.
  private static let additions: Set<String> = [
    "CGAffineTransform", "CGVector", "Selector", "NSSelectorFromString", "NSStringFromSelector",
    "autoreleasepool", "objc_getAssociatedObject", "objc_setAssociatedObject", "perform",
    "NSKeyValueObservation", "observe", "addObserver", "scheduledTimer", "responds", "selector",
    "NSException", "NSHashTable", "NSMapTable", "NSPointerArray", "NSPointerFunctions",
    "_SYS_NAMELEN", "UndoManager", "OSLog",
    "OSLogType", "Logger", "os_log", "os_unfair_lock",
    "OSAllocatedUnfairLock", "pthread_mutexattr_settype", "pthread_mutexattr_setpolicy_np",
    "PTHREAD_MUTEX_POLICY_FIRSTFIT_NP", "PTHREAD_MUTEX_POLICY_FAIRSHARE_NP", "CFStringEncodings",
    "CFStringEncoding",
    "kCFStringEncodingInvalidId", "CFStringConvertEncodingToNSStringEncoding",
    "CFStringConvertNSStringEncodingToEncoding", "CFStringConvertIANACharSetNameToEncoding",
    "CFStringConvertEncodingToIANACharSetName", "objc_sync_enter", "objc_sync_exit",
    "removeObserver", "observeValue", "forKeyPath", "forUndefinedKey", "forwardingTarget",
    "willChangeValue", "didChangeValue",
    "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "mach_absolute_time",
    "mach_timebase_info", "pthread_main_np", "mach_timebase_info_data_t", "os_signpost",
    "OSSignpostID", "OSSignpostType", "OSLogMessage", "OSLogPrivacy", "os_unfair_lock_s",
    "os_unfair_lock_t", "class_addMethod", "class_getClassMethod", "class_getInstanceMethod",
    "class_getMethodImplementation", "class_replaceMethod", "imp_implementationWithBlock",
    "method_exchangeImplementations", "method_getImplementation", "method_getTypeEncoding",
    "method_setImplementation", "object_getClass", "object_setClass", "HUGE", "IMP",
    "MAXFLOAT", "INFINITY", "NAN", "INT16_MIN", "INT32_MIN", "INT64_MIN", "INT64_MAX", "UINT64_MAX",
    "INT_MIN", "UINT_MAX", "class_copyIvarList", "ivar_getName",
    "class_copyPropertyList", "property_getName", "objc_property_t", "Ivar", "strcmp",
    "prefersIncrementalDelivery", "allowsConstrainedNetworkAccess", "allowsExpensiveNetworkAccess",
    "NSURLAuthenticationMethodServerTrust", "CFRunLoopObserver", "CFRunLoopActivity",
    "CFRunLoopObserverCreateWithHandler", "CFRunLoopAddObserver", "CFRunLoopRemoveObserver",
    "CFRunLoopObserverInvalidate", "waitsForConnectivity", "networkUnavailableReason",
    "didCreateTask", "taskIsWaitingForConnectivity", "DispatchSourceMemoryPressure",
    "makeMemoryPressureSource", "class_getInstanceSize", "class_getSuperclass",
    "NSDiscardableContent", "CFDataCreateMutable", "containerURL", "OSStatus", "CFDataSetLength",
    "CFDataGetMutableBytePtr", "CFDataAppendBytes", "tasks", "allTasks", "DateComponentsFormatter",
    "Method", "NSDataDetector", "NSTextCheckingTypes", "OSLogEntry",
    "OSLogEntryLog", "OSLogStore", "os_unfair_lock_lock", "os_unfair_lock_trylock",
    "os_unfair_lock_unlock", "asyncUnsafe", "asyncAfterUnsafe", "isLowPowerModeEnabled",
    "isMacCatalystApp", "isiOSAppOnMac", "thermalState", "checkPromisedItemIsReachable",
    "Timer", "classForCoder", "DescribedClass", "NSDate",
    "NSMutableDictionary", "NSCopying", "threadDictionary",
    "volumeAvailableCapacityForImportantUsage", "volumeAvailableCapacityForImportantUsageKey",
    "volumeAvailableCapacityForOpportunisticUsage",
    "volumeAvailableCapacityForOpportunisticUsageKey",
  ]
}

extension SourceFileSyntax {
  fileprivate func identifiers(
    where isIncluded: (TokenSyntax) -> Bool = { _ in true }
  ) -> Set<String> {
    var result: Set<String> = []
    for token in tokens(viewMode: .sourceAccurate) {
      if case .identifier(let text) = token.tokenKind, isIncluded(token) { result.insert(text) }
    }
    return result
  }
}
