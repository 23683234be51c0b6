// Code that lays out views also needs the views, and the controllers that manage them.
@_exported import GestureRecognizers
@_exported import HeadlessUIKit
@_exported import StandardControls
@_exported import StandardViews
@_exported import ViewAnimations
@_exported import ViewControllers
@_exported import VisualFormats
