import HeadlessUIKit
import ViewAnimations

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// The attributes of a collection's layout as items, which springs hold in their places.
extension UIDynamicAnimator {
  /// Creates an animator of the attributes that a layout makes.
  ///
  /// - Parameter layout: Asks the animator for the attributes, which its behaviours hold at rest.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) { self.init() }

  /// The attributes of a cell among the items; nil if none are.
  public func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.cell, nil, at: indexPath) }

  /// The attributes of a supplementary view among the items; nil if none are.
  public func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.supplementaryView, kind, at: indexPath) }

  /// The attributes of a decoration view among the items; nil if none are.
  public func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.decorationView, kind, at: indexPath) }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }
}
