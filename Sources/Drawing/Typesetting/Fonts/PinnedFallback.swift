import CHarfBuzz

/// The fonts for what M PLUS 1, the drawn symbols and the Japanese supplement lack: letters of Latin, Greek and
/// Cyrillic with all marks, symbols, and emoji in one colour.
///
/// Debian's `fonts-noto-core` and `fonts-symbola` ship the same bytes in Debian 12, 13 and unstable.
enum PinnedFallback: Sendable, CaseIterable {
  case notoSans
  case notoSansBold
  case symbola

  /// The fonts that may have a character, in the order of lookup; none for characters of other scripts, so that no
  /// file is opened for them.
  static func all(for character: ArraySlice<UInt32>, weight: FontWeight) -> [PinnedFallback] {
    guard let base = character.first, character.allSatisfy(isOfTheirScripts) else { return [] }
    let letters: PinnedFallback = weight < .semibold ? .notoSans : .notoSansBold
    return FontScript.isEmoji(base) || FontScript.isEmoji(character)
      ? [.symbola, letters] : [letters, .symbola]
  }

  private static func isOfTheirScripts(_ scalar: UInt32) -> Bool {
    switch hb_unicode_script(hb_unicode_funcs_get_default(), scalar) {
    case HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC, HB_SCRIPT_COPTIC, HB_SCRIPT_BRAILLE,
      HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN:
      return true
    default:
      switch scalar {
      // Symbola's few letters of other scripts: tone marks, Persian digits, a square.
      case 0x02EA, 0x02EB, 0x06F0...0x06F9, 0x1F200: return true
      default: return false
      }
    }
  }

  var file: PinnedFile {
    switch self {
    case .notoSans:
      PinnedFile(
        name: "NotoSans-Regular.ttf", package: Self.notoPackage, folder: Self.notoFolder,
        sha256: "89c3c497f618fdaa0b2d1e98fef93582f28c71debd2c4a8cdf41f190ced2909d",
        fastHash: FastHash(high: 0x04ce_ce81_9fa7_21f6, low: 0x5d80_6345_8fe1_c9ee))
    case .notoSansBold:
      PinnedFile(
        name: "NotoSans-Bold.ttf", package: Self.notoPackage, folder: Self.notoFolder,
        sha256: "e83493c945848ecd4a9ad0f6d19164541a0d3e23a9c952304a00a46e00272ac5",
        fastHash: FastHash(high: 0x28b0_dfc8_3bc0_457c, low: 0xec7b_b8ca_e25c_1650))
    case .symbola:
      PinnedFile(
        name: "Symbola_hint.ttf", package: Self.symbolaPackage, folder: Self.symbolaFolder,
        sha256: "af8bd8cc9c808272034651cb5ebf6c38370ae536fe631eb89462f127f11e793f",
        fastHash: FastHash(high: 0x050d_9cd0_bc07_c05c, low: 0xc08f_1622_86cb_275f))
    }
  }

  private static let notoPackage = "fonts-noto-core"
  private static let notoFolder = "/usr/share/fonts/truetype/noto"
  private static let symbolaPackage = "fonts-symbola"
  private static let symbolaFolder = "/usr/share/fonts/truetype/ancient-scripts"
}
