import CoreAnimation
import HeadlessUIKit
import JSONValues
import UIFoundation

extension EmitterCellValue: SceneValue {
  private static let range = NumberRange.between(-1e6, 1e6)

  /// `{contents: spark.png, birthRate: 20, lifetime: 2, velocity: 40}`
  package static func read(_ node: YAMLNode, in context: ReadingContext) -> EmitterCellValue? {
    var cell = EmitterCellValue()
    let count = context.reportCount
    var keys: [(name: String, read: (YAMLNode) -> Void)] = [
      (
        "contents",
        { node in
          guard let image = UIImage.read(node, in: context) else { return }
          cell.contents = { image.particleImage }
        }
      ),
      (
        "color",
        { node in
          guard let color = UIColor.read(node, in: context) else { return }
          cell.color = { color.cgColor }
        }
      ),
    ]
    for key in Self.keys {
      keys.append(
        (
          key,
          { node in
            guard let number = CGFloat.read(node, in: context),
              range.check(Double(number), node, context)
            else { return }
            cell.numbers.append((key, number))
          }
        ))
    }
    context.readMap(node, of: "a cell of an emitter", keys: keys)
    return context.reportCount == count ? cell : nil
  }

  package static var examples: [JSON] {
    [["birthRate": 20, "lifetime": 2, "velocity": 40, "emissionRange": 0.5]]
  }

  package static var schema: JSON {
    let number = range.limiting(CGFloat.schema)
    let numbers = Self.keys.map { JSON.Member($0, number) }
    return [
      "type": "object",
      "properties": .object(
        [JSON.Member("contents", UIImage.schema), JSON.Member("color", UIColor.schema)] + numbers),
      "additionalProperties": false,
    ]
  }
}
