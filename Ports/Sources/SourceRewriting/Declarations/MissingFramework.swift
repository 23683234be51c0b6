/// A framework of Apple's systems that there is not on Linux, and how the names begin that it declares; or the missing names
/// of one that there is.
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
    names.contains(name) || stems.contains { Self.isStem($0, of: name) }
  }

  private static func isStem(_ stem: String, of name: String) -> Bool {
    guard name.hasPrefix(stem) else { return false }
    let next = name.utf8.dropFirst(stem.utf8.count).first.map { Character(Unicode.Scalar($0)) }
    return next.map { $0.isUppercase || $0.isNumber || $0 == "_" } ?? true
  }

  /// The framework among some modules that declares a name which Layouter does not have; the name itself if the rest of the
  /// framework is there.
  static func declaring(_ name: String, among modules: [String]) -> String? {
    // Names of SwiftUI's are others here.
    let module = modules.first { module in
      all[module]?.declares(name) == true && (module == "SwiftUI" || !isProvided(name))
    }
    return module.map { all[$0]?.isPart == true ? name : $0 }
  }

  /// Whether a name could be one of any framework's. Asked for every name of a package.
  static func isKnown(_ name: String) -> Bool {
    if allNames.contains(name) { return true }
    guard let first = name.utf8.first, let stems = stemsByStart[first] else { return false }
    return stems.contains { isStem($0, of: name) }
  }

  private static let allNames = all.values.reduce(into: Set<String>()) { $0.formUnion($1.names) }
  /// By their first byte.
  private static let stemsByStart = Dictionary(
    grouping: Set(all.values.flatMap(\.stems)).filter { !$0.isEmpty }, by: { $0.utf8.first ?? 0 })

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
    "XCTest": ["UIKit"], "Foundation": ["Security", "Darwin.Mach"], "Darwin": ["Darwin.Mach"],
  ]
}

extension MissingFramework {
  /// By their modules.
  static let all: [String: MissingFramework] = [
    "UIKit": MissingFramework(
      names: MissingNames.uiKit,
      exports: ["CoreImage", "Foundation", "ImageIO", "QuartzCore", "UserNotifications"],
      isPart: true),
    "QuartzCore": MissingFramework(
      names: MissingNames.coreAnimation, exports: ["Metal"], isPart: true),
    "SwiftUI": MissingFramework(names: viewNames, exports: ["UIKit"]),
    "WidgetKit": MissingFramework(
      names: ["TimelineEntry", "TimelineProvider", "Timeline", "WidgetCenter", "Widget"],
      exports: ["SwiftUI"]),
    "Accelerate": MissingFramework(
      names: ["BNNS", "vForce"], stems: ["vDSP", "vImage", "cblas", "kvImage", "sparse"],
      exports: ["CoreVideo"]),
    "ActivityKit": MissingFramework(
      names: ["Activity", "ActivityAttributes", "ActivityContent", "ActivityUIDismissalPolicy"]),
    "AdSupport": MissingFramework(names: ["ASIdentifierManager"]),
    "AppIntents": MissingFramework(names: [
      "AppEntity", "AppEnum", "AppIntent", "AppShortcut", "AppShortcutsProvider", "EntityQuery",
      "IntentParameter", "IntentResult", "OpenIntent",
    ]),
    "AppTrackingTransparency": MissingFramework(stems: ["ATTracking"]),
    "ARKit": MissingFramework(stems: ["AR"], exports: ["SceneKit", "SpriteKit", "AVFoundation"]),
    "AudioToolbox": MissingFramework(
      stems: ["AudioServices", "AudioQueue", "AudioFile", "AudioUnit", "AudioComponent", "AU"],
      exports: ["CoreAudio"]),
    "AuthenticationServices": MissingFramework(stems: ["AS"]),
    "AVFoundation": MissingFramework(
      stems: ["AV"], exports: ["CoreMedia", "CoreVideo", "CoreImage", "AudioToolbox"]),
    "AVKit": MissingFramework(stems: ["AV"], exports: ["AVFoundation"]),
    "BackgroundTasks": MissingFramework(stems: ["BG"]),
    "CallKit": MissingFramework(stems: ["CX"]),
    "CarPlay": MissingFramework(stems: ["CP"], exports: ["UIKit"]),
    "CloudKit": MissingFramework(stems: ["CK"], exports: ["CoreLocation"]),
    "CommonCrypto": MissingFramework(stems: ["CC", "kCC"]),
    "Compression": MissingFramework(
      names: ["InputFilter", "OutputFilter", "FilterOperation"],
      stems: ["compression", "COMPRESSION"]),
    "Contacts": MissingFramework(stems: ["CN"]),
    "ContactsUI": MissingFramework(stems: ["CN"], exports: ["Contacts", "UIKit"]),
    "CoreAudio": MissingFramework(stems: ["AudioBuffer", "AudioStream", "AudioTimeStamp"]),
    "CoreAudioTypes": MissingFramework(stems: ["AudioBuffer", "AudioStream", "AudioTimeStamp"]),
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
    "CoreLocationUI": MissingFramework(stems: ["CL"], exports: ["CoreLocation", "UIKit"]),
    "CoreMedia": MissingFramework(stems: ["CM", "kCM"], exports: ["CoreAudio", "CoreVideo"]),
    "CoreMIDI": MissingFramework(stems: ["MIDI"]),
    "CoreML": MissingFramework(stems: ["ML"]),
    "CoreMotion": MissingFramework(stems: ["CM"]),
    "CoreNFC": MissingFramework(stems: ["NFC"]),
    "CoreSpotlight": MissingFramework(stems: ["CS"]),
    "CoreTelephony": MissingFramework(stems: ["CTTelephony", "CTCarrier", "CTCall", "CTCellular"]),
    "CoreTransferable": MissingFramework(names: [
      "CodableRepresentation", "DataRepresentation", "FileRepresentation", "ProxyRepresentation",
      "TransferRepresentation", "Transferable",
    ]),
    "CoreVideo": MissingFramework(stems: ["CV", "kCV"]),
    "CryptoKit": MissingFramework(names: [
      "AES", "ChaChaPoly", "Curve25519", "HKDF", "HMAC", "Insecure", "P256", "P384", "P521",
      "SHA256", "SHA384", "SHA512", "SharedSecret", "SymmetricKey", "SecureEnclave",
    ]),
    "CryptoTokenKit": MissingFramework(stems: ["TK"]),
    "DeveloperToolsSupport": MissingFramework(names: ["LibraryContentProvider", "LibraryItem"]),
    "DeviceCheck": MissingFramework(stems: ["DC"]),
    "EventKit": MissingFramework(stems: ["EK"]),
    "EventKitUI": MissingFramework(stems: ["EK"], exports: ["EventKit", "UIKit"]),
    "ExternalAccessory": MissingFramework(stems: ["EA"]),
    "FileProvider": MissingFramework(stems: ["NSFileProvider"]),
    "GameController": MissingFramework(stems: ["GC"]),
    "GameKit": MissingFramework(stems: ["GK"], exports: ["UIKit"]),
    "GameplayKit": MissingFramework(stems: ["GK"], exports: ["SceneKit", "SpriteKit"]),
    "GLKit": MissingFramework(stems: ["GLK"], exports: ["OpenGLES", "UIKit"]),
    "GroupActivities": MissingFramework(names: ["GroupActivity", "GroupSession"]),
    "HealthKit": MissingFramework(stems: ["HK"]),
    "HealthKitUI": MissingFramework(stems: ["HK"], exports: ["HealthKit", "UIKit"]),
    "Darwin.Mach": MissingFramework(names: MissingNames.mach),
    "HomeKit": MissingFramework(stems: ["HM"]),
    "ImageIO": MissingFramework(names: MissingNames.imageIO, stems: ["CGImageMetadata"]),
    "Intents": MissingFramework(stems: ["IN"]),
    "IntentsUI": MissingFramework(stems: ["IN"], exports: ["Intents", "UIKit"]),
    "IOKit": MissingFramework(stems: ["IO", "kIO"]),
    "IOSurface": MissingFramework(stems: ["IOSurface", "kIOSurface"]),
    "JavaScriptCore": MissingFramework(stems: ["JS", "kJS"]),
    "LinkPresentation": MissingFramework(stems: ["LP"]),
    "LocalAuthentication": MissingFramework(stems: ["LA"]),
    "MachO": MissingFramework(
      stems: [
        "_dyld", "mach_header", "segment_command", "load_command", "symtab_command", "nlist",
      ],
      exports: ["Darwin.Mach"]),
    "MapKit": MissingFramework(stems: ["MK"], exports: ["CoreLocation", "UIKit"]),
    "MediaPlayer": MissingFramework(stems: ["MP"], exports: ["AVFoundation", "UIKit"]),
    "MessageUI": MissingFramework(stems: ["MF"], exports: ["UIKit"]),
    "Metal": MissingFramework(names: ["CAMetalLayer", "CAMetalDrawable"], stems: ["MTL"]),
    "MetalKit": MissingFramework(stems: ["MTK"], exports: ["Metal", "UIKit"]),
    "MetalPerformanceShaders": MissingFramework(stems: ["MPS"], exports: ["Metal"]),
    "ModelIO": MissingFramework(stems: ["MDL"]),
    "MultipeerConnectivity": MissingFramework(stems: ["MC", "kMC"]),
    "MusicKit": MissingFramework(stems: ["Music"]),
    "NaturalLanguage": MissingFramework(stems: ["NL"]),
    "NearbyInteraction": MissingFramework(stems: ["NI"]),
    "Network": MissingFramework(stems: ["NW"]),
    "NetworkExtension": MissingFramework(stems: ["NE"]),
    "NotificationCenter": MissingFramework(stems: ["NCWidget", "NCUpdate"], exports: ["UIKit"]),
    "OpenGLES": MissingFramework(stems: ["EAGL", "GL", "gl", "kEAGL"]),
    "PassKit": MissingFramework(stems: ["PK"], exports: ["UIKit"]),
    "PDFKit": MissingFramework(stems: ["PDF", "kPDF"], exports: ["UIKit"]),
    "PencilKit": MissingFramework(stems: ["PK"], exports: ["UIKit"]),
    "Photos": MissingFramework(
      stems: ["PH"], exports: ["AVFoundation", "CoreImage", "CoreLocation"]),
    "PhotosUI": MissingFramework(
      names: ["PhotosPicker", "PhotosPickerItem"], stems: ["PH"], exports: ["Photos", "UIKit"]),
    "PushKit": MissingFramework(stems: ["PK"]),
    "QuickLook": MissingFramework(stems: ["QL"], exports: ["UIKit"]),
    "QuickLookThumbnailing": MissingFramework(stems: ["QL"]),
    "RealityKit": MissingFramework(
      names: [
        "ARView", "AnchorEntity", "Entity", "HasAnchoring", "MeshResource", "ModelEntity",
        "RealityView", "SimpleMaterial",
      ], exports: ["ARKit"]),
    "ReplayKit": MissingFramework(stems: ["RP"], exports: ["UIKit"]),
    "SafariServices": MissingFramework(stems: ["SF", "SS"], exports: ["UIKit"]),
    "SceneKit": MissingFramework(stems: ["SCN"], exports: ["UIKit", "Metal"]),
    "Security": MissingFramework(stems: ["Sec", "kSec", "errSec"]),
    "ShazamKit": MissingFramework(stems: ["SH"]),
    "Social": MissingFramework(stems: ["SL"], exports: ["UIKit"]),
    "SoundAnalysis": MissingFramework(stems: ["SN"]),
    "Speech": MissingFramework(stems: ["SF"], exports: ["AVFoundation"]),
    "SpriteKit": MissingFramework(stems: ["SK"], exports: ["UIKit"]),
    "SQLite3": MissingFramework(stems: ["sqlite3", "SQLITE"]),
    "StoreKit": MissingFramework(
      names: ["Product", "Transaction", "AppStore"], stems: ["SK"], exports: ["UIKit"]),
    "SwiftData": MissingFramework(names: [
      "FetchDescriptor", "ModelConfiguration", "ModelContainer", "ModelContext", "PersistentModel",
      "Query", "SchemaMigrationPlan", "VersionedSchema",
    ]),
    "SystemConfiguration": MissingFramework(stems: ["SCNetwork", "kSCNetwork"]),
    "TipKit": MissingFramework(
      names: [
        "Tip", "TipGroup", "Tips", "TipUICollectionViewCell", "TipUIPopoverViewController",
        "TipUIView", "TipView",
      ],
      exports: ["SwiftUI"]),
    "UniformTypeIdentifiers": MissingFramework(stems: ["UTType", "UTTagClass"]),
    "UserNotifications": MissingFramework(stems: ["UN"]),
    "UserNotificationsUI": MissingFramework(
      stems: ["UN"], exports: ["UserNotifications", "UIKit"]),
    "VideoToolbox": MissingFramework(stems: ["VT", "kVT"], exports: ["CoreMedia", "CoreVideo"]),
    "Vision": MissingFramework(stems: ["VN"], exports: ["CoreML", "CoreVideo", "CoreImage"]),
    "VisionKit": MissingFramework(
      names: [
        "DataScannerViewController", "ImageAnalysis", "ImageAnalysisInteraction", "ImageAnalyzer",
      ],
      stems: ["VN"], exports: ["Vision", "UIKit"]),
    "WatchConnectivity": MissingFramework(stems: ["WC"]),
    "WeatherKit": MissingFramework(names: ["Weather", "WeatherService", "CurrentWeather"]),
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
    "Alignment", "AngularGradient", "Animation", "AnyGradient", "AnyShape", "AnyShapeStyle",
    "Capsule",
    "ColorScheme", "DynamicTypeSize", "EllipticalGradient", "Font", "Gradient", "GridItem",
    "HorizontalAlignment", "Image", "LazyHGrid", "LazyVGrid", "LinearGradient", "NavigationLink",
    "NavigationStack", "ProgressView", "RadialGradient", "RoundedRectangle", "ShapeStyle",
    "StrokeStyle", "TabView", "TextField", "Toggle", "Transaction", "VerticalAlignment",
    "withAnimation",
  ]

  /// The protocols of delegates. A class has more to it than such a conformance, which is left out alone.
  static func isDelegate(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Observer"].contains(where: name.hasSuffix)
  }
}
