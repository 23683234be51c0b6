/// Why something cannot be made from a file of Interface Builder.
public enum InterfaceFileError: Error, Equatable, CustomStringConvertible {
  case nib(String)
  case storyboard(String)

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

/// A file of views. None is read here: it has no objects.
public final class UINib: NSObject {
  /// A key of the options of ``instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  /// Why the nib has no objects.
  public var error: InterfaceFileError { .nib(name) }

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
  }

  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
  }

  /// Nothing: no file was read.
  public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { [] }
}

extension Bundle {
  /// Nil: no nib is read here. See ``UINib``.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { nil }
}
