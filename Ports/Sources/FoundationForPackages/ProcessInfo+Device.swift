import Foundation

extension ProcessInfo {
  /// Whether the user saves power: never here.
  public var isLowPowerModeEnabled: Bool { false }

  /// Whether the process is an iOS application on a Mac by Catalyst: never here.
  public var isMacCatalystApp: Bool { false }

  /// Whether the process is an iOS application on a Mac: never here.
  public var isiOSAppOnMac: Bool { false }
}
