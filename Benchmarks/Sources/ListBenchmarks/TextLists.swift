import ViewControllers

private func text(of item: Int) -> String {
  String(repeating: "Row \(item) has some words. ", count: 1 + item % 4)
}

extension UIView {
  /// Adds a label of as many lines as it needs, whose height only constraints know.
  fileprivate func addText() -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      layoutMarginsGuide.bottomAnchor.constraint(equalTo: label.bottomAnchor),
      layoutMarginsGuide.trailingAnchor.constraint(equalTo: label.trailingAnchor),
    ])
    return label
  }
}

// MARK: Tables

final class TextRowCell: UITableViewCell {
  private(set) lazy var label = contentView.addText()
}

/// A table of texts that wrap, of 390 by 844 points.
final class TextTable: UITableView, UITableViewDataSource {
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    register(TextRowCell.self, forCellReuseIdentifier: "text")
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    (cell as? TextRowCell)?.label.text = text(of: indexPath.row)
    return cell
  }
}

// MARK: Collections

final class TextItemCell: UICollectionViewCell {
  private(set) lazy var label = contentView.addText()
}

/// A collection of texts that wrap, of 390 by 844 points.
final class TextCollection: UICollectionView, UICollectionViewDataSource {
  private let count: Int

  init(count: Int, _ layout: UICollectionViewLayout) {
    self.count = count
    super.init(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    register(TextItemCell.self, forCellWithReuseIdentifier: "text")
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    (cell as? TextItemCell)?.label.text = text(of: indexPath.item)
    return cell
  }
}
