import ArgumentParser
import CairoGraphics
import ImageComparison
import Pixels
import Scenes
import Snapshots
import ViewTree

/// `layouter diff`: compares two PNG files.
struct DiffCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two PNG files.",
    discussion: """
      Prints how many pixels differ, by how much and where, and can write a difference picture. \
      Compare pictures that another program has drawn with --metric ciede2000: it tolerates rounding \
      noise, and still detects every changed fill and every hairline.

      Example:  layouter diff before.png after.png -o difference.png

      Exit status: 0 same, 1 different, 2 a file cannot be read.
      """)

  @Argument(help: ArgumentHelp("The expected picture.", valueName: "a.png"))
  var first: String

  @Argument(help: ArgumentHelp("The actual picture.", valueName: "b.png"))
  var second: String

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("Where to write a difference picture.", valueName: "out.png"))
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
    let expected = try picture(first, in: context)
    let actual = try picture(second, in: context)
    let options = ComparisonOptions(
      metric: metric, threshold: threshold, ignored: ignore.map(\.rect))
    let comparison = compare(expected: expected, actual: actual, options: options)
    if let output {
      let difference = differencePicture(
        expected: expected, actual: actual, comparison: comparison)
      try Files.write(PNG.encode(difference), to: context.path(output))
    }
    context.console.print(json ? comparison.json.description : comparison.text)
    return comparison.isSame ? .success : .negative
  }

  private func picture(
    _ path: String, in context: CommandContext
  ) throws(CommandFailure) -> Bitmap {
    let bytes = try Files.read(context.path(path))
    do {
      return try PNG.decode(bytes).bitmap
    } catch {
      throw CommandFailure("\(path): \(error)")
    }
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
    lines.append(
      "\(differentPixels) of \(totalPixels) pixels differ"
        + (maximumDelta == 0 ? "." : ", by up to \(maximumDelta) of 255 in a channel."))
    for region in regions {
      lines.append(
        "  at \(region.rect.x),\(region.rect.y)  \(region.rect.width)×\(region.rect.height)"
          + "  \(counted(region.pixels, "pixel"))")
    }
    return lines.joined(separator: "\n")
  }
}
