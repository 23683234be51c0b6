/// A framework of Apple's systems that there is not on Linux, and how the names begin that it declares; or what is missing of
/// one that there is.
struct MissingFramework: Sendable {
  /// Whole names.
  var names: Set<String> = []
  /// How names begin, such as `MK`: a capital letter, a digit, or nothing follows.
  var stems: [String] = []
  /// The frameworks whose names a file sees, too, that imports this one.
  var exports: [String] = []
  /// Whether the framework is there, but for these names.
  var isPart = false

  /// Whether a name is one of this framework's.
  func declares(_ name: String) -> Bool {
    if names.contains(name) { return true }
    return stems.contains { stem in
      guard name.hasPrefix(stem) else { return false }
      let next = name.utf8.dropFirst(stem.utf8.count).first.map { Character(Unicode.Scalar($0)) }
      return next.map { $0.isUppercase || $0.isNumber || $0 == "_" } ?? true
    }
  }

  /// The framework among some modules that declares a name which Layouter does not have: what is missing; the name itself if
  /// the framework is there.
  static func declaring(_ name: String, among modules: [String]) -> String? {
    let module = modules.first { all[$0]?.declares(name) == true && !isProvided(name) }
    return module.map { all[$0]?.isPart == true ? name : $0 }
  }

  /// Whether a module is missing, with all of its names.
  static func isMissing(module: String) -> Bool { all[module]?.isPart == false }

  /// The frameworks whose names a file sees that imports some modules: these first, then what they bring along.
  static func visible(importing modules: some Sequence<String>) -> [String] {
    var found: [String] = []
    var next = modules.sorted()
    while !next.isEmpty {
      found += next
      next = Set(next.flatMap { all[$0]?.exports ?? exports[$0] ?? [] }).subtracting(found).sorted()
    }
    return found.filter { all[$0] != nil }
  }

  /// Whether Layouter has something of a framework.
  private static func isProvided(_ name: String) -> Bool {
    OwnNames.all.contains(name) || provided.contains(name)
  }

  /// Functions of frameworks that Layouter has; it has their types in ``OwnNames``.
  private static let provided: Set<String> = [
    "AVMakeRect", "AudioServicesPlayAlertSound", "AudioServicesPlaySystemSound",
    "UTTypeCreatePreferredIdentifierForTag",
  ]

  /// What modules that there are bring along on iOS.
  private static let exports: [String: [String]] = [
    "XCTest": ["UIKit"]
  ]
}

extension MissingFramework {
  /// By their modules.
  static let all: [String: MissingFramework] = [
    "UIKit": MissingFramework(
      names: MissingNames.uiKit,
      exports: ["CoreImage", "ImageIO", "QuartzCore", "UserNotifications"],
      isPart: true),
    "QuartzCore": MissingFramework(
      names: MissingNames.coreAnimation, exports: ["Metal"], isPart: true),
    "SwiftUI": MissingFramework(names: viewNames, exports: ["UIKit"]),
    "WidgetKit": MissingFramework(
      names: ["TimelineEntry", "TimelineProvider", "Timeline", "WidgetCenter", "Widget"],
      exports: ["SwiftUI"]),
    "ARKit": MissingFramework(stems: ["AR"], exports: ["SceneKit", "SpriteKit", "AVFoundation"]),
    "AVFoundation": MissingFramework(
      stems: ["AV"], exports: ["CoreMedia", "CoreVideo", "CoreImage", "AudioToolbox"]),
    "AVKit": MissingFramework(stems: ["AV"], exports: ["AVFoundation"]),
    "Accelerate": MissingFramework(
      names: ["BNNS", "vForce"], stems: ["vDSP", "vImage", "cblas", "kvImage", "sparse"],
      exports: ["CoreVideo"]),
    "AudioToolbox": MissingFramework(
      stems: ["AudioServices", "AudioQueue", "AudioFile", "AudioUnit", "AudioComponent", "AU"],
      exports: ["CoreAudio"]),
    "AuthenticationServices": MissingFramework(stems: ["AS"]),
    "BackgroundTasks": MissingFramework(stems: ["BG"]),
    "CallKit": MissingFramework(stems: ["CX"]),
    "CarPlay": MissingFramework(stems: ["CP"], exports: ["UIKit"]),
    "CloudKit": MissingFramework(stems: ["CK"], exports: ["CoreLocation"]),
    "Contacts": MissingFramework(stems: ["CN"]),
    "ContactsUI": MissingFramework(stems: ["CN"], exports: ["Contacts", "UIKit"]),
    "CoreAudio": MissingFramework(stems: ["AudioBuffer", "AudioStream", "AudioTimeStamp"]),
    "CoreBluetooth": MissingFramework(stems: ["CB"]),
    "CoreData": MissingFramework(
      names: ["NSMergePolicy", "NSQueryGenerationToken", "NSDerivedAttributeDescription"],
      stems: [
        "NSManagedObject", "NSFetchRequest", "NSFetched", "NSPersistent", "NSEntityDescription",
        "NSEntityMapping", "NSEntityMigrationPolicy", "NSAttributeDescription",
        "NSRelationshipDescription", "NSPropertyDescription", "NSBatch", "NSExpressionDescription",
        "NSIncrementalStore", "NSAtomicStore", "NSMappingModel", "NSMigrationManager",
        "NSAsynchronousFetch", "NSCoreData", "NSInferMappingModel", "NSMigratePersistent",
        "NSSQLite", "NSInMemoryStore", "NSBinaryStore",
      ]),
    "CoreHaptics": MissingFramework(stems: ["CH"]),
    "CoreImage": MissingFramework(
      stems: [
        "CIAztec", "CIBarcode", "CIBlend", "CIColor", "CIContext", "CIDataMatrix", "CIDetector",
        "CIFaceFeature", "CIFeature", "CIFilter", "CIFormat", "CIImage", "CIKernel", "CIPDF417",
        "CIPlugIn", "CIQRCode", "CIRAW", "CIRectangleFeature", "CIRender", "CISampler",
        "CITextFeature", "CIVector", "CIWarp", "kCI",
      ], exports: ["CoreVideo"]),
    "CoreLocation": MissingFramework(stems: ["CL", "kCL"]),
    "CoreMedia": MissingFramework(stems: ["CM", "kCM"], exports: ["CoreAudio", "CoreVideo"]),
    "CoreML": MissingFramework(stems: ["ML"]),
    "CoreMotion": MissingFramework(stems: ["CM"]),
    "CoreSpotlight": MissingFramework(stems: ["CS"]),
    "CoreTelephony": MissingFramework(stems: ["CTTelephony", "CTCarrier", "CTCall", "CTCellular"]),
    "CoreVideo": MissingFramework(stems: ["CV", "kCV"]),
    "CryptoKit": MissingFramework(names: [
      "AES", "ChaChaPoly", "Curve25519", "HKDF", "HMAC", "Insecure", "P256", "P384", "P521",
      "SHA256", "SHA384", "SHA512", "SharedSecret", "SymmetricKey", "SecureEnclave",
    ]),
    "EventKit": MissingFramework(stems: ["EK"]),
    "GameKit": MissingFramework(stems: ["GK"], exports: ["UIKit"]),
    "GameplayKit": MissingFramework(stems: ["GK"], exports: ["SceneKit", "SpriteKit"]),
    "HealthKit": MissingFramework(stems: ["HK"]),
    "ImageIO": MissingFramework(stems: ["CGImageDestination", "CGImageMetadata", "CGAnimateImage"]),
    "Intents": MissingFramework(stems: ["IN"]),
    "LinkPresentation": MissingFramework(stems: ["LP"]),
    "LocalAuthentication": MissingFramework(stems: ["LA"]),
    "MapKit": MissingFramework(stems: ["MK"], exports: ["CoreLocation", "UIKit"]),
    "MediaPlayer": MissingFramework(stems: ["MP"], exports: ["AVFoundation", "UIKit"]),
    "MessageUI": MissingFramework(stems: ["MF"], exports: ["UIKit"]),
    "Metal": MissingFramework(names: ["CAMetalLayer", "CAMetalDrawable"], stems: ["MTL"]),
    "MetalKit": MissingFramework(stems: ["MTK"], exports: ["Metal", "UIKit"]),
    "Network": MissingFramework(stems: ["NW"]),
    "NotificationCenter": MissingFramework(stems: ["NCWidget", "NCUpdate"], exports: ["UIKit"]),
    "PDFKit": MissingFramework(stems: ["PDF", "kPDF"], exports: ["UIKit"]),
    "PassKit": MissingFramework(stems: ["PK"], exports: ["UIKit"]),
    "PencilKit": MissingFramework(stems: ["PK"], exports: ["UIKit"]),
    "Photos": MissingFramework(
      stems: ["PH"], exports: ["AVFoundation", "CoreImage", "CoreLocation"]),
    "PhotosUI": MissingFramework(
      names: ["PhotosPicker", "PhotosPickerItem"], stems: ["PH"], exports: ["Photos", "UIKit"]),
    "QuickLook": MissingFramework(stems: ["QL"], exports: ["UIKit"]),
    "SafariServices": MissingFramework(stems: ["SF", "SS"], exports: ["UIKit"]),
    "SceneKit": MissingFramework(stems: ["SCN"], exports: ["UIKit", "Metal"]),
    "Security": MissingFramework(stems: ["Sec", "kSec", "errSec"]),
    "Social": MissingFramework(stems: ["SL"], exports: ["UIKit"]),
    "Speech": MissingFramework(stems: ["SF"], exports: ["AVFoundation"]),
    "SpriteKit": MissingFramework(stems: ["SK"], exports: ["UIKit"]),
    "StoreKit": MissingFramework(
      names: ["Product", "Transaction", "AppStore"], stems: ["SK"], exports: ["UIKit"]),
    "SwiftData": MissingFramework(names: [
      "FetchDescriptor", "ModelConfiguration", "ModelContainer", "ModelContext", "PersistentModel",
      "Query", "SchemaMigrationPlan", "VersionedSchema",
    ]),
    "SystemConfiguration": MissingFramework(stems: ["SCNetwork", "kSCNetwork"]),
    "UniformTypeIdentifiers": MissingFramework(stems: ["UTType", "UTTagClass"]),
    "UserNotifications": MissingFramework(stems: ["UN"]),
    "Vision": MissingFramework(stems: ["VN"], exports: ["CoreML", "CoreVideo", "CoreImage"]),
    "WebKit": MissingFramework(stems: ["WK"], exports: ["UIKit"]),
  ]

  /// What SwiftUI declares, as far as packages of views name it.
  private static let viewNames: Set<String> = [
    "Angle", "Animatable", "AnimatableModifier", "AnyTransition", "AnyView", "App", "AppStorage",
    "Binding", "Bindable", "ButtonStyle", "Color", "DynamicProperty", "EdgeInsets", "EmptyView",
    "Environment", "EnvironmentKey", "EnvironmentObject", "EnvironmentValues", "FocusState",
    "ForEach", "GeometryEffect", "GeometryProxy", "GeometryReader", "GestureState", "HStack",
    "LazyHStack", "LazyVStack", "LocalizedStringKey", "Namespace", "NavigationView",
    "ObservedObject", "PreferenceKey", "PreviewProvider", "PrimitiveButtonStyle", "ScaledMetric",
    "Scene", "ScrollView", "Shape", "Spacer", "State", "StateObject", "Text",
    "UIHostingConfiguration", "UIHostingController", "UIViewControllerRepresentable",
    "UIViewControllerRepresentableContext", "UIViewRepresentable", "UIViewRepresentableContext",
    "UnitPoint", "VStack", "View", "ViewBuilder", "ViewModifier", "WindowGroup", "ZStack",
  ]

  /// The protocols of delegates. A class has more to it than such a conformance, which is left out alone.
  static func isDelegate(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Observer"].contains(where: name.hasSuffix)
  }
}
