// Code that uses controllers also needs the views that they manage, and the items of bars that they hold.
@_exported import HeadlessUIKit
@_exported import Lists
@_exported import StandardControls
