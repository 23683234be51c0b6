/// The accepts that can be undone, in the report's `undo` folder: a folder each, which is named by its
/// number.
struct UndoHistory {
  let report: ReportFolder

  static let path = "undo"
  /// The number of accepts that are kept: about as many decisions as a reviewer remembers.
  static let limit = 20

  /// Starts the list of an accept. The oldest lists beyond the limit are removed.
  func begin() throws -> UndoList {
    try report.removeLink(at: Self.path)
    let numbers = try numbers()
    for number in numbers.dropLast(Self.limit - 1) {
      var list = UndoList(report: report, number: number)
      try list.clear()
    }
    var list = UndoList(report: report, number: (numbers.last ?? 0) + 1)
    // Something that is not a list may be in its way.
    try list.clear()
    return list
  }

  /// The list of the last accept; nil if there is nothing to undo.
  func last() throws -> UndoList? {
    for number in try numbers().reversed() {
      var list = UndoList(report: report, number: number)
      if try !list.load().isEmpty { return list }
      // Its accept was ended before it had changed anything.
      try list.clear()
    }
    return nil
  }

  /// In ascending order.
  private func numbers() throws -> [Int] {
    try report.fileSystem.entries(of: report.folder + "/" + Self.path)
      .filter { $0.kind == .folder }
      // Only as it is written: not "01" or "+1".
      .compactMap { entry in Int(entry.name).flatMap { "\($0)" == entry.name ? $0 : nil } }
      .filter { $0 > 0 && $0 < Int.max }
      .sorted()
  }
}
