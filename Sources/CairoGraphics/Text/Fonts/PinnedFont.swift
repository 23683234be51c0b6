/// The files of the system font, M PLUS 1, by their checksums.
///
/// Debian's `fonts-mplus` ships the same bytes in Debian 12, 13 and unstable. Another version of
/// the family has other outlines, so that every golden with text would differ; therefore a file
/// is used only if its checksum is the one below.
struct PinnedFont: Sendable {
  let weight: FontWeight
  let fileName: String
  let styleName: String
  /// Lower-case hexadecimal.
  let sha256: String
  /// XXH3-128 of the same bytes, high half first. It is some twenty times as fast as SHA-256, and
  /// enough to recognise a file; if it differs, the SHA-256 decides.
  let fastHash: FastHash

  /// The Debian package with the files, and the folder that it installs them in.
  static let package = "fonts-mplus"
  static let packageFolder = "/usr/share/fonts/opentype/mplus"

  static func of(_ weight: FontWeight) -> PinnedFont {
    switch weight {
    case .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold: bold
    }
  }

  private static let regular = PinnedFont(
    weight: .regular, fileName: "Mplus1-Regular.otf", styleName: "Regular",
    sha256: "7226b18fba9c40e3407edc6924e97076fa957fb1e1a1f239b96aeef5327e6517",
    fastHash: FastHash(high: 0x9d70_28eb_2ce3_2ff9, low: 0xd97e_1027_dd56_62d0))
  private static let medium = PinnedFont(
    weight: .medium, fileName: "Mplus1-Medium.otf", styleName: "Medium",
    sha256: "6fabb1f141c1738947bb0df510b6942f9f358e2302e562de429176fd475d024e",
    fastHash: FastHash(high: 0xa2d4_21cb_2fa3_f7a1, low: 0x31ce_c8db_a303_788e))
  private static let semibold = PinnedFont(
    weight: .semibold, fileName: "Mplus1-SemiBold.otf", styleName: "SemiBold",
    sha256: "2d705b079eb48bd12d9dcfb552550c10e8ab5072eeac634d98edc4bacaf2ad8e",
    fastHash: FastHash(high: 0xd76a_34aa_dd92_7538, low: 0x0cb8_f4bd_5752_95e1))
  private static let bold = PinnedFont(
    weight: .bold, fileName: "Mplus1-Bold.otf", styleName: "Bold",
    sha256: "97055740faade1728a03eaf2fa3dd9ba19c1d28109aa7e1576c3120daf51a470",
    fastHash: FastHash(high: 0x89b4_c65b_146c_eb0e, low: 0x232b_4565_60ed_ef83))
}
