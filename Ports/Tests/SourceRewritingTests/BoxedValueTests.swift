import SourceRewriting
import Testing

@Suite struct BoxedValueTests {
  @Test(arguments: [
    ("let a = (b as AnyObject).doubleValue", "let a = BoxedValue.doubleValue((b as AnyObject))"),
    (
      "let a = (c?[key] as AnyObject).cgRectValue ?? .zero",
      "let a = BoxedValue.cgRectValue((c?[key] as AnyObject)) ?? .zero"
    ),
    (
      "let a = (c[key] as AnyObject).uiEdgeInsetsValue",
      "let a = BoxedValue.uiEdgeInsetsValue((c[key] as AnyObject))"
    ),
    ("let a = (b as AnyObject?)?.intValue", "let a = BoxedValue.intValue((b as AnyObject?))"),
    (
      "let a = unsafeBitCast(b, to: AnyObject.self).floatValue",
      "let a = BoxedValue.floatValue(unsafeBitCast(b, to: AnyObject.self))"
    ),
    (
      "let a = (b as AnyObject).doubleValue.rounded()",
      "let a = BoxedValue.doubleValue((b as AnyObject)).rounded()"
    ),
  ])
  func thePropertyOfAnObjectIsLookedUp(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    "let a = (b as NSNumber).doubleValue", "let a = (b as AnyObject).hash",
    "let a = b.doubleValue",
  ])
  func otherPropertiesStay(source: String) {
    #expect(rewriting(source).isUnchanged)
  }
}
