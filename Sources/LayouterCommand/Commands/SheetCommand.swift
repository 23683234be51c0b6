import ArgumentParser
import CairoGraphics
import Foundation
import HeadlessUIKit
import Pixels
import Scenes
import Snapshots

/// `layouter sheet`: draws contact sheets.
struct SheetCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Draws a contact sheet of each scene: a labelled matrix of its variants.",
    discussion: """
      Columns are states, or the snapshots of a scene with steps; rows are appearance, scale and \
      the like. --rows and --columns change this. The frames of a film are placed side by side with \
      their times; of a long film some are left out. One pixel of a picture is one pixel of the \
      sheet. If OUT ends in .png it is the sheet of the only scene, or the overview of several \
      scenes; otherwise it is a folder for the sheets and for the overview, \(Self.overviewName).

      Example:  layouter sheet Fixtures -o out
                layouter sheet Fixtures/buttons/save.yaml -o save.png --columns appearance
                layouter sheet --html gallery.html
      """)

  static let overviewName = "contact-sheet.png"

  @OptionGroup var scenes: SceneOptions

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("A folder, or a file that ends in .png.", valueName: "out"))
  var output = "out"

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("An axis for the rows; repeatable.", valueName: "axis"))
  var rows: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("An axis for the columns; repeatable.", valueName: "axis"))
  var columns: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write a page with all snapshots instead, to look at in a browser.", valueName: "file"))
  var html: String?

  @OptionGroup var variants: VariantOptions
  @OptionGroup var drawing: DrawingOptions

  func validate() throws {
    if let axis = rows.first(where: columns.contains) {
      throw ValidationError("The axis '\(axis)' cannot be used for both rows and columns.")
    }
    let name = output.lowercased()
    let otherFormats = [".jpg", ".jpeg", ".svg", ".pdf", ".gif", ".webp", ".html"]
    if let ending = otherFormats.first(where: name.hasSuffix) {
      throw ValidationError(
        "A contact sheet is a PNG, not '\(ending)': name a file that ends in .png, or a folder."
          + (ending == ".html" ? " For a page, use --html." : ""))
    }
  }

  func run(in context: CommandContext) throws -> ExitStatus {
    let loaded = try scenes.load(in: context, jobs: drawing.jobCount)
    let chosen = try variants.choose(from: loaded.scenes)
    if let html {
      return loaded.status(
        try SheetPage(file: html, jobs: drawing.jobCount).write(chosen, in: context))
    }
    if !writesFile { try loaded.checkOutputFolder(output, in: context) }
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
    return loaded.status(try drawSheets(of: chosen, in: context))
  }

  /// Whether the output is a single file.
  private var writesFile: Bool { output.lowercased().hasSuffix(".png") }

  private func drawSheets(
    of all: [(scene: Scene, variants: [Variant])], in context: CommandContext
  ) throws -> ExitStatus {
    // Frames that are not shown need not be drawn.
    let chosen = all.map { scene, variants in
      (
        scene: scene,
        variants: variants.thinningFilms(to: SheetStyle.page.frameLimit) { $0.filmOfVariant },
        note: counted(variants.count, "variant")
      )
    }
    let writesOverview = chosen.count > 1
    let progress = Progress(
      "Drawing", total: chosen.reduce(0) { $0 + $1.variants.count }, console: context.console)
    defer { progress.finish() }

    // Several scenes are drawn concurrently; of a single one, its variants are.
    let outer = chosen.count > 1 ? drawing.jobCount : 1
    let inner = chosen.count > 1 ? 1 : drawing.jobCount
    let finished = FinishedScenes()
    let sheets = try reportingState(finished.summary(in: output)) {
      try concurrentMap(
        chosen, jobs: outer, isCancelled: context.isInterrupted
      ) { scene, variants, note -> Result<DrawnSheet, CommandFailure> in
        do {
          let (content, warnings) = try content(
            of: scene, variants, note: note, jobs: inner, progress, context)
          if !writesFile || !writesOverview {
            let path = writesFile ? output : "\(output)/\(scene.name).png"
            try write(page(of: content).png(), to: path, in: context)
            finished.add(scene)
          }
          return .success((writesOverview ? content.forOverview : content, warnings))
        } catch let error as RunCancelled {
          throw error
        } catch let error as VariantError {
          return .failure(CommandFailure("\(scene.file), \(error)"))
        } catch {
          return .failure(CommandFailure("\(scene.file): \(error)"))
        }
      }
    }
    let drawn = sheets.compactMap { try? $0.get() }
    let contents = drawn.map(\.content)
    if writesOverview && !contents.isEmpty {
      let path = writesFile ? output : "\(output)/\(Self.overviewName)"
      try writeOverview(of: contents, to: path, in: context)
    }
    progress.finish()
    for sheet in drawn { context.console.log(sheet.warnings) }
    for case .failure(let error) in sheets { context.console.logError(error.message) }
    context.console.print("\(counted(contents.count, "contact sheet")) in \(output)")
    return contents.count == sheets.count ? .success : .broken
  }

  /// The content of a scene's sheet, and the warnings about its pictures.
  private typealias DrawnSheet = (content: SheetContent, warnings: SnapshotWarnings)

  /// Draws the variants.
  private func content(
    of scene: Scene, _ variants: [Variant], note: String, jobs: Int, _ progress: Progress,
    _ context: CommandContext
  ) throws -> DrawnSheet {
    let places = SheetPlaces(of: scene)
    let drawn = try concurrentMap(
      variants, jobs: jobs, isCancelled: context.isInterrupted
    ) { variant in
      let (bitmap, warnings) = try draw(variant, of: scene)
      progress.advance()
      let picture = SheetPicture(
        place: places.place(of: variant), frame: variant.filmFrame, bitmap: bitmap,
        scale: Double(variant.scale),
        isDark: variant.traits.userInterfaceStyle == .dark)
      return (picture: picture, warnings: warnings)
    }
    var warnings = SnapshotWarnings()
    for (variant, outcome) in zip(variants, drawn) {
      warnings.add(outcome.warnings, of: "\(scene.name)/\(variant.name)", in: scene.path)
    }
    let content = SheetContent(
      title: scene.title, notes: [scene.path, note],
      axes: places.axes, pictures: drawn.map(\.picture))
    return (content, warnings)
  }

  private func draw(
    _ variant: Variant, of scene: Scene
  ) throws -> (bitmap: Bitmap, warnings: [String]) {
    do {
      let drawn = try drawingWithFonts { try scene.draw(variant) }
      return (drawn.bitmap, drawn.warnings)
    } catch {
      throw VariantError(variant: variant.name, reason: error)
    }
  }

  private func layout(_ content: SheetContent, style: SheetStyle) -> SheetLayout {
    var across = columns.filter { name in content.axes.contains { $0.name == name } }
    if across.isEmpty {
      let free = content.axes.filter { !rows.contains($0.name) }
      across = rows.isEmpty ? SheetGrid.defaultColumns(of: content.axes) : free.map(\.name)
    }
    return SheetLayout(
      content, columnAxes: across, rowAxes: rows, style: style, scale: content.scale)
  }

  private func page(of content: SheetContent) throws -> SheetLayout {
    var content = content
    var sheet = layout(content, style: .page)
    var frameLimit = SheetStyle.page.frameLimit
    while !sheet.fits, frameLimit > 2 {
      frameLimit /= 2
      content = content.thinned(to: frameLimit)
      sheet = layout(content, style: .page)
    }
    guard sheet.fits else {
      throw CommandFailure(
        "the sheet would be \(Int(sheet.size.width)) × \(Int(sheet.size.height)) points large; "
          + "show fewer variants with --variant, or more axes as rows with --rows")
    }
    return sheet
  }

  private func write(_ png: [UInt8], to path: String, in context: CommandContext) throws {
    try context.write(png, to: path, below: writesFile ? nil : output)
  }

  private func writeOverview(
    of contents: [SheetContent], to path: String, in context: CommandContext
  ) throws {
    let scale = contents.map(\.scale).max() ?? 1
    let sheets = contents.map { content in
      var content = content
      content.scale = scale
      return layout(content, style: .compact)
    }
    let pages = SheetOverview.pages(sheets, scale: scale)
    _ = try concurrentMap(Array(pages.enumerated()), jobs: drawing.jobCount) { number, page in
      let numbered = number == 0 ? path : "\(path.dropLast(4))-\(number + 1).png"
      try write(page.png(), to: numbered, in: context)
    }
  }
}
