// A test names views, controls and controllers, and lays them out.
@_exported import StandardControls
@_exported import ViewAnimations
@_exported import ViewControllers
@_exported import VisualFormats

#if !FOR_PACKAGES
  @_exported import DesignedViews
#endif
