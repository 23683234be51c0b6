// A custom executable names its views, the controls in them, and the scenes that show them.
@_exported import DesignedViews
@_exported import Scenes
@_exported import StandardControls
@_exported import ViewAnimations
@_exported import ViewControllers
@_exported import VisualFormats
