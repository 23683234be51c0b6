import ArgumentParser
import Foundation
import JSONValues

/// What the argument parser knows of a command, read from its description in JSON.
struct CommandInformation: Decodable {
  struct Argument: Decodable, Hashable {
    struct Name: Decodable, Hashable {
      var kind: String
      var name: String

      /// As it is typed, without the first dash.
      var flag: String { kind == "long" ? "-" + name : name }
    }

    var kind: String
    var shouldDisplay: Bool
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var abstract: String?
    var discussion: String?

    var isPositional: Bool { kind == "positional" }
    var takesValue: Bool { kind == "option" }
  }

  var commandName: String
  var shouldDisplay: Bool
  var abstract: String?
  var discussion: String?
  var arguments: [Argument]?
  var subcommands: [CommandInformation]?

  /// - Throws: `DecodingError` if the parser describes commands in another way.
  static func read(_ command: any ParsableCommand.Type) throws -> CommandInformation {
    struct Tool: Decodable { var command: CommandInformation }
    return try JSONDecoder().decode(Tool.self, from: Data(command._dumpHelp().utf8)).command
  }

  var displayedArguments: [Argument] { (arguments ?? []).filter(\.shouldDisplay) }

  /// The commands, without the parser's own `help`.
  var displayedCommands: [CommandInformation] {
    (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
  }
}
