import Foundation
import Scenes
import Snapshots
import Synchronization

@testable import LayouterCommand

/// What a run of a command came to.
struct CommandRun {
  var status: ExitStatus
  var output: String
  var errors: String
}

/// A folder of its own for one test, in which commands run; it is removed at the end.
final class TemporaryProject: Sendable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      component: "layouter-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func url(_ path: String) -> URL { folder.appending(path: path) }

  func write(_ text: String, to path: String) throws {
    let url = url(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

  func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url(path))) }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: url(path)) }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path)
  }

  /// All files below a folder, in order, as paths relative to it; those of a folder that does not
  /// exist are none.
  func files(_ path: String = ".") -> [String] {
    let names = FileManager.default.enumerator(atPath: url(path).path)
    return (names?.compactMap { $0 as? String } ?? []).filter { !isFolder(path + "/" + $0) }
      .sorted()
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }

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
      workingDirectory: workingFolder == "." ? folder.path : url(workingFolder).path,
      environment: environment,
      isInterrupted: isInterrupted, openKeys: { keys.map(Self.keySource) }, fileSystem: fileSystem)
    let status = LayouterCommand.run(arguments, in: context)
    func relative(_ text: String) -> String {
      text.replacingOccurrences(of: folder.path + "/", with: "")
    }
    return CommandRun(
      status: status, output: relative(output.text), errors: relative(errors.text))
  }
}

extension TemporaryProject {
  /// A person who types these keys, and then goes away.
  private static func keySource(_ keys: String) -> () -> Character? {
    var rest = keys[...]
    return { rest.popFirst() }
  }
}

/// Keeps what is written into it.
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
