// A test names views, controls and controllers, and lays them out.
@_exported import DesignedViews
@_exported import StandardControls
@_exported import ViewAnimations
@_exported import ViewControllers
@_exported import VisualFormats
