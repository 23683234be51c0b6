/// What a property invalidates of its view when it changes.
public protocol UIViewInvalidating {
  func invalidate(view: UIView)
}

extension UIView {
  /// A property of a view that invalidates something of it when it changes:
  ///
  ///     @Invalidating(.display, .layout) var color = UIColor.red
  @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    public init<First, Second>(wrappedValue: Value, _ first: First, _ second: Second)
    where InvalidationType == Invalidations.Tuple<First, Second> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first, second))
    }

    public init<First, Second, Third>(
      wrappedValue: Value, _ first: First, _ second: Second, _ third: Third
    ) where InvalidationType == Invalidations.Tuple<First, Invalidations.Tuple<Second, Third>> {
      self.init(wrappedValue: wrappedValue, first, Invalidations.Tuple(second, third))
    }

    public init<First, Second, Third, Fourth>(
      wrappedValue: Value, _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
    )
    where
      InvalidationType == Invalidations.Tuple<
        Invalidations.Tuple<First, Second>, Invalidations.Tuple<Third, Fourth>
      >
    {
      self.init(
        wrappedValue: wrappedValue, Invalidations.Tuple(first, second),
        Invalidations.Tuple(third, fourth))
    }

    @available(*, unavailable, message: "it is a property of a view")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    public static subscript<EnclosingSelf: UIView>(
      _enclosingInstance view: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get { view[keyPath: storageKeyPath].value }
      set {
        let isChanged = view[keyPath: storageKeyPath].value != newValue
        view[keyPath: storageKeyPath].value = newValue
        if isChanged { view[keyPath: storageKeyPath].invalidation.invalidate(view: view) }
      }
    }
  }

  /// What properties invalidate.
  public enum Invalidations {
    /// Calls `setNeedsDisplay()`.
    public struct Display: UIViewInvalidating {
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// Calls `setNeedsLayout()`.
    public struct Layout: UIViewInvalidating {
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// Calls `setNeedsUpdateConstraints()`.
    public struct Constraints: UIViewInvalidating {
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// Calls `invalidateIntrinsicContentSize()`.
    public struct IntrinsicContentSize: UIViewInvalidating {
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// Calls `setNeedsUpdateConfiguration()` of buttons, which alone have configurations here.
    public struct Configuration: UIViewInvalidating {
      public func invalidate(view: UIView) { (view as? UIButton)?.setNeedsUpdateConfiguration() }
    }

    /// Two of them.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      let first: First
      let second: Second

      init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }

      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  public static var configuration: Self { Self() }
}
