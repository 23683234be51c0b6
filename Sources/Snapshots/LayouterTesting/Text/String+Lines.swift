import Foundation

extension Snapshotting where Value == String, Format == String {
  /// A text file, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
  /// A text, compared line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { expected, actual in
        guard expected != actual else { return nil }
        let patch = LineDifference(from: expected, to: actual).patch
        var attachment = XCTAttachment(data: Data(patch.utf8))
        attachment.name = "difference.patch"
        return (patch, [attachment])
      })
  }
}

/// The changes that turn the lines of a text into the lines of another one.
struct LineDifference {
  private enum Step {
    case same(Substring)
    case removed(Substring)
    case added(Substring)
  }

  /// The number of unchanged lines around a change.
  private static let context = 3

  private var steps: [Step] = []

  init(from old: String, to new: String) {
    let (oldLines, newLines) = (Self.lines(of: old), Self.lines(of: new))
    let changes = newLines.difference(from: oldLines)
    var removals: Set<Int> = []
    var insertions: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removals.insert(offset)
      case .insert(let offset, _, _): insertions.insert(offset)
      }
    }
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < oldLines.count || newIndex < newLines.count {
      if removals.contains(oldIndex) {
        steps.append(.removed(oldLines[oldIndex]))
        oldIndex += 1
      } else if insertions.contains(newIndex) {
        steps.append(.added(newLines[newIndex]))
        newIndex += 1
      } else {
        steps.append(.same(oldLines[oldIndex]))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The changes in the format of `diff -u`, without the names of files.
  var patch: String { hunks.flatMap(lines(of:)).joined(separator: "\n") }

  /// Ranges of steps: the changes with the lines around them.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in steps.indices {
      if case .same = steps[index] { continue }
      let range = max(0, index - Self.context)..<min(steps.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private func lines(of hunk: Range<Int>) -> [String] {
    let before = count(in: 0..<hunk.lowerBound)
    let inside = count(in: hunk)
    // `diff` counts lines from 1, and of no lines gives the one before them.
    func range(_ start: Int, _ count: Int) -> String {
      "\(count == 0 ? start : start + 1),\(count)"
    }
    let head = "@@ -\(range(before.old, inside.old)) +\(range(before.new, inside.new)) @@"
    return [head]
      + steps[hunk].map { step in
        switch step {
        case .same(let line): " \(line)"
        case .removed(let line): "-\(line)"
        case .added(let line): "+\(line)"
        }
      }
  }

  private func count(in range: Range<Int>) -> (old: Int, new: Int) {
    var (old, new) = (0, 0)
    for step in steps[range] {
      switch step {
      case .same: (old, new) = (old + 1, new + 1)
      case .removed: old += 1
      case .added: new += 1
      }
    }
    return (old, new)
  }
}
