import CommandLineTool
import Foundation
import TestSupport
import Testing

@testable import LayouterCommand

/// `layouter test --device 'iPhone 15 Pro' --system 17.5`.
@Suite struct DeviceOptionsTests {
  private typealias Example = ([String], [String], String?, String?)

  private static let examples: [Example] = [
    (
      ["test", "--device", "iPad mini", "--filter", "A"], ["test", "--filter", "A"], "iPad mini",
      nil
    ),
    (["test", "--filter", "A", "--system=17.5"], ["test", "--filter", "A"], nil, "17.5"),
    (["test", "--system", "17", "--device=iPhone SE"], ["test"], "iPhone SE", "17"),
    (["test", "-v"], ["test", "-v"], nil, nil),
  ]

  @Test(arguments: examples)
  func theOptionsAreTakenOutOfTheArguments(
    arguments: [String], others: [String], device: String?, system: String?
  ) throws {
    var rest = arguments
    let options = try DeviceOptions.remove(from: &rest)
    #expect(rest == others)
    #expect(options.device == device)
    #expect(options.system == system)
  }

  @Test(arguments: [
    ["test", "--device"], ["test", "--system", "--filter"], ["test", "--device="],
  ])
  func anOptionWithoutAValueIsAnError(arguments: [String]) {
    var rest = arguments
    #expect(throws: CommandFailure.self) { try DeviceOptions.remove(from: &rest) }
  }

  private func variables(
    _ device: String?, _ system: String?, _ environment: [String: String] = [:],
    project: String? = nil
  ) throws -> [String: String] {
    let folder = try TemporaryFolder()
    if let project { try folder.write(Array(project.utf8), to: "layouter.yaml") }
    return try DeviceOptions.variables(
      device: device, system: system, environment: environment, folder: folder.url)
  }

  @Test func optionsPrecedeTheEnvironmentAndThatTheProject() throws {
    let project = "device: iPad mini\nsystem: 16.0"
    let environment = ["LAYOUTER_DEVICE": "iPhone SE"]
    let standard = try variables(nil, nil)
    #expect(standard["LAYOUTER_DEVICE"] == nil && standard["LAYOUTER_SYSTEM"] == nil)
    #expect(standard["SIMULATOR_MODEL_IDENTIFIER"] == "iPhone15,4")
    let all = try variables("iPhone 15 Pro", nil, environment, project: project)
    #expect(all["LAYOUTER_DEVICE"] == "iPhone 15 Pro")
    #expect(all["LAYOUTER_SYSTEM"] == "16.0")
    #expect(all["SIMULATOR_MODEL_IDENTIFIER"] == "iPhone16,1")
    let named = try variables(nil, "17.5", environment, project: project)
    #expect(named["LAYOUTER_DEVICE"] == "iPhone SE (3rd generation)")
    #expect(named["LAYOUTER_SYSTEM"] == "17.5")
    let read = try variables(nil, nil, project: project)
    #expect(read["LAYOUTER_DEVICE"] == "iPad mini (A17 Pro)")
    #expect(read["LAYOUTER_SYSTEM"] == "16.0")
  }

  /// As in a process of a simulator.
  @Test func codeFindsTheVariablesOfASimulator() throws {
    let variables = try variables("iPhone 15 Pro", "17.5")
    #expect(variables["SIMULATOR_DEVICE_NAME"] == "iPhone 15 Pro")
    #expect(variables["SIMULATOR_RUNTIME_VERSION"] == "17.5")
    #expect(variables["SIMULATOR_MAINSCREEN_WIDTH"] == "1179")
    #expect(variables["SIMULATOR_MAINSCREEN_HEIGHT"] == "2556")
    #expect(variables["SIMULATOR_MAINSCREEN_SCALE"] == "3.0")
  }

  @Test func anUnknownNameHasAHint() throws {
    let error = #expect(throws: CommandFailure.self) { try variables("iphone 15 pro", nil) }
    #expect(
      error?.message == "There is no device 'iphone 15 pro'. Did you mean 'iPhone 15 Pro'?")
  }

  @Test func everyDeviceHasAModelIdentifierOfItsOwn() {
    let identifiers = Device.all.map(\.modelIdentifier)
    #expect(!identifiers.contains(nil))
    #expect(Set(identifiers).count == Device.all.count)
  }
}
