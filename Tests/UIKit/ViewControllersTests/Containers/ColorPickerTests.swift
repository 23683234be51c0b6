import Testing

@testable import ViewControllers

@Suite struct PickedColorTests {
  @Test func aSpectrumHasAllHuesBetweenWhiteAndBlack() {
    func place(_ x: CGFloat, _ y: CGFloat) -> PickedColor {
      PickedColor(inSpectrumAt: CGPoint(x: x, y: y))
    }
    #expect(place(0, 0).isSame(as: PickedColor(red: 1, green: 1, blue: 1)))
    #expect(place(0.5, 1).isSame(as: PickedColor(red: 0, green: 0, blue: 0)))
    #expect(place(1.0 / 3, 0.5).isSame(as: PickedColor(red: 0, green: 1, blue: 0)))
    // Half as saturated, and half as bright.
    #expect(place(0, 0.25).isSame(as: PickedColor(red: 1, green: 0.5, blue: 0.5)))
    #expect(place(0, 0.75).isSame(as: PickedColor(red: 0.5, green: 0, blue: 0)))
    // Beyond the edges.
    #expect(place(-1, 2).isSame(as: PickedColor(red: 0, green: 0, blue: 0)))
    for (x, y) in [(0.2, 0.3), (0.7, 0.6), (0.4, 0.5)] as [(CGFloat, CGFloat)] {
      let found = place(x, y).placeInSpectrum
      #expect(abs(found.x - x) < 1e-6)
      #expect(abs(found.y - y) < 1e-6)
    }
  }

  @Test func theGridHasGreysAndTwelveHues() {
    #expect(ColorGrid.color(row: 0, column: 0) == PickedColor(red: 1, green: 1, blue: 1))
    #expect(ColorGrid.color(row: 0, column: 11) == PickedColor(red: 0, green: 0, blue: 0))
    #expect(ColorGrid.color(row: 1, column: 0) == PickedColor(hex: 0x00384A))
    #expect(ColorGrid.color(row: 5, column: 5).isSame(as: PickedColor(hex: 0xFA4218)))
    #expect(ColorGrid.color(row: 9, column: 11).isSame(as: PickedColor(hex: 0xDEEDD5)))
    // Halfway from the dark to the pure hue: (0x00 + 0x06) / 2, (0x38 + 0xA0) / 2, (0x4A + 0xD6) / 2.
    #expect(ColorGrid.color(row: 3, column: 0).isSame(as: PickedColor(hex: 0x036C90)))
    #expect(PickedColor(hex: 0xFFFF00).isLight)
    #expect(!PickedColor(hex: 0xFF0000).isLight)
  }

  @Test func partsAreBelowEachOther() {
    let layout = ColorPickerLayout(width: 392, hasOpacity: true)
    #expect(layout.control == CGRect(x: 16, y: 54, width: 360, height: 32))
    // Cells of 30 points.
    #expect(layout.pane == CGRect(x: 16, y: 102, width: 360, height: 300))
    #expect(layout.opacity == CGRect(x: 16, y: 422, width: 360, height: 60))
    #expect(layout.line.minY == 502)
    #expect(layout.swatch == CGRect(x: 16, y: 523, width: 72, height: 72))
    #expect(layout.height == 615)
    #expect(layout.favourite(0, of: 1) == CGRect(x: 227, y: 544, width: 30, height: 30))
    // 20 + 60 less.
    #expect(ColorPickerLayout(width: 392, hasOpacity: false).height == 535)
    let mirrored = ColorPickerLayout(width: 392, hasOpacity: true, isMirrored: true)
    #expect(mirrored.swatch.minX == 304)
    #expect(mirrored.close.minX == 16)
  }
}

private final class ColorRecord: NSObject, UIColorPickerViewControllerDelegate {
  var calls: [String] = []

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    let picked = PickedColor(color, in: viewController.traitCollection)
    calls.append("\(Int((picked.red * 255).rounded())) \(continuously)")
  }

  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    calls.append("finish")
  }
}

/// Colour pickers on an iPhone 15.
@Suite final class ColorPickerTests: BarScreens {
  private let well = UIColorWell(frame: CGRect(x: 20, y: 200, width: 28, height: 28))

  private func showWell() {
    root.loadViewIfNeeded()
    root.view.addSubview(well)
    show()
  }

  private func picker() throws -> UIColorPickerViewController {
    try #require(navigation.presentedViewController as? UIColorPickerViewController)
  }

  /// Touches a place of a part of the picker.
  private func tap(_ part: UIView?, _ x: CGFloat, _ y: CGFloat) throws {
    let part = try #require(part)
    TouchScreen(application).tap(at: part.convert(CGPoint(x: x, y: y), to: nil))
    application.advance(by: 1)
  }

  @Test func aTapOnAWellOpensASheetThatChoosesItsColor() throws {
    well.selectedColor = UIColor(red: 1, green: 1, blue: 1, alpha: 0.5)
    var changes = 0
    well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    showWell()
    try tap(well)
    let picker = try picker()
    #expect(picker.selectedColor == well.selectedColor)
    // As high as its content at this width, 54 + 32 + 16 + 361 · 10 / 12 + 20 + 60 + 20 + 1 + 20 + 72 + 20, above the
    // home indicator, 34.
    let view = try #require(picker.viewIfLoaded)
    let top = view.convert(view.bounds, to: nil).minY
    #expect(abs(852 - 34 - top - 615.83) < 0.5)
    // The first cell of the dark row; the opacity stays.
    try tap(view.first(ColorGridView.self) { _ in true }, 5, 40)
    let chosen = PickedColor(try #require(well.selectedColor), in: picker.traitCollection)
    #expect(chosen.isSame(as: PickedColor(hex: 0x00384A)))
    #expect(abs(chosen.alpha - 0.5) < 0.01)
    #expect(changes > 0)
  }

  @Test func thePickerReportsChoicesAndItsEnd() throws {
    let (picker, record) = (UIColorPickerViewController(), ColorRecord())
    picker.delegate = record
    show()
    perform { root.present(picker, animated: true) }
    let view = try #require(picker.viewIfLoaded as? ColorPickerView)
    view.control.selectedSegmentIndex = 2
    view.control.sendActions(for: .valueChanged)
    application.updateDisplay()
    let red = try #require(view.first(ColorSlider.self) { $0.accessibilityLabel == "Red" })
    // The way of the knob is as long as the track without its height.
    TouchScreen(application).drag(
      from: red.convert(CGPoint(x: 18, y: 18), to: nil),
      to: red.convert(CGPoint(x: red.bounds.width - 18, y: 18), to: nil), frames: 2)
    application.advance(by: 1)
    #expect(record.calls.first == "0 true")
    #expect(record.calls.last == "255 false")
    #expect(PickedColor(picker.selectedColor, in: picker.traitCollection).red == 1)
    record.calls = []
    try tap(view.close)
    #expect(record.calls == ["finish"])
    #expect(root.presentedViewController == nil)
  }

  @Test func withoutOpacityAColorIsOpaque() throws {
    let picker = UIColorPickerViewController()
    picker.supportsAlpha = false
    picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.25)
    show()
    perform { root.present(picker, animated: true) }
    let view = try #require(picker.viewIfLoaded as? ColorPickerView)
    #expect(view.first(ColorSlider.self) { $0.accessibilityLabel == "Opacity" } == nil)
    try tap(view.first(ColorGridView.self) { _ in true }, 5, 40)
    #expect(PickedColor(picker.selectedColor, in: picker.traitCollection).alpha == 1)
  }
}
