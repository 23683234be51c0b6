import CairoGraphics
import Foundation
import XMLReading

/// The text of an `.xib` or `.storyboard` file: its elements, which are read when objects are created.
package struct InterfaceDocument: Sendable {
  /// Why a file has no objects.
  package struct Failure: Error {
    package var reason: String
  }

  package let root: XMLElement

  /// Reads a file of a bundle: in its folder, or in a language's folder.
  package static func file(
    _ name: String, type: String, in bundle: Bundle?
  ) -> Result<InterfaceDocument, Failure> {
    let bundle = bundle ?? .main
    let places = [nil, "Base.lproj", "en.lproj"] as [String?]
    let found = places.lazy.compactMap { folder in
      folder.map { bundle.path(forResource: name, ofType: type, inDirectory: $0) }
        ?? bundle.path(forResource: name, ofType: type)
    }.first
    guard let found else {
      return .failure(
        Failure(reason: "there is no file '\(name).\(type)' in the bundle '\(bundle.bundlePath)'"))
    }
    guard let data = FileManager.default.contents(atPath: found) else {
      return .failure(Failure(reason: "the file '\(found)' cannot be read"))
    }
    return text([UInt8](data))
  }

  /// Reads the text of a file.
  package static func text(_ bytes: [UInt8]) -> Result<InterfaceDocument, Failure> {
    do throws(XMLError) {
      let root = try XMLReader.read(bytes, keeping: .all)
      if root.name == "archive" {
        return .failure(
          Failure(
            reason: "it has the format before Xcode 5; open it in Xcode, which saves today's format"
          ))
      }
      guard root.name == "document" else {
        return .failure(
          Failure(reason: "its element is '\(root.name)'; 'document' was expected"))
      }
      return .success(InterfaceDocument(root: root))
    } catch {
      let line = 1 + bytes.prefix(error.place.offset).count { $0 == UInt8(ascii: "\n") }
      return .failure(Failure(reason: "line \(line): \(error.message)"))
    }
  }

  /// The objects at the top of a nib.
  package var objects: [XMLElement] { root.child(named: "objects")?.children ?? [] }

  /// The objects of each scene of a storyboard, in the order of the file.
  package var scenes: [[XMLElement]] {
    (root.child(named: "scenes")?.children ?? []).map {
      $0.child(named: "objects")?.children ?? []
    }
  }
}
