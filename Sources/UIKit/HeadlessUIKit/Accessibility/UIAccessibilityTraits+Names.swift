extension UIAccessibilityTraits: NamedOptions {
  /// The names of the traits in scenes and trees, which are UIKit's.
  public static let namedOptions: [(name: String, value: Self)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("staticText", .staticText), ("notEnabled", .notEnabled), ("header", .header),
    ("searchField", .searchField), ("adjustable", .adjustable), ("toggleButton", .toggleButton),
    ("tabBar", .tabBar), ("keyboardKey", .keyboardKey), ("summaryElement", .summaryElement),
    ("updatesFrequently", .updatesFrequently), ("playsSound", .playsSound),
    ("startsMediaSession", .startsMediaSession),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("supportsZoom", .supportsZoom),
  ]

  /// The traits as an inspection lists them.
  var inspected: [InspectedAccessibility.Trait] {
    Self.namedOptions.compactMap { name, trait in
      contains(trait) ? InspectedAccessibility.Trait(rawValue: name) : nil
    }
  }
}
