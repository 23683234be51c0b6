import CHarfBuzz
import CairoGraphics
import Foundation
import Testing

@testable import Typesetting

/// Where marks are: on their letters, not beside.
@Suite struct MarkPlacementTests {
  /// All letters with marks in Unicode's test of normalisation that one of the fonts has.
  @Test(
    .enabled(
      if: NormalizationTestFile.canBeRead,
      "\(NormalizationTestFile.path) cannot be read: install unicode-data and bzip2"))
  func marksAreAboveBelowOrOnTheirLetters() throws {
    let characters = try NormalizationTestFile.lettersWithMarks()
    #expect(characters.count > 900)
    let faces =
      try [FontLibrary.shared.systemFace(.regular).get()]
      + PinnedFallback.allCases.map {
        try FontLibrary.shared.fallbackFace($0, isItalic: false).get()
      }
    var wrong: [String] = []
    var checked = 0
    for character in characters {
      let layout = TextLayout(String(character), font: .system(size: 1000))
      guard layout.missingCharacters.isEmpty else {
        let scalars = character.unicodeScalars.map(\.value)
        if faces.contains(where: { $0.draws(scalars[...]) }) { wrong.append("no \(scalars)") }
        continue
      }
      guard let fault = placedMarks(of: character, layout.lines[0].shaped) else { continue }
      checked += 1
      if let text = fault.sentence { wrong.append(text) }
    }
    #expect(wrong == [])
    #expect(checked > 150)
  }

  private struct Result { var sentence: String? }

  /// Nil if no mark has a glyph of its own.
  private func placedMarks(of character: Character, _ line: ShapedLine) -> Result? {
    guard line.runs.count == 1, let run = line.runs.first, run.glyphs.count > 1,
      case .face(let face) = run.source
    else { return nil }
    let scalars = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
    var boxes: [CGRect] = []
    for (outline, position) in zip(face.outlines(of: run.glyphs), run.positions) {
      boxes.append(outline.tightBounds.offsetBy(dx: position.x, dy: position.y))
    }
    guard let letter = boxes.first, !letter.isNull else { return nil }
    var isChecked = false
    for scalar in scalars.dropFirst() {
      guard let glyph = face.glyph(of: scalar.value),
        let index = run.glyphs.dropFirst().firstIndex(of: glyph), !boxes[index].isNull
      else { continue }
      let mark = boxes[index]
      let name =
        "U+\(String(scalar.value, radix: 16)) of "
        + scalars.map { String($0.value, radix: 16) }.joined(separator: " ")
      let isOver = letter.minX <= mark.midX && mark.midX <= letter.maxX
      switch scalar.properties.canonicalCombiningClass {
      case .above:
        isChecked = true
        if !isOver || mark.midY < letter.maxY { return Result(sentence: name + " is not above") }
      case .below:
        isChecked = true
        if !isOver || mark.midY > letter.minY { return Result(sentence: name + " is not below") }
      case .overlay, .attachedBelow, .notReordered:
        isChecked = true
        if !isOver { return Result(sentence: name + " is beside") }
      default: break
      }
    }
    return isChecked ? Result() : nil
  }

  /// Symbola's frames have no width, and are wider than its digits.
  @Test(arguments: ["1\u{FE0F}\u{20E3}", "#\u{20E3}", "A\u{20DD}", "x\u{20DE}"])
  func framesAreAroundTheirLettersAndBesideEachOther(text: String) throws {
    let line = TextLayout(text + text, font: .system(size: 1000)).lines[0].shaped
    let run = line.runs[0]
    guard case .face(let face) = run.source else { return }
    let boxes = zip(face.outlines(of: run.glyphs), run.positions).map {
      let scaled = CGAffineTransform(scaleX: CGFloat(run.scale), y: CGFloat(run.scale))
      return $0.isEmpty ? CGRect.null : $0.tightBounds.applying(scaled).offsetBy(dx: $1.x, dy: $1.y)
    }.filter { !$0.isNull }
    try #require(boxes.count == 4)
    let (letter, frame, nextLetter, nextFrame) = (boxes[0], boxes[1], boxes[2], boxes[3])
    #expect(abs(letter.midX.native - frame.midX.native) < 1e-6)
    #expect(abs(nextLetter.midX.native - nextFrame.midX.native) < 1e-6)
    #expect(frame.maxX.native <= nextFrame.minX.native + 1e-6)
    #expect(frame.minX.native > -1e-6)
  }

  /// In M PLUS 1 the mark is 300 wide, and beyond the em.
  @Test(arguments: ["ん\u{3099}", "セ\u{309A}", "か\u{309A}"])
  func theMarksOfKanaStayInTheirEm(text: String) throws {
    let line = TextLayout(text, font: .system(size: 1000)).lines[0].shaped
    #expect(line.width == 1000)
    let run = line.runs[0]
    guard case .face(let face) = run.source else { return }
    let boxes = zip(face.outlines(of: run.glyphs), run.positions).map {
      $0.tightBounds.offsetBy(dx: $1.x, dy: $1.y)
    }
    #expect(boxes.allSatisfy { $0.maxX <= 1000 && $0.minX >= 0 })
  }

  /// M PLUS 1 has an acute accent, and no anchor for it on `B`.
  @Test func aMarkIsMovedWhereItsFontLeavesItBeside() throws {
    let line = TextLayout("B\u{301}", font: .system(size: 1000)).lines[0].shaped
    let run = line.runs[0]
    guard case .face(let face) = run.source else { return }
    #expect(face.file.name == "Mplus1-Regular.otf")
    let boxes = zip(face.outlines(of: run.glyphs), run.positions).map {
      $0.tightBounds.offsetBy(dx: $1.x, dy: $1.y)
    }
    try #require(boxes.count == 2)
    #expect(boxes[0].midX == boxes[1].midX)
    // A sixteenth of an em above.
    #expect(boxes[1].minY - boxes[0].maxY == 62.5)
  }
}

/// Unicode's file as Debian installs it.
private enum NormalizationTestFile {
  static let path = "/usr/share/unicode/NormalizationTest.txt.bz2"
  private static let program = "/usr/bin/bzcat"

  static var canBeRead: Bool {
    [path, program].allSatisfy { FileManager.default.fileExists(atPath: $0) }
  }

  /// Every character of its first columns, the text, its composed and its decomposed form, that has a mark, each once.
  static func lettersWithMarks() throws -> Set<Character> {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [path]
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    var characters = Set<Character>()
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      for column in line.prefix(while: { $0 != "#" }).split(separator: ";").prefix(3) {
        let scalars = column.split(separator: " ").compactMap {
          UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
        }
        for character in String(String.UnicodeScalarView(scalars))
        where character.unicodeScalars.dropFirst().contains(where: isMark) {
          characters.insert(character)
        }
      }
    }
    return characters
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}
