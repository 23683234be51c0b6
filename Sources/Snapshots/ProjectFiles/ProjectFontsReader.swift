import FileAccess
import Foundation
import JSONValues
import Messages
import Typesetting
import YAMLReading

/// Reads the section `fonts` of a project's file, and what the named files say about themselves.
struct ProjectFontsReader {
  static let key = "fonts"

  /// The project's folder, to which paths are relative.
  let folder: URL
  let context: DocumentContext

  private struct Settings {
    var faces: [FontDescription] = []
    var system: (font: FontConfiguration.SystemFont, node: YAMLNode)?
    var systemWidths = FontConfiguration.SystemWidths.iOS
    var fallbacks: [(fallback: FontConfiguration.Fallback, node: YAMLNode)] = []
  }

  /// Nil, after a report, if there is an error.
  func read(_ node: YAMLNode) -> FontConfiguration? {
    let count = context.reportCount
    var settings = Settings()
    if node.map == nil {
      settings.faces = files(node)
    } else {
      // Names of families are known after the files.
      var system: YAMLNode?
      var fallbacks: YAMLNode?
      context.readMap(
        node, of: "'fonts'",
        keys: [
          ("files", { settings.faces = files($0) }), ("system", { system = $0 }),
          (
            "systemWidths",
            { settings.systemWidths = self.choice($0) ?? settings.systemWidths }
          ),
          ("fallback", { fallbacks = $0 }),
        ])
      if let system {
        context.reading("system") { settings.system = self.system(system) }
      }
      if let fallbacks {
        context.reading("fallback") { settings.fallbacks = self.fallbacks(fallbacks) }
      }
    }
    checkFamilies(of: settings)
    guard context.reportCount == count else { return nil }
    return try? FontConfiguration(
      faces: settings.faces, systemFont: settings.system?.font,
      systemWidths: settings.systemWidths, fallbacks: settings.fallbacks.map(\.fallback))
  }

  // MARK: Files

  /// The faces of a file or folder, or of a list of them.
  private func files(_ node: YAMLNode) -> [FontDescription] {
    var faces: [FontDescription] = []
    /// Files may be named twice, by themselves and by their folder.
    func add(_ added: [FontDescription], _ node: YAMLNode) {
      faces += added.filter { !faces.contains($0) }
      if let error = faces.sameName { context.report("\(error)", at: node.position) }
    }
    for node in node.list ?? [node] {
      if node.map == nil {
        if let path = path(node) { add(self.faces(at: path, node, sha256: nil), node) }
        continue
      }
      var path: (String, YAMLNode)?
      var sum: (String, YAMLNode)?
      context.readMap(
        node, of: "a font file",
        keys: [
          ("file", { node in path = self.path(node).map { ($0, node) } }),
          ("sha256", { node in sum = sha256(node).map { ($0, node) } }),
        ])
      if let path {
        add(self.faces(at: path.0, path.1, sha256: sum), path.1)
      } else if node["file"] == nil {
        context.report("a font file needs a 'file'", at: node.position)
      }
    }
    return faces
  }

  /// A path, absolute or relative to the project's folder.
  private func path(_ node: YAMLNode) -> String? {
    guard let text = context.text(node) else { return nil }
    guard !text.isEmpty, !text.utf8.contains(0) else {
      context.expected("a file or folder of fonts, such as Fonts", at: node)
      return nil
    }
    return text
  }

  private func sha256(_ node: YAMLNode) -> String? {
    guard let text = context.text(node) else { return nil }
    guard text.utf8.count == 64, text.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      context.expected("a SHA-256 of 64 hexadecimal digits, as sha256sum prints it", at: node)
      return nil
    }
    return text.lowercased()
  }

  private func faces(
    at path: String, _ node: YAMLNode, sha256: (sum: String, node: YAMLNode)?
  ) -> [FontDescription] {
    // Without a slash at its end, the path would be relative to the folder above.
    let base = URL(filePath: folder.plainPath, directoryHint: .isDirectory)
    let file = URL(filePath: path, relativeTo: base).standardizedFileURL.plainPath
    do throws(FontError) {
      let faces = try FontDescription.faces(at: file)
      guard let sha256 else { return faces }
      guard faces.allSatisfy({ $0.path == file }) else {
        context.reading("sha256") {
          context.report(
            "'\(path.shortened)' is a folder: a SHA-256 is of one file", at: sha256.node.position)
        }
        return []
      }
      let found = try FontDescription.sha256(ofFile: file)
      guard found == sha256.sum else {
        context.reading("sha256") {
          context.report(
            "'\(path.shortened)' is another file: its SHA-256 is \(found), expected \(sha256.sum). "
              + "Take the right file, or, if this one is intended, write its sum here",
            at: sha256.node.position)
        }
        return []
      }
      return faces
    } catch {
      report(error, path: path, at: node)
      return []
    }
  }

  private func report(_ error: FontError, path: String, at node: YAMLNode) {
    switch error {
    case .unreadable(_, let reason):
      context.report("'\(path.shortened)' cannot be read: \(reason)", at: node.position)
    case .notAFont:
      context.report(
        "'\(path.shortened)' is not a font: expected a TrueType or OpenType file, or a collection",
        at: node.position)
    case .noFonts:
      context.report(
        "there are no fonts in '\(path.shortened)': expected files *.otf, *.ttf, *.otc or *.ttc",
        at: node.position)
    default: context.report("\(error)", at: node.position)
    }
  }

  // MARK: Families

  /// `Inter`, or `{family: Inter, metrics: own}`.
  private func system(
    _ node: YAMLNode
  ) -> (font: FontConfiguration.SystemFont, node: YAMLNode)? {
    guard node.map != nil else {
      return context.text(node).map { (.init(familyName: $0), node) }
    }
    var family: (name: String, node: YAMLNode)?
    var metrics = FontConfiguration.SystemFont.Metrics.iOS
    context.readMap(
      node, of: "the system font",
      keys: [
        ("family", { node in family = context.text(node).map { ($0, node) } }),
        ("metrics", { metrics = self.choice($0) ?? metrics }),
      ])
    guard let family else {
      if node["family"] == nil {
        context.report("the system font needs a 'family'", at: node.position)
      }
      return nil
    }
    return (.init(familyName: family.name, metrics: metrics), family.node)
  }

  /// One of a few words; nil, after a report, if it is another one.
  private func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ node: YAMLNode
  ) -> Choice? {
    let known = Choice.allCases.map(\.rawValue)
    guard let name = node.text else {
      context.expected(DocumentContext.enumerate(known), at: node)
      return nil
    }
    if let choice = Choice(rawValue: name) { return choice }
    context.unknown(name, of: known, as: "value", at: node)
    return nil
  }

  /// `[{script: arabic, font: Noto Naskh Arabic}, Noto Sans Symbols]`
  private func fallbacks(
    _ node: YAMLNode
  ) -> [(fallback: FontConfiguration.Fallback, node: YAMLNode)] {
    guard let nodes = node.list else {
      context.expected("a list, such as [{script: arabic, font: Noto Naskh Arabic}]", at: node)
      return []
    }
    return nodes.compactMap { node in
      guard node.map != nil else {
        return context.text(node).map { (.init(familyName: $0), node) }
      }
      var script: FontScript?
      var family: (name: String, node: YAMLNode)?
      context.readMap(
        node, of: "a fallback",
        keys: [
          ("script", { script = self.script($0) }),
          ("font", { node in family = context.text(node).map { ($0, node) } }),
        ])
      guard let family else {
        if node["font"] == nil { context.report("a fallback needs a 'font'", at: node.position) }
        return nil
      }
      return (.init(script: script, familyName: family.name), family.node)
    }
  }

  private func script(_ node: YAMLNode) -> FontScript? {
    guard let name = context.text(node) else { return nil }
    if let known = FontScript.named.first(where: { $0.name == name.lowercased() }) {
      return known.value
    }
    if let script = FontScript(code: name), script.isKnown { return script }
    let names = FontScript.named.map(\.name)
    context.report(
      "unknown script '\(name.shortened)'\(NearestName.hint(for: name, among: names)): expected a "
        + "name such as arabic, or a code of ISO 15924 such as Arab", at: node.position)
    return nil
  }

  private func checkFamilies(of settings: Settings) {
    // If a file is missing, so are its families.
    guard !context.hasErrors, let known = try? FontConfiguration(faces: settings.faces) else {
      return
    }
    func check(_ name: String, _ node: YAMLNode, key: String) {
      guard !known.familyNames.contains(name) else { return }
      context.reading(key) {
        context.unknown(name, of: known.familyNames, as: "font family", at: node)
      }
    }
    if let (font, node) = settings.system { check(font.familyName, node, key: "system") }
    for (fallback, node) in settings.fallbacks {
      check(fallback.familyName, node, key: "fallback")
    }
  }
}

extension ProjectFontsReader {
  /// JSON Schema of the section.
  static var schema: JSON {
    let path: JSON = ["type": "string", "minLength": 1]
    let file: JSON = [
      "anyOf": [
        path,
        JSON.objectSchema(
          [
            .init("file", path),
            .init("sha256", ["type": "string", "pattern": "^[0-9A-Fa-f]{64}$"]),
          ], required: ["file"]),
      ]
    ]
    let files: JSON = ["anyOf": [path, ["type": "array", "items": file]]]
    let metrics = FontConfiguration.SystemFont.Metrics.allCases.map { JSON.string($0.rawValue) }
    let widths: JSON = [
      "enum": .array(FontConfiguration.SystemWidths.allCases.map { .string($0.rawValue) })
    ]
    let system: JSON = [
      "anyOf": [
        path,
        JSON.objectSchema(
          [
            .init("family", path),
            .init("metrics", ["enum": .array(metrics)]),
          ], required: ["family"]),
      ]
    ]
    let fallback: JSON = [
      "anyOf": [
        path, JSON.objectSchema([.init("script", path), .init("font", path)], required: ["font"]),
      ]
    ]
    let fallbacks: JSON = ["type": "array", "items": fallback]
    return [
      "anyOf": [
        path, ["type": "array", "items": file],
        JSON.objectSchema(
          [
            .init(
              "files",
              files.described(
                "Font files, and folders of them, absolute or relative to this file's folder.")),
            .init(
              "system",
              system.described(
                "The family of the system font; with iOS's line metrics, or its own.")),
            .init(
              "systemWidths",
              widths.described(
                "Whose widths the letters of the built-in system font have: iOS's, or as drawn.")),
            .init(
              "fallback",
              fallbacks.described(
                "Families in which characters are looked up that a text's font lacks.")),
          ],
          before: [.init("description", "Fonts of the project.")]),
      ]
    ]
  }
}
