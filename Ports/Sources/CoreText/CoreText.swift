// `import CoreText` as on iOS, as far as there are fonts without views.
@_exported import CairoGraphics
@_exported import Foundation
@_exported import FoundationForPackages
import Synchronization

/// The programs that fonts are registered for. Without effect: fonts are registered for the process.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No program.
  case none = 0
  /// The process, until it ends.
  case process = 1
  /// All programs of the user, also after the next login.
  case persistent = 2
  /// All programs of the user, until the user logs out.
  case session = 3
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers the fonts of a file with the process.
///
/// - Parameter error: receives the fault of the file.
/// - Returns: whether the fonts are registered now.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  register(fontURL.path, error)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes the fonts of a file that was registered.
///
/// - Parameter error: receives the fault of the file, which is one if it is not registered.
/// - Returns: whether the fonts were removed.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let path = fontURL.path, registeredFiles.withLock({ $0.remove(path) }) != nil else {
    return fail(.notRegistered, "The fonts are not registered.", error)
  }
  do {
    try FontConfiguration.unregister(file: path)
    return true
  } catch let failure {
    return fail(.invalidFontData, "\(failure)", error)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers the fonts of several files with the process.
///
/// - Parameter errors: receives the faults of the files, if there are any.
/// - Returns: whether all fonts are registered now.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope,
  _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
  var faults: [CFError] = []
  for url in fontURLs {
    var fault: Unmanaged<CFError>?
    let path = (url as? URL)?.path ?? (url as? NSURL)?.path
    if !register(path, &fault), let fault { faults.append(fault.takeRetainedValue()) }
  }
  if !faults.isEmpty { errors?.pointee = .passRetained(faults as CFArray) }
  return faults.isEmpty
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Registers a font, which was created from the bytes of its file, with the process.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  register(font.path, error)
}

/// The paths of the files that were registered.
private let registeredFiles = Mutex<Set<String>>([])

/// The codes of Core Text's errors.
private enum FontManagerError: Int {
  case invalidFontData = 104
  case alreadyRegistered = 105
  case notRegistered = 201
}

/// - Returns: false.
private func fail(
  _ code: FontManagerError, _ message: String,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  error?.pointee = .passRetained(
    NSError(
      domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: message]))
  return false
}

private func register(
  _ path: String?, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  // A font that was found by its name is there.
  guard let path else { return true }
  guard registeredFiles.withLock({ $0.insert(path).inserted }) else {
    return fail(.alreadyRegistered, "The fonts are registered already.", error)
  }
  do {
    try FontConfiguration.register(file: path)
    return true
  } catch let failure {
    registeredFiles.withLock { _ = $0.remove(path) }
    return fail(.invalidFontData, "\(failure)", error)
  }
}
