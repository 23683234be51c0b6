// Code that lays out views by formats also needs the views.
@_exported import HeadlessUIKit
