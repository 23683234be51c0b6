// A custom executable names its views, and the scenes that show them.
@_exported import DesignedViews
@_exported import Scenes
