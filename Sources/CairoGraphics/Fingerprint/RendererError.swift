import Foundation

/// Why this machine does not draw what others draw.
public enum RendererError: Error, Hashable, CustomStringConvertible {
  /// `PIXMAN_DISABLE` was set when the process began; its value.
  case pixmanDisabled(String)
  /// This cairo's pixels are not ours.
  case drawsDifferently([Canary.Primitive], LibraryVersions)

  public var description: String {
    switch self {
    case .pixmanDisabled(let value):
      return
        "PIXMAN_DISABLE is set to \"\(value)\": pixman then prints to standard output, and cairo "
        + "may lose fills; unset it (env -u PIXMAN_DISABLE layouter …) and start again"
    case .drawsDifferently(let primitives, let versions):
      let names = primitives.map(\.rawValue).joined(separator: ", ")
      return
        "this cairo draws differently from what goldens were recorded with: \(names) (\(versions)); "
        + "install the libraries of the distribution (libcairo2, libpixman-1-0), or report these "
        + "versions, before you record or accept anything"
    }
  }
}

/// Checks to be made once, before anything is drawn.
public enum RendererCheck {
  /// Makes sure that this process draws what all others draw; takes less than a millisecond.
  ///
  /// - Parameter environment: the process's environment.
  public static func run(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(RendererError) {
    // pixman reads the variable before `main`, so taking it away now would be too late.
    if let value = environment["PIXMAN_DISABLE"], !value.isEmpty { throw .pixmanDisabled(value) }
    let differing = Canary.check()
    if !differing.isEmpty { throw .drawsDifferently(differing, .current()) }
  }
}
