import CairoGraphics
import HeadlessUIKit

extension UIImage: SceneValue {
  public static func read(_ node: SceneNode, in context: ReadingContext) -> Self? {
    image(node, in: context) as? Self
  }

  /// The image in a PNG or SVG file.
  private static func image(_ node: SceneNode, in context: ReadingContext) -> UIImage? {
    guard let path = node.text else {
      context.expected("the path of a PNG or SVG file", at: node)
      return nil
    }
    if path.contains("\\") || path.dropFirst().hasPrefix(":") {
      let fixed = path.replacing("\\", with: "/")
      context.report(
        "'\(path.shortened)' is a Windows path: write a path relative to the scene, with '/'"
          + (path.dropFirst().hasPrefix(":") ? "" : " ('\(fixed.shortened)')"),
        at: node.position)
      return nil
    }
    let file = context.file(path, at: node.position)
    do throws(ImageProblem) {
      let image = try context.files.image(at: file, load: load)
      if let outside = context.files.placeOutsideOfProject(file) {
        context.warn(
          "'\(path.shortened)' lies outside of the project: \(outside.plainPath)",
          at: node.position)
      }
      return image
    } catch {
      context.report("'\(path.shortened)' \(error.message)", at: node.position)
      return nil
    }
  }

  /// The maximum size of an image's file.
  private static let byteLimit = 64 << 20

  private static func load(_ file: URL) throws(ImageProblem) -> UIImage {
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.read(file.plainPath, limit: byteLimit)
    } catch {
      let message =
        switch error {
        case .missing: "does not exist: looked for \(file.plainPath)"
        case .notRegular: "is no file: \(file.plainPath)"
        case .tooLarge(let size): "has \(size) bytes; an image has at most \(byteLimit)"
        case .unreadable: "cannot be read: \(file.plainPath)"
        }
      throw .init(message: message)
    }
    do {
      if file.pathExtension.lowercased() == "svg" {
        return UIImage(svg: try SVGImage(bytes, file: file.lastPathComponent))
      }
      let picture = try PNG.decode(bytes)
      return UIImage(cgImage: CGImage(bitmap: picture.bitmap), scale: scale(of: file))
    } catch {
      throw .init(message: "is not a picture: \(error)")
    }
  }

  /// 2 for `icon@2x.png`, as in UIKit.
  private static func scale(of file: URL) -> CGFloat {
    let name = file.deletingPathExtension().lastPathComponent
    return [2, 3].first { name.hasSuffix("@\(Int($0))x") } ?? 1
  }

  public static var examples: [JSON] {
    ["icons/star.png"]
  }

  public static var schema: JSON {
    [
      "type": "string",
      "description": "The path of a PNG or SVG file, relative to the scene.",
      "pattern": "\\.([pP][nN][gG]|[sS][vV][gG])$",
    ]
  }
}
