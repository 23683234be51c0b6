import CommandLineTool
import Snapshots

/// A list of snapshots to print: of a long one, the folders with their numbers.
struct FoldedNames {
  /// The number of snapshots that are listed one by one, and of folders.
  private static let limit = 20

  private let names: [SnapshotName]

  /// - Parameter names: In the order to print.
  init(_ names: [SnapshotName]) { self.names = names }

  /// The lines, each after a word for what happened: `accepted  buttons/save/normal_dark`.
  ///
  /// - Parameter word: At most nine letters.
  func lines(_ word: String) -> [String] {
    let beginning = word.padding(to: 10)
    guard names.count > Self.limit else { return names.map { "\(beginning)\($0)" } }
    var folders: [(name: String, members: [SnapshotName])] = []
    var places: [String: Int] = [:]
    for name in names {
      let folder = name.text.split(separator: "/").dropLast().joined(separator: "/")
      if let place = places[folder] {
        folders[place].members.append(name)
      } else {
        places[folder] = folders.count
        folders.append((folder, [name]))
      }
    }
    var lines = folders.prefix(Self.limit).map { folder in
      folder.members.count == 1
        ? "\(beginning)\(folder.members[0])"
        : "\(beginning)\(folder.name.isEmpty ? "" : folder.name + "/"): "
          + counted(folder.members.count, "snapshot")
    }
    let rest = folders.dropFirst(Self.limit)
    if !rest.isEmpty {
      let count = rest.reduce(0) { $0 + $1.members.count }
      lines.append(
        "\(beginning)and \(counted(count, "more snapshot")) in \(counted(rest.count, "folder"))")
    }
    return lines
  }
}

extension String {
  /// The word with spaces up to a length.
  fileprivate func padding(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
