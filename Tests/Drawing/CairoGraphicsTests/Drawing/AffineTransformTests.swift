import CairoGraphics
import Foundation
import Testing

@Suite struct AffineTransformTests {
  @Test func movesBeforeItScales() {
    let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 100)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 22, y: 303))
  }

  @Test func concatenatingAppliesTheOtherAfterwards() {
    let transform = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 10, y: 100))
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 103))
  }

  @Test func rightAnglesAreExact() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(quarter == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(
      CGAffineTransform(rotationAngle: -3 * .pi / 2)
        == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(CGAffineTransform(rotationAngle: .pi).a == -1)
    #expect(CGAffineTransform(rotationAngle: 2 * .pi).isIdentity)
  }

  @Test(arguments: Array(stride(from: -9.0, through: 9.0, by: 0.37)))
  func turnsAsTheLibraryOfCDoes(angle: Double) {
    let transform = CGAffineTransform(rotationAngle: CGFloat(angle))
    #expect(abs(transform.a.native - cos(angle)) < 1e-15)
    #expect(abs(transform.b.native - sin(angle)) < 1e-15)
  }

  @Test func invertingUndoes() {
    let transform = CGAffineTransform(a: 2, b: 1, c: 0, d: 4, tx: 3, ty: 5)
    #expect(transform.concatenating(transform.inverted()).isIdentity)
    #expect(CGPoint(x: 5, y: 10).applying(transform.inverted()) == CGPoint(x: 1, y: 1))
  }

  @Test func whatCannotBeUndoneStaysAsItIs() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func aTurnedRectangleIsBoxed() {
    let box = CGRect(x: 0, y: 0, width: 4, height: 2)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(box == CGRect(x: -2, y: 0, width: 2, height: 4))
  }

  @Test func sizesDoNotMove() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 50, ty: 50)
    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
  }
}
