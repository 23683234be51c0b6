import JSONValues
import Pixels
import ViewTree

extension ReportNote: JSONConvertible {
  package var json: JSON {
    JSON(optional: [
      "error": isError ? true : nil,
      "places": places.json,
      "remedy": remedy.json,
      "rule": rule.json,
      "scene": scene.json,
      "sentence": sentence.json,
      "source": source.json,
      "value": value?.json,
      "variants": variants.json,
      "view": view?.json,
    ])
  }

  package init(json: JSON) throws(JSONError) {
    self.init(
      rule: try json.member("rule"), isError: try json.optionalMember("error") ?? false,
      scene: try json.member("scene"), source: try json.member("source"),
      view: try json.optionalMember("view"), value: try json.optionalMember("value"),
      sentence: try json.member("sentence"), remedy: try json.member("remedy"),
      variants: try json.member("variants"), places: try json.member("places"))
  }
}

extension ReportNote.Place: JSONConvertible {
  package var json: JSON { JSON(optional: ["rect": rect?.json, "snapshot": snapshot.json]) }

  package init(json: JSON) throws(JSONError) {
    self.init(
      snapshot: try json.member("snapshot"), rect: try json.optionalMember("rect"))
  }
}
