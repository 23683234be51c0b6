import Measuring
import ViewControllers

/// Rows of a text that wraps, whose heights only constraints know.
final class Rows: NSObject, UITableViewDataSource {
  let count: Int

  init(count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.label.text = String(
      repeating: "Row \(indexPath.row) has some words. ", count: 1 + indexPath.row % 4)
    return cell
  }
}

final class TextCell: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      margins.bottomAnchor.constraint(equalTo: label.bottomAnchor),
      margins.trailingAnchor.constraint(equalTo: label.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A table with its data source, which it does not retain.
final class List {
  let rows: Rows
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(count: Int) {
    rows = Rows(count: count)
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = rows
  }

  func show() { table.layoutIfNeeded() }

  func scrollByAPage() {
    table.contentOffset.y += table.bounds.height
    table.layoutIfNeeded()
  }
}

let tableRows = [100, 10_000, 100_000].map { count in
  let first = median(
    (0..<20).map { _ in
      let list = List(count: count)
      return processorTime { list.show() }
    })
  let list = List(count: count)
  list.show()
  let pages = min(count / 20, 100)
  let page = median((0..<pages).map { _ in processorTime { list.scrollByAPage() } })
  let bytes = bytesKept {
    let list = List(count: count)
    list.show()
    return list
  }
  return ["\(count)", decimal(first / 1000, 2), decimal(page / 1000, 2), "\(bytes / 1024)"]
}
printTable(
  "A table of rows of unknown height",
  ["rows", "first layout, ms", "a page further, ms", "KiB kept"],
  tableRows)
