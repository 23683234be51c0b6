import SourceRewriting
import Testing

@Suite struct MissingFrameworkTests {
  @Test func anExtensionOfAViewOfSwiftUIIsLeftOut() {
    let source = """
      import SwiftUI
      @available(iOS 13.0, *)
      @objc extension View {
        func toast() -> some View { self }
      }
      class Toast: UIView {}
      """
    let expected = "import UIKit\n\n\n\n\nclass Toast: UIView {}"
    #expect(rewritten(source) == expected)
    #expect(
      rewriting(source).limitations.map(\.message)
        == ["there is no module SwiftUI on Linux: the extension of View is left out"])
  }

  @Test func membersThatAreAboutSwiftUIAreLeftOut() {
    let source = """
      import UIKit
      import SwiftUI
      class Toast: UIView {
        @objc func show() {}
        func show(_ color: Color) { tint = color }
      }
      """
    let expected = """
      import UIKit
      import UIKit
      class Toast: UIView {
         func show() {}
        \("")
      }
      """
    #expect(rewritten(source) == expected)
  }

  @Test func wrappersAndPreviewsAreLeftOut() {
    let source = """
      import SwiftUI
      struct Wrapper: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
      #Preview { Wrapper() }
      """
    #expect(rewritten(source) == "import UIKit\n\n")
  }

  /// What UIKit has on devices only is like a missing framework: of the code that needs it nothing else is lost.
  @Test(
    arguments: [
      (
        "class A: UIView { func a() { let b = UIImagePickerController() } }",
        "class A: UIView { func a() {  } }",
        "what 'a' does"
      ),
      ("func a(_ b: UIDocumentPickerViewController) {}", "", "'a'"),
      ("class A: UICalendarView {}", "", "'A'"),
      (
        "class A: UIView, UIImagePickerControllerDelegate {}", "class A: UIView {}",
        "the conformance to UIImagePickerControllerDelegate"
      ),
      ("var a: UIFindInteraction? { nil }", "", "'a'"),
      (
        "extension UIKit.UIView { var a: Int { 1 } }",
        "extension UIKit.UIView { var a: Int { 1 } }", nil
      ),
      ("class A { let layer = CAMetalLayer() }", "class A {  }", "'layer'"),
    ] as [(String, String, String?)])
  func whatUIKitHasOnDevicesOnlyIsLeftOut(source: String, expected: String, leftOut: String?) {
    let result = rewriting("import UIKit\n\(source)")
    #expect(result.text == "import UIKit\n\(expected)")
    #expect(result.limitations.count == (leftOut == nil ? 0 : 1))
    #expect(
      result.limitations.allSatisfy { limitation in
        limitation.message.hasPrefix("there is no ")
          && limitation.message.hasSuffix(" on Linux: \(leftOut ?? "") is left out")
      })
    let own = "import UIKit\nlet a = UICalendarView()"
    #expect(rewritten(own, with: "class UICalendarView: UIView {}") == own)
  }

  /// What only a body needs can be called, and types conform to protocols by it. UIDocument is on devices only.
  @Test(arguments: [
    ("func a() -> Bool { UIDocument().b }", "func a() -> Bool { false }"),
    ("func a() -> [Int] { UIDocument().b }", "func a() -> [Int] { [] }"),
    ("func a() -> CGFloat { UIDocument().b }", "func a() -> CGFloat { 0 }"),
    (
      "func a() throws -> UIView { UIDocument().b }",
      "func a() throws -> UIView { fatalError(\"there is no UIDocument on Linux\") }"
    ),
    ("class A { var a: Int { UIDocument().b } }", "class A { var a: Int { 0 } }"),
    (
      "class A { var a: String { get { UIDocument().b } set { UIDocument().b = newValue } } }",
      "class A { var a: String { get { \"\" } set {  } } }"
    ),
    ("class A { init?() { UIDocument() } }", "class A { init?() { return nil } }"),
    (
      "class A { init() { UIDocument() } }",
      "class A { init() { fatalError(\"there is no UIDocument on Linux\") } }"
    ),
  ])
  func whatOnlyABodyNeedsCanBeCalled(source: String, expected: String) {
    let result = rewriting("import UIKit\n\(source)")
    #expect(result.text == "import UIKit\n\(expected)")
    #expect(result.limitations.allSatisfy { $0.message.contains("does is left out") })
    #expect(!result.limitations.isEmpty)
  }

  @Test func anOpaqueResultIsLeftOutWithItsFunction() {
    #expect(
      rewritten("import UIKit\nfunc a() -> some Sequence { UIDocument().b }") == "import UIKit\n")
  }

  /// Other files can use it, too.
  @Test func theUsesOfWhatStaysStay() {
    let own = "import UIKit\nfunc c(_ a: A) -> Int { a.a }"
    #expect(
      rewritten(own, with: "import UIKit\nclass A { var a: Int { UIDocument().b } }") == own)
  }

  @Test func namesOfThePackageItselfStay() {
    let source = "import SwiftUI\nextension View { func a() {} }"
    #expect(
      rewritten(source, with: "class View {}") == "import UIKit\nextension View { func a() {} }")
  }

  @Test func membersAndLabelsStay() {
    let source = "import SwiftUI\nlet a = Style.Color(Text: 1)"
    #expect(rewritten(source) == "import UIKit\nlet a = Style.Color(Text: 1)")
  }

  @Test func namesInCodeThatIsNotCompiledDoNotCount() {
    let source = """
      import SwiftUI
      class A {
        lazy var b: UIView = {
          #if os(visionOS)
            return UIHostingController(rootView: View()).view
          #else
            return UIView()
          #endif
        }()
      }
      """
    #expect(rewritten(source).contains("lazy var b"))
  }

  @Test func filesWithoutTheseModulesStay() {
    #expect(rewriting("import UIKit\nextension View { func a() {} }").isUnchanged)
  }

  @Test func aPreviewIsLeftOutWithoutAnImportToo() {
    let source = "import UIKit\n#Preview { UIView() }\nclass A: UIView {}"
    #expect(rewritten(source) == "import UIKit\n\nclass A: UIView {}")
  }

  @Test(arguments: [
    "class Host<Content>: UIView where Content: View { let content: Content }",
    "class Host<Content: View>: UIView {}",
    "struct Geometry { var insets: EdgeInsets }",
    "protocol Convertible { associatedtype Content: View; func content() -> Content }",
    "final class Host: UIView { private let host: UIHostingController<Bar> }",
  ])
  func aTypeThatCannotBeWithoutSwiftUIIsLeftOut(type: String) {
    #expect(
      rewritten("import SwiftUI\n\(type)\nclass A: UIView {}")
        == "import UIKit\n\nclass A: UIView {}")
  }

  @Test func aTypeStaysThatHasSomethingOfSwiftUIsAtTimes() {
    let source = """
      import SwiftUI
      class A: UIView {
        var host: UIHostingController<Bar>?
        var mark = 1
      }
      """
    #expect(rewritten(source) == "import UIKit\nclass A: UIView {\n  \n  var mark = 1\n}")
  }

  @Test func whatIsMadeOfTypesThatAreLeftOutIsToo() {
    let source = """
      class Coordinator { var wrapper: Wrapper }
      extension Wrapper { func b() {} }
      class A { func make(_ wrapper: Wrapper) {}
        func b() {} }
      """
    let wrapper = "import SwiftUI\nstruct Wrapper: UIViewRepresentable {}"
    let result = rewritten("import SwiftUI\n" + source, with: wrapper)
    #expect(result == "import UIKit\n\n\nclass A { \n  func b() {} }")
  }

  /// Members that need a framework are left out in their file, and what uses them is in others: in subclasses, and of
  /// properties of their types.
  @Test func whatUsesAMemberOfAnotherFileIsLeftOut() {
    let other = """
      import AVFoundation
      class Base: UIView { var asset: AVAsset?; var mark = 1; func plain(_ count: Int) {} }
      extension UIImage { func frame(of asset: AVAsset) -> UIImage? { nil } }
      class Strip: UIView { func fill(with asset: AVAsset) {}; func plain() {} }
      func load(_ asset: AVAsset) -> Int { 1 }
      """
    let source = """
      import UIKit
      class A: Base {
        let strip: Strip = Strip()
        func b() { print(asset) }
        func c() -> Int { self.asset == nil ? mark : 2 }
        func d() { strip.fill(with: e); strip.plain() }
        func f() -> Int { load(e) }
        func g() { strip.plain(); plain(mark) }
      }
      class B: UIView { func asset() -> Int { 1 }; func h() -> Int { asset() } }
      """
    let expected = """
      import UIKit
      class A: Base {
        let strip: Strip = Strip()
        func b() {  }
        func c() -> Int { 0 }
        func d() {  }
        func f() -> Int { 0 }
        func g() { strip.plain(); plain(mark) }
      }
      class B: UIView { func asset() -> Int { 1 }; func h() -> Int { asset() } }
      """
    #expect(rewritten(source, with: other) == expected)
  }

  @Test(arguments: [
    "guard let asset = asset else { return 0 }; return 1",
    "if let asset { print(asset) }; return 1",
    "if let asset = asset { print(asset) }; return 1",
  ])
  func aMemberThatIsBoundToItsNameIsUsed(body: String) {
    let other = "import AVFoundation\nclass Base: UIView { var asset: AVAsset? }"
    #expect(
      rewritten(
        "import UIKit\nclass A: Base { func b() -> Int { \(body) }; var c = 1 }", with: other)
        == "import UIKit\nclass A: Base { func b() -> Int { 0 }; var c = 1 }")
    // A variable of the function is another one.
    let local = "import UIKit\nclass A: Base { func b() -> Int { let asset = c(); return asset } }"
    #expect(rewritten(local, with: other) == local)
  }

  /// What iOS 26 has is left out by itself, and the rest of the function stays.
  @Test(arguments: [
    "if #available(iOS 26, *) { return UIGlassEffect() }; return a",
    "if #available(iOS 26.0, *) { return UIGlassEffect() } else { return a }",
    "guard #available(iOS 26, *) else { return a }; return UIGlassEffect()",
  ])
  func whatALaterSystemHasInAFunctionDoesNotCount(body: String) {
    let source = "import UIKit\nclass A { func e() -> UIVisualEffect { \(body) } }"
    let result = rewritten(source)
    #expect(result.contains("func e()") && result.contains("return a"))
    #expect(!result.contains("UIGlassEffect"))
    // So does what uses it in another file.
    let use = "import UIKit\nclass B: A { func f() -> Int { e(); return 1 } }"
    #expect(rewritten(use, with: source) == use)
  }

  /// What stands under a condition for a missing module is used outside of it, too.
  @Test func whatUsesDeclarationsForADeviceIsLeftOut() {
    let source = """
      import UIKit
      #if canImport(SwiftUI)
      import SwiftUI
      public struct Finder<V: View> {}
      extension UIView { func host() -> Finder<V> { Finder() }; func both() -> Int { 1 } }
      #else
      extension UIView { func both() -> Int { 2 } }
      #endif
      public extension Finder where V: UIView { init() {} }
      class A: UIView { let finder: Finder<B>?
        func b() -> Int { host(); return 1 }
        func c() -> Int { both() }
      }
      """
    let expected = """
      import UIKit
      #if canImport(SwiftUI)
      import SwiftUI
      public struct Finder<V: View> {}
      extension UIView { func host() -> Finder<V> { Finder() }; func both() -> Int { 1 } }
      #else
      extension UIView { func both() -> Int { 2 } }
      #endif

      class A: UIView { \("")
        func b() -> Int { 0 }
        func c() -> Int { both() }
      }
      """
    #expect(rewritten(source) == expected)
    // In other files too.
    let other = "import UIKit\nextension Finder { var d: Int { 1 } }\nlet e = Finder<UIView>()"
    #expect(rewritten(other, with: source) == "import UIKit\n\n")
  }

  /// What a value is can be seen where it is made, and of a type that its file has written.
  @Test(arguments: [
    "Base.red.asset", "Base().asset", "try! Base.make().asset", "value.asset", "argument?.asset",
    "optional!.asset", "made.asset", "bound.asset",
  ])
  func whatUsesAMemberOfAValueIsLeftOut(use: String) {
    let other = "import AVFoundation\nextension Base { var asset: AVAsset? { nil } }"
    func file(_ use: String) -> String {
      """
      import XCTest
      class A: XCTestCase { func test(_ argument: Base?) -> Int {
        let value = Base.red; let optional: Base? = nil; let made = try Base(1)
        if let bound = Base(2) { print(\(use)) }
        let free = other(); print(free.asset)
        return 1 }; var c = 1 }
      """
    }
    let importing = "import XCTest; import UIKit"
    #expect(
      rewritten(file(use), with: other)
        == importing
        + "\nclass A: XCTestCase { func test(_ argument: Base?) -> Int {\n  0\n\n\n }; var c = 1 }")
    // Nothing says what a function returns.
    #expect(rewritten(file("free.asset"), with: other).contains("func test"))
  }

  /// A member with another declaration that needs no framework stays.
  @Test func aMemberThatIsThereOtherwiseStays() {
    let other = """
      import AVFoundation
      class Base: UIView { func show(_ asset: AVAsset) {} }
      extension Base { func show(_ text: String) {} }
      """
    let source = "import UIKit\nclass A: Base { func b() { show(c) } }"
    #expect(rewritten(source, with: other) == source)
  }

  /// A module, a class of it, and a protocol of delegates.
  private static let frameworks = [
    ("CoreData", "NSManagedObject", "NSFetchedResultsControllerDelegate"),
    ("MapKit", "MKMapView", "MKMapViewDelegate"),
    ("CoreLocation", "CLLocation", "CLLocationManagerDelegate"),
    ("SceneKit", "SCNView", "SCNSceneRendererDelegate"),
    ("SpriteKit", "SKView", "SKViewDelegate"),
    ("WebKit", "WKWebView", "WKNavigationDelegate"),
    ("CoreImage", "CIFilter", "CIImageProcessorDelegate"),
    ("Metal", "MTLRenderPassDescriptor", "MTLDrawableObserver"),
    ("MetalKit", "MTKView", "MTKViewDelegate"),
    ("AVFoundation", "AVPlayer", "AVAudioPlayerDelegate"),
    ("AVKit", "AVPlayerViewController", "AVPlayerViewControllerDelegate"),
    ("Photos", "PHAsset", "PHPhotoLibraryChangeObserver"),
    ("ARKit", "ARSCNView", "ARSCNViewDelegate"),
    ("PDFKit", "PDFView", "PDFViewDelegate"),
    ("StoreKit", "SKProduct", "SKProductsRequestDelegate"),
    ("UserNotifications", "UNNotification", "UNUserNotificationCenterDelegate"),
    ("JavaScriptCore", "JSContext", "JSExportObserver"),
    ("MultipeerConnectivity", "MCSession", "MCSessionDelegate"),
    ("WatchConnectivity", "WCSession", "WCSessionDelegate"),
    ("ReplayKit", "RPScreenRecorder", "RPScreenRecorderDelegate"),
    ("VisionKit", "VNDocumentCameraViewController", "VNDocumentCameraViewControllerDelegate"),
    ("GLKit", "GLKView", "GLKViewDelegate"),
  ]

  @Test(arguments: frameworks) func eachFrameworkIsLeftOut(
    module: String, type: String, delegate: String
  ) {
    let imports = [
      "import \(module)", "import class \(module).\(type)", "@_exported import \(module)",
      "@preconcurrency import \(module)", "public import \(module)",
      "#if canImport(\(module))\nimport \(module)\n#endif", "#if os(iOS)\nimport \(module)\n#endif",
      "#if canImport(UIKit) && canImport(\(module))\nimport \(module)\n#endif",
    ]
    let declarations = [
      "class A: \(type) {}", "extension \(type) { var a: Int { 1 } }", "let a = \(type)()",
      "func a(_ b: [\(type)]?) {}", "typealias A = \(type)", "struct A<T: \(type)> {}",
      "class A<T>: UIView where T: \(type) {}", "protocol A: \(delegate) {}",
      "struct A { let b: \(type) }",
      "extension UIView: \(delegate) {}", "let a = \(module).\(type)()",
    ]
    let forms = imports.map { ($0, declarations[0]) } + declarations.map { (imports[0], $0) }
    for (form, declaration) in forms {
      let source = "import UIKit\n\(form)\n\(declaration)\nclass Card: UIView {}"
      let result = rewriting(source)
      #expect(result.text.hasSuffix("\n\nclass Card: UIView {}"), "\(form) \(declaration)")
      #expect(result.limitations.count == 1, "\(form) \(declaration)")
      #expect(
        result.limitations.allSatisfy {
          $0.message.hasPrefix("there is no module \(module) on Linux: ")
            && $0.message.hasSuffix(" is left out")
        })
      #expect(rewriting("\(form)\nclass Card: UIView {}").limitations.isEmpty)
    }
    let member = "class Card: UIView, \(delegate) { var b: \(type)?; var c = 1 }"
    #expect(
      rewritten("import \(module)\n\(member)").hasSuffix("\nclass Card: UIView { ; var c = 1 }"))
    let own = rewriting("import \(module)\nlet a = \(type)()", with: ["class \(type) {}"])
    #expect(own.text.hasSuffix("\nlet a = \(type)()"))
    #expect(own.limitations.isEmpty)
  }

  @Test(arguments: [
    ("class A: UIView, MKMapViewDelegate {}", "class A: UIView {}"),
    ("class A: MKMapViewDelegate {}", "class A {}"),
    ("class A: MKMapViewDelegate, CLLocationManagerDelegate, B {}", "class A:  B {}"),
    (
      "class A: UIView, MKMapViewDelegate, B, CLLocationManagerDelegate {}", "class A: UIView, B {}"
    ),
  ])
  func aConformanceToADelegateIsLeftOutAlone(type: String, expected: String) {
    #expect(rewritten("import MapKit\n\(type)") == "import UIKit\n\(expected)")
  }

  @Test func whatUsesAMemberThatIsLeftOutIsToo() {
    let source = """
      import MapKit
      class A: UIView {
        let map = MKMapView()
        var region: Int { map.region }
        override func layoutSubviews() { self.map.frame = bounds }
        func log(map: Int) { print(map, other.map, region) }
        func mark() { [1].map { $0 } }
      }
      extension A {
        func add(map: Int) { print(map) }
        func remove() { map.removeFromSuperview() }
      }
      """
    let expected = """
      import UIKit
      class A: UIView {
        \("")
        var region: Int { 0 }
        override func layoutSubviews() {  }
        func log(map: Int) { print(map, other.map, region) }
        func mark() { [1].map { $0 } }
      }
      extension A {
        func add(map: Int) { print(map) }
        func remove() {  }
      }
      """
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    "import StoreKit\nlet SKIN = 1\nlet a = SKIN",
    "import SwiftUI\ntypealias Color = UIColor\nlet a: Color = .red",
    "import SwiftUI\nstruct Box<Content> { let content: Content; func f<View: UIView>(_ view: View) {} }",
    "import MapKit\nlet a = Kind.MKMapView",
    "import Metal\nclass A { enum Metal { case a }; let b = Metal.a }",
    "import AVFoundation\nlet a = AVMakeRect(aspectRatio: b, insideRect: c)",
    "import SceneKit\nlet a = SCNetwork()",
  ])
  func otherNamesStay(source: String) {
    let rest = source.split(separator: "\n").dropFirst().joined(separator: "\n")
    #expect(rewritten(source) == "import UIKit\n" + rest)
    #expect(rewriting(source).limitations.isEmpty)
  }

  @Test func aFrameworkThatAnotherFileExportsIsMissingToo() {
    let source = "import UIKit\nlet a = MKMapView()\nclass A: UIView {}"
    #expect(
      rewritten(source, with: "@_exported import MapKit") == "import UIKit\n\nclass A: UIView {}")
    #expect(rewriting(source).isUnchanged)
  }

  @Test func uiKitAndMapKitBringOtherFrameworksAlong() {
    #expect(rewritten("import UIKit\nlet a = CIFilter()") == "import UIKit\n")
    #expect(rewritten("import MapKit\nlet a = CLLocation()") == "import UIKit\n")
  }

  @Test(arguments: [
    ("protocol Host: View {}", "struct A: Host {}"),
    ("enum Space { struct Wrapper: View {} }", "let a = Space.Wrapper()"),
    ("enum Space { struct Wrapper: View {} }", "func a(_ b: Space.Wrapper) {}"),
    ("typealias Page = View", "struct A<T: Page> {}"),
    ("class Model { let a: Binding<Int> }", "struct B { let model: Model }"),
  ])
  func typesOfOtherFilesThatAreLeftOutAreMissing(type: String, use: String) {
    #expect(
      rewritten("import UIKit\n\(use)\nclass C: UIView {}", with: "import SwiftUI\n\(type)")
        == "import UIKit\n\nclass C: UIView {}")
  }

  @Test func whatUsesAStaticMemberThatIsLeftOutIsToo() {
    #expect(
      rewritten(
        "import UIKit\nclass A: UIView { func a() -> Bool { guard B.b(1) else { return true }; return B.c } }",
        with: "import EventKit\nclass B { static func b(_ c: Int) -> some E { EKEventStore().d } }")
        == "import UIKit\nclass A: UIView { func a() -> Bool { false } }")
  }

  /// A member of the name of a framework's type is seen within its type, and within those that inherit from it.
  @Test(arguments: [
    ("struct A<T: View> {}", false),
    ("class A<T: View> { var b: T? }", false),
    ("func a<T: View>(_ b: T.Type) {}", false),
    ("struct A: View {}", false),
    ("extension Host { func a<T: View>(_ b: T) {} }", true),
    ("class A: Host { let b: View = View() }", true),
    ("class A: Guest { let b: View = View() }", true),
    ("class A<View: UIView> { let b: View? = nil }", true),
    ("class A<View: UIView>: UIView { let b: [View]; init(b: [View]) { self.b = b } }", true),
  ])
  func aMemberHidesTheFrameworksNameWithinItsType(declaration: String, stays: Bool) {
    let result = rewriting(
      "import SwiftUI\n\(declaration)",
      with: ["import UIKit\nclass Host { typealias View = UIView }\nclass Guest: Host {}"])
    #expect(result.text == "import UIKit\n" + (stays ? declaration : ""))
  }

  @Test(arguments: [
    ("func a() { class B: MKMapView {}; B() }", "func a() {  }"),
    ("func a(_ b: Int) throws { try MKMapView().show(b) }", "func a(_ b: Int) throws {  }"),
    ("func a() -> Void { MKMapView() }", "func a() -> Void {  }"),
    ("func a() -> UIImage? { MKMapView().image }", "func a() -> UIImage? { nil }"),
    (
      "func a() -> UIImage { MKMapView().image }",
      "func a() -> UIImage { fatalError(\"there is no module MapKit on Linux\") }"
    ),
    ("func a() -> some View { MKMapView().image }", ""),
    ("func a(_ b: MKMapView? = nil) {}", ""),
    ("func a<T: MKMapView>(_ b: T) {}", ""),
    ("@MKMapBuilder func a() {}", ""),
    ("let a: (Int) -> Void = { b in MKMapView().show(b) }", "let a: (Int) -> Void = { b in  }"),
    ("let a: () -> Void = { MKMapView().show() }", "let a: () -> Void = {  }"),
    ("let a: (Int) -> Void = { MKMapView().show($0) }", ""),
    ("let a: (MKMapView) -> Void = { b in b.show() }", ""),
  ])
  func aFunctionWhoseBodyAloneNeedsAFrameworkDoesNothing(function: String, expected: String) {
    let result = rewriting("import MapKit\n\(function)\nclass A { func b() { a() } }")
    #expect(result.text.split(separator: "\n", omittingEmptySubsequences: false)[1] == expected)
    #expect(result.text.contains("b() { a() }") == !expected.isEmpty)
    #expect(result.limitations.count == (expected.isEmpty ? 2 : 1))
  }

  /// The member is found by the type of what it is read from, however the code gets at that.
  @Test(arguments: [
    "basket.items",
    "self.basket.items",
    "owner.basket.items",
    "self.owner?.basket.items",
    "(other as! Basket).items",
    "Basket.shared.items",
    "Basket.Lid.picture",
  ])
  func aMemberIsLeftOutWhateverItIsReadFrom(_ use: String) {
    let source = """
      import UIKit
      class A: UIView {
        let basket = Basket()
        var owner: A!
        func a(_ other: Any) { print(\(use)) }
        func b(_ basket: Basket) { tag.reload(basket.items) }
        func c(_ d: Any) { guard let basket = d as? Basket else { return }; print(basket.items) }
        func e(_ basket: [String]) { print(basket.items, other.basket.items) }
      }
      extension Int { var basket: Int { 0 } }
      """
    let basket = """
      import Photos
      struct Picture { let asset: PHAsset }
      class Basket {
        static let shared = Basket()
        var items = [Picture]()
        struct Lid { static let picture: Picture? = nil }
      }
      """
    let expected = source.replacing("{ print(\(use)) }", with: "{  }")
      .replacing("{ tag.reload(basket.items) }", with: "{  }")
      .replacing(
        "{ guard let basket = d as? Basket else { return }; print(basket.items) }", with: "{  }")
    #expect(rewritten(source, with: basket) == expected)
  }

  /// A test that does nothing would pass.
  @Test(arguments: [
    ("func testA() { A() }", "func testA() throws { throw XCTSkip(\"%\") }"),
    ("func testA() throws { A() }", "func testA() throws { throw XCTSkip(\"%\") }"),
    ("func testA() async { A() }", "func testA() async throws { throw XCTSkip(\"%\") }"),
    ("func testA(_ a: Int) { A() }", "func testA(_ a: Int) {  }"),
    ("func testA() -> Bool { A() }", "func testA() -> Bool { false }"),
    ("func render() { A() }", "func render() {  }"),
    ("@Test func a() { A() }", "@Test func a() throws { try Testing.Test.cancel(\"%\") }"),
  ])
  func aTestIsSkipped(function: String, expected: String) {
    let result = rewriting(
      "import XCTest\nimport MapKit\nclass Tests: XCTestCase { \(function) }"
        .replacing("{ A() }", with: "{ MKMapView() }"))
    let line = result.text.split(separator: "\n")[2]
    #expect(
      line
        == "class Tests: XCTestCase { "
        + expected.replacing("%", with: "there is no module MapKit on Linux") + " }")
    let isReported = result.limitations.contains { $0.message.contains("skipped") }
    #expect(isReported == expected.contains("%"))
  }

  @Test func aTestThatUsesWhatIsLeftOutIsSkippedToo() {
    let result = rewriting(
      """
      import XCTest
      import MapKit
      class Tests: Base { let a = MKMapView(); func testA() { a.b() } }
      """,
      with: ["import XCTest\nclass Base: XCTestCase {}"])
    #expect(
      result.text.hasSuffix(
        "func testA() throws { throw XCTSkip(\"there is no module MapKit on Linux\") } }"))
  }

  /// Its name alone does not make a function a test.
  @Test func aFunctionOfAnotherClassIsNotSkipped() {
    let result = rewriting("import MapKit\nclass A { func testA() { MKMapView() } }")
    #expect(result.text == "import UIKit\nclass A { func testA() {  } }")
  }
}
