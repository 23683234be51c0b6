import Scenes
import Snapshots
import Synchronization

/// The person has stopped a command before its end.
struct StoppedRun: Error {
  /// What there is of it now, in whole sentences.
  var words: String
}

/// Does some work, and says what there is of it if the person stops it.
func unlessStopped<Value>(
  saying words: @autoclosure () -> String, _ work: () throws -> Value
) throws -> Value {
  do {
    return try work()
  } catch is RunCancelled {
    throw StoppedRun(words: words())
  }
}

/// The scenes whose files have been written, for a run that is stopped.
final class FinishedScenes: Sendable {
  /// Scenes that are named; of more than that, the number says enough.
  private static let mostNames = 10

  private let paths = Mutex<[String]>([])

  func add(_ scene: Scene) { paths.withLock { $0.append(scene.path) } }

  /// What stands in a folder now.
  func words(in folder: String) -> String {
    let paths = paths.withLock { $0.sorted() }
    guard !paths.isEmpty else { return "Nothing was written to \(folder)." }
    let more = paths.count > Self.mostNames ? " and \(paths.count - Self.mostNames) more" : ""
    let names = paths.prefix(Self.mostNames).joined(separator: ", ")
    return "Written to \(folder), whole: \(names)\(more). Nothing of the other scenes was written."
  }
}
