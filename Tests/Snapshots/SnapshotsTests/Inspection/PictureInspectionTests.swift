import ImageComparison
import Pixels
import Testing
import ViewTree

@testable import Snapshots

/// A picture of 200 by 100 points: a card over all of it, and in it a title, a button with a caption of
/// its own, and a hidden view that holds a visible one.
@Suite struct PictureInspectionTests {
  private let tree: InspectedTree

  init() {
    var tree = InspectedTree()
    func add(
      _ type: String, _ id: String?, in parent: Int?, _ x: Double, _ y: Double, _ width: Double,
      _ height: Double, _ change: (inout InspectedView) -> Void = { _ in }
    ) {
      var view = InspectedView(
        type: type, id: id, parent: parent,
        box: .init(x: x, y: y, width: width, height: height))
      change(&view)
      tree.views.append(view)
    }
    add("UIView", "card", in: nil, 0, 0, 200, 100)
    add("UILabel", "title", in: 0, 10, 12, 80, 20) {
      $0.content.accessibility.isElement = true
      $0.content.accessibility.label = "Title"
      $0.content.accessibility.traits = [.staticText]
    }
    add("UIView", "away", in: 0, 10, 40, 80, 10) { $0.isVisible = false }
    add("DsCustomButton", "save", in: 0, 110, 8, 70, 44) {
      $0.content.accessibility.isElement = true
      $0.content.accessibility.label = "Save"
      $0.content.accessibility.traits = [.button]
      $0.target = TouchTarget(
        area: .init(x: 110, y: 8, width: 70, height: 44), isEnabled: true, isReachable: true)
    }
    add("UILabel", nil, in: 3, 120, 18, 50, 24) { $0.content.accessibility.isElement = true }
    add("UIView", "outside", in: 0, 0, 300, 10, 10) { $0.visibleBox = nil }
    add("UILabel", "note", in: 5, 20, 70, 150, 20) { $0.content.accessibility.isElement = true }
    self.tree = tree
  }

  private func inspection(of tree: InspectedTree) -> PictureInspection {
    PictureInspection(
      of: tree, size: (200, 100), inks: nil, scale: 1, picture: Bitmap(width: 200, height: 100))
  }

  @Test func hiddenAndCutOffViewsAreLeftOut() {
    let inspection = inspection(of: tree)
    #expect(inspection.views.map(\.name) == ["card", "title", "save", "UILabel", "note"])
    // The note's own superview is cut off; the card is the closest one that is not.
    #expect(inspection.views.map(\.parent) == [nil, 0, 0, 2, 0])
  }

  @Test func insetsAreMeasuredToTheClosestSiblingOrTheSuperview() {
    let inspection = inspection(of: tree)
    // The note is below the title: from 32 to 70. The button is at its right: from 90 to 110.
    #expect(inspection.insets(of: 1) == Insets(top: 12, left: 10, bottom: 38, right: 20))
    // From the button's 52 to the note's 70, and from 180 to the card's 200.
    #expect(inspection.insets(of: 2) == Insets(top: 8, left: 20, bottom: 18, right: 20))
    // In the button: no sibling.
    #expect(inspection.insets(of: 3) == Insets(top: 10, left: 10, bottom: 10, right: 10))
    // The button ends closer to the note than the title does.
    #expect(inspection.insets(of: 4) == Insets(top: 18, left: 20, bottom: 10, right: 30))
    #expect(inspection.views[4].neighbours == Neighbours(top: 2))
    #expect(inspection.insets(of: 0) == Insets(top: 0, left: 0, bottom: 0, right: 0))
  }

  @Test func overlappingSiblingsAreNoNeighbours() {
    let view = ViewNode.Rect(x: 0, y: 0, width: 50, height: 50)
    let siblings: [(index: Int, frame: ViewNode.Rect)] = [
      (1, .init(x: 40, y: 10, width: 50, height: 10)),
      // Only its corner touches.
      (2, .init(x: 50, y: 50, width: 10, height: 10)),
      // A rounding error wide in the view.
      (3, .init(x: 49.995, y: 20, width: 10, height: 10)),
    ]
    #expect(Neighbours(of: view, among: siblings) == Neighbours(right: 3))
  }

  @Test func aViewMayReachBeyondItsSuperview() {
    var tree = InspectedTree()
    tree.views = [
      InspectedView(type: "UIView", box: .init(x: 10, y: 10, width: 50, height: 50)),
      InspectedView(type: "UIView", parent: 0, box: .init(x: 0, y: 20, width: 80, height: 10)),
    ]
    #expect(
      inspection(of: tree).insets(of: 1) == Insets(top: 10, left: -10, bottom: 30, right: -20))
  }

  @Test func elementsAreReadLineByLineAndTheirPartsAreNot() {
    let inspection = inspection(of: tree)
    // The tops of title and button, 12 and 8, are in one line.
    #expect(inspection.elements.map(\.name) == ["title", "save", "note"])
    #expect(inspection.views[3].accessibility == nil)
    #expect(
      inspection.views[2].accessibility
        == ViewFacts.Accessibility(order: 2, label: "Save", traits: [.button]))
  }

  @Test func whatIsScrolledPartlyAwayIsReadWhereItBegins() {
    var tree = tree
    // Its frame begins above the title's, but its visible part below the button.
    tree.views[6].box = .init(x: 20, y: -10, width: 150, height: 100)
    tree.views[6].visibleBox = .init(x: 20, y: 60, width: 150, height: 30)
    #expect(inspection(of: tree).elements.map(\.name) == ["title", "save", "note"])
  }

  @Test func linesAreReadFromTheRightWhereTheInterfaceRunsSo() {
    var tree = tree
    tree.isRightToLeft = true
    #expect(inspection(of: tree).elements.map(\.name) == ["save", "title", "note"])
  }

  @Test func aLineEndsEightPointsBelowTheTopOfItsFirstElement() {
    func element(_ index: Int, _ x: Double, _ y: Double) -> (index: Int, frame: ViewNode.Rect) {
      (index, .init(x: x, y: y, width: 10, height: 10))
    }
    let order = ReadingOrder.sorted(
      [element(0, 60, 0), element(1, 30, 7), element(2, 0, 8), element(3, 90, 15)],
      isRightToLeft: false)
    #expect(order == [1, 0, 2, 3])
  }

  @Test func theContrastIsThatOfThePixelsBehindTheText() {
    var tree = InspectedTree()
    var label = InspectedView(type: "UILabel", box: .init(x: 0, y: 0, width: 4, height: 2))
    label.content.texts = [
      InspectedText(
        "W", box: .init(x: 0, y: 0, width: 4, height: 2), fontSize: 17, fontName: "Mplus 1 Bold",
        color: "#FFFFFF")
    ]
    tree.views = [label]
    // The text covers the second row entirely.
    func picture(_ ink: UInt32) -> Bitmap {
      Bitmap(
        width: 4, height: 2,
        pixels: [UInt32](repeating: 0xFF00_7AFF, count: 4) + [UInt32](repeating: ink, count: 4))
    }
    let inspection = PictureInspection(
      of: tree, size: (4, 2),
      inks: TextInkPictures(
        black: picture(0xFF00_0000), white: picture(.max), none: picture(0xFF00_7AFF)),
      scale: 1, picture: picture(.max))
    // Green 122 is 0.1946 of light, so the luminance is 0.7152 · 0.1946 + 0.0722 = 0.2114, and the
    // contrast 1.05 / 0.2614 = 4.017, rounded down.
    let text = inspection.views[0].texts[0]
    #expect(text.contrast == 4.01)
    #expect((text.color, text.background) == ("#FFFFFF", "#007AFF"))
    #expect((text.fontName, text.fontSize) == ("Mplus 1 Bold", 17))
  }

  @Test func aGoldensTreeHasFramesInThePictureAndProperties() {
    let root = ViewNode(
      type: "UIScrollView", id: "list", frame: .init(x: 10, y: 5, width: 100, height: 60),
      bounds: .init(x: 0, y: 20, width: 100, height: 60),
      subviews: [
        ViewNode(
          type: "UILabel", id: "row", frame: .init(x: 4, y: 30, width: 50, height: 10),
          bounds: .init(x: 0, y: 0, width: 50, height: 10), properties: ["text": .string("Row")])
      ])
    let inspection = PictureInspection(of: root, size: (120, 70))
    // Scrolled by 20: 5 + 30 - 20.
    #expect(inspection.views[1].frame == .init(x: 14, y: 15, width: 50, height: 10))
    #expect(inspection.insets(of: 1) == Insets(top: 10, left: 4, bottom: 40, right: 46))
    #expect(inspection.views[1].properties == ["text": .string("Row")])
  }

  @Test func theJSONLeavesOutWhatIsAsUsual() {
    let json = inspection(of: tree).json
    #expect(json["size"] == [200, 100])
    guard case .array(let views)? = json["views"] else {
      Issue.record("there are no views")
      return
    }
    #expect(views[0] == ["frame": [0, 0, 200, 100], "id": "card", "type": "UIView"])
    #expect(
      views[2] == [
        "accessibility": ["label": "Save", "order": 2, "traits": ["button"]],
        "frame": [110, 8, 70, 44], "id": "save", "neighbours": [-1, 1, 4, -1], "parent": 0,
        "target": ["area": [110, 8, 70, 44]], "type": "DsCustomButton",
      ])
  }
}
