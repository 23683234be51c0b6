/// Invalidates a part of a view's state when a property changes.
public protocol UIViewInvalidating {
  /// Invalidates the state of a view, whose property has another value now.
  func invalidate(view: UIView)
}

extension UIView {
  /// A property of a view that invalidates a part of the view's state when it changes:
  ///
  ///     @Invalidating(.display, .layout) var color = UIColor.red
  @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// Creates a property with one invalidation.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// Creates a property with two invalidations.
    public init<First, Second>(wrappedValue: Value, _ first: First, _ second: Second)
    where InvalidationType == Invalidations.Tuple<First, Second> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first, second))
    }

    /// Creates a property with three invalidations.
    public init<First, Second, Third>(
      wrappedValue: Value, _ first: First, _ second: Second, _ third: Third
    ) where InvalidationType == Invalidations.Tuple<First, Invalidations.Tuple<Second, Third>> {
      self.init(wrappedValue: wrappedValue, first, Invalidations.Tuple(second, third))
    }

    /// Creates a property with four invalidations.
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

    /// Unavailable: the wrapper requires an enclosing view.
    @available(*, unavailable, message: "it is a property of a view")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// Reads the value, and invalidates the view if another value is set.
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

  /// The kinds of invalidation.
  public enum Invalidations {
    /// Calls `setNeedsDisplay()`.
    public struct Display: UIViewInvalidating {
      /// Marks the view as needing display.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// Calls `setNeedsLayout()`.
    public struct Layout: UIViewInvalidating {
      /// Marks the view as needing layout.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// Calls `setNeedsUpdateConstraints()`.
    public struct Constraints: UIViewInvalidating {
      /// Marks the view's constraints as needing an update.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// Calls `invalidateIntrinsicContentSize()`.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Invalidates the view's intrinsic content size.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// Calls `setNeedsUpdateConfiguration()` of a button; other views have no configurations here.
    public struct Configuration: UIViewInvalidating {
      /// Marks a button's configuration as needing an update; does nothing for other views.
      public func invalidate(view: UIView) { (view as? UIButton)?.setNeedsUpdateConfiguration() }
    }

    /// Two invalidations.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      let first: First
      let second: Second

      init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }

      /// Performs both invalidations.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// Invalidates the drawing.
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Invalidates the layout.
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// Invalidates the constraints.
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// Invalidates the intrinsic content size.
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// Invalidates the configuration of a button.
  public static var configuration: Self { Self() }
}
