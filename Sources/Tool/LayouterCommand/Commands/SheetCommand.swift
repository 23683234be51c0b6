import ArgumentParser
import CommandLineTool
import Foundation
import ImageComparison
import Messages
import Scenes
import ViewTree

/// `layouter sheet`: draws contact sheets.
struct SheetCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Draws a contact sheet of each scene: a labelled matrix of its variants.",
    discussion: """
      Columns are states, or the snapshots of a scene with steps; rows are appearance, size and the \
      like. --rows and --columns change this. Each picture is on a card of its scene's background. \
      Rows of very different sizes have columns of their own, and columns that do not fit side by \
      side are continued below. The frames of a film are in lines, with their times; of a long film \
      some are left out. One pixel of a picture is one pixel of the sheet.

      If OUT ends in .png it is the sheet of the only scene, or the overview of several scenes; \
      a sheet that is too large becomes several pages: OUT-2.png, OUT-3.png. If it ends in .pdf it \
      is a document with pages for each scene, and if it ends in .html a page of all snapshots to look \
      at in a browser, as with --html; with --before the page has the two versions of each, what \
      changed in words, and a matrix with all of them. Otherwise it is a folder for the sheets and for \
      the overview, \(SheetRun.overviewName).

      Example:  \(ToolName.current) sheet Fixtures -o out
                \(ToolName.current) sheet Fixtures/buttons -o buttons.pdf
                \(ToolName.current) sheet Fixtures/buttons/save.yaml -o save.png --columns appearance
                \(ToolName.current) sheet Fixtures/buttons -o changes.pdf --before main
                \(ToolName.current) sheet --html gallery.html
                \(ToolName.current) sheet -o changes.html --before main
      """)

  @OptionGroup var scenes: SceneOptions

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "A folder, or a file that ends in .png, .pdf or .html (default: the project's folder, "
        + "\(ProjectPaths.out)).", valueName: "out"),
    completion: .file())
  var output: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("An axis for the rows; repeatable.", valueName: "axis"))
  var rows: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("An axis for the columns; repeatable.", valueName: "axis"))
  var columns: [String] = []

  @Option(
    help: """
      Which scales of a variant are shown: only the sharpest, or all. An axis 'scale' for rows or \
      columns shows all.
      """)
  var scales: SheetScales = .sharpest

  @Option(
    help: ArgumentHelp(
      "Place the goldens of a git revision beside the pictures, and mark those that differ.",
      valueName: "revision"))
  var before: String?

  @Option(
    help: ArgumentHelp(
      "With --before, show the goldens of this revision instead of the pictures as drawn now.",
      valueName: "revision"))
  var after: String?

  @Option(
    help: ArgumentHelp(
      "Show the pictures as seen without some or all of the eye's colour receptors.",
      valueName: "kind"))
  var colorVision: ColorVision?

  @Option(
    help: ArgumentHelp(
      "The folder of the goldens, for --before (default: the project's, \(ProjectPaths.snapshots)).",
      valueName: "dir"),
    completion: .directory)
  var snapshots: String?

  @Option(
    help: ArgumentHelp(
      "Write a page with all snapshots instead, to look at in a browser.", valueName: "file"),
    completion: .file())
  var html: String?

  @OptionGroup var names: FilterOptions
  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var consoleOptions: ConsoleOptions

  func validate() throws {
    if let axis = rows.first(where: columns.contains) {
      throw ValidationError("The axis '\(axis)' cannot be used for both rows and columns.")
    }
    if colorVision != nil && page != nil {
      throw ValidationError(
        "--color-vision is for sheets; the page has a switch of its own in its head.")
    }
    if after != nil && before == nil {
      throw ValidationError("--after compares with another revision: name it with --before.")
    }
    let name = output?.lowercased() ?? ""
    let otherFormats = [".jpg", ".jpeg", ".svg", ".gif", ".webp"]
    if let ending = otherFormats.first(where: name.hasSuffix) {
      throw ValidationError(
        "A contact sheet is a PNG, a PDF or a page, not '\(ending)': name a file that ends in .png, "
          + ".pdf or .html, or a folder.")
    }
  }

  func run(in context: CommandContext) throws -> ExitStatus {
    let project = try context.project()
    let output = output ?? project.out
    let loaded = try scenes.load(in: context, jobs: drawing.jobCount)
    let chosen = try names.choose(
      from: loaded.scenes, of: scenes.selection(in: context))
    if let html = page {
      let comparison = try comparison(with: snapshots ?? project.snapshots, in: context)
      try comparison?.check(chosen)
      let page = SheetPage(file: html, comparison: comparison, jobs: drawing.jobCount)
      return loaded.status(try page.write(chosen, in: context))
    }
    if SheetFormat(ofFile: output) == nil { try loaded.checkOutputFolder(output, in: context) }
    for axis in rows + columns {
      guard !chosen.contains(where: { $0.scene.axes.contains { $0.name == axis } }) else {
        continue
      }
      let names = chosen.flatMap { $0.scene.axes.map(\.name) }
      let known = Set(names).sorted().joined(separator: ", ")
      throw CommandFailure(
        "No scene has an axis '\(axis)'\(NearestName.hint(for: axis, among: names)). "
          + (known.isEmpty ? "The scenes have no axes." : "The axes are: \(known)."))
    }
    context.warnOfRenderer()
    let showsAllScales = (rows + columns).contains("scale")
    let tasks = chosen.map { SheetRun.Task($0, $1, scales: showsAllScales ? .all : scales) }
    let comparison = try comparison(with: snapshots ?? project.snapshots, in: context)
    try comparison?.check(tasks.map { ($0.scene, $0.variants) })
    let run = SheetRun(
      output: output, rows: rows, columns: columns, colorVision: colorVision,
      comparison: comparison,
      jobCount: drawing.jobCount, context: context)
    return loaded.status(try run.run(tasks))
  }
}

extension SheetCommand {
  /// The path of the page to write; nil to draw sheets.
  private var page: String? {
    html ?? output.flatMap { $0.lowercased().hasSuffix(".html") ? $0 : nil }
  }

  /// What the pictures are compared with; nil without `--before`.
  ///
  /// - Parameter snapshots: The folder of the goldens.
  private func comparison(
    with snapshots: String, in context: CommandContext
  ) throws -> SheetComparison? {
    guard let before else { return nil }
    let folder = context.path(snapshots)
    guard Files.isFolder(folder) else {
      throw CommandFailure(
        "There is no folder '\(snapshots)'; name the folder of the goldens with --snapshots.")
    }
    let git = try GitProgram(environment: context.environment)
    return SheetComparison(
      before: try GitRevision(before, goldens: folder, git: git),
      after: try after.map { try GitRevision($0, goldens: folder, git: git) })
  }
}

extension ColorVision: ExpressibleByArgument {}

/// Which scales of a variant are shown.
enum SheetScales: String, CaseIterable, ExpressibleByArgument {
  case sharpest, all
}
