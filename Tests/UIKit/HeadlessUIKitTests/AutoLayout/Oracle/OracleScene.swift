import Foundation
import TestSupport

/// A real screen, cell or nib with its constraints, and the frames that Apple's engine gave its views.
struct OracleScene: Decodable {
  struct View: Decodable {
    struct Baseline: Decodable {
      var mode: String
      var firstFromTop: Double?
      var lastFromBottom: Double?
      var offsetFromCenter: Double?
    }

    struct Stack: Decodable {
      var axis: String
      var distribution: String
      var alignment: String
      /// Nil for the standard spacing.
      var spacing: Double?
      var arranged: [String]
      var isMarginsRelative: Bool
      var isBaselineRelative: Bool

      enum Key: String, CodingKey {
        case axis, distribution, alignment, spacing, arranged, marginsRelative, baselineRelative
      }

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        axis = try values.decode(String.self, forKey: .axis)
        distribution = try values.decode(String.self, forKey: .distribution)
        alignment = try values.decode(String.self, forKey: .alignment)
        spacing = try? values.decode(Double.self, forKey: .spacing)
        arranged = try values.decode([String].self, forKey: .arranged)
        isMarginsRelative = try values.decodeIfPresent(Bool.self, forKey: .marginsRelative) ?? false
        isBaselineRelative =
          try values.decodeIfPresent(Bool.self, forKey: .baselineRelative) ?? false
      }
    }

    var id: String
    var type: String
    var parent: String?
    var fixed: Bool?
    var frame: [Double]?
    var fillsParent: Bool?
    var hidden: Bool?
    var hug: [Float]?
    var comp: [Float]?
    var intrinsic: [Double?]?
    var alignmentInsets: [Double]?
    var margins: [String: Double]?
    var safeArea: [String: Double]?
    var baseline: Baseline?
    var stack: Stack?
  }

  struct Guide: Decodable {
    var id: String
    var kind: String
    var owner: String
    var length: Double?
  }

  struct Constraint: Decodable {
    struct Side: Decodable {
      var item: String
      var attribute: String

      init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        item = try values.decode(String.self)
        attribute = try values.decode(String.self)
      }
    }

    var id: String
    var owner: String
    var first: Side
    var relation: String
    var second: Side?
    var multiplier: Double
    var constant: Double
    var priority: Float
  }

  struct InterfaceBuilder: Decodable {
    /// Pixels per point; 1 if not known.
    var scale: Double?
  }

  var id: String
  var ib: InterfaceBuilder
  var size: [Double]
  var features: [String]
  var views: [View]
  var guides: [Guide]
  var constraints: [Constraint]
  var expected: [String: [Double]]
  var ignore: [String]
  var exactAfterPixelRounding: Bool

  /// The folder of the screens: the one that `LAYOUTER_ORACLE` names, or `shared/oracle` beside the
  /// project.
  static var folder: URL {
    if let path = ProcessInfo.processInfo.environment["LAYOUTER_ORACLE"] {
      return URL(fileURLWithPath: path)
    }
    return Checkout.root.deletingLastPathComponent().appendingPathComponent("shared/oracle")
  }

  /// The screens of all files of the folder; none where it is absent.
  static func all() throws -> [OracleScene] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let decoder = JSONDecoder()
    return try files.filter { $0.hasSuffix(".jsonl") && $0 != "text-widths.jsonl" }.sorted().flatMap
    { file in
      try Data(contentsOf: folder.appendingPathComponent(file)).split(separator: UInt8(ascii: "\n"))
        .map { try decoder.decode(OracleScene.self, from: Data($0)) }
    }
  }
}
