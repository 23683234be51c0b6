import Testing

@testable import VisualFormats

private let views = ["red", "blue", "green"]
private let metrics: [String: Double] = ["gap": 12.5, "weak": 600, "red2": 3]

/// What a format demands of the views red, blue and green, a line each.
private func constraints(
  _ text: String, _ options: NSLayoutConstraint.FormatOptions = []
) throws -> [String] {
  try VisualFormat(parsing: text).constraints(options: options, metrics: metrics, views: views)
    .map(\.description)
}

@Suite struct VisualFormatTests {
  @Test func axisIsHorizontalByDefault() throws {
    #expect(try constraints("[red][blue]") == ["blue.leading == red.trailing"])
    #expect(try constraints("H:[red][blue]") == ["blue.leading == red.trailing"])
    #expect(try constraints("V:[red][blue]") == ["blue.top == red.bottom"])
  }

  @Test func oneViewAloneDemandsNothing() throws {
    #expect(try constraints("[red]") == [])
  }

  @Test func barIsTheSuperviewsSameEdge() throws {
    #expect(
      try constraints("|[red]|")
        == ["red.leading == superview.leading", "superview.trailing == red.trailing"])
    #expect(
      try constraints("V:|[red]|")
        == ["red.top == superview.top", "superview.bottom == red.bottom"])
  }

  @Test func hyphenIsEightPointsBetweenViewsAndTwentyToTheSuperview() throws {
    #expect(
      try constraints("|-[red]-[blue]-|")
        == [
          "red.leading == superview.leading + 20", "blue.leading == red.trailing + 8",
          "superview.trailing == blue.trailing + 20",
        ])
  }

  @Test func distancesAreNumbersOrMetrics() throws {
    #expect(
      try constraints("|-30-[red]-0.5-[blue]-gap-|")
        == [
          "red.leading == superview.leading + 30", "blue.leading == red.trailing + 0.5",
          "superview.trailing == blue.trailing + 12.5",
        ])
  }

  @Test(arguments: [
    ("[red(7)]", "red.width == 7"), ("[red(12.5)]", "red.width == 12.5"),
    ("[red(.5)]", "red.width == 0.5"), ("[red(5.)]", "red.width == 5"),
    ("[red(1e2)]", "red.width == 100"), ("[red(25E-1)]", "red.width == 2.5"),
    ("[red(-8)]", "red.width == -8"), ("[red(-.25)]", "red.width == -0.25"),
    ("[red(+3)]", "red.width == 3"), ("[red(007)]", "red.width == 7"),
    ("[red]-1e1-[blue]", "blue.leading == red.trailing + 10"),
  ])
  func numbersAreWrittenAsInC(format: String, constraint: String) throws {
    #expect(try constraints(format) == [constraint])
  }

  @Test func negativeDistancesAreInParentheses() throws {
    #expect(try constraints("[red]-(-8)-[blue]") == ["blue.leading == red.trailing - 8"])
    #expect(
      try constraints("|-(-1.5)-[red]") == ["red.leading == superview.leading - 1.5"])
  }

  @Test func distancesHaveRelationsAndPriorities() throws {
    #expect(
      try constraints("[red]-(>=8,<=20@250)-[blue]")
        == ["blue.leading >= red.trailing + 8", "blue.leading <= red.trailing + 20 @250"])
    #expect(
      try constraints("[red]-(==gap@weak)-[blue]")
        == ["blue.leading == red.trailing + 12.5 @600"])
    #expect(
      try constraints("V:[red]-(>=8)-|") == ["superview.bottom >= red.bottom + 8"])
  }

  /// UIKit takes that too, and much code is written so.
  @Test func oneDistanceNeedsNoParentheses() throws {
    #expect(
      try constraints("|->=8-[red]-10@999-|")
        == ["red.leading >= superview.leading + 8", "superview.trailing == red.trailing + 10 @999"])
  }

  @Test func lengthsAreNumbersMetricsOrViews() throws {
    #expect(try constraints("[red(100)]") == ["red.width == 100"])
    #expect(try constraints("V:[red(gap)]") == ["red.height == 12.5"])
    #expect(try constraints("[red(blue)]") == ["red.width == blue.width"])
    #expect(try constraints("V:[red(==blue@weak)]") == ["red.height == blue.height @600"])
    #expect(
      try constraints("[red(>=70,<=100@20,<=blue)]")
        == ["red.width >= 70", "red.width <= 100 @20", "red.width <= blue.width"])
    #expect(try constraints("[red(76@600)]") == ["red.width == 76 @600"])
  }

  @Test func nameThatIsBothIsTheMetric() throws {
    let format = try VisualFormat(parsing: "[red(blue)]")
    #expect(
      try format.constraints(metrics: ["blue": 4], views: views).map(\.description)
        == ["red.width == 4"])
  }

  @Test func constraintsComeInTheOrderOfTheFormat() throws {
    #expect(
      try constraints("H:|-[red]-[blue(==red)]-|")
        == [
          "red.leading == superview.leading + 20", "blue.leading == red.trailing + 8",
          "blue.width == red.width", "superview.trailing == blue.trailing + 20",
        ])
  }

  @Test func spacesAreAllowedBetweenTheParts() throws {
    #expect(
      try constraints(" H : | - [ red ( >= 4 , <= 8 @ 20 ) ] - ( 3 ) - [blue]\n")
        == [
          "red.leading == superview.leading + 20", "red.width >= 4", "red.width <= 8 @20",
          "blue.leading == red.trailing + 3",
        ])
  }

  @Test func namesAreIdentifiersInAnyScript() throws {
    let format = try VisualFormat(parsing: "[_a1][赤い]")
    #expect(
      try format.constraints(metrics: [:], views: ["_a1", "赤い"]).map(\.description)
        == ["赤い.leading == _a1.trailing"])
  }

  @Test func optionsChooseTheDirection() throws {
    #expect(
      try constraints("|-5-[red]-6-[blue]-7-|", .directionLeftToRight)
        == [
          "red.left == superview.left + 5", "blue.left == red.right + 6",
          "superview.right == blue.right + 7",
        ])
    #expect(
      try constraints("|-5-[red]-6-[blue]-7-|", .directionRightToLeft)
        == [
          "superview.right == red.right + 5", "red.left == blue.right + 6",
          "blue.left == superview.left + 7",
        ])
    #expect(
      try constraints("V:[red]-[blue]", .directionRightToLeft) == ["blue.top == red.bottom + 8"])
  }

  @Test func optionsAlignEachViewWithTheOneBefore() throws {
    #expect(
      try constraints("|[red][blue][green]", [.alignAllTop, .alignAllLastBaseline])
        == [
          "red.leading == superview.leading", "blue.leading == red.trailing",
          "green.leading == blue.trailing", "blue.top == red.top", "green.top == blue.top",
          "blue.lastBaseline == red.lastBaseline", "green.lastBaseline == blue.lastBaseline",
        ])
  }

  @Test(arguments: [
    (NSLayoutConstraint.FormatOptions.alignAllLeft, "blue.left == red.left"),
    (.alignAllRight, "blue.right == red.right"), (.alignAllLeading, "blue.leading == red.leading"),
    (.alignAllTrailing, "blue.trailing == red.trailing"),
    (.alignAllCenterX, "blue.centerX == red.centerX"),
  ])
  func optionsAlignAColumn(option: NSLayoutConstraint.FormatOptions, constraint: String) throws {
    #expect(
      try constraints("V:[red][blue]", option) == ["blue.top == red.bottom", constraint])
  }

  @Test(arguments: [
    (NSLayoutConstraint.FormatOptions.alignAllBottom, "blue.bottom == red.bottom"),
    (.alignAllCenterY, "blue.centerY == red.centerY"),
    (.alignAllFirstBaseline, "blue.firstBaseline == red.firstBaseline"),
  ])
  func optionsAlignARow(option: NSLayoutConstraint.FormatOptions, constraint: String) throws {
    #expect(
      try constraints("[red][blue]", option) == ["blue.leading == red.trailing", constraint])
  }

  /// The bits of all options are in one of the masks, as in UIKit.
  @Test func masksDivideTheOptions() {
    typealias Options = NSLayoutConstraint.FormatOptions
    let masks: [Options] = [.alignmentMask, .directionMask, .spacingMask]
    func parts(_ options: Options) -> [Options] { masks.map(options.intersection) }
    let aligned: Options = [
      .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading,
      .alignAllTrailing, .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline,
      .alignAllFirstBaseline,
    ]
    #expect(parts(aligned) == [aligned, [], []])
    #expect(parts(.directionLeftToRight) == [[], .directionLeftToRight, []])
    #expect(parts(.directionRightToLeft) == [[], .directionRightToLeft, []])
    #expect(parts(.spacingBaselineToBaseline) == [[], [], .spacingBaselineToBaseline])
    #expect(masks.map(\.rawValue) == [0xFFFF, 0x30000, 0x80000])
  }

  @Test func spacingBetweenBaselinesIsForViewsAboveEachOther() throws {
    #expect(
      try constraints("V:|-[red]-30-[blue]|", .spacingBaselineToBaseline)
        == [
          "red.top == superview.top + 20", "blue.firstBaseline == red.lastBaseline + 30",
          "superview.bottom == blue.bottom",
        ])
    #expect(throws: VisualFormatError.self) {
      try constraints("[red]-30-[blue]", .spacingBaselineToBaseline)
    }
  }
}
