import HeadlessUIKit

/// Where an item of a collection is.
open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  open var frame = CGRect.zero
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open private(set) var representedElementKind: String?

  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  open var size: CGSize {
    get { frame.size }
    set {
      let center = center
      frame.size = newValue
      self.center = center
    }
  }
}

/// Places the items of a collection. No collection asks for it yet.
open class UICollectionViewLayout: NSObject {
  open package(set) weak var collectionView: UICollectionView?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func prepare() {}
  open func invalidateLayout() {}
  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
}

/// Places the items of a collection in lines. No collection asks for it yet.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionInset = UIEdgeInsets.zero
  open var sectionHeadersPinToVisibleBounds = false
}

/// Sizes of items, by the names of UIKit's; no collection asks for them yet.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
