import StandardViews

extension UICollectionView: NamesOnlyContent {
  package var absentContent: String? { dataSource == nil ? nil : "items" }
}
