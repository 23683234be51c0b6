import HeadlessUIKit
import StandardViews

/// A cell, a supplementary or a decoration view of a collection, by its place.
struct CollectionElement: Hashable {
  /// The kind of a supplementary or decoration view; nil for a cell.
  var kind: String?
  var path: IndexPath
}

/// The updates of a collection that are not shown yet.
struct CollectionUpdates {
  var depth = 0
  var changes = ListChanges()
  var isLayingOut = false
  /// Whether the bounds are animated to another size.
  var animatesBounds = false
  /// Whether the data source adopts a move that is shown already.
  var isCommittingMove = false
  /// What appears in the update that is animated.
  var appearing: AppearingElements?
}

extension UICollectionView {
  // MARK: Loading

  func loadCounts() -> [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let sections = max(dataSource.numberOfSections(in: self), 0)
    let loaded = (0..<sections).map {
      max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
    }
    counts = loaded
    return loaded
  }

  func discardContent() {
    swipes.close(animated: false)
    forgetMove()
    for (element, view) in shownViews { endDisplay(of: view, element) }
    shownViews = [:]
    selectedItems = []
    highlightedItem = nil
    prefetching = Prefetching()
    counts = nil
    transition = nil
    isIndexLoaded = false
    collectionViewLayout.invalidateCounts(everything: true)
    layoutWasInvalidated()
  }

  /// Prepares the layout before the next layout of the collection.
  func layoutWasInvalidated() {
    isPrepared = false
    setNeedsLayout()
  }

  func prepareLayout() {
    let oldBounds = preparedBounds
    if isPrepared, preparedBounds != bounds {
      // Sizes count always, and other offsets where the layout says so.
      if preparedBounds.size != bounds.size
        || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
      {
        collectionViewLayout.invalidateLayout(
          with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
        isPrepared = false
      }
    }
    guard !isPrepared else { return }
    _ = loadCounts()
    preparedBounds = bounds
    isPrepared = true
    collectionViewLayout.prepare()
    adoptLayoutBackground(collectionViewLayout.background)
    let size = collectionViewLayout.collectionViewContentSize
    if size != contentSize { contentSize = size }
    if !oldBounds.isNull, oldBounds.size != bounds.size, UIView.inheritedAnimationDuration > 0 {
      collectionViewLayout.prepare(forAnimatedBoundsChange: oldBounds)
      updates.animatesBounds = true
    }
  }

  // MARK: Layout

  private func layOutVisibleItems() {
    guard !updates.isLayingOut, dataSource != nil, bounds.width > 0, bounds.height > 0 else {
      return
    }
    updates.isLayingOut = true
    defer { updates.isLayingOut = false }
    backgroundView?.frame = bounds
    var rounds = 0
    var answers: [CollectionElement: CGSize] = [:]
    // Cells that determine their sizes bring others into view.
    repeat {
      rounds += 1
      prepareLayout()
      updateScrollers()
    } while measureCells(&answers) && rounds < 20
    place()
    loadIndexIfNeeded()
    placeIndex()
    if updates.animatesBounds {
      updates.animatesBounds = false
      collectionViewLayout.finalizeAnimatedBoundsChange()
    }
  }

  /// Places items, and opens the actions that a scene shows.
  func layOutItems() {
    layOutVisibleItems()
    openInitialSwipe()
  }

  private var visibleAttributes: [UICollectionViewLayoutAttributes] {
    var visible = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter {
      !$0.isHidden && isVisible($0.frame)
    }
    // The item that a finger holds is visible wherever its place is.
    if let path = held?.move.target, !visible.contains(where: { $0.element == .init(path: path) }),
      let attributes = collectionViewLayout.layoutAttributesForItem(at: path)
    {
      visible.append(attributes)
    }
    if let transition {
      let found = Set(visible.map(\.element))
      visible += transition.kept.subtracting(found).compactMap {
        collectionViewLayout.attributes(of: $0)
      }
    }
    return visible
  }

  /// Whether a frame is in the bounds; an empty one, which an item may have before it is measured, also at their edge.
  private func isVisible(_ frame: CGRect) -> Bool {
    guard !frame.isEmpty else {
      return frame.minX <= bounds.maxX && frame.maxX >= bounds.minX && frame.minY <= bounds.maxY
        && frame.maxY >= bounds.minY
    }
    return frame.minX < bounds.maxX && frame.maxX > bounds.minX && frame.minY < bounds.maxY
      && frame.maxY > bounds.minY
  }

  /// Asks visible cells for the sizes that they prefer. Returns whether one changed the layout.
  ///
  /// - Parameter answers: The sizes that cells preferred in this layout: those that have them are not asked again.
  private func measureCells(_ answers: inout [CollectionElement: CGSize]) -> Bool {
    var hasChanged = false
    for attributes in visibleAttributes
    where collectionViewLayout.asksForPreferredAttributes(of: attributes)
      && answers[attributes.element] != attributes.size
    {
      guard let view = loadView(attributes) else { continue }
      if selfSizingInvalidation == .disabled, view.superview != nil,
        view.bounds.size == attributes.size
      {
        continue
      }
      view.adopt(attributes)
      // A copy, which cells change.
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
      let preferred = view.preferredLayoutAttributesFitting(copy)
      answers[attributes.element] = preferred.size
      guard
        collectionViewLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      else { continue }
      collectionViewLayout.invalidateLayout(
        with: collectionViewLayout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
      hasChanged = true
    }
    return hasChanged
  }

  /// Measures a cell again whose content has changed.
  func contentMayNeedOtherSize() {
    if selfSizingInvalidation != .disabled, !updates.isLayingOut { setNeedsLayout() }
  }

  private func place() {
    let attributes = visibleAttributes.map { moved($0) }
    let elements = Set(attributes.map { $0.element })
    for (element, view) in shownViews where !elements.contains(element) {
      shownViews[element] = nil
      endDisplay(of: view, element)
    }
    // In the order of the layout, and of the items where that has none.
    func order(_ attributes: UICollectionViewLayoutAttributes) -> (Int, UInt, IndexPath) {
      let category: UInt =
        switch attributes.representedElementCategory {
        case .decorationView: 0
        case .cell: 1
        case .supplementaryView: 2
        }
      return (attributes.zIndex, category, attributes.indexPath)
    }
    var below: [ObjectIdentifier: UIView] = [:]
    below[ObjectIdentifier(self)] = backgroundView
    func insert(_ view: UIView, into container: UIView) {
      if view.superview !== container {
        if let below = below[ObjectIdentifier(container)] {
          container.insertSubview(view, aboveSubview: below)
        } else {
          container.insertSubview(view, at: 0)
        }
      }
      if view !== held?.row.view { below[ObjectIdentifier(container)] = view }
    }
    for attributes in attributes.sorted(by: { order($0) < order($1) }) {
      guard let view = loadView(attributes) else { continue }
      let scroller = attributes.orthogonalSection.flatMap { scrollers[$0] }
      if let scroller { insert(scroller, into: self) }
      let container = scroller ?? self
      var origin = CGPoint.zero
      if let scroller {
        origin = CGPoint(
          x: scroller.frame.minX - scroller.contentOffset.x,
          y: scroller.frame.minY - scroller.contentOffset.y)
      }
      if attributes.representedElementCategory == .cell {
        origin.x -= swipes.offset(of: attributes.indexPath)
      }
      let isNew = view.superview !== container
      if isNew {
        let isAppearing =
          updates.appearing.map { collectionViewLayout.isAppearing(attributes, in: $0) } ?? false
        UIView.performWithoutAnimation {
          let first =
            isAppearing
            ? collectionViewLayout.initialAttributes(of: attributes)
            : transition?.start(of: attributes, in: collectionViewLayout) ?? attributes
          first.place(view, from: origin)
          view.adopt(attributes)
          view.apply(attributes)
        }
        report(view, attributes, begins: true)
        insert(view, into: container)
        if isAppearing || transition != nil { attributes.place(view, from: origin) }
      } else {
        insert(view, into: container)
        attributes.place(view, from: origin)
        view.adopt(attributes)
        view.apply(attributes)
      }
    }
    swipes.layOut()
    held?.row.bringToFront()
    prefetchItems()
  }

  // MARK: Prefetching

  private func prefetchItems() {
    guard isPrefetchingEnabled, let prefetchDataSource, let counts,
      let last = shownViews.keys.lazy.filter({ $0.kind == nil }).map(\.path).max()
    else { return }
    let paths = prefetching.next(after: last, in: counts)
    if !paths.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: paths) }
  }

  /// The view of an element, which is made if necessary; nil for a decoration of no registered class.
  private func loadView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView?
  {
    let element = attributes.element
    if let shown = shownViews[element] { return shown }
    let view: UICollectionReusableView?
    switch attributes.representedElementCategory {
    case .cell: view = makeCell(at: attributes.indexPath)
    case .supplementaryView:
      view = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind ?? "", at: attributes.indexPath)
    case .decorationView: view = collectionViewLayout.makeDecoration(element.kind ?? "")
    }
    shownViews[element] = view
    return view
  }

  /// The cell that the data source gives for an item, in its state.
  private func makeCell(at shownPath: IndexPath) -> UICollectionViewCell? {
    let path = held?.move.sourcePath(of: shownPath) ?? shownPath
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    let isSelected = selectedItems.contains(shownPath)
    if dragAndDrop?.source.isDragged(path) == true { cell.dragState = .dragging }
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    if let row = cell as? UICollectionViewListCell {
      let isEdited = isEdited(at: path)
      if row.isEditing != isEdited { row.isEditing = isEdited }
    }
    return cell
  }

  /// Configures visible cells anew where they are: dequeued for their items, they are returned as they are.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      let element = CollectionElement(path: path)
      guard let cell = shownViews[element] else { continue }
      cellQueue.beginReconfiguring(cell, for: cell.reuseIdentifier)
      let new = makeCell(at: path) ?? cell
      cellQueue.endReconfiguring()
      guard new !== cell else { continue }
      cell.removeFromSuperview()
      shownViews[element] = new
    }
    // The cells may prefer other sizes.
    setNeedsLayout()
  }

  private func report(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, begins: Bool
  ) {
    if attributes.representedElementCategory == .cell, let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
    } else if attributes.representedElementCategory == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: attributes.element.kind ?? "",
        at: attributes.indexPath)
    }
  }

  func endDisplay(of view: UICollectionReusableView, _ element: CollectionElement) {
    view.removeFromSuperview()
    if element.kind == nil, let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
      cell.endDragging()
      if let identifier = view.reuseIdentifier { cellQueue.add(view, for: identifier) }
    } else {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind ?? "",
        at: element.path)
      if let identifier = view.reuseIdentifier {
        supplementaryQueue.add(view, for: (element.kind ?? "") + "/" + identifier)
      }
    }
  }

  // MARK: Views

  func dequeueCell(_ identifier: String, at path: IndexPath) -> UICollectionViewCell {
    if let cell = dequeue(identifier, from: \.cellQueue) as? UICollectionViewCell { return cell }
    ListWarnings.report(
      "no class or nib of cells is registered for the identifier '\(identifier)', which ends an "
        + "application on iOS: a plain cell is shown")
    return UICollectionViewCell(frame: .zero)
  }

  func dequeueSupplementaryView(_ kind: String, _ identifier: String) -> UICollectionReusableView {
    if let view = dequeue(kind + "/" + identifier, from: \.supplementaryQueue) {
      view.setReuseIdentifier(identifier)
      return view
    }
    ListWarnings.report(
      "no class of views of the kind '\(kind)' is registered for the identifier '\(identifier)', "
        + "which ends an application on iOS: an empty view is shown")
    return UICollectionReusableView(frame: .zero)
  }

  private func dequeue(
    _ identifier: String,
    from queue: ReferenceWritableKeyPath<UICollectionView, ReuseQueue<UICollectionReusableView>>
  ) -> UICollectionReusableView? {
    if let view = self[keyPath: queue].takeReconfigured(identifier) { return view }
    if let view = self[keyPath: queue].take(identifier) {
      view.prepareForReuse()
      return view
    }
    let view = self[keyPath: queue].make(identifier) { type in
      guard let viewClass = type as? UICollectionReusableView.Type else { return nil }
      return UIView.instance(of: viewClass, frame: .zero)
    }
    view?.setReuseIdentifier(identifier)
    return view
  }
}

extension UICollectionViewLayoutAttributes {
  var element: CollectionElement {
    CollectionElement(kind: representedElementKind, path: indexPath)
  }

  /// Gives a view the attributes' place and look.
  ///
  /// - Parameter origin: The origin of the view's superview.
  func place(_ view: UIView, from origin: CGPoint) {
    let frame = frame.offsetBy(dx: -origin.x, dy: -origin.y)
    if view.transform == .identity, transform == .identity {
      if view.frame != frame { view.frame = frame }
    } else {
      view.bounds.size = size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
      view.transform = transform
    }
    if view.alpha != alpha { view.alpha = alpha }
  }
}
