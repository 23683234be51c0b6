import CairoGraphics
import Foundation
import Testing

/// Elements of a path as Core Graphics passes them: pointers that hold for one call.
@Suite struct PathElementTests {
  private let path: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
    path.addCurve(
      to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
    path.closeSubpath()
    return path
  }()

  private let ends = [
    CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 7, y: 8), CGPoint(x: 13, y: 14),
  ]

  @Test func aBlockReadsTypesAndPoints() {
    var found: [CGPoint] = []
    var types: [CGPathElementType] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      switch element.pointee.type {
      case .moveToPoint, .addLineToPoint: found.append(element.pointee.points[0])
      case .addQuadCurveToPoint: found.append(element.pointee.points[1])
      case .addCurveToPoint: found.append(element.pointee.points[2])
      case .closeSubpath: break
      }
    }
    #expect(found == ends)
    #expect(
      types == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ])
  }

  @Test func aFunctionReceivesThePointerOfItsCaller() {
    var count = 0
    path.apply(info: &count) { info, element in
      if element.pointee.type != .closeSubpath {
        info?.assumingMemoryBound(to: Int.self).pointee += 1
      }
    }
    #expect(count == ends.count)
  }
}
