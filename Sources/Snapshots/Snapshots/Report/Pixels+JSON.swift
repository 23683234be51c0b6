import JSONValues
import Pixels
import ViewTree

/// `[width, height]`.
extension PixelSize: JSONConvertible {
  package var json: JSON { [width.json, height.json] }

  package init(json: JSON) throws(JSONError) {
    let numbers = try [Int](json: json)
    guard numbers.count == 2 else { throw json.unexpected("[width, height]") }
    self.init(width: numbers[0], height: numbers[1])
  }
}

/// `[x, y, width, height]`.
extension PixelRect: JSONConvertible {
  package var json: JSON { [x.json, y.json, width.json, height.json] }

  package init(json: JSON) throws(JSONError) {
    let numbers = try [Int](json: json)
    guard numbers.count == 4 else { throw json.unexpected("[x, y, width, height]") }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
