// What Foundation has on Apple's systems only: Core Graphics, Objective-C's runtime, and the classes of this module.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveCRuntime

// Foundation has it on Linux only in name.
@_exported import class UIFoundation.DateComponentsFormatter
