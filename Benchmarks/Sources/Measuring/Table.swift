import Foundation

/// Prints rows in Markdown, so that they can go into the README as they are.
package func printTable(_ title: String, _ header: [String], _ rows: [[String]]) {
  let lines = [header] + rows
  let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
  func line(_ cells: [String]) -> String {
    let padded = cells.enumerated().map { column, cell in
      let space = String(repeating: " ", count: widths[column] - cell.count)
      return column == 0 ? cell + space : space + cell
    }
    return "| " + padded.joined(separator: " | ") + " |"
  }
  print("### \(title)\n")
  print(line(header))
  let rules = widths.enumerated().map { column, width in
    column == 0
      ? String(repeating: "-", count: width) : String(repeating: "-", count: width - 1) + ":"
  }
  print(line(rules))
  for row in rows { print(line(row)) }
  print()
}

package func printTable(_ title: String, _ measurements: [Timing]) {
  let hasBytes = measurements.contains { $0.bytes != nil }
  printTable(
    title, ["", "µs a call", "× floor"] + (hasBytes ? ["bytes"] : []),
    measurements.map { item in
      [item.name, decimal(item.microseconds, 2), item.ratio.map { decimal($0, 2) } ?? ""]
        + (hasBytes ? [item.bytes.map(String.init) ?? ""] : [])
    })
}

package func decimal(_ number: Double, _ digits: Int) -> String {
  String(format: "%.\(digits)f", number)
}
