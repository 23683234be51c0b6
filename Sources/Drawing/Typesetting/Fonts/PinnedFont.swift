/// The files of the system font, M PLUS 1, by their checksums.
///
/// Debian's `fonts-mplus` ships the same bytes in Debian 12, 13 and unstable. Another version of
/// the family has other outlines, so that every golden with text would differ; therefore a file
/// is used only if its checksum is the one below.
struct PinnedFont: Sendable {
  let weight: FontWeight
  let styleName: String
  let file: PinnedFile

  private init(
    weight: FontWeight, fileName: String, styleName: String, sha256: String, fastHash: FastHash
  ) {
    self.weight = weight
    self.styleName = styleName
    file = PinnedFile(
      name: fileName, package: Self.package, folder: Self.packageFolder, sha256: sha256,
      fastHash: fastHash)
  }

  /// The Debian package with the files, and the folder that it installs them in.
  static let package = "fonts-mplus"
  static let packageFolder = "/usr/share/fonts/opentype/mplus"

  static func of(_ weight: FontWeight) -> PinnedFont {
    switch weight {
    case .ultraLight: ultraLight
    case .thin: thin
    case .light: light
    case .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold: bold
    case .heavy: heavy
    case .black: black
    }
  }

  /// As the files name it.
  static let familyName = "M PLUS 1"

  var postScriptName: String { "MPLUS1-\(styleName)" }

  private static let ultraLight = PinnedFont(
    weight: .ultraLight, fileName: "Mplus1-Thin.otf", styleName: "Thin",
    sha256: "4f89bf545648c74d717ea8fa6c43db98b25e4151f442426bfa37729f54042818",
    fastHash: FastHash(high: 0x599e_c46c_8603_b01d, low: 0x1fba_0a6f_3c40_7570))

  private static let thin = PinnedFont(
    weight: .thin, fileName: "Mplus1-ExtraLight.otf", styleName: "ExtraLight",
    sha256: "38b5adfb7939348e6c668879ddb25cb740ccfa29f84bdad8e3fff3a6b22867ab",
    fastHash: FastHash(high: 0x35e4_5ea7_2fbb_7207, low: 0x5189_acaf_512d_e0ad))

  private static let light = PinnedFont(
    weight: .light, fileName: "Mplus1-Light.otf", styleName: "Light",
    sha256: "e61763d9128f4fe2917ae96597faf16d1b852aeedf8c1f9ebb82047f6f42d08e",
    fastHash: FastHash(high: 0xd40a_e80c_585c_4274, low: 0x26c6_56d7_a020_89f1))

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

  private static let heavy = PinnedFont(
    weight: .heavy, fileName: "Mplus1-ExtraBold.otf", styleName: "ExtraBold",
    sha256: "7608263cd18283dd8847edb1877e50129098bb32f808ca8244a6dd2620c3f75d",
    fastHash: FastHash(high: 0x12ef_ab22_12ae_8d32, low: 0x27ef_5b14_11c2_13a4))

  private static let black = PinnedFont(
    weight: .black, fileName: "Mplus1-Black.otf", styleName: "Black",
    sha256: "d8f90a42f08c0a0d7a8466c6e12e670eea4f1633acdedbba7b994c9ec0d7aee0",
    fastHash: FastHash(high: 0xa894_06e9_ffad_fe66, low: 0xdba4_5038_3f8a_b743))
}
