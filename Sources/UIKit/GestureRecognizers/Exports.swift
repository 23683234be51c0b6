// Modules whose types occur in the signatures of this module.
@_exported import HeadlessUIKit
