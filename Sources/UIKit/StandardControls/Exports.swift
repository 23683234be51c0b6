// Code that uses controls also needs the views that contain them.
@_exported import HeadlessUIKit
@_exported import StandardViews
