import RendererChecks
import Snapshots

extension GoldenFingerprint {
  /// The fingerprint of this process's renderer, without fonts, whether it draws the expected pixels or
  /// not.
  static var ofThisProcess: GoldenFingerprint {
    let renderer = RendererFingerprint(fonts: [])
    return GoldenFingerprint(renderer: renderer.renderer, canary: renderer.canary, fonts: [])
  }

  /// The fingerprint of this process's renderer, without fonts.
  ///
  /// - Throws: `RendererError` if the renderer does not draw the expected pixels: every golden
  ///   would differ, and the differences would be meaningless.
  static func current(in context: CommandContext) throws(RendererError) -> GoldenFingerprint {
    try RendererCheck.run(environment: context.environment)
    return ofThisProcess
  }
}

extension CommandContext {
  /// Prints a warning if the renderer does not draw the expected pixels. Commands that compare
  /// nothing draw nevertheless.
  func warnOfRenderer() {
    do {
      try RendererCheck.run(environment: environment)
    } catch {
      console.log("\(console.errorStyle.warning("Warning:")) \(error)")
    }
  }
}
