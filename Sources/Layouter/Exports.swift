// Code that lays out views also needs the views.
@_exported import HeadlessUIKit
