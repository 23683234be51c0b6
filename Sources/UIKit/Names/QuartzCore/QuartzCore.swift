// `import QuartzCore` as on iOS.
@_exported import CoreAnimation
@_exported import ObjectiveCRuntime
