import ArgumentParser
import Foundation
import Testing

@testable import LayouterCommand

/// Calls of `layouter`, in blocks and in sentences, have commands, options and values that the tool
/// understands; scripts exist.
@Suite struct CommandSampleTests {
  /// A call: the words after the tool's name.
  struct Call: Sendable, CustomTestStringConvertible {
    let place: String
    let text: String
    let arguments: [String]
    var testDescription: String { "\(place): \(text)" }
  }

  @Test(arguments: calls)
  func aCallIsUnderstood(call: Call) throws {
    let message = Self.problem(of: call.arguments)
    #expect(message == nil, "\(call.place): \(call.text): \(message ?? "")")
  }

  @Test func aBrokenCallIsFound() throws {
    let page =
      "\n    layouter verify --shrad 1/2  # words\n    $ layouter lint 'a b' && layouter x\n"
    let calls = page.markdownSamples(file: "x.md").blocks.flatMap(Self.calls)
    #expect(
      calls.map(\.arguments) == [["verify", "--shrad", "1/2"], ["lint", "a b"], ["x"]])
    #expect(calls.map(\.place) == ["x.md:2", "x.md:3", "x.md:3"])
    #expect(Self.problem(of: ["verify", "--shrad", "1/2"])?.contains("'--shrad'") == true)
    #expect(Self.problem(of: ["x"]) == "There is no command 'x'.")
  }

  @Test func scriptsExist() {
    let names = Set(
      (Repository.samples.flatMap(\.codeLines) + Repository.spans.flatMap(\.codeLines))
        .flatMap { line in
          line.text.matches(of: #/(?:\bPorts/)?\bScripts/[a-z-]+/#).map {
            "\(line.place) \($0.0)"
          }
        })
    let missing = names.filter { name in
      let path = name.split(separator: " ").last.map(String.init) ?? ""
      return !FileManager.default.fileExists(atPath: Repository.root.appending(path: path).path)
    }
    #expect(missing.sorted() == [])
  }

  private static var calls: [Call] {
    Repository.samples.filter { $0.language.isEmpty }.flatMap(calls)
      + Repository.spans.flatMap(calls).filter { !$0.arguments.isEmpty }
  }

  /// The calls of the tool in a block. Other lines are what it prints, or other programs.
  private static func calls(in sample: Sample) -> [Call] {
    sample.codeLines.flatMap { line in
      line.text.shellCommands.compactMap { words in
        guard let tool = words.first, tool.split(separator: "/").last == "layouter" else {
          return nil
        }
        let arguments = Array(words.dropFirst())
        // `layouter COMMAND` represents all calls.
        guard arguments.first != "COMMAND" else { return nil }
        return Call(place: line.place, text: line.text, arguments: arguments)
      }
    }
  }

  private static func problem(of arguments: [String]) -> String? {
    let names = RootCommand.configuration.groupedSubcommands.flatMap(\.subcommands)
      .compactMap { $0.configuration.commandName }
    if let name = arguments.first, !name.hasPrefix("-"), !(names + ["help"]).contains(name) {
      return "There is no command '\(name)'."
    }
    do {
      _ = try RootCommand.parseAsRoot(arguments)
      return nil
    } catch {
      // Help, the version and completion scripts are errors of the parser, with the status 0.
      let isAnswer = RootCommand.exitCode(for: error) == .success
      return isAnswer ? nil : RootCommand.message(for: error)
    }
  }
}

extension Sample {
  /// The lines of the code with their places.
  var codeLines: [(place: String, text: String)] {
    code.components(separatedBy: "\n").enumerated().map {
      ("\(file):\(line + $0.offset)", $0.element)
    }
  }
}

extension String {
  /// The words of the commands in a line of a shell, without a prompt, comments and redirections.
  fileprivate var shellCommands: [[String]] {
    var commands: [[String]] = [[]]
    var word: String?
    var quote: Character?
    var rest = self[...]
    if let prompt = rest.firstMatch(of: #/^\s*\$ /#) { rest = rest[prompt.range.upperBound...] }

    func endWord() {
      if let finished = word { commands[commands.count - 1].append(finished) }
      word = nil
    }

    while let character = rest.popFirst() {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
        continue
      }
      switch character {
      case "'", "\"":
        quote = character
        word = word ?? ""
      case " ", "\t": endWord()
      case "#" where word == nil: rest = ""
      case "|", ";", "&":
        endWord()
        commands.append([])
      case ">":
        endWord()
        rest = ""
      default: word = (word ?? "") + String(character)
      }
    }
    endWord()
    return commands.filter { !$0.isEmpty }
  }
}
