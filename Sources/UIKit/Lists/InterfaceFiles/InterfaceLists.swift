import CairoGraphics
import HeadlessUIKit
import ObjectiveCRuntime
import StandardViews
import XMLReading

// Cells in Interface Builder files: prototypes, which are created when they are dequeued, static rows, and the content of
// cells.
extension InterfaceParts {
  /// Fills the content view that a cell has.
  static func fillContent(_ view: UIView, _ element: XMLElement, _ builder: InterfaceBuilder) {
    let content: UIView? =
      (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
      ?? (view as? UIVisualEffectView)?.contentView
    guard let content else { return }
    // Masks of the subviews refer to the size in the file.
    if let frame = element.children.first(where: { $0.name == "rect" && $0.key == "frame" }) {
      content.frame = frame.rect
    }
    let translates = content.translatesAutoresizingMaskIntoConstraints
    let mask = content.autoresizingMask
    builder.fill(content, from: element)
    content.translatesAutoresizingMaskIntoConstraints = translates
    content.autoresizingMask = mask
  }

  // MARK: Tables

  static func addPrototypes(_ view: UIView, _ element: XMLElement, _ builder: InterfaceBuilder) {
    guard let table = view as? UITableView else { return }
    for cell in element.children {
      guard let identifier = cell.text("reuseIdentifier"), !identifier.isEmpty else { continue }
      table.cellQueue.register(builder.prototype(cell), for: identifier)
    }
  }

  static func addSections(_ view: UIView, _ element: XMLElement, _ builder: InterfaceBuilder) {
    guard let table = view as? UITableView else { return }
    for section in element.children where section.name == "tableViewSection" {
      let rows = TableSection(frame: .zero)
      rows.header = section.longText("headerTitle")
      rows.footer = section.longText("footerTitle")
      for cell in section.child(named: "cells")?.children ?? [] {
        if let row = builder.view(cell) as? UITableViewCell { rows.add(row) }
      }
      table.addKnown(rows)
    }
  }

  // MARK: Collections

  static func addCells(_ view: UIView, _ element: XMLElement, _ builder: InterfaceBuilder) {
    guard let collection = view as? UICollectionView else { return }
    for cell in element.children {
      guard let identifier = cell.text("reuseIdentifier"), !identifier.isEmpty else { continue }
      collection.cellQueue.register(builder.prototype(cell), for: identifier)
    }
  }

  static func addSupplementaryView(
    _ view: UIView, _ element: XMLElement, _ builder: InterfaceBuilder
  ) {
    let kinds = [
      "sectionHeaderView": UICollectionView.elementKindSectionHeader,
      "sectionFooterView": UICollectionView.elementKindSectionFooter,
    ]
    guard let collection = view as? UICollectionView, let kind = kinds[element.key ?? ""],
      let identifier = element.text("reuseIdentifier"), !identifier.isEmpty
    else { return }
    collection.supplementaryQueue.register(
      builder.prototype(element), for: kind + "/" + identifier)
  }

  static func setLayout(_ view: UIView, _ element: XMLElement, _ builder: InterfaceBuilder) {
    guard let collection = view as? UICollectionView, element.key == "collectionViewLayout" else {
      return
    }
    let custom =
      element.text("customClass").flatMap { builder.customClass($0, of: element) }
      as? UICollectionViewLayout.Type
    let layout = custom?.init(coder: InterfaceCoder(element)) ?? UICollectionViewFlowLayout()
    if let flow = layout as? UICollectionViewFlowLayout { read(element, into: flow) }
    builder.add(layout, for: element)
    collection.collectionViewLayout = layout
  }

  private static func read(_ element: XMLElement, into flow: UICollectionViewFlowLayout) {
    if element.text("scrollDirection") == "horizontal" { flow.scrollDirection = .horizontal }
    if let spacing = element.number("minimumLineSpacing") { flow.minimumLineSpacing = spacing }
    if let spacing = element.number("minimumInteritemSpacing") {
      flow.minimumInteritemSpacing = spacing
    }
    if let size = element.child(key: "itemSize") { flow.itemSize = size.size }
    if let size = element.child(key: "headerReferenceSize") { flow.headerReferenceSize = size.size }
    if let size = element.child(key: "footerReferenceSize") { flow.footerReferenceSize = size.size }
    if let size = element.child(key: "estimatedItemSize") { flow.estimatedItemSize = size.size }
    if element.flag("automaticEstimatedItemSize") == true {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let inset = element.child(key: "sectionInset") { flow.sectionInset = inset.insets }
  }
}

extension InterfaceBuilder {
  /// Uses the labels and the image view of a cell of a style for the elements that describe them.
  func adoptParts(of cell: UITableViewCell, _ element: XMLElement) {
    if let id = element.text("textLabel") { adopt(cell.textLabel, as: id) }
    if let id = element.text("detailTextLabel") { adopt(cell.detailTextLabel, as: id) }
    if let id = element.text("imageView") { adopt(cell.imageView, as: id) }
  }

  /// Creates views of an element anew each time, with its contents.
  fileprivate func prototype(_ element: XMLElement) -> () -> UIView? {
    let (document, bundle) = (document, bundle)
    weak let owner = owner
    return {
      InterfaceBuilder(document, owner: owner, bundle: bundle).instantiate(element)
    }
  }
}
