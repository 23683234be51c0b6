import SourceRewriting
import Testing

/// Members of types, and functions of the system, that are missing with a framework.
@Suite struct MissingMemberTests {
  @Test func codeThatUsesACaseThatIsLeftOutIsLeftOut() {
    let source = """
      import CoreImage
      import UIKit
      struct Filter {
        enum Kind { case plain; case custom(CIFilter) }
        let kind: Kind
        func name() -> String { switch kind { case .plain: return "plain"; case .custom: return "own" } }
        func isPlain() -> Bool { if case .plain = kind { return true } else { return false } }
        func make() throws -> Kind { throw Failure.output(1) }
        enum Failure: Error { case output(Int); case filter(CIImage) }
        func fail(_ a: Int) throws { throw Failure.filter(a) }
      }
      """
    let text = rewriting(source).text
    #expect(!text.contains("custom") && !text.contains("Failure.filter"))
    #expect(text.contains(#"func name() -> String { "" }"#))
    #expect(text.contains("if case .plain = kind { return true }"))
    #expect(text.contains("throw Failure.output(1)"))
  }

  @Test func codeThatUsesTheLayerOfAFrameworkIsLeftOut() {
    let source = """
      import AVFoundation
      import UIKit
      class Player: UIView {
        override class var layerClass: AnyClass { AVPlayerLayer.self }
        override var layer: AVPlayerLayer { super.layer as! AVPlayerLayer }
        func fill() { layer.videoGravity = .resizeAspect }
        func round() { layer.cornerRadius = 3 }
      }
      class Other: UIView { func fill() { layer.player = nil } }
      """
    let text = rewriting(source).text
    #expect(!text.contains("videoGravity") && text.contains("func fill() {"))
    #expect(text.contains("layer.cornerRadius = 3") && text.contains("layer.player = nil"))
  }

  @Test func codeThatAsksTheKernelIsLeftOut() {
    let source = """
      import Foundation
      import MachO.dyld
      struct Memory {
        func used() -> UInt64 {
          var info = mach_task_basic_info()
          var count = mach_msg_type_number_t(1)
          return task_info(mach_task_self_, 1, &info, &count) == KERN_SUCCESS ? info.resident_size : 0
        }
        func images() -> Int { Int(_dyld_image_count()) }
        func free() -> Int { 1 }
      }
      """
    let text = rewriting(source).text
    #expect(!text.contains("mach_task") && !text.contains("_dyld") && !text.contains("MachO"))
    #expect(text.contains("func used() -> UInt64 {") && text.contains("func free() -> Int { 1 }"))
  }

  /// Layouter has a type of this name, which no code for iOS means.
  @Test func aNameOfSwiftUIThatIsAnotherHereIsLeftOut() {
    let source = """
      import SwiftUI
      import UIKit
      extension Font { init(named name: String) { self = .custom(name, size: 12) } }
      enum Face { func of(size: CGFloat) -> Font { .custom("a", size: size) } }
      extension UIImage { func same() -> UIImage { self } }
      """
    let text = rewriting(source).text
    #expect(!text.contains("Font") && text.contains("func same() -> UIImage { self }"))
    #expect(rewriting("import UIKit\nlet a: Font = b").isUnchanged)
  }

  /// Another enumeration within the type has a case of the name.
  @Test func aCaseThatAnotherEnumerationHasStays() {
    let source = """
      import CoreImage
      import UIKit
      struct Filter {
        enum Kind { case plain; case custom(CIFilter) }
        enum Name { case custom(String) }
        func name() -> Name { .custom("a") }
      }
      """
    #expect(rewriting(source).text.contains(#"func name() -> Name { .custom("a") }"#))
  }

  /// UIKit brings Foundation along, and Foundation the kernel's functions.
  @Test(arguments: ["Foundation", "UIKit", "Darwin", "MachO"])
  func theKernelIsSeenByWhatBringsItAlong(module: String) {
    let source = "import \(module)\nfunc used() -> Int32 { task_info(mach_task_self_, 1) }"
    #expect(!rewriting(source).text.contains("task_info"))
  }
}
