import Foundation
import UIFoundation

// MARK: What rewritten code calls

/// `#available(iOS 17.4, *)` in rewritten code: whether tests run on the version or a later one.
public func _isAvailable(iOS major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
  SimulatedDevice.current.system >= SystemVersion(major, minor, patch)
}

extension ProcessInfo {
  /// The version of iOS that tests run on, for `operatingSystemVersion` in rewritten code.
  public var _operatingSystemVersion: OperatingSystemVersion {
    let version = SimulatedDevice.current.system
    return OperatingSystemVersion(
      majorVersion: version.major, minorVersion: version.minor, patchVersion: version.patch)
  }

  /// `Version 17.4 (Build 21E213)` on a device, where the build has a name; without it here.
  public var _operatingSystemVersionString: String {
    "Version \(SimulatedDevice.current.system)"
  }

  /// Whether tests run on a version or a later one, for `isOperatingSystemAtLeast(_:)` in rewritten code.
  public func _isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    _isAvailable(
      iOS: version.majorVersion, version.minorVersion, version.patchVersion)
  }
}
