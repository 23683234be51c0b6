import Foundation

extension ProcessInfo {
  /// Whether the user saves power: never here.
  public var isLowPowerModeEnabled: Bool { false }
}
