// `import QuartzCore` as on iOS.
@_exported import CoreAnimation
