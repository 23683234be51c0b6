/// An error that names an Interface Builder file which cannot be loaded.
public enum InterfaceFileError: Error, Equatable, CustomStringConvertible {
  case nib(String)
  case storyboard(String)

  /// The cause, and the alternative in Swift or a scene.
  public var description: String {
    switch self {
    case .nib(let name):
      "the nib '\(name)' cannot be loaded: files of Interface Builder are not read; build the view in "
        + "Swift, or describe it in a scene"
    case .storyboard(let name):
      "the storyboard '\(name)' cannot be loaded: files of Interface Builder are not read; build the "
        + "controllers in Swift"
    }
  }
}

/// A nib, which has no objects: Interface Builder files are not read.
public final class UINib: NSObject {
  /// A key of the options of ``instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The objects for the nib's placeholders. Without effect.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  /// The reason why the nib has no objects.
  public var error: InterfaceFileError { .nib(name) }

  /// Creates a nib by its name; the bundle is ignored.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
  }

  /// Creates a nib; both arguments are ignored.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
  }

  /// Always empty: the file was not read.
  public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { [] }
}

extension Bundle {
  /// Always nil: nibs are not read. See ``UINib``.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { nil }
}
