import HeadlessUIKit
import Testing

@testable import DesignedViews

/// Custom states as columns of resources.
@Suite struct CustomStateTests {
  private func color(_ gray: CGFloat) -> ResourceValue { .color(UIColor(white: gray, alpha: 1)) }

  /// Numbers, the widths of strokes, distinguish the values.
  private let resource = StatefulResource([
    ResourceKey(.svgStrokeWidth): .number(0),
    ResourceKey(.svgStrokeWidth, .selected): .number(1),
    ResourceKey(.svgStrokeWidth, .disabled): .number(2),
    ResourceKey(.svgStrokeWidth, customState: "focused"): .number(10),
    ResourceKey(.svgStrokeWidth, .selected, customState: "focused"): .number(11),
    ResourceKey(.svgStrokeWidth, .disabled, customState: "loading"): .number(22),
  ])

  /// By the documented order: each custom state with the fallbacks of the state, then these alone.
  @Test(
    arguments: [
      (ViewState.normal, [], 0),
      (.normal, ["focused"], 10),
      (.selected, ["focused"], 11),
      // ActivatedSelected falls back to Selected, also together with Focused.
      (.activatedSelected, ["focused"], 11),
      (.disabled, ["focused"], 10),
      // There is no value for Loading alone, or with Selected.
      (.normal, ["loading"], 0),
      (.selected, ["loading"], 1),
      (.disabled, ["loading"], 22),
      (.disabled, ["loading", "focused"], 22),
      (.disabled, ["focused", "loading"], 10),
      (.selected, ["loading", "focused"], 11),
      (.selected, ["hovered"], 1),
    ] as [(ViewState, [CustomState], CGFloat)])
  func columnsFallBackToSimplerStates(
    state: ViewState, customStates: [CustomState], expected: CGFloat
  ) {
    let value = resource.resourceForButton(
      .svgStrokeWidth, in: state, customStates: customStates)
    #expect(value?.number == expected)
  }

  @Test func buttonsShowTheirCustomStates() {
    let button = DsCustomButton()
    button.colorResources = StatefulResource([
      ResourceKey(.bgColor): color(0), ResourceKey(.bgColor, customState: "loading"): color(1),
    ])
    #expect(button.color(.bgColor) == UIColor(white: 0, alpha: 1))
    button.customStates = ["loading"]
    #expect(button.color(.bgColor) == UIColor(white: 1, alpha: 1))
    #expect(button.buttonState == .normal)
  }

  @Test func namesHaveTheStatesThatAreGiven() throws {
    let states: [CustomState] = ["focused", "loading"]
    #expect(
      ResourceKey(name: "BgFocused", customStates: states)
        == ResourceKey(.bgColor, customState: "focused"))
    #expect(
      ResourceKey(name: "SvgColorLoadingDisabledSelected", customStates: states)
        == ResourceKey(.svgColor, .disabledSelected, customState: "loading"))
    #expect(ResourceKey(name: "BgHovered", customStates: states) == nil)
    #expect(ResourceKey(name: "BgFocused", customStates: []) == nil)
    for state in ViewState.allCases {
      let key = ResourceKey(.bgImage, state, customState: "focused")
      #expect(ResourceKey(name: key.name, customStates: states) == key)
    }
    let resource = try StatefulResource(
      named: ["BgFocused": color(1)], customStates: states)
    #expect(resource.resource(.bgColor, for: .normal, customState: "focused")?.color != nil)
  }

  @Test func columnsAreCopiedWithTheOthers() {
    let copy = StatefulResource([ResourceKey(.svgStrokeWidth): .number(7)])
    copy.merge(resource, overwrite: false)
    #expect(copy.resource(.svgStrokeWidth, for: .normal)?.number == 7)
    #expect(copy.resource(.svgStrokeWidth, for: .selected, customState: "focused")?.number == 11)
    copy.merge(resource, overwrite: true)
    #expect(copy.resource(.svgStrokeWidth, for: .normal)?.number == 0)
  }

  /// A resource without states has one value for all states, also for custom ones.
  @Test func unstatefulResourcesIgnoreCustomStates() {
    let plain = UnstatefulResource([.bgColor: color(1)])
    #expect(plain.resourceForButton(.bgColor, in: .normal, customStates: ["focused"]) != nil)
    let mono = MonoResource(color(1))
    #expect(mono.resourceForButton(.bgColor, in: .disabled, customStates: ["focused"]) != nil)
  }
}
