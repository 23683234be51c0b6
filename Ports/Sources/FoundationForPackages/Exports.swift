// What Foundation has on Apple's systems only: Core Graphics, Objective-C's runtime, and the classes of this module.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveCRuntime
