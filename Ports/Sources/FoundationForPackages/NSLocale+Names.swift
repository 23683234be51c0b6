import Foundation

// Foundation has these methods on Linux too, but they are not public.
extension NSLocale {
  /// The name of a region in the language of the locale; nil for an unknown code.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    (self as Locale).localizedString(forRegionCode: countryCode)
  }

  /// The name of a language in the language of the locale; nil for an unknown code.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    (self as Locale).localizedString(forLanguageCode: languageCode)
  }

  /// The name of a currency in the language of the locale; nil for an unknown code.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    (self as Locale).localizedString(forCurrencyCode: currencyCode)
  }
}
