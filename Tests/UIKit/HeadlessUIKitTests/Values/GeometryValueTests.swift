import HeadlessUIKit
import Testing

/// Geometry in values and texts.
@Suite struct GeometryValueTests {
  @Test func valuesKeepGeometry() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4.5)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    let vector = CGVector(dx: 7, dy: 8)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    // A value of another type has nothing to give.
    #expect(NSValue(cgVector: vector).uiEdgeInsetsValue == .zero)
  }

  @Test func structuresAreCastToValuesAndBack() {
    func isKept<S: Equatable>(_ structure: S, as value: NSValue) -> Bool {
      (value as Any) as? S == structure
    }
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(isKept(insets, as: insets as NSValue))
    let offset = UIOffset(horizontal: 5, vertical: 6)
    #expect(isKept(offset, as: offset as NSValue))
    let vector = CGVector(dx: 7, dy: 8)
    #expect(isKept(vector, as: vector as NSValue))
    let transform = CATransform3DMakeTranslation(9, 10, 11)
    #expect(isKept(transform, as: transform as NSValue))
    #expect((vector as NSValue as Any) as? CATransform3D == nil)
  }

  /// As Apple's Foundation writes them.
  @Test func geometryIsDescribedAsOnApplesSystems() {
    #expect("\(CGRect(x: 1, y: 2, width: 30, height: 4.5))" == "(1.0, 2.0, 30.0, 4.5)")
    #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
    #expect(String(describing: CGSize(width: 3, height: 4)) == "(3.0, 4.0)")
  }

  @Test func functionsWriteAndReadGeometry() {
    let rect = CGRect(x: 1, y: -2, width: 30, height: 4.5)
    #expect(NSStringFromCGRect(rect) == "{{1, -2}, {30, 4.5}}")
    #expect(NSCoder.cgRect(for: "{{1, -2}, {30, 4.5}}") == rect)
    #expect(NSStringFromCGPoint(rect.origin) == "{1, -2}")
    #expect(NSStringFromCGSize(rect.size) == "{30, 4.5}")
    #expect(
      NSStringFromUIEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == "{1, 2, 3, 4}")
    #expect(NSStringFromCGAffineTransform(.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.cgSize(for: "nothing") == .zero)
  }
}
