// Code that uses containers also needs the controllers and the items that they hold.
@_exported import StandardControls
@_exported import ViewControllers
