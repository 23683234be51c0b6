import HeadlessUIKit
import StandardViews
import TestSupport
import Testing

@Suite struct LayerDescriptionTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  @Test func sublayersAreNodesAmongSubviews() throws {
    let ring = CAShapeLayer()
    ring.name = "ring"
    ring.frame = CGRect(x: 1, y: 2, width: 30, height: 20)
    ring.strokeColor = UIColor.red.cgColor
    ring.strokeEnd = 0.25
    ring.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2))
    let label = UILabel()
    view.addSubview(label)
    view.layer.insertSublayer(ring, at: 0)
    let node = view.viewNode()
    #expect(node.subviews.map(\.type) == ["CAShapeLayer", "UILabel"])
    let shape = try #require(node.subviews.first)
    #expect(shape.id == "ring")
    #expect(shape.frame == ViewNode.Rect(x: 1, y: 2, width: 30, height: 20))
    #expect(shape.properties["strokeColor"] == .string("#FF0000"))
    #expect(shape.properties["strokeEnd"] == .number(0.25))
    #expect(shape.properties["path"] == .string("M 0,0 L 4,0 L 4,2 L 0,2 Z"))
    #expect(shape.properties["fillColor"] == nil)
  }

  @Test func anOrdinaryLayerIsNotDescribed() {
    view.layer.cornerRadius = 4
    #expect(view.viewNode().properties["layer"] == nil)
  }

  @Test func theKindOfAViewsLayerIsAPartOfIt() {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    (view.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let expected: PropertyValue = .map([
      "type": .string("CAGradientLayer"),
      "colors": .list([.string("#FF0000"), .string("#0000FF")]),
    ])
    #expect(view.viewNode().properties["layer"] == expected)
  }
}
