import Testing
import UIKit

private nonisolated(unsafe) var key: UInt8 = 0

/// Objects that are associated with UIKit's objects.
@Suite struct AssociatedObjectTests {
  private final class Guest {
    let onDeinit: () -> Void
    init(_ onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
    deinit { onDeinit() }
  }

  private static let makers: [@Sendable () -> NSObject] = [
    { UIView() }, { UILabel() }, { UIButton(type: .system) }, { CALayer() }, { CAShapeLayer() },
    { UITapGestureRecognizer() }, { UIViewController() }, { UINavigationController() },
    { UIBarButtonItem() }, { UINavigationItem(title: "a") },
  ]

  @Test(arguments: makers.indices)
  func itIsReleasedWithThem(index: Int) {
    var count = 0
    do {
      let object = Self.makers[index]()
      objc_setAssociatedObject(
        object, &key, Guest { count += 1 }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(object, &key) is Guest)
      #expect(count == 0)
    }
    #expect(count == 1)
  }

  @Test func anObservedViewKeepsIt() {
    let view = UIView()
    objc_setAssociatedObject(view, &key, 5, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    var alphas: [CGFloat] = []
    let observation = view.observe(\.alpha, key: "alpha", options: .new) { _, change in
      alphas += change.newValue.map { [$0] } ?? []
    }
    view.alpha = 0.5
    observation.invalidate()
    view.alpha = 1
    #expect(alphas == [0.5])
    #expect(objc_getAssociatedObject(view, &key) as? Int == 5)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &key) == nil)
  }
}
