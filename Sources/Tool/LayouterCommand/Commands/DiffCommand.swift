import ArgumentParser
import CommandLineTool
import Foundation
import ImageComparison
import JSONValues
import Messages
import Pixels
import Snapshots
import ViewTree

/// `layouter diff`: compares two PNG files.
struct DiffCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two PNG files, or the PNG files of two folders.",
    discussion: """
      Prints how many pixels differ, by how much and where, and can write a difference picture. \
      Compare pictures that another program has drawn with --metric ciede2000: it tolerates rounding \
      noise, and still detects every changed fill and every hairline.

      In two folders, files with the same path are compared, on all cores; a line is printed for \
      each path whose pictures differ or that only one folder has. -o then names a folder for the \
      difference pictures.

      Files with the same image data are not decoded: their structure and checksums are checked.

      Example:  \(ToolName.current) diff before.png after.png -o difference.png
                \(ToolName.current) diff Snapshots ../other/Snapshots

      Exit status: 0 same, 1 different, 2 a file cannot be read.
      """)

  @Argument(
    help: ArgumentHelp("The expected picture, or a folder.", valueName: "a.png"),
    completion: .file(extensions: ["png"]))
  var first: String

  @Argument(
    help: ArgumentHelp("The actual picture, or a folder.", valueName: "b.png"),
    completion: .file(extensions: ["png"]))
  var second: String

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("Where to write a difference picture.", valueName: "out.png"),
    completion: .file())
  var output: String?

  @Flag(help: "Print the result as JSON.")
  var json = false

  @Option(help: "The measure of the distance between two colours.")
  var metric: ComparisonMetric = .exact

  @Option(
    help: ArgumentHelp(
      "Ignore distances up to this, in the metric's unit: \(thresholdHint).",
      valueName: "n"))
  var threshold: Double?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "A rectangle in pixels that is not compared; repeatable.",
      valueName: "x,y,w,h"))
  var ignore: [IgnoredRect] = []

  private static var thresholdHint: String {
    "1 is just noticeable for ciede2000, 0.02 for oklab; yiq ranges from 0 to 1"
  }

  @OptionGroup var consoleOptions: ConsoleOptions

  func validate() throws {
    guard let threshold else { return }
    if !threshold.isFinite || threshold < 0 {
      throw ValidationError("The threshold must be 0 or more.")
    }
    if metric == .exact && threshold > 0 {
      throw ValidationError(
        "The exact metric has no threshold; add --metric ciede2000, oklab or yiq.")
    }
  }

  func run(in context: CommandContext) throws -> ExitStatus {
    let areFolders = [first, second].map { Files.isFolder(context.path($0)) }
    let options = ComparisonOptions(
      metric: metric, threshold: threshold, ignored: ignore.map(\.rect))
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    switch (areFolders[0], areFolders[1]) {
    case (true, true):
      return try compareFolders(options: options, jobs: jobs, in: context)
    case (false, false):
      let pair = PicturePair(expected: first, actual: second, output: output)
      let comparison = try pair.compare(options: options, jobs: jobs, in: context)
      context.console.print(json ? comparison.json.description : comparison.text)
      return comparison.isSame ? .success : .negative
    case (let isFirstFolder, _):
      throw CommandFailure(
        "'\(isFirstFolder ? first : second)' is a folder, but '\(isFirstFolder ? second : first)' "
          + "is not: name two files or two folders.")
    }
  }

  private func compareFolders(
    options: ComparisonOptions, jobs: Int, in context: CommandContext
  ) throws -> ExitStatus {
    let folders = [first, second].map(Self.withoutSlash)
    let comparison = try reportingState("Nothing was printed.") {
      try FolderComparison(
        folders[0], folders[1], output: output.map(Self.withoutSlash), options: options,
        jobs: jobs, in: context)
    }
    for failure in comparison.failures { context.console.logError(failure) }
    context.console.print(json ? comparison.json.description : comparison.text)
    if !comparison.failures.isEmpty { return .broken }
    return comparison.isSame ? .success : .negative
  }

  private static func withoutSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}

extension ComparisonMetric: ExpressibleByArgument {}

/// A rectangle as an argument: four integers separated by commas.
struct IgnoredRect: ExpressibleByArgument {
  var rect: PixelRect

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map {
      Int($0.drop { $0 == " " })
    }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], width >= 0, height >= 0
    else { return nil }
    rect = PixelRect(x: x, y: y, width: width, height: height)
  }
}

extension Comparison {
  /// The output of `diff --json`.
  var json: JSON {
    [
      "same": isSame.json,
      "sizeA": expectedSize.json,
      "sizeB": actualSize.json,
      "different": differentPixels.json,
      "total": totalPixels.json,
      "maxDelta": maximumDelta.json,
      "metric": metric.rawValue.json,
      "threshold": threshold.json,
      "regions": .array(regions.map { ["rect": $0.rect.json, "pixels": $0.pixels.json] }),
    ]
  }

  /// The output of `diff`.
  var text: String {
    if isSame {
      let rest = maximumDelta == 0 ? "" : " within the \(metric) metric's tolerance"
      return "The pictures are the same\(rest) (\(expectedSize) pixels)."
    }
    var lines: [String] = []
    if !hasSameSize { lines.append("The sizes differ: \(expectedSize) and \(actualSize) pixels.") }
    lines.append(differentPixelCount)
    for region in regions {
      lines.append(
        "  at \(region.rect.x),\(region.rect.y)  \(region.rect.width)×\(region.rect.height)"
          + "  \(counted(region.pixels, "pixel"))")
    }
    return lines.joined(separator: "\n")
  }

  /// One line about pictures that are not the same.
  var summary: String {
    hasSameSize
      ? differentPixelCount : "the sizes differ: \(expectedSize) and \(actualSize) pixels."
  }

  private var differentPixelCount: String {
    "\(differentPixels) of \(totalPixels) pixels differ"
      + (maximumDelta == 0 ? "." : ", by up to \(maximumDelta) of 255 in a channel.")
  }
}
