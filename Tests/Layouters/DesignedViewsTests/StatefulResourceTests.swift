import Testing

@testable import DesignedViews

@Suite("A stateful resource")
struct StatefulResourceTests {
  /// Each state's resource is a path that names the state.
  private func makeResource(_ states: ViewState...) -> StatefulResource {
    StatefulResource(
      Dictionary(
        uniqueKeysWithValues: states.map {
          (ResourceKey(.svgPath, $0), .path($0.description))
        }))
  }

  private func lookUp(_ resource: StatefulResource, _ states: [ViewState]) -> [String?] {
    states.map { resource.resourceForButton(.svgPath, in: $0)?.path }
  }

  @Test("falls back to the selected, then to the normal state")
  func fallsBackToTheSelectedThenToTheNormalState() {
    let resource = makeResource(.normal, .selected, .activated, .disabled)
    #expect(
      lookUp(
        resource,
        [.normal, .selected, .activated, .disabled, .disabledSelected, .activatedSelected])
        == ["normal", "selected", "activated", "disabled", "selected", "selected"])
  }

  @Test("uses the normal state for all others")
  func usesTheNormalStateForAllOthers() {
    #expect(
      lookUp(
        makeResource(.normal),
        [.selected, .activated, .disabled, .disabledSelected, .activatedSelected])
        == ["normal", "normal", "normal", "normal", "normal"])
  }

  @Test("uses the selected state for selected ones only")
  func usesTheSelectedStateForSelectedOnesOnly() {
    #expect(
      lookUp(makeResource(.selected), [.normal, .activated, .disabledSelected])
        == [nil, nil, "selected"])
  }

  @Test("goes from a state to the fallback to the normal state")
  func fallbackChain() {
    let resource = makeResource(.normal, .disabled)
    func find(_ state: ViewState, _ fallback: ViewState) -> String? {
      resource.resource(.svgPath, for: state, fallback: fallback)?.path
    }
    #expect(find(.disabled, .selected) == "disabled")
    #expect(find(.activated, .disabled) == "disabled")
    #expect(find(.activated, .selected) == "normal")
    #expect(
      makeResource(.disabled).resource(.svgPath, for: .normal, fallback: .disabled)?.path
        == "disabled")
    #expect(makeResource(.normal).resource(.svgPath, for: .selected) == nil)
  }

  @Test("writes the names of its keys as the documents do")
  func keyNames() {
    #expect(ResourceKey(.bgColor, .activatedSelected).name == "BgActivatedSelected")
    #expect(ResourceKey(.svgStrokeBgWidth, .disabled).name == "SvgStrokeBgWidthDisabled")
    #expect(ResourceKey(.fgColor).name == "FgNormal")
    #expect(ResourceKey(.borderColor, .disabledSelected).name == "BorderDisabledSelected")
    #expect(Set(ResourceKey.all.map(\.name)).count == 78)
  }

  @Test("reads every name that it writes, and no other")
  func readsKeyNames() {
    for key in ResourceKey.all { #expect(ResourceKey(name: key.name) == key) }
    #expect(ResourceKey(name: "BgNormall") == nil)
    #expect(ResourceKey(name: "") == nil)
  }

  @Test("refuses a name that is no key, and a value of the wrong kind")
  func checksNamedResources() throws {
    let resource = try StatefulResource(named: [
      "BgNormal": .color(.red), "SvgPathNormal": .path("M0,0"),
    ])
    #expect(resource.resource(.bgColor, for: .normal)?.color == .red)
    let unknown = #expect(throws: ResourceError.self) {
      try StatefulResource(named: ["Bgnormal": .color(.red)])
    }
    #expect(
      unknown?.description
        == "unknown resource 'Bgnormal': a name consists of the purpose and the state, such as 'BgNormal'"
    )
    let wrong = #expect(throws: ResourceError.self) {
      try StatefulResource(named: ["FgNormal": .number(1)])
    }
    #expect(wrong?.description == "resource 'FgNormal' takes a color, not a number")
  }

  @Test("sets, removes and complements")
  func editing() {
    let resource = makeResource(.normal)
    let key = ResourceKey(.svgPath)
    resource.complementResource(.path("other"), for: key)
    #expect(resource.resource(.svgPath, for: .normal)?.path == "normal")
    resource.setResource(nil, for: key)
    #expect(resource.resource(.svgPath, for: .normal) == nil)
    resource.complementResource(nil, for: key)
    resource.complementResource(.path("other"), for: key)
    #expect(resource.resource(.svgPath, for: .normal)?.path == "other")
  }

  @Test("merges all, or what is missing")
  func merging() {
    let target = makeResource(.normal)
    let source = StatefulResource([
      ResourceKey(.svgPath): .path("new"), ResourceKey(.svgPath, .disabled): .path("added"),
    ])
    target.merge(source, overwrite: false)
    #expect(target.resource(.svgPath, for: .normal)?.path == "normal")
    #expect(target.resource(.svgPath, for: .disabled)?.path == "added")
    target.merge(source, overwrite: true)
    #expect(target.resource(.svgPath, for: .normal)?.path == "new")
    target.merge(nil, overwrite: true)
    #expect(target.asDictionary().count == 2)
  }

  @Test("merging one entry with overwriting removes what the source lacks")
  func mergingOneEntry() {
    let target = makeResource(.normal, .selected)
    target.merge(with: makeResource(), .svgPath, .normal, overwrite: false)
    #expect(target.resource(.svgPath, for: .normal) != nil)
    target.merge(with: makeResource(), .svgPath, .normal, overwrite: true)
    #expect(target.resource(.svgPath, for: .normal) == nil)
    #expect(target.resource(.svgPath, for: .selected) != nil)
  }

  @Test("an unstateful resource is the same in every state")
  func unstateful() {
    let resource = UnstatefulResource([.svgPath: .path("p"), .bgColor: .color(.red)])
    for state in ViewState.allCases {
      #expect(resource.resource(.svgPath, for: state)?.path == "p")
      #expect(resource.resourceForButton(.bgColor, in: state)?.color == .red)
      #expect(resource.resource(.fgColor, for: state) == nil)
    }
    resource.setResource(.color(.blue), for: ResourceKey(.bgColor, .disabled))
    #expect(resource.resource(.bgColor, for: .normal)?.color == .blue)
  }

  @Test("a mono resource is the same for everything")
  func mono() {
    let resource = MonoResource(.color(.red))
    for key in ResourceKey.all {
      #expect(resource.resource(key.type, for: key.state)?.color == .red)
    }
    let copy = StatefulResource(resource.asDictionary())
    #expect(copy.resourceForButton(.svgColor, in: .activatedSelected)?.color == .red)
  }

  @Test("distinguishes states by their bits")
  func stateBits() {
    #expect(
      ViewState.allCases.filter(\.isSelected) == [.selected, .activatedSelected, .disabledSelected])
    #expect(ViewState.allCases.filter(\.isActivated) == [.activated, .activatedSelected])
    #expect(ViewState.allCases.filter(\.isDisabled) == [.disabled, .disabledSelected])
    #expect([ViewState.disabledSelected, .activatedSelected].map(\.rawValue) == [5, 3])
    #expect(ViewState(rawValue: 6) == nil)
  }
}
