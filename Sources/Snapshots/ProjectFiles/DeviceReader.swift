import JSONValues
import UIFoundation
import YAMLReading

/// Reads the device and the system of a project's file: `device: iPhone 15 Pro`, `system: 17.5`.
struct DeviceReader {
  static let (deviceKey, systemKey) = ("device", "system")

  let context: DocumentContext

  /// Nil, after a report, if there is no such device or system.
  func read(device: YAMLNode?, system: YAMLNode?) -> SimulatedDevice? {
    let named = value(of: device, Self.deviceKey, "a device, such as iPhone 15 Pro") {
      text throws(SimulatedDeviceError) in try SimulatedDevice(named: text)
    }
    let version = value(of: system, Self.systemKey, "a version, such as 17.5") {
      text throws(SimulatedDeviceError) in try SimulatedDevice(named: nil, system: text)
    }
    guard let named, let version else { return nil }
    return SimulatedDevice(named.device, system: version.system)
  }

  /// The standard device for a key that is missing.
  private func value(
    of node: YAMLNode?, _ key: String, _ expected: String,
    _ make: (String) throws(SimulatedDeviceError) -> SimulatedDevice
  ) -> SimulatedDevice? {
    guard let node else { return SimulatedDevice(.standard) }
    return context.reading(key) {
      // 17.5 is a number in YAML.
      guard case .scalar(let scalar) = node.content, !node.isEmpty else {
        context.expected(expected, at: node)
        return nil
      }
      do throws(SimulatedDeviceError) {
        return try make(scalar.text)
      } catch {
        context.report("\(error)", at: node.position)
        return nil
      }
    }
  }

  static var schema: [JSON.Member] {
    let names: JSON = ["enum": .array(Device.names.map { .string($0) })]
    let version: JSON = ["type": ["string", "number"]]
    return [
      .init(
        deviceKey,
        names.described("The device that tests run on; an iPhone 15 if missing.")),
      .init(
        systemKey,
        version.described("The version of iOS that tests run on, such as 17.5; 18.0 if missing.")),
    ]
  }
}
