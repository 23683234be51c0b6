// `import CoreGraphics` as on iOS, with the names of Objective-C's runtime that Foundation re-exports there.
@_exported import CairoGraphics
@_exported import Foundation
@_exported import ObjectiveCRuntime
@_exported import Typesetting
