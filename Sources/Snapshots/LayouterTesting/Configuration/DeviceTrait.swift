import HeadlessUIKit
import Testing

/// Runs a test or suite on a device and a system: `.device("iPhone 15 Pro", system: "17.5")`.
public struct DeviceTrait: SuiteTrait, TestTrait, TestScoping {
  /// True: the trait of a suite applies to all suites and tests in it.
  public let isRecursive = true
  let name: String?
  let system: String?

  /// Runs a test case on the device.
  ///
  /// - Throws: `SimulatedDeviceError` if there is no such device or system.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let outer = SimulatedDevice.current
    let named = try SimulatedDevice(named: name, system: system)
    let device = SimulatedDevice(
      name == nil ? outer.device : named.device, system: system == nil ? outer.system : named.system
    )
    try await device.performAsCurrent { try await function() }
  }
}

extension Trait where Self == DeviceTrait {
  /// What the test learns of the device and the system: screen, scale, safe areas, kind, name, version.
  ///
  /// - Parameters:
  ///   - name: A name such as `iPhone 15 Pro` or `iPad Air`, of `Device.names`; nil for the device of the suite.
  ///   - system: A version such as `17.5`; nil for the suite's.
  public static func device(_ name: String? = nil, system: String? = nil) -> Self {
    DeviceTrait(name: name, system: system)
  }
}
