import Foundation
import Synchronization

/// The device and the system that code runs on where it does not say which: the screen of an application that is made
/// without one, the traits of views without a window, and what `UIDevice` and `ProcessInfo` say of both.
///
///     SimulatedDevice.standard = try SimulatedDevice(named: "iPhone 15 Pro", system: "17.5")
public struct SimulatedDevice: Sendable, Hashable {
  /// Screen, scale, safe areas, kind and name.
  public let device: Device
  /// The version of the system.
  public let system: SystemVersion
  /// The traits of its screen in portrait.
  package let traits: UITraitCollection

  /// A device with a system.
  public init(_ device: Device, system: SystemVersion = .modelled) {
    self.device = device
    self.system = system
    traits = device.traits(in: .portrait)
  }

  /// A known device by its name, with a system.
  ///
  /// - Parameters:
  ///   - name: a name or alias of ``Device/names``; nil for the standard device.
  ///   - system: such as `17.5`; nil for the modelled system.
  /// - Throws: ``SimulatedDeviceError`` if there is no such device or system.
  public init(named name: String?, system: String? = nil) throws(SimulatedDeviceError) {
    var device = Device.standard
    if let name {
      guard let known = Device(named: name) else { throw .unknownDevice(name) }
      device = known
    }
    var version = SystemVersion.modelled
    if let system {
      guard let known = SystemVersion(system), SystemVersion.supported.contains(known) else {
        throw .unknownSystem(system)
      }
      version = known
    }
    self.init(device, system: version)
  }

  // MARK: The current one

  @TaskLocal private static var scoped: SimulatedDevice?
  private static let shared = Mutex(SimulatedDevice.ofEnvironment)

  /// What applies outside of ``performAsCurrent(_:)``, in the whole process. At first it is what the variables
  /// `LAYOUTER_DEVICE` and `LAYOUTER_SYSTEM` of the environment say, an iPhone 15 with iOS 18.0 if they say nothing.
  public static var standard: SimulatedDevice {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// The device of the current task.
  public static var current: SimulatedDevice { scoped ?? standard }

  /// Runs a closure on this device.
  public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    try Self.$scoped.withValue(self, operation: actions)
  }

  /// Runs a closure on this device.
  public func performAsCurrent<Result>(
    isolation: isolated (any Actor)? = #isolation, _ actions: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$scoped.withValue(self, operation: actions, isolation: isolation)
  }

  /// The names of the variables.
  package static let (deviceVariable, systemVariable) = ("LAYOUTER_DEVICE", "LAYOUTER_SYSTEM")

  /// Whether the environment names a device or a system, which precedes a project file's.
  package static var isNamedByEnvironment: Bool {
    variable(deviceVariable) != nil || variable(systemVariable) != nil
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static var ofEnvironment: SimulatedDevice {
    do throws(SimulatedDeviceError) {
      return try SimulatedDevice(
        named: variable(deviceVariable), system: variable(systemVariable))
    } catch {
      // The commands have checked what they set. No caller could catch an error of a variable here.
      FileHandle.standardError.write(
        Data(
          "warning: \(error) It is named by the environment; the standard device is used.\n".utf8))
      return SimulatedDevice(.standard)
    }
  }
}

/// Why a device or a system is not known.
public enum SimulatedDeviceError: Error, Hashable, CustomStringConvertible {
  /// No device has the name.
  case unknownDevice(String)
  /// The text is not a version, or not one that is supported.
  case unknownSystem(String)

  /// A sentence with a way out.
  public var description: String {
    switch self {
    case .unknownDevice(let name):
      let hint = Device.name(resembling: name).map { " Did you mean '\($0)'?" }
      return "There is no device '\(name)'."
        + (hint ?? " Known are names such as 'iPhone 15 Pro', 'iPhone SE' and 'iPad Air'.")
    case .unknownSystem(let text):
      let (first, last) = (SystemVersion.supported.lowerBound, SystemVersion.supported.upperBound)
      return
        "'\(text)' is not a version of iOS from \(first.major) on and before \(last.major), such as 17.5."
    }
  }
}
