/// A property of layers that is read and set by its key, and animated.
package struct LayerKey: Sendable {
  package let kind: LayerValue.Kind
  /// Whether a change of a free layer animates by itself.
  package let isImplicitlyAnimated: Bool
  package let get: @Sendable (CALayer) -> LayerValue
  package let set: @Sendable (CALayer, LayerValue) -> Void

  init(
    _ kind: LayerValue.Kind, implicit: Bool = true,
    get: @escaping @Sendable (CALayer) -> LayerValue,
    set: @escaping @Sendable (CALayer, LayerValue) -> Void
  ) {
    self.kind = kind
    isImplicitlyAnimated = implicit
    self.get = get
    self.set = set
  }

  /// The keys of a class of layers, including its superclasses' keys.
  typealias Table = [String: LayerKey]
}

extension LayerKey {
  // The conversions between a property's type and the value, for the tables of the classes.

  static func number<Layer: CALayer, Number: BinaryFloatingPoint & SendableMetatype>(
    implicit: Bool = true, _ get: @escaping @Sendable (Layer) -> Number,
    _ set: @escaping @Sendable (Layer, Number) -> Void
  ) -> LayerKey {
    LayerKey(
      .number, implicit: implicit,
      get: { layer in (layer as? Layer).map { .number(CGFloat(get($0))) } ?? .object(nil) },
      set: { layer, value in
        guard let layer = layer as? Layer, case .number(let number) = value else { return }
        set(layer, Number(number))
      })
  }

  static func flag<Layer: CALayer>(
    _ get: @escaping @Sendable (Layer) -> Bool, _ set: @escaping @Sendable (Layer, Bool) -> Void
  ) -> LayerKey {
    LayerKey(
      .flag, implicit: false,
      get: { layer in (layer as? Layer).map { .number(get($0) ? 1 : 0) } ?? .object(nil) },
      set: { layer, value in
        guard let layer = layer as? Layer, case .number(let number) = value else { return }
        set(layer, number != 0)
      })
  }

  static func point<Layer: CALayer>(
    _ get: @escaping @Sendable (Layer) -> CGPoint,
    _ set: @escaping @Sendable (Layer, CGPoint) -> Void
  ) -> LayerKey {
    LayerKey(
      .point, get: { layer in (layer as? Layer).map { .point(get($0)) } ?? .object(nil) },
      set: { layer, value in
        guard let layer = layer as? Layer, case .point(let point) = value else { return }
        set(layer, point)
      })
  }

  static func size<Layer: CALayer>(
    _ get: @escaping @Sendable (Layer) -> CGSize,
    _ set: @escaping @Sendable (Layer, CGSize) -> Void
  ) -> LayerKey {
    LayerKey(
      .size, get: { layer in (layer as? Layer).map { .size(get($0)) } ?? .object(nil) },
      set: { layer, value in
        guard let layer = layer as? Layer, case .size(let size) = value else { return }
        set(layer, size)
      })
  }

  static func rect<Layer: CALayer>(
    implicit: Bool = true, _ get: @escaping @Sendable (Layer) -> CGRect,
    _ set: @escaping @Sendable (Layer, CGRect) -> Void
  ) -> LayerKey {
    LayerKey(
      .rect, implicit: implicit,
      get: { layer in (layer as? Layer).map { .rect(get($0)) } ?? .object(nil) },
      set: { layer, value in
        guard let layer = layer as? Layer, case .rect(let rect) = value else { return }
        set(layer, rect)
      })
  }

  static func color<Layer: CALayer>(
    _ get: @escaping @Sendable (Layer) -> CGColor?,
    _ set: @escaping @Sendable (Layer, CGColor?) -> Void
  ) -> LayerKey {
    LayerKey(
      .color, get: { layer in .color((layer as? Layer).flatMap(get)) },
      set: { layer, value in
        guard let layer = layer as? Layer, case .color(let color) = value else { return }
        set(layer, color)
      })
  }

  static func transform<Layer: CALayer>(
    _ get: @escaping @Sendable (Layer) -> CATransform3D,
    _ set: @escaping @Sendable (Layer, CATransform3D) -> Void
  ) -> LayerKey {
    LayerKey(
      .transform, get: { layer in (layer as? Layer).map { .transform(get($0)) } ?? .object(nil) },
      set: { layer, value in
        guard let layer = layer as? Layer, case .transform(let transform) = value else { return }
        set(layer, transform)
      })
  }

  static func path<Layer: CALayer>(
    _ get: @escaping @Sendable (Layer) -> CGPath?,
    _ set: @escaping @Sendable (Layer, CGPath?) -> Void
  ) -> LayerKey {
    LayerKey(
      .path, implicit: false, get: { layer in .path((layer as? Layer).flatMap(get)) },
      set: { layer, value in
        guard let layer = layer as? Layer, case .path(let path) = value else { return }
        set(layer, path)
      })
  }

  static func numbers<Layer: CALayer>(
    _ get: @escaping @Sendable (Layer) -> [NSNumber]?,
    _ set: @escaping @Sendable (Layer, [NSNumber]) -> Void
  ) -> LayerKey {
    LayerKey(
      .numbers,
      get: { layer in
        .numbers(((layer as? Layer).flatMap(get) ?? []).map { CGFloat($0.doubleValue) })
      },
      set: { layer, value in
        guard let layer = layer as? Layer, case .numbers(let numbers) = value else { return }
        set(layer, numbers.map { NSNumber(value: $0.native) })
      })
  }

  static func object<Layer: CALayer>(
    _ get: @escaping @Sendable (Layer) -> Any?, _ set: @escaping @Sendable (Layer, Any?) -> Void
  ) -> LayerKey {
    LayerKey(
      .object, implicit: false, get: { layer in .object((layer as? Layer).flatMap(get)) },
      set: { layer, value in
        guard let layer = layer as? Layer, case .object(let object) = value else { return }
        set(layer, object)
      })
  }
}

extension LayerKey.Table {
  /// The table of a subclass.
  func adding(_ own: LayerKey.Table) -> LayerKey.Table { merging(own) { _, new in new } }
}
