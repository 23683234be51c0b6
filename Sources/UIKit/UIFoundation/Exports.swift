// As `import UIKit` brings Foundation and Core Graphics along, so does this module.
@_exported import CairoGraphics
@_exported import Foundation
@_exported import Pixels
@_exported import Typesetting
