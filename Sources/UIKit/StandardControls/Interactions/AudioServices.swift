// There is nothing here that could be heard or felt: sounds have no effect, so that code that plays them runs.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public typealias SystemSoundID = UInt32

/// The number of the vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// Without effect.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Without effect.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
