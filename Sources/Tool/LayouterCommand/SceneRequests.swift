import Foundation
import ImageComparison
import LintConfiguration
import Scenes
import Snapshots
import Typesetting

extension Scene {
  /// The snapshots of all variants, named `buttons/save/disabled_dark@2x`, for example.
  ///
  /// - Parameter settings: Warnings that a rule of the linter gives as well are left out if it is off.
  func requests(
    in repository: Repository, by settings: LintSettings
  ) throws(SnapshotNameError) -> [SnapshotRequest] {
    let file = repository.path(of: file)
    let folder = name + "/"
    return try variants.map { (variant) throws(SnapshotNameError) in
      SnapshotRequest(
        name: try SnapshotName(folder + variant.name), scene: path,
        variant: variant.choices.map { VariantChoice(axis: $0.axis, value: $0.value) },
        source: SnapshotSource(file: file, line: variant.line), scale: Double(variant.scale),
        options: comparison?.options(scale: Double(variant.scale))
      ) { [self] in
        let (drawn, fonts) = try recordingFonts { try draw(variant) }
        let warnings = drawn.warnings.reported(by: settings)
        var snapshot = DrawnSnapshot(
          bitmap: drawn.bitmap, warnings: warnings.map(\.description),
          describe: drawn.describedTree,
          inspect: { [self] in try inspection(of: variant, picture: drawn.bitmap).facts })
        snapshot.warningSources = warnings.sources(in: file)
        snapshot.fonts = { fonts.uses.map { .init(name: $0.name, sha256: $0.sha256) } }
        return snapshot
      }
    }
  }
}

extension SceneLibrary.Loaded {
  /// The snapshots of all scenes, in the order of scenes and variants.
  func requests(in context: CommandContext) throws -> [SnapshotRequest] {
    let (repository, settings) = (Repository(of: context), try context.project().settings.lint)
    return try scenes.flatMap { try $0.requests(in: repository, by: settings) }
  }
}

extension SceneLibrary.Loaded {
  /// Replaces each scene whose snapshots cannot be stored as files by an error.
  mutating func checkSnapshotNames() {
    scenes.removeAll { scene in
      do {
        for variant in scene.variants { _ = try SnapshotName("\(scene.name)/\(variant.name)") }
        return false
      } catch {
        diagnostics.append(Diagnostic(path: scene.file, message: "\(error)"))
        return true
      }
    }
    diagnostics.sort()
  }
}

/// Draws, and fails if a font is missing: a picture with boxes instead of letters is useless.
///
/// - Throws: What the closure throws, or `FontError` for a missing font.
func drawingWithFonts<Value>(_ draw: () throws -> Value) throws -> Value {
  try recordingFonts(draw).value
}

/// Draws as ``drawingWithFonts(_:)``, and reports the fonts that were used.
private func recordingFonts<Value>(
  _ draw: () throws -> Value
) throws -> (value: Value, fonts: FontRecording) {
  let (value, fonts) = try FontRecording.record(draw)
  if let error = fonts.errors.first { throw error }
  return (value, fonts)
}

extension SceneComparison {
  /// The options for pictures of a scale. Of pixels that a rectangle covers in part, none is compared.
  fileprivate func options(scale: Double) -> ComparisonOptions {
    ComparisonOptions(
      metric: metric, threshold: threshold,
      ignored: ignored.map { rect in
        func pixel(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
          Int(min(max(Double(length) * scale, -1e6), 1e6).rounded(rule))
        }
        let (left, top) = (pixel(rect.minX, .down), pixel(rect.minY, .down))
        return PixelRect(
          x: left, y: top, width: pixel(rect.maxX, .up) - left, height: pixel(rect.maxY, .up) - top)
      })
  }
}
