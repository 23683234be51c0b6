// As `import QuartzCore` brings Foundation and Core Graphics along, so does this module.
@_exported import CairoGraphics
@_exported import Foundation
@_exported import ObjectiveCRuntime
@_exported import Pixels
@_exported import Typesetting
@_exported import ViewTree
