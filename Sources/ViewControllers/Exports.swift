// Code that uses controllers also needs the views that they manage.
@_exported import HeadlessUIKit
