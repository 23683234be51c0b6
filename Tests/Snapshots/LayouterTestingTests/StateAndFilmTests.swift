import DesignedViews
import Foundation
import Testing

@testable import LayouterTesting

@Suite struct StateAndFilmTests {
  private func button() -> DsCustomButton {
    let button = DsCustomButton(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    button.colorResources = StatefulResource([
      ResourceKey(.bgColor, .normal): .color(.red), ResourceKey(.bgColor, .disabled): .color(.blue),
    ])
    return button
  }

  @Test func everyStateIsAGolden() throws {
    let package = try TestPackage()
    for (name, strategy) in [String: Snapshotting<DsCustomButton, UIImage>].states {
      _ = package.assert(button(), as: strategy, named: name)
    }
    #expect(
      package.folder.files("Tests/AppTests/__Snapshots__/ButtonTests") == [
        "testSave.activated-selected.png", "testSave.activated.png",
        "testSave.disabled-selected.png", "testSave.disabled.png", "testSave.normal.png",
        "testSave.selected.png",
      ])
  }

  /// Normal, selected, activated, both, disabled, and disabled and selected.
  @Test func everyControlHasTheSixStates() {
    func check(_ control: some UIControl) {
      for state in ViewState.allCases {
        control.snapshotState = state
        #expect(control.snapshotState == state)
        #expect(control.isEnabled == !state.isDisabled)
        #expect(control.isHighlighted == state.isActivated)
        let isOn = (control as? UISwitch)?.isOn
        #expect((isOn ?? control.isSelected) == state.isSelected)
        if isOn != nil { #expect(!control.isSelected) }
      }
    }
    check(UIButton(type: .system))
    check(UISwitch())
    check(UISlider())
    check(UIControl())
  }

  @Test func aControlOfUIKitIsDrawnInItsStatesAndKeepsItsOwn() throws {
    let package = try TestPackage()
    let toggle = UISwitch()
    toggle.isOn = true
    for (name, strategy) in [String: Snapshotting<UISwitch, UIImage>].states([
      .normal, .selected, .disabledSelected,
    ]) {
      _ = package.assert(toggle, as: strategy, named: name)
    }
    #expect(toggle.isOn)
    #expect(!toggle.isSelected)
    let folder = package.folder
    let pictures = try ["normal", "selected", "disabled-selected"].map { state in
      try CGImage(png: folder.bytes(TestPackage.goldens + "testSave.\(state).png")).bitmap
    }
    #expect(pictures[0] != pictures[1])
    #expect(pictures[1] != pictures[2])
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    _ = package.assert(button, as: .states([.normal, .disabled]), named: "sheet")
    _ = package.assert(button, as: .state(.activated), named: "pressed")
    #expect(
      folder.files("Tests/AppTests/__Snapshots__/ButtonTests").contains("testSave.pressed.png"))
  }

  @Test func theButtonKeepsItsState() throws {
    let package = try TestPackage()
    let button = button()
    button.selected = true
    _ = package.assert(button, as: .states)
    #expect(button.buttonState == .selected)
  }

  /// Two buttons in a row: 12 points around each, and 16 below for its name.
  @Test func aSheetHasThemAll() throws {
    let package = try TestPackage()
    _ = package.assert(button(), as: .states([.normal, .disabled], scale: 1), named: "sheet")
    let png = try package.folder.bytes(TestPackage.goldens + "testSave.sheet.png")
    let bitmap = try CGImage(png: png).bitmap
    #expect(bitmap.height == 12 + 20 + 16 + 12)
    func color(_ x: Int, _ y: Int) -> UInt32 { bitmap.pixels[y * bitmap.width + x] }
    #expect(color(12 + 20, 12 + 10) == 0xFFFF_0000)
    #expect(color(bitmap.width - 12 - 40 + 10, 12 + 10) == 0xFF00_00FF)
  }

  @Test func aDifferenceNamesTheState() throws {
    let package = try TestPackage()
    _ = package.assert(button(), as: .states, named: "sheet")
    try package.startAgain()
    let other = button()
    other.colorResources = StatefulResource([
      ResourceKey(.bgColor, .normal): .color(.red),
      ResourceKey(.bgColor, .disabled): .color(.green),
    ])
    let message = package.assert(other, as: .states, named: "sheet")
    #expect(message?.contains("`disabled`") == true)
    #expect(message?.contains("`normal`") == false)
  }

  @Test(arguments: [
    (0.3, 10.0, ["0.000 s", "0.100 s", "0.200 s", "0.300 s"]),
    (0.25, 10.0, ["0.000 s", "0.100 s", "0.200 s", "0.250 s"]),
    (0, 60.0, ["0.000 s"]),
    (1, 1.0, ["0.000 s", "1.000 s"]),
  ])
  func aFilmHasItsFirstAndItsLastMoment(
    duration: Double, framesPerSecond: Double, names: [String]
  ) throws {
    let film = try FilmTimes(duration: duration, framesPerSecond: framesPerSecond)
    #expect(film.frames.map(\.name) == names)
  }

  @Test(arguments: [(-1.0, 10.0), (1, 0), (1, -5), (.infinity, 1), (1, .nan), (1e9, 60)])
  func aFilmWithoutFramesIsAnError(duration: Double, framesPerSecond: Double) throws {
    #expect(throws: FilmError.self) {
      try FilmTimes(duration: duration, framesPerSecond: framesPerSecond)
    }
    let strategies = [String: Snapshotting<UIView, UIImage>].film(
      duration: duration, framesPerSecond: framesPerSecond)
    let package = try TestPackage()
    let strategy = try #require(strategies["film"])
    #expect(package.assert(filled(.red), as: strategy)?.contains("frames per second") == true)
  }

  /// A square whose opacity goes linearly from 1 to 0.
  @Test func timeIsVirtual() throws {
    let package = try TestPackage()
    let film = [String: Snapshotting<UIView, UIImage>].film(
      duration: 1, framesPerSecond: 2, scale: 1
    ) { view in
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 })
    }
    for (name, strategy) in film {
      _ = package.assert(filled(.red), as: strategy, named: name)
    }
    func alpha(_ name: String) throws -> UInt32 {
      let png = try package.folder.bytes(TestPackage.goldens + "testSave.\(name).png")
      return try CGImage(png: png).bitmap.pixels[0] >> 24
    }
    #expect(try alpha("0-000-s") == 255)
    #expect([127, 128].contains(try alpha("0-500-s")))
    #expect(try alpha("1-000-s") == 0)
  }
}
