import Foundation
import HeadlessUIKit

/// An error that names an Interface Builder file which cannot be loaded.
public enum InterfaceFileError: Error, Equatable, CustomStringConvertible {
  /// A file of views that is missing or not readable, with the reason.
  case nib(String, reason: String)
  /// A file of controllers that is missing or not readable, with the reason.
  case storyboard(String, reason: String)

  /// The file, the cause, and what to do.
  public var description: String {
    switch self {
    case .nib(let name, let reason): "the nib '\(name)' cannot be loaded: \(reason)"
    case .storyboard(let name, let reason): "the storyboard '\(name)' cannot be loaded: \(reason)"
    }
  }
}

/// The objects of an Interface Builder file, which are created anew by each call of ``instantiate(withOwner:options:)``.
///
/// The source file is read, `Name.xib`: compiled nibs are not. [Lists](lists.md) says what of it is used.
public final class UINib: NSObject {
  /// A key of the options of ``instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The objects for the nib's placeholders: a dictionary by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let content: Result<InterfaceDocument, InterfaceFileError>
  private let bundle: Bundle?
  /// The reason why the nib has no objects; nil if it was read.
  public var error: InterfaceFileError? {
    if case .failure(let error) = content { error } else { nil }
  }

  /// Creates a nib of a file in a bundle: `Name.xib`, or that file in a folder of a language.
  ///
  /// - Parameter bundleOrNil: the main bundle if nil.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil
    content = InterfaceDocument.file(name, type: "xib", in: bundleOrNil).mapError {
      .nib(name, reason: $0.reason)
    }
  }

  /// Creates a nib of the text of an `.xib` file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil
    content = InterfaceDocument.text([UInt8](data)).mapError { .nib("data", reason: $0.reason) }
  }

  /// Creates the objects of the nib, connects their outlets and the owner's, and calls `awakeFromNib()`.
  ///
  /// - Returns: The objects at the top of the file; none, with a warning, if the file cannot be read.
  @discardableResult
  public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    switch content {
    case .failure(let error):
      ListWarnings.report(error.description)
      return []
    case .success(let document):
      let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
      let builder = InterfaceBuilder(document, owner: ownerOrNil as AnyObject?, bundle: bundle)
      return builder.instantiate(document.objects, external: external.mapValues { $0 as AnyObject })
    }
  }
}

extension Bundle {
  /// The objects of the nib `Name.xib`; nil if it cannot be read. See ``UINib``.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let nib = UINib(nibName: name, bundle: self)
    let objects = nib.instantiate(withOwner: owner, options: options)
    return nib.error == nil ? objects : nil
  }
}
