import Foundation

/// Why this process does not draw what all others draw.
public enum RendererError: Error, Hashable, CustomStringConvertible {
  /// `PIXMAN_DISABLE` was set when the process started; its value.
  case pixmanDisabled(String)
  /// The libraries give other pixels, glyphs or lines than those that goldens are recorded with.
  case drawsDifferently([Canary.Primitive], LibraryVersions)

  /// The cause and the remedy, as a sentence.
  public var description: String {
    switch self {
    case .pixmanDisabled(let value):
      return
        "PIXMAN_DISABLE is set to \"\(value)\": pixman then prints to standard output, and cairo "
        + "may lose fills; unset it (env -u PIXMAN_DISABLE layouter …) and start again"
    case .drawsDifferently(let primitives, let versions):
      let names = primitives.map(\.rawValue).joined(separator: ", ")
      return
        "the drawing libraries draw differently from those that goldens are recorded with: "
        + "\(names) (\(versions)); install the distribution's libraries (libcairo2, "
        + "libpixman-1-0, libharfbuzz0b, libfribidi0), or report these versions, before you "
        + "record or accept anything"
    }
  }
}

/// The check that precedes all drawing.
public enum RendererCheck {
  /// Checks that this process draws what all others draw; takes less than a millisecond.
  ///
  /// - Parameter environment: the process's environment.
  public static func run(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(RendererError) {
    // pixman reads the variable before `main`, so removing it here would be too late.
    if let value = environment["PIXMAN_DISABLE"], !value.isEmpty { throw .pixmanDisabled(value) }
    let differing = Canary.check()
    if !differing.isEmpty { throw .drawsDifferently(differing, .current()) }
  }
}
