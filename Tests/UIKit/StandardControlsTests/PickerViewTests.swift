import Testing
import ViewTestSupport

@testable import StandardControls

@Suite struct WheelGeometryTests {
  private let wheel = WheelGeometry(height: 216, rowHeight: 32)

  /// 108 sin(32 / 108) = 31.533, and cos(32 / 108) = 0.9564.
  @Test func rowsAreOnACylinder() throws {
    let middle = try #require(wheel.place(at: 0))
    #expect(middle == WheelGeometry.Place(y: 0, scale: 1, alpha: 1))
    let next = try #require(wheel.place(at: 32))
    #expect(abs(next.y - 31.533) < 0.001)
    #expect(abs(next.scale - 0.9564) < 0.0001)
    #expect(abs(next.alpha - 0.55 * 0.9564 * 0.9564) < 0.001)
    let above = try #require(wheel.place(at: -96))
    // sin(96 / 108) = 0.7764, cos = 0.6302
    #expect(abs(above.y + 83.85) < 0.01)
    #expect(abs(above.scale - 0.6302) < 0.0001)
    #expect(wheel.place(at: 170) == nil)
  }

  @Test(arguments: [-107, -50, -3.5, 0, 16, 84, 107] as [CGFloat])
  func whatIsSeenIsFoundAgain(y: CGFloat) throws {
    let place = try #require(wheel.place(at: wheel.distance(at: y)) ?? nil, "\(y)")
    #expect(abs(place.y - y) < 0.001)
  }

  /// 1.5 * 108 = 162 points above and below, five rows of 32.
  @Test func theFrontHasElevenRows() {
    #expect(wheel.visibleRows(at: 320, count: 100) == 5..<16)
    #expect(wheel.visibleRows(at: 0, count: 100) == 0..<6)
    #expect(wheel.visibleRows(at: 320, count: 8) == 5..<8)
    #expect(wheel.visibleRows(at: 0, count: 0) == 0..<0)
    #expect(wheel.visibleRows(at: 10_000, count: 3) == 0..<0)
    #expect(wheel.visibleRows(at: .nan, count: 3) == 0..<0)
  }

  @Test func columnsShareTheWidth() {
    let bounds = rect(0, 0, 320, 216)
    // 320 - 18 = 302.
    #expect(
      WheelGeometry.columns(widths: [0], in: bounds, mirrored: false) == [rect(9, 0, 302, 216)])
    // (302 - 5) / 2 = 148.5
    #expect(
      WheelGeometry.columns(widths: [0, 0], in: bounds, mirrored: false)
        == [rect(9, 0, 148.5, 216), rect(162.5, 0, 148.5, 216)])
    // 60 + 5 + 40 = 105, in the middle of 320.
    #expect(
      WheelGeometry.columns(widths: [60, 40], in: bounds, mirrored: false)
        == [rect(107.5, 0, 60, 216), rect(172.5, 0, 40, 216)])
    #expect(
      WheelGeometry.columns(widths: [60, 40], in: bounds, mirrored: true)
        == [rect(152.5, 0, 60, 216), rect(107.5, 0, 40, 216)])
  }
}

@Suite struct PickerViewTests {
  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var selections: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 20 : 4
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component).\(row)" }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {
      selections.append("\(component).\(row)")
    }
  }

  private final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var reused = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      50
    }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      if view is UILabel { reused += 1 }
      let label = view as? UILabel ?? UILabel()
      label.text = "\(row)"
      return label
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      40
    }
  }

  /// A picker on a screen of its size, with a clock.
  private final class Stage {
    let picker = UIPickerView(frame: rect(0, 0, 320, 216))
    let wheels = Wheels()
    let screen: TouchScreen
    let root = UIView(frame: rect(0, 0, 320, 216))

    init() {
      screen = TouchScreen(of: root)
      root.addSubview(picker)
      picker.dataSource = wheels
      picker.delegate = wheels
      root.layoutIfNeeded()
    }

    var clock: VirtualClock { screen.clock }

    func title(_ component: Int) -> String? {
      picker.wheels[component].accessibilityValue
    }
  }

  @Test func selectionsAreLimited() {
    let stage = Stage()
    #expect(stage.picker.selectedRow(inComponent: 0) == 0)
    stage.picker.selectRow(7, inComponent: 0, animated: false)
    stage.picker.selectRow(99, inComponent: 1, animated: false)
    #expect(stage.picker.selectedRow(inComponent: 0) == 7)
    #expect(stage.picker.selectedRow(inComponent: 1) == 3)
    stage.picker.selectRow(-4, inComponent: 1, animated: false)
    #expect(stage.picker.selectedRow(inComponent: 1) == 0)
    #expect(stage.picker.selectedRow(inComponent: 2) == -1)
    #expect(stage.title(0) == "0.7")
    #expect(stage.wheels.selections == [])
  }

  @Test func aTapSelectsTheRowThatItMeets() {
    let stage = Stage()
    stage.picker.selectRow(7, inComponent: 0, animated: false)
    stage.root.layoutIfNeeded()
    // The second row above the middle is seen at 108 sin(64 / 108) = 60.3 points above it.
    stage.screen.tap(at: point(80, 108 - 60))
    stage.clock.advance(by: 0.1)
    #expect(stage.picker.selectedRow(inComponent: 0) == 5)
    #expect(stage.wheels.selections == [])
    stage.clock.advance(by: 0.5)
    #expect(stage.wheels.selections == ["0.5"])
    #expect(stage.picker.selectedRow(inComponent: 1) == 0)
  }

  @Test func aDragStopsAtARow() {
    let stage = Stage()
    stage.screen.drag(from: point(240, 108), to: point(240, 58), frames: 10)
    stage.clock.advance(by: 3)
    #expect(stage.wheels.selections.count == 1)
    let row = stage.picker.selectedRow(inComponent: 1)
    #expect(stage.wheels.selections == ["1.\(row)"])
    #expect(row > 0)
    #expect(stage.picker.selectedRow(inComponent: 0) == 0)
  }

  @Test func anAnimatedSelectionTurnsTheWheelOnTheClock() throws {
    let stage = Stage()
    stage.clock.perform { stage.picker.selectRow(4, inComponent: 0, animated: true) }
    #expect(stage.picker.selectedRow(inComponent: 0) == 4)
    stage.clock.advance(by: 0.15)
    let wheel = stage.picker.wheels[0]
    let middle = try #require(wheel.view(forRow: 2))
    #expect(abs(middle.center.y - 108) < 8)
    stage.clock.advance(by: 0.3)
    #expect(wheel.view(forRow: 4)?.center.y == 108)
    #expect(stage.wheels.selections == [])
  }

  @Test func viewsOfRowsAreReused() throws {
    let (picker, views) = (UIPickerView(frame: rect(0, 0, 320, 216)), Views())
    picker.dataSource = views
    picker.delegate = views
    picker.layoutIfNeeded()
    #expect((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "0")
    #expect(picker.view(forRow: 30, forComponent: 0) == nil)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 302, height: 40))
    picker.selectRow(30, inComponent: 0, animated: false)
    #expect(views.reused > 0)
    #expect((picker.view(forRow: 30, forComponent: 0) as? UILabel)?.text == "30")
    #expect(picker.view(forRow: 30, forComponent: 0)?.bounds.size == CGSize(width: 302, height: 40))
  }

  @Test func aPickerHasUIKitsSize() {
    #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(
      UIPickerView().sizeThatFits(CGSize(width: 100, height: 100))
        == CGSize(width: 320, height: 216))
  }

  @Test func theBandIsBehindTheSelectedRows() {
    let stage = Stage()
    // (216 - 34) / 2 = 91.
    #expect(stage.picker.subviews.first?.frame == rect(9, 91, 302, 34))
  }
}
