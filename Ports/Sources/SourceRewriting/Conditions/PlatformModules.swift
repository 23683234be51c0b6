/// The modules that UIKit code imports, and what there is of them on Linux.
enum PlatformModules {
  /// Modules of the product `UIKit`, whose submodules and single declarations are imported whole.
  static let provided: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "CoreText"]

  /// Modules whose declarations another module has, as far as there are any.
  static let replaced: [String: String] = [
    "ObjectiveC": "UIKit", "Darwin": "Glibc", "os": "UIKit", "OSLog": "UIKit",
    "CoreFoundation": "UIKit", "MobileCoreServices": "UIKit", "CoreServices": "UIKit",
    "Accessibility": "UIKit", "simd": "UIKit",
  ]

  /// Modules that are parts of Foundation on Apple's systems, with names that they are known by.
  static let partsOfFoundation: [String: Set<String>] = [
    "FoundationXML": [
      "XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD",
    ],
    "FoundationNetworking": [
      "URLSession", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
      "URLSessionUploadTask", "URLSessionConfiguration", "URLSessionDelegate", "URLRequest",
      "NSURLRequest", "URLResponse", "HTTPURLResponse", "HTTPCookie", "HTTPCookieStorage",
      "URLCache", "CachedURLResponse", "URLProtocol", "URLCredential", "URLProtectionSpace",
      "URLAuthenticationChallenge",
    ],
  ]

  /// Modules of Apple's systems that are missing.
  static let missing = Set(MissingFramework.all.filter { !$0.value.isPart }.keys)
    .union(ofOtherPlatforms)

  /// Of them, those that code for iOS does not import.
  static let ofOtherPlatforms: Set<String> = ["AppKit", "Cocoa", "WatchKit"]

  /// The modules of swift-snapshot-testing that Layouter has, with their public declarations only.
  static let ofSnapshotTesting: Set<String> = ["SnapshotTesting", "InlineSnapshotTesting"]

  /// Modules of the toolchain on Linux.
  private static let ofToolchain: Set<String> = [
    "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "FoundationEssentials",
    "Dispatch",
    "Glibc", "XCTest", "Testing", "RegexBuilder", "Synchronization", "Observation", "_Concurrency",
    "_StringProcessing",
  ]

  /// Whether a module is missing that code for iOS imports.
  static func isMissing(_ name: String) -> Bool {
    missing.contains(name) && !ofOtherPlatforms.contains(name)
  }

  static func canImport(_ name: String) -> CompilationCondition {
    if provided.contains(name) || ofToolchain.contains(name) || name == CombineNames.module {
      return .holds
    }
    // See PlatformConditionRule.
    if name == "ObjectiveC" { return .holds }
    if replaced[name] != nil || missing.contains(name) { return .fails }
    return .unknown
  }
}
