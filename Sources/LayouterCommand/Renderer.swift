import CairoGraphics
import Snapshots

extension GoldenFingerprint {
  /// What draws in this process, without fonts.
  ///
  /// - Throws: `RendererError` if it draws other pixels than it should: then every golden would
  ///   differ, and no difference would mean anything.
  static func current(in context: CommandContext) throws(RendererError) -> GoldenFingerprint {
    try RendererCheck.run(environment: context.environment)
    let renderer = RendererFingerprint(fonts: [])
    return GoldenFingerprint(renderer: renderer.renderer, canary: renderer.canary, fonts: [])
  }
}

extension CommandContext {
  /// Says so if this process draws other pixels than it should. Pictures for people to look at are
  /// drawn all the same.
  func warnOfRenderer() {
    do {
      try RendererCheck.run(environment: environment)
    } catch {
      console.note("\(console.errorStyle.warning("Warning:")) \(error)")
    }
  }
}
