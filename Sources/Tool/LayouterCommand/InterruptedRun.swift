import CommandLineTool
import FileAccess
import Scenes
import Snapshots
import Synchronization
import Threads

/// The user has interrupted a command.
struct InterruptedRun: Error {
  /// What the command has written so far, in sentences.
  var state: String
}

/// Runs some work; if the user interrupts it, or a file cannot be written, throws an error that
/// describes what was written.
func reportingState<Value>(
  _ state: @autoclosure () -> String, _ work: () throws -> Value
) throws -> Value {
  do {
    return try work()
  } catch is RunCancelled {
    throw InterruptedRun(state: state())
  } catch let error as FileSystemError {
    throw CommandFailure("\(error). \(state())")
  } catch GoldenError.file(let error) {
    throw CommandFailure("\(error). \(state())")
  }
}

/// The scenes whose files have been written, for the message of an interrupted run.
final class FinishedScenes: Sendable {
  /// The number of scenes that the message names; the others are counted.
  private static let nameLimit = 10

  private let paths = Mutex<[String]>([])

  func add(_ scene: Scene) { paths.withLock { $0.append(scene.path) } }

  /// What has been written to a folder.
  func summary(in folder: String) -> String {
    let paths = paths.withLock { $0.sorted() }
    guard !paths.isEmpty else { return "Nothing was written to \(folder)." }
    let more = paths.count > Self.nameLimit ? " and \(paths.count - Self.nameLimit) more" : ""
    let names = paths.prefix(Self.nameLimit).joined(separator: ", ")
    return "Written to \(folder): \(names)\(more), each completely. "
      + "No picture of the other scenes was written."
  }
}
