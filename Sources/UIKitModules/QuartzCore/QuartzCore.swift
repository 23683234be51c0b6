// `import QuartzCore` as on iOS. Layers belong to the views' module.
@_exported import HeadlessUIKit
