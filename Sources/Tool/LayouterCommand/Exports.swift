// An executable of one's own names its views, and the scenes that show them.
@_exported import DesignedViews
@_exported import Scenes
