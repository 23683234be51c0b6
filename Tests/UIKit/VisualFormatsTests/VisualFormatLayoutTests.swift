import StandardViews
import Testing

@testable import VisualFormats

private func view(_ id: String) -> UIView {
  let view = UIView()
  view.accessibilityIdentifier = id
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

@Suite struct VisualFormatLayoutTests {
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let red = view("red")
  private let blue = view("blue")

  private func layOut(_ formats: String..., metrics: [String: Any] = [:]) throws {
    page.addSubview(red)
    page.addSubview(blue)
    for format in formats {
      NSLayoutConstraint.activate(
        try NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: metrics, views: ["red": red, "blue": blue]))
    }
    page.layoutIfNeeded()
  }

  @Test func viewsTakeThePlacesThatFormatsGiveThem() throws {
    try layOut("|-[red]-[blue(==red)]-|", "V:|-[red]-|", "V:|-30-[blue(40)]")
    // (320 - 20 - 8 - 20) / 2 = 136
    #expect(red.frame == CGRect(x: 20, y: 20, width: 136, height: 160))
    #expect(blue.frame == CGRect(x: 164, y: 30, width: 136, height: 40))
  }

  /// A label of 17 points has its first baseline 16 points below its top, a symbol 18: (24 - 11.98) / 2 = 6 above its
  /// bottom.
  @Test func symbolsAreAlignedWithTextByBaselines() throws {
    let label = UILabel()
    label.text = "Text"
    let image = UIImageView(image: UIImage(systemName: "star"))
    for view in [label, image] {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
    }
    NSLayoutConstraint.activate(
      try NSLayoutConstraint.constraints(
        withVisualFormat: "|-[image]-[label]", options: .alignAllFirstBaseline,
        views: ["image": image, "label": label])
        + [label.topAnchor.constraint(equalTo: page.topAnchor, constant: 50)])
    UITraitCollection(traitsFrom: [.standard, UITraitCollection(displayScale: 2)])
      .performAsCurrent { page.layoutIfNeeded() }
    #expect(label.frame.minY == 50)
    #expect(image.frame.minY == 48)
  }

  @Test func metricsAreNumbersOfAnyType() throws {
    try layOut(
      "|-a-[red(b)]-c-[blue(d)]", "V:|-e-[red(9)]", "V:|[blue(9)]",
      metrics: ["a": 4, "b": 12.0, "c": CGFloat(4), "d": Float(30), "e": NSNumber(value: 6)])
    #expect(red.frame == CGRect(x: 4, y: 6, width: 12, height: 9))
    #expect(blue.frame == CGRect(x: 20, y: 0, width: 30, height: 9))
  }

  @Test func whatIsNamedMustBeAViewOrANumber() {
    page.addSubview(red)
    func reason(_ format: String) -> String? {
      do throws(VisualFormatError) {
        _ = try NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: ["word": "eight"], views: ["red": red, "blue": "x"])
        return nil
      } catch {
        return "\(error.offset): \(error.reason)"
      }
    }
    #expect(reason("[red]-[blue]") == "7: 'blue' is a String: expected a view or a layout guide")
    #expect(reason("|-word-[red]") == "2: 'word' is a String: expected a number")
    #expect(reason("|-wrod-[red]") == "2: unknown metric 'wrod'")
  }

  @Test func barNeedsASuperview() {
    #expect(throws: VisualFormatError.self) {
      try NSLayoutConstraint.constraints(withVisualFormat: "|[red]", views: ["red": red])
    }
    do throws(VisualFormatError) {
      _ = try NSLayoutConstraint.constraints(withVisualFormat: "[red]-|", views: ["red": red])
    } catch {
      #expect(error.offset == 6)
      #expect(error.reason == "'red' has no superview yet, which '|' means")
    }
  }

  @Test func guidesAreItemsToo() throws {
    let guide = UILayoutGuide()
    page.addLayoutGuide(guide)
    page.addSubview(red)
    for format in ["|-10-[guide(30)]-5-[red(20)]", "V:|[guide(50)]", "V:|[red(==guide)]"] {
      NSLayoutConstraint.activate(
        try NSLayoutConstraint.constraints(
          withVisualFormat: format, views: ["red": red, "guide": guide]))
    }
    page.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 0, width: 30, height: 50))
    #expect(red.frame == CGRect(x: 45, y: 0, width: 20, height: 50))
  }

  @Test func aGuideHasNoBaselineToAlign() throws {
    let guide = UILayoutGuide()
    page.addLayoutGuide(guide)
    page.addSubview(red)
    do throws(VisualFormatError) {
      _ = try NSLayoutConstraint.constraints(
        withVisualFormat: "|-[red]-[guide]", options: .alignAllLastBaseline,
        views: ["red": red, "guide": guide])
      Issue.record("a guide has no baseline")
    } catch {
      #expect(error.offset == 9)
      #expect(
        error.reason == "a layout guide has no lastBaseline, which alignAllLastBaseline aligns")
    }
  }

  // MARK: Standard spacing

  private func label(_ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = "x"
    // Blocks are 1 em high, 0.8 of it above the baseline.
    label.font = UIFont(.blocks(size: size))
    label.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(label)
    return label
  }

  private func spacing(from upper: UIView, to lower: UIView) throws -> [CGFloat] {
    try NSLayoutConstraint.constraints(
      withVisualFormat: "V:[upper]-[lower]", options: .spacingBaselineToBaseline,
      views: ["upper": upper, "lower": lower]
    ).map(\.constant)
  }

  @Test func standardSpacingBetweenBaselinesIsThatOfTwoLinesOfText() throws {
    #expect(try spacing(from: label(20), to: label(20)) == [20])
    // 0.2 * 10 below the upper baseline, 0.8 * 40 above the lower one.
    #expect(try spacing(from: label(10), to: label(40)) == [34])
    #expect(try spacing(from: label(40), to: label(10)) == [16])
  }

  @Test func standardSpacingBetweenBaselinesIsThatOfTheOneFontThereIs() throws {
    page.addSubview(red)
    #expect(try spacing(from: label(20), to: red) == [20])
    #expect(try spacing(from: red, to: label(30)) == [30])
    page.addSubview(blue)
    #expect(try spacing(from: red, to: blue) == [8])
  }

  @Test func linesThatFollowEachOtherByBaselinesDoNotOverlap() throws {
    let (upper, lower) = (label(20), label(20))
    for (format, options) in [
      ("V:|-20-[upper]", []), ("V:[upper]-[lower]", .spacingBaselineToBaseline),
    ] as [(String, NSLayoutConstraint.FormatOptions)] {
      NSLayoutConstraint.activate(
        try NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, views: ["upper": upper, "lower": lower]))
    }
    page.layoutIfNeeded()
    #expect(upper.frame.minY == 20)
    #expect(lower.frame.minY == 40)
  }

  @Test func aGivenDistanceBetweenBaselinesIsNotThatOfTheFonts() throws {
    let constraints = try NSLayoutConstraint.constraints(
      withVisualFormat: "V:[upper]-30-[lower]", options: .spacingBaselineToBaseline,
      views: ["upper": label(20), "lower": label(20)])
    #expect(constraints.map(\.constant) == [30])
    #expect(constraints.map(\.firstAttribute) == [.firstBaseline])
    #expect(constraints.map(\.secondAttribute) == [.lastBaseline])
  }

  @Test func baselineSpacingFromAGuideIsFromItsEdge() throws {
    let guide = UILayoutGuide()
    page.addLayoutGuide(guide)
    let constraints = try NSLayoutConstraint.constraints(
      withVisualFormat: "V:[guide]-[title]", options: .spacingBaselineToBaseline,
      views: ["guide": guide, "title": label(20)])
    #expect(constraints.map(\.constant) == [8])
    #expect(constraints.map(\.firstAttribute) == [.top])
    #expect(constraints.map(\.secondAttribute) == [.bottom])
  }

  /// Apple's documentation of `layoutMargins`: "|-[subview]-|" is inset by the layout margins.
  @Test func standardSpacingToASuperviewIsItsMarginWhereThatWasSet() throws {
    page.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    try layOut("|-[red]-|", "V:|-[red]-|")
    #expect(red.frame == CGRect(x: 2, y: 1, width: 314, height: 196))
    page.layoutMargins.left = 30
    page.layoutIfNeeded()
    #expect(red.frame == CGRect(x: 30, y: 1, width: 286, height: 196))
  }

  @Test func marginsCountInTheReadingDirection() throws {
    page.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 50)
    page.semanticContentAttribute = .forceRightToLeft
    try layOut("|-[red(20)]", "V:|[red(9)]")
    #expect(red.frame.maxX == 270)
  }

  @Test func aDistanceToASuperviewThatIsGivenIsFromItsEdge() throws {
    page.layoutMargins = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
    try layOut("|-7-[red]-7-|", "V:|-7-[red]-7-|")
    #expect(red.frame == CGRect(x: 7, y: 7, width: 306, height: 186))
  }

  @Test func constraintsAreInactiveAndRequired() throws {
    page.addSubview(red)
    let constraints = try NSLayoutConstraint.constraints(
      withVisualFormat: "|-(>=4@300)-[red(9)]", views: ["red": red])
    #expect(constraints.map(\.isActive) == [false, false])
    #expect(constraints.map(\.priority.rawValue) == [300, 1000])
    #expect(constraints[0].firstItem === red)
    #expect(constraints[0].secondItem === page)
    #expect(constraints[1].secondItem == nil)
  }
}

@Suite struct LayoutTests {
  /// A yellow view at the bottom of the screen contains a red and a blue one.
  @Test func nestedViewsFillABarAtTheBottom() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (yellow, red, blue) = (UIView(), UIView(), UIView())
    try Layout(root) {
      $0.metrics(["height": 120])
      $0.subviews(["yellow": yellow])
      $0.vertical("[yellow(height)]|")
      $0.horizontal("|[yellow]|")
    }
    try Layout(yellow) {
      $0.subviews(["red": red, "blue": blue])
      $0.vertical("|-[red]-|")
      $0.vertical("|-[blue]-|")
      $0.horizontal("|-[red]-[blue(==red)]-|")
    }
    root.layoutIfNeeded()
    #expect(yellow.frame == CGRect(x: 0, y: 360, width: 320, height: 120))
    #expect(red.frame == CGRect(x: 20, y: 20, width: 136, height: 80))
    #expect(blue.frame == CGRect(x: 164, y: 20, width: 136, height: 80))

    root.frame.size = CGSize(width: 480, height: 320)
    root.layoutIfNeeded()
    #expect(yellow.frame == CGRect(x: 0, y: 200, width: 480, height: 120))
    #expect(red.frame == CGRect(x: 20, y: 20, width: 216, height: 80))
    #expect(blue.frame == CGRect(x: 244, y: 20, width: 216, height: 80))
  }

  @Test func subviewsComeInTheirOrderAndStayWhereTheyAre() throws {
    let (root, box) = (UIView(), UIView())
    let (a, b, c) = (UIView(), UIView(), UIView())
    root.addSubview(box)
    box.addSubview(b)
    try Layout(root) { $0.subviews(["c": c, "b": b, "a": a]) }
    #expect(root.subviews == [box, c, a])
    #expect(b.superview === box)
    let views = ["z": UIView(), "y": UIView()]
    let other = UIView()
    try Layout(other) { $0.subviews(views) }
    #expect(other.subviews == ["y", "z"].map { views[$0] })
  }

  @Test func barIsTheGivenViewEvenForViewsBelow() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 50))
    let inner = UIView()
    root.addSubview(box)
    box.addSubview(inner)
    try Layout(root) {
      $0.subviews(["inner": inner])
      $0.horizontal("|-35-[inner(10)]")
      $0.vertical("|-45-[inner(10)]")
    }
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
  }

  @Test func linesMayComeBeforeWhatTheyName() throws {
    let root = UIView()
    let layout = try Layout(root) {
      $0.horizontal("[a(n)]", options: [])
      $0.metrics(["n": 7])
      $0.subviews(["a": UIView()])
      $0.metrics(["n": 8])
    }
    #expect(layout.constraints.map(\.constant) == [8])
    #expect(layout.constraints.map(\.isActive) == [true])
  }

  @Test func orientationIsNotWrittenTwice() {
    func description(_ describe: (inout Layout) -> Void) -> String? {
      do throws(VisualFormatError) {
        try Layout(UIView(), describe)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(
      description { $0.horizontal(" H:|[a]|") } == """
        visual format, character 2: leave out 'H:': the line is one of horizontal(_:)
         H:|[a]|
         ^
        """)
    #expect(
      description { $0.vertical("H:|[a]|") } == """
        visual format, character 1: leave out 'H:': the line is one of vertical(_:)
        H:|[a]|
        ^
        """)
  }

  @Test func brokenLineChangesNothing() {
    let (root, a) = (UIView(), UIView())
    do throws(VisualFormatError) {
      try Layout(root) {
        $0.subviews(["a": a])
        $0.vertical("|[a]|")
        $0.horizontal("|[a|")
      }
      Issue.record("the line is broken")
    } catch {
      #expect(
        error.description == """
          visual format, character 6: expected ']' or '(' after 'a', found '|'
          H:|[a|
               ^
          """)
    }
    #expect(root.subviews.isEmpty)
    #expect(a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func theSuperviewCanBeSetInTheClosure() throws {
    let (root, a, b) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)), UIView(), UIView()
    )
    try Layout {
      $0.view(root)
      $0.subviews(["a": a, "b": b])
      $0.horizontal("|[a]|")
      $0.horizontal("[b(20)]")
      $0.vertical("|[a(10)][b(5)]", options: .centerX)
    }
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(b.frame == CGRect(x: 40, y: 10, width: 20, height: 5))
    #expect(root._autolayoutTrace() == root.layoutTrace())
  }

  @Test func aLayoutWithoutASuperviewIsAnError() {
    let view = UIView()
    #expect(throws: VisualFormatError.self) { try Layout { $0.subviews(["a": view]) } }
    #expect(view.translatesAutoresizingMaskIntoConstraints)
  }
}
