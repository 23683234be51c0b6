// Core Animation makes instances of classes that it gets as values: a view's `layerClass`, the class of a
// layer whose presentation is asked for, the class of an animation that is copied. Objective-C can send
// `init` to any class. Swift allows that for `required` initializers only, which every subclass with
// initializers of its own would have to repeat: code written for UIKit does not.
//
// A subclass has its implementation of an inherited initializer at the same place of its method table
// as the superclass, whether it is required or not; one that it does not implement is a stub which ends
// the process with the name of the class, as on Apple's platforms. The classes below only let the
// compiler that it may call through that place. They are open so that the optimizer cannot assume that
// they have no subclasses.

/// A layer class whose initializers can be called on a metatype. It has no instances.
open class RequiredInitializersOfCALayer: CALayer {
  public required override init() { super.init() }

  public required override init(layer: Any) { super.init(layer: layer) }

  /// A layer with the class's defaults, whatever the coder has: layers are not archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An animation class whose initializer can be called on a metatype. It has no instances.
open class RequiredInitializersOfCAAnimation: CAAnimation {
  public required override init() { super.init() }

  /// An animation with the class's defaults, whatever the coder has: animations are not archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension CALayer {
  /// A new layer of a class.
  package static func instance(of layerClass: CALayer.Type) -> CALayer {
    unsafeBitCast(layerClass, to: RequiredInitializersOfCALayer.Type.self).init()
  }

  /// A copy of a layer, of its class.
  static func copy(of layer: CALayer) -> CALayer {
    unsafeBitCast(type(of: layer), to: RequiredInitializersOfCALayer.Type.self).init(layer: layer)
  }
}

extension CAAnimation {
  /// A new animation of a class.
  static func instance(of animationClass: CAAnimation.Type) -> CAAnimation {
    unsafeBitCast(animationClass, to: RequiredInitializersOfCAAnimation.Type.self).init()
  }
}
