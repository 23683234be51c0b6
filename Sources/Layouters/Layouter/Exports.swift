// Modules whose types occur in the signatures of this module.
@_exported import GestureRecognizers
@_exported import HeadlessUIKit
@_exported import StandardViews
