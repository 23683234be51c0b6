import HeadlessUIKit
import Lists

extension ViewClass {
  /// `UICollectionView`, whose items are those under `sections`.
  public static let uiCollectionView = ViewClass(
    UICollectionView.self, inheriting: uiScrollView,
    parts: [
      Part("backgroundView", "The view behind the items, which does not scroll.") {
        (view, collection: UICollectionView) in collection.backgroundView = view
      }
    ],
    lists: [
      ChildList(
        "sections", "The sections, in the direction of scrolling.", of: "CollectionSection",
        children: ChildPlacement(sizesChildren: true) { (section, collection: UICollectionView) in
          if let section = section as? CollectionSection { collection.add(section) }
        })
    ],
    make: {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    })

  /// A section of a collection: a title, items, and a text below them.
  static let collectionSection = ViewClass(
    CollectionSection.self, inheriting: nil,
    parts: [
      Part("headerView", "A view above the items, instead of `header`.") {
        (view, section: CollectionSection) in section.headerView = view
      },
      Part("footerView", "A view below the items, instead of `footer`.") {
        (view, section: CollectionSection) in section.footerView = view
      },
    ],
    lists: [
      ChildList(
        "items", "The items, each a view.",
        children: ChildPlacement { (item, section: CollectionSection) in section.add(item) })
    ],
    check: nil, make: { CollectionSection() }
  ).onlyInList("sections")
}

extension UICollectionLayoutListConfiguration.Appearance: SceneEnumeration {}
extension UICollectionLayoutSectionOrthogonalScrollingBehavior: SceneEnumeration {}
extension UICollectionView.ScrollDirection: SceneEnumeration {}
