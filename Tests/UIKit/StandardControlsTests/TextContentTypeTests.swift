import StandardControls
import Testing

/// The identifiers of what texts mean and contain, as UIKit and HTML have them.
@Suite struct TextContentTypeTests {
  /// The field names of HTML's `autocomplete` that UIKit's types have.
  ///
  /// Source: HTML Living Standard, 4.10.18.7.1 Autofilling form controls. City and state together, dates, flights and
  /// parcels are Apple's own.
  private static let types: [(UITextContentType, String)] = [
    (.name, "name"), (.namePrefix, "honorific-prefix"), (.givenName, "given-name"),
    (.middleName, "additional-name"), (.familyName, "family-name"),
    (.nameSuffix, "honorific-suffix"), (.nickname, "nickname"),
    (.jobTitle, "organization-title"), (.organizationName, "organization"),
    (.location, "location"), (.fullStreetAddress, "street-address"),
    (.streetAddressLine1, "address-line1"), (.streetAddressLine2, "address-line2"),
    (.addressState, "address-level1"), (.addressCity, "address-level2"),
    (.addressCityAndState, "address-level1+2"), (.sublocality, "address-level3"),
    (.countryName, "country-name"), (.postalCode, "postal-code"), (.telephoneNumber, "tel"),
    (.emailAddress, "email"), (.URL, "url"), (.creditCardNumber, "cc-number"),
    (.username, "username"), (.password, "password"), (.newPassword, "new-password"),
    (.oneTimeCode, "one-time-code"), (.birthdate, "bday"), (.dateTime, "date-time"),
    (.flightNumber, "flight-number"), (.shipmentTrackingNumber, "shipment-tracking-number"),
  ]

  @Test(arguments: types)
  func meaningsHaveTheNamesOfHTML(type: UITextContentType, name: String) {
    #expect(type.rawValue == name)
  }

  /// Bits and numbers as in UIKit's headers, by the names there.
  private static let numbers: [(String, Int, Int)] = [
    ("UIDataDetectorTypeCalendarEvent", Int(UIDataDetectorTypes.calendarEvent.rawValue), 8),
    (
      "UIDataDetectorTypeShipmentTrackingNumber",
      Int(UIDataDetectorTypes.shipmentTrackingNumber.rawValue), 16
    ),
    ("UIDataDetectorTypeFlightNumber", Int(UIDataDetectorTypes.flightNumber.rawValue), 32),
    ("UIDataDetectorTypeLookupSuggestion", Int(UIDataDetectorTypes.lookupSuggestion.rawValue), 64),
    ("UIDataDetectorTypeMoney", Int(UIDataDetectorTypes.money.rawValue), 128),
    ("UIDataDetectorTypePhysicalValue", Int(UIDataDetectorTypes.physicalValue.rawValue), 256),
    (
      "UITextItemInteractionInvokeDefaultAction",
      UITextItemInteraction.invokeDefaultAction.rawValue,
      0
    ),
    ("UITextItemInteractionPresentActions", UITextItemInteraction.presentActions.rawValue, 1),
    ("UITextItemInteractionPreview", UITextItemInteraction.preview.rawValue, 2),
    ("UIBarMetricsCompactPrompt", UIBarMetrics.compactPrompt.rawValue, 102),
    ("UIBarStyleBlackTranslucent", UIBarStyle.blackTranslucent.rawValue, 1),
    ("NSItemProviderUnknownError", NSItemProvider.ErrorCode.unknownError.rawValue, -1),
    (
      "UIContextMenuInteractionCommitStylePop", UIContextMenuInteractionCommitStyle.pop.rawValue, 1
    ),
  ]

  @Test(arguments: numbers)
  func valuesHaveUIKitsNumbers(name: String, number: Int, expected: Int) {
    #expect(number == expected, "\(name)")
  }

  @Test func theSystemsRotorsHaveUIKitsNumbers() {
    let types: [UIAccessibilityCustomRotor.SystemRotorType] = [
      .none, .link, .visitedLink, .heading, .headingLevel1, .headingLevel2, .headingLevel3,
      .headingLevel4, .headingLevel5, .headingLevel6, .boldText, .italicText, .underlineText,
      .misspelledWord, .image, .textField, .table, .list, .landmark,
    ]
    #expect(types.map(\.rawValue) == Array(0...18))
  }

  @Test func notificationsHaveUIKitsNames() {
    #expect(UIPasteboard.removedNotification.rawValue == "UIPasteboardRemovedNotification")
    #expect(
      UIMenuController.menuFrameDidChangeNotification.rawValue
        == "UIMenuControllerMenuFrameDidChangeNotification")
  }
}
