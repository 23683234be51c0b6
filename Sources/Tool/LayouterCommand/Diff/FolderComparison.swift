import CommandLineTool
import FileAccess
import ImageComparison
import JSONValues
import Snapshots
import Threads
import ViewTree

/// The comparison of the PNG files of two folders: those with the same path, relative to each folder,
/// are compared with each other.
struct FolderComparison {
  /// The outcome for one path.
  enum Outcome: Sendable {
    case compared(Comparison)
    /// Only the folder of this name has the file.
    case onlyIn(String)
    /// A file cannot be read, or the difference picture cannot be written.
    case failed(String)
  }

  /// A file in one of the folders. Strings would be equal for different files whose names differ only in
  /// Unicode's normalisation.
  private struct File: Sendable, Hashable, Comparable {
    private let bytes: [UInt8]

    init(_ path: String) { bytes = Array(path.utf8) }

    /// Relative to the folder.
    var path: String { String(decoding: bytes, as: UTF8.self) }

    static func < (one: File, other: File) -> Bool {
      one.bytes.lexicographicallyPrecedes(other.bytes)
    }
  }

  struct Entry: Sendable {
    var name: String
    var outcome: Outcome
  }

  /// Sorted by name, in the order of UTF-8 bytes.
  let entries: [Entry]

  /// - Parameters:
  ///   - output: A folder for the difference pictures of different files; nil for none.
  ///   - jobs: The number of pairs that are compared concurrently. The result does not depend on it.
  init(
    _ first: String, _ second: String, output: String?, options: ComparisonOptions, jobs: Int,
    in context: CommandContext
  ) throws {
    let (inFirst, inSecond) = (
      try Self.pictures(in: first, context), try Self.pictures(in: second, context)
    )
    let names = inFirst.union(inSecond).sorted()
    if names.isEmpty { throw CommandFailure("There is no PNG file in '\(first)' or '\(second)'.") }
    entries = try concurrentMap(names, jobs: jobs, isCancelled: context.isInterrupted) { file in
      let name = file.path
      guard inFirst.contains(file) else { return Entry(name: name, outcome: .onlyIn(second)) }
      guard inSecond.contains(file) else { return Entry(name: name, outcome: .onlyIn(first)) }
      let pair = PicturePair(
        expected: "\(first)/\(name)", actual: "\(second)/\(name)",
        output: output.map { "\($0)/\(name)" }, outputFolder: output, writesEqual: false)
      do {
        let comparison = try pair.compare(options: options, jobs: 1, in: context)
        return Entry(name: name, outcome: .compared(comparison))
      } catch {
        return Entry(name: name, outcome: .failed("\(error)"))
      }
    }
  }

  private static func pictures(
    in folder: String, _ context: CommandContext
  ) throws(CommandFailure) -> Set<File> {
    do {
      let files = try DiskFileSystem().files(below: context.path(folder))
      return Set(files.filter { $0.lowercased().hasSuffix(".png") }.map(File.init))
    } catch {
      throw CommandFailure("\(error)")
    }
  }

  var isSame: Bool { entries.allSatisfy(\.isSame) }

  var failures: [String] {
    entries.compactMap { if case .failed(let reason) = $0.outcome { reason } else { nil } }
  }

  /// A line for each path whose files are not the same, and a summary.
  var text: String {
    let lines = entries.compactMap { entry -> String? in
      switch entry.outcome {
      case .compared(let comparison):
        comparison.isSame ? nil : "different  \(entry.name): \(comparison.summary)"
      case .onlyIn(let folder): "only in \(folder)  \(entry.name)"
      case .failed: nil
      }
    }
    let same = entries.count(where: \.isSame)
    let different = entries.count { entry in
      if case .compared = entry.outcome { !entry.isSame } else { false }
    }
    let single = entries.count { if case .onlyIn = $0.outcome { true } else { false } }
    var parts = ["\(same) same"]
    if different > 0 { parts.append("\(different) different") }
    if single > 0 { parts.append("\(single) in only one folder") }
    if !failures.isEmpty { parts.append("\(failures.count) failed") }
    let summary = "\(counted(entries.count, "picture")): \(parts.joined(separator: ", "))"
    return (lines + [summary]).joined(separator: "\n")
  }

  /// The output of `diff --json` for folders.
  var json: JSON {
    ["same": isSame.json, "pictures": .array(entries.map(\.json))]
  }
}

extension FolderComparison.Entry {
  var isSame: Bool {
    if case .compared(let comparison) = outcome { comparison.isSame } else { false }
  }

  /// The comparison's own values next to the name, or the reason why there are none.
  fileprivate var json: JSON {
    switch outcome {
    case .compared(let comparison): ["name": name.json, "comparison": comparison.json]
    case .onlyIn(let folder): ["name": name.json, "onlyIn": folder.json]
    case .failed(let reason): ["name": name.json, "error": reason.json]
    }
  }
}
