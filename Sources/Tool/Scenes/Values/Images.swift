import CairoGraphics
import FileAccess
import HeadlessUIKit
import JSONValues
import Messages
import ProjectFiles

extension UIImage: SceneValue {
  /// Reads the path of a file, the name of an image, or a map that describes one.
  public static func read(_ node: YAMLNode, in context: ReadingContext) -> Self? {
    image(node, in: context) as? Self
  }

  /// The extensions of the files that are read.
  static let fileExtensions = ["png", "svg", "pdf", "jpg", "jpeg", "webp"]

  /// A path, the name of an asset catalog's image, `{named: …}`, `{systemName: …}`, or
  /// `{light: …, dark: …}`.
  private static func image(_ node: YAMLNode, in context: ReadingContext) -> UIImage? {
    if node["named"] != nil { return named(node, in: context) }
    if node["systemName"] != nil { return symbol(node, in: context) }
    if node.map != nil { return pair(node, in: context) }
    guard let path = node.text else {
      context.expected(
        "the path of a picture (\(ImageFileError.readable)), or the name of one in an asset catalog",
        at: node)
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
    if !context.files.assets.catalogs.isEmpty,
      !FileManager.default.fileExists(atPath: file.plainPath)
    {
      if context.files.assets.catalog(withImage: path) != nil {
        return catalogImage(named: path, at: node, in: context)
      }
      if !fileExtensions.contains(file.pathExtension.lowercased()) {
        context.files.depend(on: [file])
        context.files.dependOnCatalogs()
        let assets = context.files.assets
        let hint = NearestName.hint(for: path, among: assets.catalogs.flatMap(\.imageNames))
        context.report(
          "'\(path.shortened)' is neither a file nor an image of \(assets.catalogNames)\(hint): "
            + "looked for \(file.plainPath)", at: node.position)
        return nil
      }
    }
    return image(inFile: file, named: path, at: node, in: context)
  }

  private static func image(
    inFile file: URL, named path: String, at node: YAMLNode, in context: ReadingContext
  ) -> UIImage? {
    do throws(ImageProblem) {
      let image = try context.files.image(at: file, load: load)
      if let outside = context.files.placeOutsideOfProject(file) {
        context.warn(
          "'\(path.shortened)' lies outside of the project: \(outside.plainPath)",
          at: node.position)
      }
      if let reason = image.ignoredProfile {
        context.warn(profileWarning(path, reason), at: node.position)
      }
      return image
    } catch {
      context.report("'\(path.shortened)' \(error.message)", at: node.position)
      return nil
    }
  }

  private static func profileWarning(_ name: String, _ reason: String) -> String {
    "the colour profile of '\(name.shortened)' is not applied: \(reason); its colours are taken as sRGB, so convert "
      + "the picture to sRGB"
  }

  /// The image of a catalog that has it; nil, after a report, if one of its pictures is broken.
  private static func catalogImage(
    named name: String, at node: YAMLNode, in context: ReadingContext
  ) -> UIImage? {
    guard let catalog = context.files.assets.catalog(withImage: name) else { return nil }
    context.files.depend(on: catalog.files(ofImage: name))
    let problems = catalog.problems(ofImage: name)
    for problem in problems { context.report("'\(name.shortened)': \(problem)", at: node.position) }
    guard problems.isEmpty else { return nil }
    for (file, reason) in catalog.ignoredProfiles(ofImage: name) {
      context.warn(profileWarning(file, reason), at: node.position)
    }
    if let image = catalog.image(named: name, compatibleWith: .standard) { return image }
    context.report(
      "'\(name.shortened)' has no picture for a light appearance and all devices: add one for 'Any' "
        + "to \(catalog.url.lastPathComponent)", at: node.position)
    return nil
  }

  private static func named(_ node: YAMLNode, in context: ReadingContext) -> UIImage? {
    var image: UIImage?
    context.readMap(
      node, of: "an image",
      keys: [
        (
          "named",
          { node in
            guard let name = String.read(node, in: context) else { return }
            let assets = context.files.assets
            if assets.catalog(withImage: name) != nil {
              image = catalogImage(named: name, at: node, in: context)
            } else {
              context.files.dependOnCatalogs()
              context.unknownAsset(
                name, kind: "image", of: assets.catalogs.flatMap(\.imageNames), at: node)
            }
          }
        )
      ])
    return image
  }

  /// `{systemName: heart.fill, pointSize: 17, weight: bold, scale: large}`
  private static func symbol(_ node: YAMLNode, in context: ReadingContext) -> UIImage? {
    var name: String?
    var (weight, scale) = (SymbolWeight.regular, SymbolScale.medium)
    // Of 17 points, or of the title's size in a button with a configuration.
    var pointSize: CGFloat?
    context.readMap(
      node, of: "a symbol",
      keys: [
        (
          "systemName",
          { node in
            name = String.read(node, in: context)
            guard let name, !symbolNames.contains(name) else { return }
            let hint = NearestName.hint(for: name, among: symbolNames)
            context.warn(
              "there is no symbol '\(name.shortened)'\(hint): a crossed box is drawn in its place",
              at: node.position)
          }
        ),
        (
          "pointSize",
          { node in
            guard let size = CGFloat.read(node, in: context) else { return }
            if UIFont.sizes.check(Double(size), node, context) { pointSize = size }
          }
        ),
        ("weight", { weight = SymbolWeight.read($0, in: context) ?? weight }),
        ("scale", { scale = SymbolScale.read($0, in: context) ?? scale }),
      ])
    guard let name else { return nil }
    return UIImage(
      systemName: name,
      withConfiguration: SymbolConfiguration(
        pointSize: pointSize ?? 0, weight: weight, scale: scale))
  }

  private static func pair(_ node: YAMLNode, in context: ReadingContext) -> UIImage? {
    var light: UIImage?
    var dark: UIImage?
    context.readMap(
      node, of: "an image",
      keys: [
        ("light", { light = image($0, in: context) }), ("dark", { dark = image($0, in: context) }),
      ])
    for key in ["light", "dark"] where node[key] == nil {
      context.report("an image of two appearances needs '\(key)' too", at: node.position)
    }
    guard let light, let dark else { return nil }
    return UIImage(light: light, dark: dark)
  }

  private static func load(_ file: URL) throws(ImageProblem) -> UIImage {
    let bytes: [UInt8]
    let limit = CGImage.fileByteLimit
    do {
      bytes = try RegularFile.read(file.plainPath, limit: limit)
    } catch {
      let message =
        switch error {
        case .missing: "does not exist: looked for \(file.plainPath)"
        case .notRegular: "is not a file: \(file.plainPath)"
        case .tooLarge(let size): "has \(size) bytes; an image has at most \(limit)"
        case .unreadable: "cannot be read: \(file.plainPath)"
        }
      throw .init(message: message)
    }
    do {
      // Also what does not begin as such a file does has the errors of its format.
      switch file.pathExtension.lowercased() {
      case "svg":
        return UIImage(vector: try VectorImage(svg: bytes, file: file.lastPathComponent))
      case "pdf":
        return UIImage(vector: try VectorImage(pdf: bytes, file: file.lastPathComponent))
      default: break
      }
      return try UIImage(
        bytes: bytes, path: file.lastPathComponent, scale: scale(ofFile: file.plainPath))
    } catch UIImageError.pixels(_, let error) {
      throw .init(message: "is not a picture: \(error)")
    } catch let error as SVGError {
      throw .init(message: "cannot be drawn: \(error)")
    } catch let error as PDFError {
      throw .init(message: "cannot be drawn: \(error)")
    } catch {
      throw .init(message: "is not a picture: \(error)")
    }
  }

  /// A file, and a pair for light and dark.
  public static var examples: [JSON] {
    ["icons/star.png", ["light": "icons/day.svg", "dark": "icons/night.svg"]]
  }

  /// A reference to the definition of images, which is long.
  public static var schema: JSON { ["$ref": "#/definitions/image"] }

  /// The definition that ``schema`` refers to.
  static var definition: JSON {
    let plain: JSON = [
      "anyOf": [
        [
          "type": "string", "minLength": 1,
          "description": .string(
            "The path of a picture (\(ImageFileError.readable)), relative to the scene, or the name "
              + "of an asset catalog's image."),
        ],
        object(["named": ["type": "string"]], required: ["named"]),
        object(
          [
            "systemName": [
              "description": "The name of a symbol.",
              "anyOf": [["enum": .array(symbolNames.map { .string($0) })], ["type": "string"]],
            ],
            "pointSize": UIFont.sizes.limiting(CGFloat.schema), "weight": SymbolWeight.schema,
            "scale": SymbolScale.schema,
          ], required: ["systemName"]),
      ]
    ]
    return [
      "anyOf": [plain, object(["light": plain, "dark": plain], required: ["light", "dark"])]
    ]
  }

  private static func object(_ properties: JSON, required: JSON) -> JSON {
    [
      "type": "object", "properties": properties, "required": required,
      "additionalProperties": false,
    ]
  }
}

extension UIImage.SymbolWeight: SceneEnumeration {
  /// The weights by UIKit's names.
  public static let sceneCases: [(name: String, value: Self)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]
}

extension UIImage.SymbolScale: SceneEnumeration {
  /// The scales by UIKit's names.
  public static let sceneCases: [(name: String, value: Self)] = [
    ("small", .small), ("medium", .medium), ("large", .large),
  ]
}

extension ReadingContext {
  /// Reports a name that no asset catalog of the project has.
  func unknownAsset(_ name: String, kind: String, of known: [String], at node: YAMLNode) {
    if files.assets.catalogs.isEmpty {
      report(
        "no asset catalog has the \(kind) '\(name.shortened)': name the catalogs in "
          + "\(ProjectFile.name), as in 'assets: [Assets.xcassets]'", at: node.position)
    } else {
      unknown(name, of: known, as: "\(kind) of \(files.assets.catalogNames)", at: node)
    }
  }
}
