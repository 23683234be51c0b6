// Code that lays out views needs the views.
@_exported import HeadlessUIKit
