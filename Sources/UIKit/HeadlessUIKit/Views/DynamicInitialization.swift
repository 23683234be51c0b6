// A view of a class that is a value: see DynamicInitialization.swift of Core Animation.

/// A view class whose initializers can be called on a metatype. It has no instances.
open class RequiredInitializersOfUIView: UIView {
  /// Calls the initializer at this place of the method table of any view class.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Calls the initializer at this place of the method table of any view class.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
  /// A new view of a class, by `init(frame:)` as Objective-C's `initWithFrame:`. A class that has other initializers
  /// only ends the process with its name, as on Apple's platforms.
  package static func instance<View: UIView>(of viewClass: View.Type, frame: CGRect) -> View {
    let type = unsafeBitCast(viewClass, to: RequiredInitializersOfUIView.Type.self)
    return unsafeDowncast(type.init(frame: frame), to: viewClass)
  }
}
