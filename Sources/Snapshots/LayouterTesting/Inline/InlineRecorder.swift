import FileAccess
import Foundation
import JSONValues
import Snapshots
import Synchronization

/// Writes expected texts into the sources of tests, for all processes of a run.
final class InlineRecorder: Sendable {
  /// By the paths of the files.
  private let sources = Mutex([String: InlineSource]())
  /// What all processes have written; nil to know this process alone.
  private let shared: SharedLines?
  private let fileSystem: any FileSystem

  init(sharedBy shared: SharedLines?, fileSystem: any FileSystem = DiskFileSystem()) {
    (self.shared, self.fileSystem) = (shared, fileSystem)
  }

  /// Writes the expected text of a call.
  ///
  /// - Parameter isNew: Whether the call had none when it was compiled.
  /// - Returns: The line of the call, which texts before it may have moved.
  func record(
    _ text: String, of call: AssertionCall, isNew: Bool
  ) throws(InlineRecordingError) -> Int {
    // A link stays one, and its file is written.
    let file = URL(filePath: call.file).resolvingSymlinksInPath().path(percentEncoded: false)
    let result = sources.withLock { sources -> Result<Int, InlineRecordingError> in
      var result = Result<Int, InlineRecordingError>.failure(.changed)
      func update(_ lines: [String]) -> [String] {
        for line in lines { Self.apply(line, to: &sources) }
        do throws(InlineRecordingError) {
          let isFirst = sources[file] == nil
          let (source, line) = try written(
            text, of: call, isNew: isNew, to: file, after: sources[file])
          sources[file] = source
          result = .success(line)
          let lines = [Line.edit(file, call, text)]
          return isFirst ? [Line.source(file, source.original)] + lines : lines
        } catch {
          result = .failure(error)
          return []
        }
      }
      // Where nothing can be written, as on a full disk, this process alone is known.
      if let shared, (try? shared.update(update)) != nil { return result }
      _ = update([])
      return result
    }
    return try result.get()
  }

  private func written(
    _ text: String, of call: AssertionCall, isNew: Bool, to file: String, after known: InlineSource?
  ) throws(InlineRecordingError) -> (source: InlineSource, line: Int) {
    let current: [UInt8]?
    do { current = try fileSystem.read(file) } catch { throw .file(error) }
    guard let current else { throw .unreadable }
    var source = known ?? InlineSource(current)
    guard source.bytes == current else { throw .changed }
    let line = try source.write(text, line: call.line, column: call.column, isNew: isNew)
    let new = source.bytes
    if new != current {
      do { try fileSystem.replace(file, with: new) } catch { throw .file(error) }
    }
    return (source, line)
  }

  private static func apply(_ line: String, to sources: inout [String: InlineSource]) {
    guard let json = try? JSON(utf8: Array(line.utf8)),
      case .string(let file)? = json[Line.file]
    else { return }
    if case .string(let text)? = json[Line.source] {
      sources[file] = InlineSource(Array(text.utf8))
    } else if case .string(let text)? = json[Line.text], case .number(let line)? = json[Line.line],
      case .number(let column)? = json[Line.column]
    {
      _ = try? sources[file]?.write(
        text, line: UInt(exactly: line) ?? 0, column: UInt(exactly: column) ?? 0)
    }
  }

  /// The members of the lines: a source text as it was compiled, or what was written into it.
  private enum Line {
    static let file = "file"
    static let source = "source"
    static let text = "text"
    static let line = "line"
    static let column = "column"

    static func source(_ file: String, _ original: [UInt8]) -> String {
      JSON(optional: [
        Self.file: .string(file), source: .string(String(decoding: original, as: UTF8.self)),
      ]).line
    }

    static func edit(_ file: String, _ call: AssertionCall, _ text: String) -> String {
      JSON(optional: [
        Self.file: .string(file), line: JSON(Int(call.line)), column: JSON(Int(call.column)),
        Self.text: .string(text),
      ]).line
    }
  }
}

/// Why the expected text of an assertion was not written.
enum InlineRecordingError: Error, Equatable {
  case call(InlineCallError)
  /// The file has changed since it was read.
  case changed
  /// The file is not where it was compiled.
  case unreadable
  case file(FileSystemError)
  /// The assertion was reached before in this run, with another text.
  case otherText
}

extension InlineRecordingError: CustomStringConvertible {
  /// The cause and the remedy, as a sentence.
  var description: String {
    switch self {
    case .call(.missing):
      "no call of '\(InlineCall.name)' is at this place of the file; if the file has changed since the tests were "
        + "built, run them again, and if a function of your own passes its caller's place, write the text yourself"
    case .call(.unclosed):
      "the end of the call was not found; write the text yourself"
    case .call(.notAText):
      "'matches' is not a closure of one string literal, and what computes the text would be lost; change it yourself"
    case .changed:
      "the file has changed since the first text of this run was recorded; run the tests again"
    case .unreadable:
      "the file does not exist; run the tests where they were compiled, and without options that change '#filePath', "
        + "or write the text yourself"
    case .file(let error): "\(error); or write the text yourself"
    case .otherText:
      "another text was recorded at this place in this run; give each case, or each turn of the loop, an assertion of "
        + "its own, or compare with goldens: 'assertSnapshot'"
    }
  }
}
