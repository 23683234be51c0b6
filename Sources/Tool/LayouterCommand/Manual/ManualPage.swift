import ViewTree

// Not by swift-argument-parser's plugin `generate-manual`: it writes no synopses of the commands, no ENVIRONMENT and no
// FILES, repeats the options that all commands have under each, and joins the lines of the examples in the description.
/// The manual page of a tool, in the language mdoc.
///
/// Source: mdoc(7).
struct ManualPage {
  let tool: CommandInformation
  /// The day of this version.
  let date: ManualDate

  var text: String {
    var page = ManualText()
    page.macro("Dd", date.text)
    page.macro("Dt", tool.commandName.uppercased(), "1")
    page.macro("Os")
    page.macro("Sh", "NAME")
    page.macro("Nm", tool.commandName)
    page.macro("Nd", Self.beginning(of: tool.abstract ?? ""))
    page.macro("Sh", "SYNOPSIS")
    page.macro("Nm")
    page.line(".Ar command")
    page.line(".Op Ar argument ...")
    page.macro("Sh", "DESCRIPTION")
    page.prose(tool.discussion ?? "")
    page.macro("Sh", "COMMANDS")
    let common = commonArguments
    for command in tool.displayedCommands { write(command, without: common, to: &page) }
    page.macro("Sh", "OPTIONS")
    page.prose("All commands have these options:")
    write(common, to: &page)
    page.macro("Sh", "ENVIRONMENT")
    Self.write(Self.variables, as: "Ev", to: &page)
    page.macro("Sh", "FILES")
    Self.write(Self.files, as: "Pa", to: &page)
    return page.text
  }

  /// The arguments that all commands have, in the order of the first one.
  private var commonArguments: [CommandInformation.Argument] {
    let commands = tool.displayedCommands.map { Set($0.displayedArguments) }
    return (tool.displayedCommands.first?.displayedArguments ?? []).filter { argument in
      commands.allSatisfy { $0.contains(argument) }
    }
  }

  private func write(
    _ command: CommandInformation, without common: [CommandInformation.Argument],
    to page: inout ManualText
  ) {
    let arguments = command.displayedArguments.filter { !common.contains($0) }
    page.macro("Ss", "\(tool.commandName) \(command.commandName)")
    page.prose(command.abstract ?? "")
    page.macro("Pp")
    page.line(".Nm")
    page.line(".Cm \(ManualText.escaped(command.commandName))")
    for argument in arguments { page.line(Self.synopsis(of: argument)) }
    page.prose(command.discussion ?? "", startsParagraph: true)
    write(arguments, to: &page)
  }

  private func write(_ arguments: [CommandInformation.Argument], to page: inout ManualText) {
    if arguments.isEmpty { return }
    page.line(".Bl -tag -width Ds")
    for argument in arguments {
      page.line(".It " + Self.form(of: argument).joined(separator: " , "))
      var words = argument.abstract ?? ""
      if let value = argument.defaultValue { words += " (default: \(value))" }
      page.prose([words, argument.discussion ?? ""].joined(separator: "\n\n"))
    }
    page.line(".El")
  }

  private static func synopsis(of argument: CommandInformation.Argument) -> String {
    let form = form(of: argument).last ?? ""
    let words = argument.isRepeating ? form + " ..." : form
    return (argument.isOptional ? ".Op " : ".") + words
  }

  /// How an argument is written, in all its forms.
  private static func form(of argument: CommandInformation.Argument) -> [String] {
    let value = "Ar " + ManualText.escaped(argument.valueName ?? "value")
    if argument.isPositional { return [value] }
    return (argument.names ?? []).map { name in
      let flag = "Fl " + ManualText.escaped(name.flag)
      return argument.takesValue ? "\(flag) \(value)" : flag
    }
  }

  private static func write(
    _ entries: KeyValuePairs<String, String>, as macro: String, to page: inout ManualText
  ) {
    page.line(".Bl -tag -width Ds")
    for (name, words) in entries {
      page.line(".It \(macro) \(ManualText.escaped(name))")
      page.prose(words)
    }
    page.line(".El")
  }

  /// A sentence as the rest of one: without a capital letter and a full stop.
  private static func beginning(of sentence: String) -> String {
    let words = sentence.prefix(1).lowercased() + sentence.dropFirst()
    return words.hasSuffix(".") ? String(words.dropLast()) : words
  }

  private static let variables: KeyValuePairs = [
    "LAYOUTER_FONTS": "A folder with the built-in fonts, which is looked in first.",
    "CI":
      "On a build server, goldens are not recorded, and verify decodes every golden.",
    "NO_COLOR": "Switches colours off.",
    "FORCE_COLOR": "Switches colours on where there is no terminal.",
    "GITHUB_STEP_SUMMARY": "The file that verify --github appends a summary to.",
  ]

  private static let files: KeyValuePairs = [
    "layouter.yaml": "The settings of a project, in its top folder.",
    "Fixtures": "The scenes of a project.",
    "Snapshots": "Its goldens.",
    ".layouter/report": "The report of the last verify.",
  ]
}

/// A day, as manual pages show it.
struct ManualDate: Sendable, Equatable {
  var text: String

  /// - Parameter seconds: Since 1970, in UTC.
  init(secondsSince1970 seconds: Int) {
    // Days since 1 March 0000; a year that begins in March ends with the leap day.
    // Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", civil_from_days.
    let days = Int((Double(seconds) / 86_400).rounded(.down)) + 719_468
    let era = Int((Double(days) / 146_097).rounded(.down))
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
    text = "\(Self.months[(month + 2) % 12]) \(day), \(year)"
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
