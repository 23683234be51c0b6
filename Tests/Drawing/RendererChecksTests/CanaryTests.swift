import CHarfBuzz
import Testing

@testable import RendererChecks

/// The canary's font, whose tables must say what the canary expects for it to notice anything.
@Suite struct CanaryTests {
  private func glyphs(
    _ text: String, _ script: hb_script_t = HB_SCRIPT_LATIN,
    _ direction: hb_direction_t = HB_DIRECTION_LTR
  ) -> [UInt16] {
    Canary.shaped(text, script, direction).map(\.glyph)
  }

  private func advances(_ text: String) -> [Int32] {
    Canary.shaped(text, HB_SCRIPT_LATIN, HB_DIRECTION_LTR).map(\.advance)
  }

  @Test func onlyAnFInFrontOfAnIMakesALigature() {
    #expect(glyphs("fi") == [3])
    #expect(glyphs("if") == [2, 1])
    #expect(glyphs("ffi") == [1, 3])
  }

  @Test func onlyAnAInFrontOfAVIsKerned() {
    #expect(advances("AV") == [520, 600])
    #expect(advances("VA") == [600, 600])
  }

  @Test func anArabicLetterTakesTheFormOfItsPlace() {
    let beh = "\u{628}"
    #expect(glyphs(beh, HB_SCRIPT_ARABIC, HB_DIRECTION_RTL) == [6])
    #expect(glyphs(beh + beh, HB_SCRIPT_ARABIC, HB_DIRECTION_RTL) == [9, 7])
    #expect(glyphs(beh + beh + beh, HB_SCRIPT_ARABIC, HB_DIRECTION_RTL) == [9, 8, 7])
  }

  @Test func charactersThatTheFontLacksAreItsFirstGlyph() {
    #expect(glyphs("x") == [0])
  }

  @Test func textIsCheckedBesidesPictures() {
    let texts: [Canary.Primitive] = [.shaping, .bidirectionalOrder, .lineBreaks]
    #expect(Canary.Primitive.allCases.filter { Canary.isTextRight($0) == true } == texts)
    #expect(Canary.Primitive.allCases.filter { Canary.isTextRight($0) == nil }.count == 13)
  }

  @Test func everyLibraryHasAVersion() throws {
    let versions = LibraryVersions.current()
    for version in [
      versions.cairo, versions.pixman, versions.freeType, versions.harfBuzz, versions.friBidi,
    ] {
      #expect(try /\d+\.\d+\.\d+/.wholeMatch(in: version) != nil, "\(version)")
    }
  }

  @Test func anErrorNamesWhatDiffersAndThePackages() {
    let error = RendererError.drawsDifferently(
      [.curves, .shaping],
      .init(
        cairo: "1.16.0", pixman: "0.42.2", freeType: "2.12.1", harfBuzz: "6.0.0",
        friBidi: "1.0.8"))
    let expected = """
      the drawing libraries draw differently from those that goldens are recorded with: curves, \
      shaping (cairo 1.16.0, pixman 0.42.2, FreeType 2.12.1, HarfBuzz 6.0.0, FriBidi 1.0.8); \
      install the distribution's libraries (libcairo2, libpixman-1-0, libharfbuzz0b, libfribidi0), \
      or report these versions, before you record or accept anything
      """
    #expect(error.description == expected)
  }
}
