import Testing

@testable import StandardControls

/// In the blocks font a character is 0.6 em wide: 6 points. Hebrew letters run from right to left.
@Suite struct BidirectionalTextFields {
  private let field: UITextField

  init() {
    field = UITextField(frame: rect(0, 0, 200, 34))
    field.font = UIFont(.blocks(size: 10))
    field.beginEditing()
  }

  /// The middle of the caret before a character, or behind the one that precedes it.
  private func caret(_ offset: Int, isBehind: Bool = false) -> CGFloat {
    let position = UITextPosition(offset, affinity: isBehind ? .upstream : .downstream)
    return field.caretRect(for: position).midX
  }

  private func areas(_ range: Range<Int>) -> [[CGFloat]] {
    field.selectionRects(for: UITextRange(range)).map { [$0.rect.minX, $0.rect.maxX] }
  }

  @Test func textFromRightToLeftHasItsFirstCaretAtTheRight() {
    field.semanticContentAttribute = .forceRightToLeft
    field.text = "אבג"
    let expected: [CGFloat] = [200, 194, 188, 182]
    #expect((0...3).map { caret($0) } == expected)
  }

  @Test func naturalTextBeginsWhereTheInterfaceDoes() {
    field.semanticContentAttribute = .forceRightToLeft
    #expect(caret(0) == 200)
    field.text = "ab"
    // Latin letters still run from left to right.
    let expected: [CGFloat] = [188, 194, 200]
    #expect((0...2).map { caret($0) } == expected)
    field.textAlignment = .left
    #expect(caret(2) == 12)
  }

  /// From the left: a, b, a space, ב, א.
  @Test func aCaretBetweenTwoDirectionsIsAtEitherCharacter() {
    field.text = "ab אב"
    let downstream: [CGFloat] = [1, 6, 12, 30, 24, 18]
    #expect((0...5).map { caret($0) } == downstream)
    // Behind the space, and behind the last letter.
    #expect(caret(3, isBehind: true) == 18)
    #expect(caret(5, isBehind: true) == 18)
  }

  @Test func aSelectionInTwoDirectionsIsInPieces() {
    field.text = "ab אב"
    // b, the space and א.
    #expect(areas(1..<4) == [[6, 18], [24, 30]])
    #expect(areas(0..<5) == [[0, 30]])
    #expect(areas(2..<2).isEmpty)
    let rects = field.selectionRects(for: UITextRange(1..<4))
    #expect(rects.map(\.containsStart) == [true, false])
    #expect(rects.map(\.containsEnd) == [false, true])
    #expect(rects.allSatisfy { $0.writingDirection == .leftToRight && !$0.isVertical })
    #expect(field.firstRect(for: UITextRange(1..<4)) == rect(6, 12, 24, 10))
  }

  @Test func aTapPlacesTheCaretWhereItIs() {
    field.text = "ab אב"
    let stage = ControlStage(field)
    stage.tap(point(17, 17))
    #expect(field.selectedTextRange?.start.offset == 3)
    #expect(field.selectedTextRange.map { field.caretRect(for: $0.start).midX } == 18)
    #expect(field.selectionAffinity == .backward)
    stage.tap(point(29, 17))
    #expect(field.selectedTextRange?.start.offset == 3)
    #expect(field.selectedTextRange.map { field.caretRect(for: $0.start).midX } == 30)
    #expect(field.selectionAffinity == .forward)
    stage.tap(point(23, 17))
    #expect(field.selectedTextRange?.start.offset == 4)
  }

  @Test func theCaretIsBehindWhatIsTyped() {
    field.text = "ab אב"
    field.selectedTextRange = UITextRange(3..<3)
    field.insertText("c")
    // From the left: a, b, a space, c, ב, א.
    #expect(field.selectedTextRange.map { field.caretRect(for: $0.start).midX } == 24)
  }

  @Test func aLineThatIsTooWideBeginsAtItsSide() {
    field.frame = rect(0, 0, 30, 34)
    field.text = "אבגדהוזח"
    field.selectedTextRange = UITextRange(0..<0)
    #expect(caret(0) == 30)
    // The end of 48 points is scrolled to; the caret stays in the field.
    field.selectedTextRange = UITextRange(8..<8)
    #expect(caret(8) == 1)
    #expect(caret(7) == 6)
  }

  @Test func dotsRunAsTheInterfaceDoes() {
    field.semanticContentAttribute = .forceRightToLeft
    field.isSecureTextEntry = true
    field.text = "ab"
    let expected: [CGFloat] = [200, 194, 188]
    #expect((0...2).map { caret($0) } == expected)
    #expect(field.closestPosition(to: point(189, 17))?.offset == 2)
  }
}

@Suite struct BidirectionalTextViews {
  private let view: UITextView

  init() {
    // 60 points for lines, from 5 to 65.
    view = UITextView(frame: rect(0, 0, 70, 100))
    view.font = UIFont(.blocks(size: 10))
  }

  private func caret(_ offset: Int) -> CGPoint {
    let caret = view.caretRect(for: UITextPosition(offset))
    return point(caret.midX, caret.minY)
  }

  @Test func linesFromRightToLeftBeginAtTheRight() {
    view.semanticContentAttribute = .forceRightToLeft
    view.text = "אב\nab"
    let expected = [point(65, 8), point(59, 8), point(53, 8), point(53, 18), point(59, 18)]
    #expect([0, 1, 2, 3, 4].map { caret($0) } == expected)
  }

  @Test func theDirectionMayChangeLater() {
    view.text = "ab"
    #expect(caret(0) == point(5, 8))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(caret(0) == point(53, 8))
  }

  @Test func aSelectionInTwoDirectionsIsInPieces() {
    view.text = "ab אב"
    let rects = view.selectionRects(for: UITextRange(1..<4)).map(\.rect)
    #expect(rects == [rect(11, 8, 12, 10), rect(29, 8, 6, 10)])
  }

  @Test func whatContinuesInTheNextLineReachesToTheEdge() {
    view.text = "aaaa bbbb cccc"
    let rects = view.selectionRects(for: UITextRange(5..<12)).map(\.rect)
    #expect(rects == [rect(35, 8, 30, 10), rect(5, 18, 12, 10)])
  }

  @Test func thePointOfACharacterFindsIt() {
    view.text = "aaaa bbbb cccc"
    #expect(view.characterRange(at: point(6, 12))?.offsets == 0..<1)
    // A character of the second line, at its trailing half.
    #expect(view.characterRange(at: point(16, 20))?.offsets == 11..<12)
    #expect(view.characterRange(at: point(30, 90)) == nil)
    view.text = "a😀b"
    let rect = view.selectionRects(for: UITextRange(1..<3)).first?.rect ?? .zero
    #expect(view.characterRange(at: point(rect.midX, rect.midY))?.offsets == 1..<3)
  }

  @Test func aPositionStaysInARange() {
    view.text = "aaaa bbbb cccc"
    let range = UITextRange(5..<9)
    #expect(view.closestPosition(to: point(6, 12), within: range)?.offset == 5)
    #expect(view.closestPosition(to: point(16, 20), within: range)?.offset == 9)
  }

  @Test func aTapAtTheEndOfALineStaysInTheLine() {
    view.text = "aaaaaaaaaabbbb"
    let position = view.closestPosition(to: point(64, 12))
    #expect(position?.offset == 10)
    #expect(position.map { view.caretRect(for: $0).origin } == point(64, 8))
    #expect(caret(10) == point(5, 18))
  }
}
