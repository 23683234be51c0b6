import CommandLineTool
import FileAccess
import Foundation
import Scenes
import Snapshots
import Synchronization
import TestSupport

@testable import LayouterCommand

/// What a run of a command came to.
struct CommandRun {
  var status: ExitStatus
  var output: String
  var errors: String
}

extension TemporaryFolder {
  /// Runs a command as `layouter` with these arguments in the folder, or in one below it. In what
  /// it printed the folder's own path is left out.
  ///
  /// - Parameter keys: What a person at the terminal types; nil for no terminal.
  func layouter(
    _ arguments: String..., environment: [String: String] = [:],
    workingFolder: String = ".", fileSystem: any FileSystem = DiskFileSystem(),
    keys: String? = nil, isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) -> CommandRun {
    layouter(
      arguments, environment: environment, workingFolder: workingFolder, fileSystem: fileSystem,
      keys: keys, isInterrupted: isInterrupted)
  }

  func layouter(
    _ arguments: [String], environment: [String: String] = [:],
    workingFolder: String = ".", fileSystem: any FileSystem = DiskFileSystem(),
    keys: String? = nil, isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) -> CommandRun {
    let (output, errors) = (Memory(), Memory())
    let context = CommandContext(
      console: Console(output: output.sink(), errors: errors.sink()),
      makeLibrary: { SceneLibrary() },
      workingDirectory: workingFolder == "." ? path : fileURL(workingFolder).path,
      environment: environment,
      isInterrupted: isInterrupted, openTerminal: { keys.map(Self.terminal) },
      fileSystem: fileSystem)
    let status = LayouterCommand.run(arguments, in: context)
    func relative(_ text: String) -> String {
      text.replacingOccurrences(of: path + "/", with: "")
    }
    return CommandRun(
      status: status, output: relative(output.text), errors: relative(errors.text))
  }

  /// A terminal that answers nothing, with a user that types these keys and then goes away.
  private static func terminal(_ keys: String) -> InteractiveTerminal {
    var rest = keys[...]
    return InteractiveTerminal(
      nextKey: { rest.popFirst() }, ask: { _ in TerminalAnswers() }, size: .standard)
  }
}

/// Keeps the written bytes.
final class Memory: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }

  func sink(isTerminal: Bool = false) -> OutputSink {
    OutputSink(isTerminal: isTerminal) { new in
      self.bytes.withLock { $0 += new }
      return 0
    }
  }
}

/// Scenes that tests draw: plain views, so that no font is needed.
enum SampleScene {
  /// Four pictures of 8 by 4 points: `calm_light.png`, `calm_dark.png`, `loud_light.png` and
  /// `loud_dark.png`.
  static let card = """
    title: Card
    size: [8, 4]
    background: white
    variants:
      tone: { calm: { card.backgroundColor: '#336699' }, loud: { card.backgroundColor: '#CC0000' } }
      appearance: [light, dark]
      scale: [1]
    view:
      id: card
    """

  /// A key that no class has, on line 3.
  static let broken = """
    view:
      id: card
      colour: red
    """
}
