import CairoGraphics
import Foundation
import Testing

@Suite struct SVGPathDataTests {
  /// The path as absolute commands with plain numbers, to be compared with a literal.
  func normalized(_ path: CGPath) -> String {
    path.elements.map { element in
      let letter =
        switch element.type {
        case .moveToPoint: "M"
        case .addLineToPoint: "L"
        case .addQuadCurveToPoint: "Q"
        case .addCurveToPoint: "C"
        case .closeSubpath: "Z"
        }
      let points = element.points.map { point in
        [point.x, point.y].map { String(format: "%g", ($0 * 1000).rounded() / 1000) }
          .joined(separator: ",")
      }
      return letter + points.joined(separator: " ")
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("", ""),
    (" \t\n ", ""),
    ("M1 2", "M1,2"),
    ("M1,2L3,4", "M1,2 L3,4"),
    ("M 1 2 3 4 5 6", "M1,2 L3,4 L5,6"),
    ("m1 2 3 4 5 6", "M1,2 L4,6 L9,12"),
    ("M10 10 m1 2", "M11,12"),
    ("M10 10 L20 20 m1 2 3 4", "M10,10 L20,20 M21,22 L24,26"),
    ("M1 2l3 4-5-6", "M1,2 L4,6 L-1,0"),
    ("M1 2H5 6V7 8", "M1,2 L5,2 L6,2 L6,7 L6,8"),
    ("M1 2h5 6v7 8", "M1,2 L6,2 L12,2 L12,9 L12,17"),
    ("M0 0C1 2 3 4 5 6 7 8 9 10 11 12", "M0,0 C1,2 3,4 5,6 C7,8 9,10 11,12"),
    ("M1 1c1 2 3 4 5 6 1 0 2 0 3 0", "M1,1 C2,3 4,5 6,7 C7,7 8,7 9,7"),
    ("M0 0Q1 2 3 4", "M0,0 Q1,2 3,4"),
    ("M1 1q1 2 3 4 1 1 2 0", "M1,1 Q2,3 4,5 Q5,6 6,5"),
    ("M0 0L5 0ZL1 1", "M0,0 L5,0 Z M0,0 L1,1"),
    ("M2 2l5 0z m1 1 l1 0", "M2,2 L7,2 Z M3,3 L4,3"),
    ("M2 2l5 0zz", "M2,2 L7,2 Z"),
  ])
  func commandsGiveTheirSegments(data: String, expected: String) throws {
    #expect(normalized(try SVGPathData.parse(data)) == expected)
  }

  @Test(arguments: [
    ("M10-5", "M10,-5"),
    ("M.5.5", "M0.5,0.5"),
    ("M1e2 1E-1", "M100,0.1"),
    ("M+1+2", "M1,2"),
    ("M1.,2.", "M1,2"),
    ("M-.5-.25e+1", "M-0.5,-2.5"),
    ("M 0,0 L 1 , 2 , 3 4", "M0,0 L1,2 L3,4"),
  ])
  func numbersAreReadByTheGrammar(data: String, expected: String) throws {
    #expect(normalized(try SVGPathData.parse(data)) == expected)
  }

  /// The implied first control point is the previous curve's second one, reflected.
  @Test func smoothCubicsReflectTheControlPoint() throws {
    let path = try SVGPathData.parse("M0,0 C0,10 10,10 10,0 S20,-10 20,0")
    #expect(normalized(path) == "M0,0 C0,10 10,10 10,0 C10,-10 20,-10 20,0")
  }

  @Test(arguments: [
    ("M0 0 S1 2 3 4", "M0,0 C0,0 1,2 3,4"),
    ("M0 0 Q5 5 10 0 S1 2 3 4", "M0,0 Q5,5 10,0 C10,0 1,2 3,4"),
    ("M0 0 Q5 5 10 0 T20 0 30 0", "M0,0 Q5,5 10,0 Q15,-5 20,0 Q25,5 30,0"),
    ("M0 0 T10 0", "M0,0 Q0,0 10,0"),
    ("M0 0 C1 1 2 2 3 0 T10 0", "M0,0 C1,1 2,2 3,0 Q3,0 10,0"),
    ("M0 0 Q5 5 10 0 L10 5 T20 0", "M0,0 Q5,5 10,0 L10,5 Q10,5 20,0"),
    ("M1 1 c0 10 10 10 10 0 s10 -10 10 0", "M1,1 C1,11 11,11 11,1 C11,-9 21,-9 21,1"),
  ])
  func smoothCurvesReflectOnlyTheirOwnKind(data: String, expected: String) throws {
    #expect(normalized(try SVGPathData.parse(data)) == expected)
  }

  @Test(arguments: [
    ("L1 2", 1, "M or m, which begins a path", "'L'"),
    ("  1 2", 3, "M or m, which begins a path", "'1'"),
    ("M", 2, "a number", "the end"),
    ("M1", 3, "a number", "the end"),
    ("M1 x", 4, "a number", "'x'"),
    ("M1 2 3", 7, "a number", "the end"),
    ("M1 2,", 6, "a number", "the end"),
    ("M1 2, L3 4", 7, "a number", "'L'"),
    ("M1 2 K3", 6, "a command (one of M L H V C S Q T A Z)", "'K'"),
    ("M1 2 Z5", 7, "a command (one of M L H V C S Q T A Z)", "'5'"),
    ("M0 0 C1 2 3 4 5", 16, "a number", "the end"),
    ("M0 0 A1 1 0 2 0 5 5", 13, "an arc flag, 0 or 1", "'2'"),
    ("M1e999 0", 2, "a number that is not too large", "'1'"),
    ("M0 0 L - 5", 8, "a number", "'-'"),
    ("M0 0 é", 6, "a command (one of M L H V C S Q T A Z)", "'é'"),
  ])
  func errorsNameTheCharacter(data: String, position: Int, expected: String, found: String) {
    let error = #expect(throws: SVGPathError.self) { try SVGPathData.parse(data) }
    #expect(error?.position == position)
    #expect(error?.expected == expected)
    #expect(error?.found == found)
  }

  @Test func errorsReadAsASentence() {
    let error = #expect(throws: SVGPathError.self) { try SVGPathData.parse("M1 x") }
    #expect(
      error?.description == "path data, character 4: expected a number, found 'x'")
  }

  @Test func coordinatesThatAddUpToInfinityAreAnError() {
    #expect(throws: SVGPathError.self) { try SVGPathData.parse("M1e308 0 l1e308 0") }
  }

  @Test(arguments: [
    ("M0 0 L1 2 3", "M0,0 L1,2"),
    ("M0 0 K9 9 L1 2", "M0,0 L1,2"),
    ("?? M0 0 # L1 2 C1 2", "M0,0 L1,2"),
    ("L5 5 M1 1 L2 2", "M1,1 L2,2"),
    ("M M M1 1 Z 4", "M1,1 Z"),
    ("", ""),
    ("nothing", ""),
  ])
  func lenientReadingLeavesOutWhatIsBroken(data: String, expected: String) {
    #expect(normalized(SVGPathData.parseSkippingErrors(data)) == expected)
  }
}
