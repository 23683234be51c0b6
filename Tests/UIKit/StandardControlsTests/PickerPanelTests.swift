import Foundation
import TestSupport
import Testing
import ViewTestSupport

@testable import StandardControls

/// What the fields of date pickers open.
@Suite struct PickerPanelTests {
  private let application = UIApplication(
    screen: UIScreen(
      device: Device(name: "phone", portraitSize: CGSize(width: 375, height: 667), scale: 2)))
  private let picker = UIDatePicker(frame: rect(0, 40, 375, 34))
  private let window: UIWindow

  init() {
    window = application.perform { UIWindow() }
    picker.date = Self.date(19, 8, 15)
    picker.contentHorizontalAlignment = .leading
    window.addSubview(picker)
    application.perform { window.makeKeyAndVisible() }
    application.updateDisplay()
  }

  /// A day of September 2025, in UTC.
  private static func date(_ day: Int, _ hour: Int, _ minute: Int) -> Date {
    // 1 September 2025 begins 1,756,684,800 seconds after 1970.
    let minutes = ((day - 1) * 24 + hour) * 60 + minute
    return Date(timeIntervalSince1970: 1_756_684_800 + Double(minutes) * 60)
  }

  private var calendar: InlineDateContent? { picker.panelContent as? InlineDateContent }
  private var wheels: WheelDateContent? { picker.panelContent as? WheelDateContent }

  private func tap(_ part: UIDatePicker.Part) throws {
    TouchScreen(application).tap(try #require(picker.content?.field(of: part)))
    application.advance(by: 1)
  }

  /// A place of the open calendar.
  private func tapCalendar(_ x: CGFloat, _ y: CGFloat) throws {
    let calendar = try #require(calendar)
    TouchScreen(application).tap(at: calendar.convert(CGPoint(x: x, y: y), to: nil))
    application.advance(by: 1)
  }

  // MARK: Places

  @Test(
    arguments: [
      // Below the source, centred on it.
      (rect(160, 100, 80, 30), rect(100, 138, 200, 300)),
      // Moved into the area.
      (rect(10, 100, 80, 30), rect(20, 138, 200, 300)),
      (rect(330, 100, 60, 30), rect(180, 138, 200, 300)),
      // Above, where that has more space.
      (rect(160, 500, 80, 30), rect(100, 192, 200, 300)),
      // Neither place is high enough: it ends at the edge of the area.
      (rect(160, 250, 80, 30), rect(100, 280, 200, 300)),
    ])
  func aPanelIsNextToItsField(source: CGRect, frame: CGRect) {
    #expect(
      PickerPanel.frame(
        size: CGSize(width: 200, height: 300), source: source, area: rect(20, 20, 360, 560))
        == frame)
  }

  // MARK: Fields

  @Test func aTapOnTheDateOpensACalendarWithoutATime() throws {
    try tap(.date)
    #expect(calendar?.naturalSize == CGSize(width: 320, height: 330))
    #expect(picker.content?.field(of: .date)?.isOpen == true)
    #expect(picker.content?.field(of: .time)?.isOpen == false)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    // 23 September is in cell 23: the fourth row's Tuesday; columns are (320 - 32) / 7 wide.
    try tapCalendar(16 + 288 / 7 * 2.5, 66 + 3 * 44 + 22)
    #expect(picker.date == Self.date(23, 8, 15))
    #expect(changes == 1)
    #expect(picker.content?.field(of: .date)?.label.text == "Sep 23, 2025")
    // A touch next to it closes it.
    TouchScreen(application).tap(at: CGPoint(x: 180, y: 640))
    application.advance(by: 1)
    #expect(calendar == nil)
    #expect(picker.content?.field(of: .date)?.isOpen == false)
  }

  @Test func aTapOnTheTimeOpensWheelsOfIt() throws {
    try tap(.time)
    let columns = wheels?.subviews.compactMap { $0 as? PickerWheel } ?? []
    #expect(columns.map(\.accessibilityValue) == ["8", "15", "AM"])
    let minutes = try #require(columns.dropFirst().first)
    // The row below the selected one, 32 points away.
    let place = CGPoint(x: minutes.bounds.midX, y: minutes.bounds.midY + 31)
    TouchScreen(application).tap(at: minutes.convert(place, to: nil))
    application.advance(by: 1)
    #expect(picker.date == Self.date(19, 8, 16))
    #expect(picker.content?.field(of: .time)?.label.text == "8:16\u{202F}AM")
  }

  @Test func theOpenCalendarFollowsTheDate() throws {
    try tap(.date)
    picker.date = Self.date(31, 9, 0)
    application.updateDisplay()
    // 1 October.
    let title = calendar?.subviews.compactMap { $0 as? UILabel }.first?.text
    #expect(title == "October 2025")
    picker.datePickerMode = .time
    #expect(picker.panel == nil)
  }

  @Test func aDisabledPickerOpensNothing() throws {
    picker.isEnabled = false
    application.updateDisplay()
    picker.openPanel(animated: false)
    #expect(picker.panelContent == nil)
    let lonely = UIDatePicker()
    lonely.openPanel(animated: false)
    #expect(lonely.panelContent == nil)
  }

  @Test func onlyCompactPickersHavePanels() {
    picker.preferredDatePickerStyle = .wheels
    application.updateDisplay()
    picker.openPicker()
    #expect(picker.panelContent == nil)
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode = .time
    application.updateDisplay()
    picker.openPicker()
    #expect(wheels != nil)
  }

  // MARK: Months

  @Test func aTapOnTheMonthShowsWheelsInPlaceOfTheDays() throws {
    try tap(.date)
    try tapCalendar(60, 22)
    let wheels = try #require(calendar?.subviews.compactMap { $0 as? WheelDateContent }.first)
    #expect(wheels.frame == rect(0, 44, 320, 286))
    let days = calendar?.subviews.compactMap { $0 as? CalendarDay } ?? []
    #expect(days.allSatisfy { $0.isHidden })
    let columns = wheels.subviews.compactMap { $0 as? PickerWheel }
    #expect(columns.map(\.accessibilityValue) == ["September", "2025"])
    let months = try #require(columns.first)
    let place = CGPoint(x: months.bounds.midX, y: months.bounds.midY + 31)
    TouchScreen(application).tap(at: months.convert(place, to: nil))
    application.advance(by: 1)
    // The month that is shown changes, and not the date.
    let title = try #require(calendar?.subviews.compactMap { $0 as? UILabel }.first)
    #expect(title.text == "October 2025")
    #expect(picker.date == Self.date(19, 8, 15))
    try tapCalendar(60, 22)
    #expect(wheels.superview == nil)
    // 1 October is a Wednesday.
    #expect(days.map(\.isHidden).prefix(4) == [true, true, true, false])
  }
}
