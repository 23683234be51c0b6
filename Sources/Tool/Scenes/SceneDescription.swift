import HeadlessUIKit
import JSONValues

/// The output of `describe` for one variant of a scene.
public struct DescribedVariant: Sendable, Equatable {
  /// The variant's name.
  public let name: String
  /// In points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// The font files of the variant's texts, with the widths of their letters where those are not the file's; empty if
  /// fonts are not recorded.
  public let fonts: [String]
  /// The problems of the constraints.
  public let layoutReport: LayoutReport
  /// Warnings about the characters that no font has, of which pictures show boxes, one for each text and
  /// font; empty if fonts are not recorded.
  public let missingGlyphs: [SceneWarning]
  /// The scene's root view.
  public let view: ViewNode?
}

/// The output of `describe` for a scene: the laid-out view tree of every variant.
public struct SceneDescription: Sendable, Equatable {
  /// The path of the scene.
  public let scene: String
  /// The variants, in the order of the scene.
  public let variants: [DescribedVariant]

  /// The scene as a JSON object, in the output format.
  public var json: JSON {
    [
      "scene": .string(scene),
      "variants": .array(
        variants.map { variant in
          var members: [JSON.Member] = [
            JSON.Member("name", .string(variant.name)),
            JSON.Member(
              "size",
              [.number(Double(variant.size.width)), .number(Double(variant.size.height))]),
            JSON.Member("scale", .number(Double(variant.scale))),
            JSON.Member("fonts", .array(variant.fonts.map { .string($0) })),
            JSON.Member("conflicts", .array(variant.layoutReport.conflicts.map { JSON($0) })),
          ]
          // Few scenes have more conflicts than are listed.
          if variant.layoutReport.furtherBrokenCount > 0 {
            members.append(
              JSON.Member(
                "furtherBroken", .number(Double(variant.layoutReport.furtherBrokenCount))))
          }
          members += [
            JSON.Member("ambiguous", .array(variant.layoutReport.ambiguities.map { JSON($0) })),
            JSON.Member("view", variant.view.map { JSON($0) } ?? .null),
          ]
          return .object(members)
        }),
    ]
  }

  /// One view per line, indented under its superview, for readers and for `git diff`.
  public var text: String {
    var lines = [scene]
    for variant in variants {
      let size =
        "\(JSON.number(Double(variant.size.width))) × \(JSON.number(Double(variant.size.height)))"
      let scale = "\(JSON.number(Double(variant.scale)))x"
      lines.append(
        "  \(variant.name) (\(([size + " at " + scale] + variant.fonts).joined(separator: ", ")))")
      lines += variant.layoutReport.sentences.map { "    ! \($0)" }
      if let view = variant.view { lines += view.lines(indentation: "    ") }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Scene {
  /// The trees of all variants, or of some.
  ///
  /// - Throws: `VariantError` if a variant cannot be laid out, or the error that `isIncluded`
  ///   throws.
  public func description(
    of isIncluded: (Variant) throws -> Bool = { _ in true }
  ) throws -> SceneDescription {
    try description(of: isIncluded) { try self.describe($0) }
  }

  /// The trees of some variants.
  ///
  /// - Parameter describe: calls ``describe(_:)``, for example while fonts are recorded.
  /// - Throws: `VariantError` if a variant cannot be laid out, or another error of the closures.
  package func description(
    of isIncluded: (Variant) throws -> Bool, by describe: (Variant) throws -> DescribedVariant
  ) throws -> SceneDescription {
    SceneDescription(
      scene: path,
      variants: try variants.filter(isIncluded).map { variant in
        do {
          return try describe(variant)
        } catch let error as SceneError {
          throw VariantError(variant: variant.name, reason: error)
        }
      })
  }
}

extension ViewNode {
  /// One line for this view and each below it: type, id, frame, and the properties by name.
  public func lines(indentation: String = "") -> [String] {
    var words = [type.onOneLine]
    if let id { words.append(id.onOneLine) }
    words.append(
      "["
        + [frame.x, frame.y, frame.width, frame.height].map { JSON.number($0).description }
        .joined(separator: ", ") + "]")
    if hidden { words.append("hidden") }
    for name in properties.keys.sorted() {
      guard let value = properties[name] else { continue }
      words.append("\(name.onOneLine): \(JSON(value).line)")
    }
    return [indentation + words.joined(separator: " ")]
      + subviews.flatMap { $0.lines(indentation: indentation + "  ") }
  }
}

extension JSON {
  /// A view tree as JSON.
  public init(_ node: ViewNode) {
    func rect(_ rect: ViewNode.Rect) -> JSON {
      [.number(rect.x), .number(rect.y), .number(rect.width), .number(rect.height)]
    }
    var members = [Member("type", .string(node.type))]
    if let id = node.id { members.append(Member("id", .string(id))) }
    members += [Member("frame", rect(node.frame)), Member("bounds", rect(node.bounds))]
    // A scroll view's additional geometry is placed next to the frame.
    var properties = node.properties
    for name in ["contentSize", "contentOffset"] {
      if let value = properties.removeValue(forKey: name) {
        members.append(Member(name, JSON(value)))
      }
    }
    members += [
      Member("hidden", .bool(node.hidden)), Member("properties", JSON(.map(properties))),
      Member("subviews", .array(node.subviews.map { JSON($0) })),
    ]
    self = .object(members)
  }
}

extension JSON {
  /// `{constraints, broken, negativeSizes}`: the constraints in words, and the sizes that they
  /// would make negative, in that case.
  fileprivate init(_ conflict: LayoutReport.Conflict) {
    var members = [
      Member("constraints", .array(conflict.constraints.map { .string($0) })),
      Member("broken", .string(conflict.broken)),
    ]
    if !conflict.negativeSizes.isEmpty {
      members.append(
        Member("negativeSizes", .array(conflict.negativeSizes.map { .string($0) })))
    }
    self = .object(members)
  }

  /// `{item, id, attributes}`: the ambiguous attributes of a view or a guide; the id is the view's,
  /// if it has one.
  fileprivate init(_ ambiguity: LayoutReport.Ambiguity) {
    var members = [Member("item", .string(ambiguity.item))]
    if let id = ambiguity.id { members.append(Member("id", .string(id))) }
    members.append(
      Member("attributes", .array(ambiguity.attributes.map { .string("\($0)") })))
    self = .object(members)
  }
}
