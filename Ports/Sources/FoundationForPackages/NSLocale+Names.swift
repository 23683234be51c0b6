import Foundation

// Foundation has these methods on Linux too, but not for others.
extension NSLocale {
  /// The name of a region in the language of the locale; nil for an unknown code.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    Locale(identifier: localeIdentifier).localizedString(forRegionCode: countryCode)
  }

  /// The name of a language in the language of the locale; nil for an unknown code.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    Locale(identifier: localeIdentifier).localizedString(forLanguageCode: languageCode)
  }

  /// The name of a currency in the language of the locale; nil for an unknown code.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    Locale(identifier: localeIdentifier).localizedString(forCurrencyCode: currencyCode)
  }
}
