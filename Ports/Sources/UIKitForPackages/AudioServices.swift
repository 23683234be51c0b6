// Sounds and vibrations have no effect; the functions are declared so that code which calls them
// runs.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The number of a sound.
public typealias SystemSoundID = UInt32

/// The number of the vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// Has no effect.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Has no effect.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
