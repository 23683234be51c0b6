// Code that uses lists also needs the views and the controls in their rows.
@_exported import HeadlessUIKit
@_exported import StandardControls
@_exported import StandardViews
