// `import UIKit` as on iOS: the views, and what UIKit re-exports there.
@_exported import CoreGraphics
@_exported import HeadlessUIKit
@_exported import QuartzCore
@_exported import StandardControls
