// `import UIKit` as on iOS: views, controls and controllers, and what UIKit re-exports there. Rewritten packages find
// this module by the name `UIKit`, an alias for the compiler.
@_exported import CoreGraphics
@_exported import CoreText
@_exported import FoundationForPackages
@_exported import GestureRecognizers
@_exported import HeadlessUIKit
@_exported import QuartzCore
@_exported import StandardControls
@_exported import StandardViews
@_exported import ViewAnimations
@_exported import ViewControllers
@_exported import VisualFormats
