import Testing

@testable import ContactSheets

@Suite struct SheetGridTests {
  private let axes = [
    SheetAxis(name: "state", values: ["normal", "disabled"]),
    SheetAxis(name: "appearance", values: ["light", "dark"]),
    SheetAxis(name: "scale", values: ["@1x", "@2x"]),
  ]

  /// Every combination, the last axis changing fastest.
  private var places: [[Int]] {
    (0..<8).map { [$0 >> 2 & 1, $0 >> 1 & 1, $0 & 1] }
  }

  @Test func oneAxisAcrossAndTheOthersDown() {
    let grid = SheetGrid(axes: axes, places: places, columnAxes: ["state"])
    #expect(grid.cells == [[[0], [4]], [[1], [5]], [[2], [6]], [[3], [7]]])
    #expect(
      grid.columns.headings == [
        [.init(text: "normal", lines: 0..<1), .init(text: "disabled", lines: 1..<2)]
      ])
    #expect(
      grid.rows.headings == [
        [.init(text: "light", lines: 0..<2), .init(text: "dark", lines: 2..<4)],
        [
          .init(text: "@1x", lines: 0..<1), .init(text: "@2x", lines: 1..<2),
          .init(text: "@1x", lines: 2..<3), .init(text: "@2x", lines: 3..<4),
        ],
      ])
  }

  @Test func axesAcrossInTheOrderThatWasAskedFor() {
    let grid = SheetGrid(axes: axes, places: places, columnAxes: ["scale", "state"])
    #expect(grid.cells == [[[0], [4], [1], [5]], [[2], [6], [3], [7]]])
    #expect(grid.columns.axes.map(\.name) == ["scale", "state"])
    #expect(grid.rows.axes.map(\.name) == ["appearance"])
  }

  @Test func axesDownInTheOrderThatWasAskedFor() {
    let grid = SheetGrid(
      axes: axes, places: places, columnAxes: ["state"], rowAxes: ["scale"])
    #expect(grid.rows.axes.map(\.name) == ["scale", "appearance"])
    #expect(grid.cells == [[[0], [4]], [[2], [6]], [[1], [5]], [[3], [7]]])
  }

  @Test func linesWithoutPicturesAreLeftOutAndGapsStay() {
    let grid = SheetGrid(
      axes: axes, places: [[0, 0, 1], [1, 1, 1]], columnAxes: ["state"])
    #expect(grid.cells == [[[0], []], [[], [1]]])
    #expect(grid.rows.headings[1].map(\.text) == ["@2x", "@2x"])
  }

  @Test func aSceneWithoutAxesIsOneCell() {
    let grid = SheetGrid(axes: [], places: [[]], columnAxes: [])
    #expect(grid.cells == [[[0]]])
    #expect(grid.columns.headings.isEmpty && grid.rows.headings.isEmpty)
  }

  @Test func framesOfAFilmShareACell() {
    let grid = SheetGrid(
      axes: [
        SheetAxis(name: "appearance", values: ["light", "dark"]),
        SheetAxis(name: "moment", values: ["before", "turn"]),
      ],
      places: [[0, 0], [0, 1], [0, 1], [1, 0], [1, 1], [1, 1]], columnAxes: ["moment"])
    #expect(grid.cells == [[[0], [1, 2]], [[3], [4, 5]]])
  }

  @Test func statesGoAcrossByDefaultAndElseWhatIsTheScenesOwn() {
    func columns(_ names: String...) -> [String] {
      SheetGrid.defaultColumns(of: names.map { SheetAxis(name: $0, values: []) })
    }
    #expect(columns("appearance", "tone", "state") == ["state"])
    #expect(columns("appearance", "tone", "scale") == ["tone"])
    #expect(columns("state", "appearance", "moment") == ["moment"])
    #expect(columns("scale", "appearance") == ["appearance"])
    #expect(columns("scale") == ["scale"])
    #expect(columns() == [])
  }
}
