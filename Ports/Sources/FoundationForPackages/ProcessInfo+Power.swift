import Foundation

extension ProcessInfo {
  /// How warm a device is.
  public enum ThermalState: Int, Sendable {
    /// From cool to hot.
    case nominal, fair, serious, critical
  }

  /// How warm the device is: always nominal, as no device is modelled that gets warm.
  public var thermalState: ThermalState { .nominal }
}
