// Code that animates views also needs the views.
@_exported import HeadlessUIKit
