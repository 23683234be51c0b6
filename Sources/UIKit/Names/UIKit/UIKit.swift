// `import UIKit` as on iOS: views, controls and controllers, and the modules that UIKit re-exports
// there.
@_exported import CoreGraphics
@_exported import GestureRecognizers
@_exported import HeadlessUIKit
@_exported import Lists
@_exported import QuartzCore
@_exported import StandardControls
@_exported import StandardViews
@_exported import ViewAnimations
@_exported import ViewControllers
@_exported import VisualFormats
