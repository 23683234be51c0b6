/// The codes of languages, to find those that are mistyped.
package enum LanguageCode {
  /// The two-letter codes of ISO 639-1.
  private static let codes = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz \
    ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii \
    ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi \
    mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw \
    sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug \
    uk ur uz ve vi vo wa wo xh yi yo za zh zu iw in ji
    """.split(separator: " ").map(String.init))

  /// Codes of countries and names of languages that are written by mistake, and the right codes.
  private static let mistaken = [
    "jp": "ja", "cn": "zh", "cz": "cs", "dk": "da", "gr": "el", "ua": "uk", "vn": "vi", "al": "sq",
    "by": "be", "ir": "fa", "il": "he", "us": "en", "gb": "en", "rs": "sr",
    "english": "en", "japanese": "ja", "german": "de", "deutsch": "de", "french": "fr",
    "spanish": "es", "italian": "it", "chinese": "zh", "korean": "ko", "russian": "ru",
    "portuguese": "pt", "dutch": "nl", "arabic": "ar", "hebrew": "he", "polish": "pl",
    "swedish": "sv", "turkish": "tr", "thai": "th", "hindi": "hi",
  ]

  /// Whether a text can be a language: a code of two letters that exists, or of three letters.
  package static func isPlausible(_ language: String) -> Bool {
    let subtag = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    if subtag.count == 2 { return codes.contains(subtag) }
    return subtag.count == 3 && subtag.allSatisfy { $0.isASCII && $0.isLetter }
      && mistaken[subtag] == nil
  }

  /// Whether texts in a language run from right to left.
  package static func runsFromRightToLeft(_ language: String) -> Bool {
    let subtag = language.prefix { $0 != "-" && $0 != "_" }
    return ["ar", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"].contains(subtag)
  }

  /// The code that was probably meant; nil if there is no suggestion.
  package static func suggestion(for language: String) -> String? {
    mistaken[language.prefix { $0 != "-" && $0 != "_" }.lowercased()]
  }
}
