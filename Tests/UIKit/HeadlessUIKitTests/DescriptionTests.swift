import HeadlessUIKit
import StandardViews
import Testing

@Suite struct Descriptions {
  @Test func aPlainViewHasNoProperties() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.accessibilityIdentifier = "card"
    #expect(
      view.viewNode()
        == ViewNode(
          type: "UIView", id: "card", frame: .init(x: 1, y: 2, width: 30, height: 40),
          bounds: .init(x: 0, y: 0, width: 30, height: 40)))
  }

  @Test func whatDiffersFromTheDefaultIsDescribed() {
    let view = UIView()
    view.backgroundColor = .systemBlue
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    view.layer.cornerRadius = 4
    view.layer.maskedCorners = [.layerMaxXMinYCorner, .layerMinXMinYCorner]
    view.layer.borderWidth = 1
    view.layer.shadowOpacity = 0.25
    let node = view.viewNode()
    #expect(node.hidden)
    #expect(
      node.properties == [
        "backgroundColor": .string("#007AFF"), "alpha": .number(0.5), "clipsToBounds": .bool(true),
        "transform": .map(["scale": .list([.number(2), .number(3)])]), "cornerRadius": .number(4),
        "maskedCorners": .list([.string("topLeft"), .string("topRight")]),
        "borderWidth": .number(1),
        "shadow": .map([
          "color": .string("#000000"), "opacity": .number(0.25), "radius": .number(3),
          "offset": .list([.number(0), .number(-3)]),
        ]),
      ])
  }

  @Test func aViewIsDescribedAsInUIKit() {
    func address(_ object: AnyObject) -> String {
      "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }
    let view = UIView(frame: CGRect(x: 0, y: 2.5, width: 10, height: 20))
    let plain = "<UIView: \(address(view)); frame = (0 2.5; 10 20); layer = <CALayer: "
    #expect(view.description == plain + "\(address(view.layer))>>")
    view.alpha = 0.5
    view.isHidden = true
    view.tag = 3
    #expect(view.description.contains("; alpha = 0.5; hidden = YES; tag = 3; layer = "))
    // Classes of other modules have their names.
    #expect(Panel().description.hasPrefix("<HeadlessUIKitTests.Panel: 0x"))
  }

  @Test func viewsAreCalledByTheClassThatPeopleKnow() {
    class Shelf: UIView {
      override class var describedClass: UIView.Type { UIView.self }
    }
    final class LabelledShelf: Shelf {}
    final class Book: UILabel {}
    let shelf = LabelledShelf()
    shelf.addSubview(Book())
    #expect(shelf.viewNode().type == "UIView")
    #expect(shelf.viewNode().subviews.map(\.type) == ["Book"])
    #expect(shelf.subviews[0].layoutName == "<Book:0 in UIView>")
    shelf.accessibilityIdentifier = "shelf"
    #expect(shelf.layoutName == "<UIView:shelf>")
  }

  @Test func colorsAreThoseOfTheTraits() {
    let root = UIView()
    root.backgroundColor = .label
    let branch = UIView()
    branch.overrideUserInterfaceStyle = .light
    let leaf = UIView()
    leaf.backgroundColor = .label
    branch.addSubview(leaf)
    root.addSubview(branch)
    let renderer = UIViewRenderer(scale: 1, traits: UITraitCollection(userInterfaceStyle: .dark))
    let node = renderer.viewNode(of: root)
    #expect(node.properties["backgroundColor"] == .string("#FFFFFF"))
    #expect(node.subviews[0].subviews[0].properties["backgroundColor"] == .string("#000000"))
  }

  @Test func theTreeIsDescribedAsItIsLaidOut() {
    final class Filling: UIView {
      override func layoutSubviews() { subviews[0].frame = bounds }
    }
    let root = Filling(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    root.addSubview(UIView())
    let node = UIViewRenderer(scale: 1).viewNode(of: root)
    #expect(node.type == "Filling")
    #expect(node.subviews.map(\.frame) == [.init(x: 0, y: 0, width: 50, height: 20)])
  }

  @Test func labelsAndScrollViewsAddTheirOwn() {
    let label = UILabel()
    label.text = "Save"
    label.font = UIFont(.blocks(size: 10))
    label.textAlignment = .center
    #expect(
      label.viewNode().properties == [
        "text": .string("Save"),
        "font": .map(["size": .number(10), "name": .string("Blocks")]),
        "textAlignment": .string("center"),
      ])
    label.font = .systemFont(ofSize: 12)
    #expect(label.viewNode().properties["font"] == .number(12))
    label.font = .boldSystemFont(ofSize: 12)
    #expect(
      label.viewNode().properties["font"]
        == .map(["size": .number(12), "weight": .string("bold")]))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.contentSize = CGSize(width: 10, height: 99)
    scroll.contentOffset.y = 7
    #expect(
      scroll.viewNode().properties == [
        "contentSize": .list([.number(10), .number(99)]),
        "contentOffset": .list([.number(0), .number(7)]),
      ])
    #expect(scroll.viewNode().bounds == .init(x: 0, y: 7, width: 10, height: 10))
  }
}

final class Panel: UIView {}
