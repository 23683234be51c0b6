import UIKit
import XCTest

extension UIView {
  @objc var caption: String { "view" }

  @objc var rank: Int {
    get { tag }
    set { tag = newValue }
  }

  var line: String { "\(caption) \(rank)" }
}

private class Tile: UIView {}

class CountedTile: UIView {
  var changes = 0

  override var caption: String { "counted " + super.caption }

  override var rank: Int {
    get { super.rank + 1 }
    set {
      changes += 1
      super.rank = newValue
    }
  }
}

final class FramedTile: CountedTile {
  override var caption: String { "framed " + super.caption }
}

/// A view that is made without arguments only.
private final class Ornament: UIView {
  let kind: String

  init(kind: String) {
    self.kind = kind
    super.init(frame: .zero)
  }

  convenience private init() {
    self.init(kind: "plain")
  }

  required init?(coder: NSCoder) { nil }
}

/// Properties that an extension of UIKit's class declares, and subclasses override.
final class ExtensionTests: XCTestCase {
  func testAnOverrideIsFoundByTheExtension() {
    XCTAssertEqual(Tile().caption, "view")
    XCTAssertEqual(CountedTile().caption, "counted view")
    XCTAssertEqual(FramedTile().line, "framed counted view 1")
    let view: UIView = FramedTile()
    XCTAssertEqual(view.caption, "framed counted view")
  }

  func testAnOverrideIsSet() {
    let tile = CountedTile()
    (tile as UIView).rank = 4
    XCTAssertEqual(tile.tag, 4)
    XCTAssertEqual(tile.rank, 5)
    XCTAssertEqual(tile.changes, 1)
  }

  func testAGenericFunctionMakesAViewByAPrivateInitializer() {
    func make<View: UIView>(_ type: View.Type) -> View { View() }
    XCTAssertEqual(make(Ornament.self).kind, "plain")
  }

  func testSelectorsOfUIKitHaveTheirNamesInObjectiveC() {
    let toView = #selector(UIView.convert(_:to:) as (UIView) -> (CGPoint, UIView?) -> CGPoint)
    XCTAssertEqual(NSStringFromSelector(toView), "convertPoint:toView:")
    XCTAssertNotEqual(
      toView, #selector(UIView.convert(_:to:) as (UIView) -> (CGRect, UIView?) -> CGRect))
    XCTAssertEqual(#selector(setter: UIView.isHidden).description, "setHidden:")
  }

  func testPicturesAreAttached() {
    XCTContext.runActivity(named: "Draw") { activity in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      let attachment = XCTAttachment(image: image)
      attachment.name = "red"
      attachment.lifetime = .keepAlways
      add(attachment)
      activity.add(XCTAttachment(string: "four points"))
    }
  }
}
