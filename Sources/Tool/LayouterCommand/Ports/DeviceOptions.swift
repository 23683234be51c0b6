import ArgumentParser
import CommandLineTool
import FileAccess
import Foundation
import ProjectFiles
import UIFoundation

/// The device and the system that tests run on.
struct DeviceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device that the tests run on: screen, scale, safe areas, kind and name (default: layouter.yaml's 'device', "
        + "or an iPhone 15).", valueName: "name"),
    completion: .list(Device.names))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "The version of iOS that the tests run on, such as 17.5; #available is false for later ones (default: "
        + "layouter.yaml's 'system', or 18.0).", valueName: "version"))
  var system: String?

  private static let names = ["--device", "--system"]

  /// Takes the options out of a command's arguments, also from those for SwiftPM: the executable of the ports does not
  /// know them.
  static func remove(
    from arguments: inout [String]
  ) throws(CommandFailure) -> (device: String?, system: String?) {
    var values: [String: String] = [:]
    var others: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard let name = parts.first, names.contains(name) else {
        others.append(argument)
        continue
      }
      let value = parts.count > 1 ? parts[1] : rest.popFirst() ?? ""
      guard !value.isEmpty, parts.count > 1 || !value.hasPrefix("-") else {
        let example = name == "--device" ? "'iPhone 15 Pro'" : "17.5"
        throw CommandFailure("\(name) needs a value, such as \(name) \(example).")
      }
      values[name] = value
    }
    arguments = others
    return (values["--device"], values["--system"])
  }

  /// The variables that a simulator sets, and those by which a test process finds its device if something names one.
  ///
  /// What the options leave open is the environment's, and else the project file's.
  ///
  /// - Parameter folder: the package's.
  static func variables(
    device: String?, system: String?, environment: [String: String], folder: URL
  ) throws -> [String: String] {
    func named(_ option: String?, _ variable: String) -> String? {
      option ?? environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
    let device = named(device, SimulatedDevice.deviceVariable)
    let system = named(system, SimulatedDevice.systemVariable)
    let project = try ProjectFile.read(in: folder).device
    let chosen: SimulatedDevice
    do {
      chosen = try SimulatedDevice(named: device, system: system)
    } catch {
      throw CommandFailure(error.description)
    }
    let screen = device == nil ? project?.device ?? chosen.device : chosen.device
    let version = system == nil ? project?.system ?? chosen.system : chosen.system
    var variables = [
      "SIMULATOR_DEVICE_NAME": screen.name,
      "SIMULATOR_RUNTIME_VERSION": version.description,
      "SIMULATOR_MAINSCREEN_WIDTH": "\(Int(screen.nativeSize.width))",
      "SIMULATOR_MAINSCREEN_HEIGHT": "\(Int(screen.nativeSize.height))",
      "SIMULATOR_MAINSCREEN_SCALE": "\(screen.scale)",
    ]
    variables["SIMULATOR_MODEL_IDENTIFIER"] = screen.modelIdentifier
    if device != nil || system != nil || project != nil {
      variables[SimulatedDevice.deviceVariable] = screen.name
      variables[SimulatedDevice.systemVariable] = version.description
    }
    return variables
  }
}
