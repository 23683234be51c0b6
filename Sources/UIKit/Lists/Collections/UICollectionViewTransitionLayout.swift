import HeadlessUIKit

/// The layout between two others: each element is between the places that these give it.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the start.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout at the end.
  open private(set) var nextLayout: UICollectionViewLayout
  /// How far the transition is: 0, the default, at ``currentLayout``, and 1 at ``nextLayout``. Setting it invalidates the
  /// layout. A value that is not finite is ignored.
  open dynamic var transitionProgress: CGFloat {
    get { progress }
    set {
      guard newValue.isFinite, newValue != progress else { return }
      progress = newValue
      invalidateLayout()
    }
  }
  private var progress: CGFloat = 0
  private var values: [String: CGFloat] = [:]

  /// Creates a layout between two others.
  public init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Archives are not read.
  public required init?(coder: NSCoder) { nil }

  // MARK: Values

  /// Stores a value that an application animates with the transition.
  open dynamic func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    values[key] = value
  }

  /// The value that was stored for a key; 0 by default.
  open dynamic func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Layout

  open override dynamic func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.owner = collectionView
      layout.prepare()
    }
  }

  open override dynamic var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
  }

  open override dynamic func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // Elements that are on their way through the rectangle start and end next to it.
    let area = rect.insetBy(dx: -rect.width, dy: -rect.height)
    var elements: [CollectionElement] = []
    var known: Set<CollectionElement> = []
    for layout in [currentLayout, nextLayout] {
      for attributes in layout.layoutAttributesForElements(in: area) ?? []
      where known.insert(attributes.element).inserted {
        elements.append(attributes.element)
      }
    }
    return elements.compactMap(attributes(of:)).filter { $0.frame.intersects(rect) }
  }

  open override dynamic func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForItem(at: indexPath),
      nextLayout.layoutAttributesForItem(at: indexPath))
  }

  open override dynamic func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  open override dynamic func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
  }

  override func asksForPreferredAttributes(
    of attributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  override var background: UIColor? { currentLayout.background }

  override func hasDecoration(_ kind: String) -> Bool {
    currentLayout.hasDecoration(kind) || nextLayout.hasDecoration(kind)
  }

  override func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    currentLayout.makeDecoration(kind) ?? nextLayout.makeDecoration(kind)
  }

  override func itemsDidChange() {
    currentLayout.itemsDidChange()
    nextLayout.itemsDidChange()
  }

  // MARK: Between

  private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * transitionProgress
  }

  /// An element that only one layout has appears or disappears at its place.
  private func between(
    _ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let start = from ?? to, let end = to ?? from,
      let result = (transitionProgress < 0.5 ? start : end).copy()
        as? UICollectionViewLayoutAttributes
    else { return nil }
    result.measuredAxes = []
    result.orthogonalSection = nil
    result.frame = CGRect(
      x: between(start.frame.minX, end.frame.minX), y: between(start.frame.minY, end.frame.minY),
      width: max(between(start.frame.width, end.frame.width), 0),
      height: max(between(start.frame.height, end.frame.height), 0))
    let alpha = between(from == nil ? 0 : start.alpha, to == nil ? 0 : end.alpha)
    result.alpha = min(max(alpha, 0), 1)
    let (one, other) = (start.transform, end.transform)
    result.transform = CGAffineTransform(
      a: between(one.a, other.a), b: between(one.b, other.b), c: between(one.c, other.c),
      d: between(one.d, other.d), tx: between(one.tx, other.tx), ty: between(one.ty, other.ty))
    return result
  }
}

extension UICollectionViewLayout {
  /// The attributes of an element; nil without it.
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let kind = element.kind else { return layoutAttributesForItem(at: element.path) }
    return hasDecoration(kind)
      ? layoutAttributesForDecorationView(ofKind: kind, at: element.path)
      : layoutAttributesForSupplementaryView(ofKind: kind, at: element.path)
  }
}
