/// Whether an interface is above others, such as a sheet.
public enum UIUserInterfaceLevel: Int, Sendable, Hashable {
  /// No choice: the level of the surroundings.
  case unspecified = -1
  /// On the screen itself.
  case base = 0
  /// Above another interface, with lighter backgrounds in the dark appearance.
  case elevated = 1
}

/// The weight of text that a user prefers.
public enum UILegibilityWeight: Int, Sendable, Hashable {
  /// No choice: the weight of the surroundings.
  case unspecified = -1
  /// Text in the weights of its fonts.
  case regular = 0
  /// Text in bolder weights.
  case bold = 1
}

/// Whether the window of an interface is the active one.
public enum UIUserInterfaceActiveAppearance: Int, Sendable, Hashable {
  /// No choice: the state of the surroundings.
  case unspecified = -1
  /// Another window is the active one.
  case inactive = 0
  /// The window has the user's attention.
  case active = 1
}

/// The colours that a screen can show.
public enum UIDisplayGamut: Int, Sendable, Hashable {
  /// No choice: the gamut of the surroundings.
  case unspecified = -1
  // UIKit's spelling.
  /// The colours of sRGB.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB = 0
  /// The colours of Display P3, which contain all of sRGB.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3 = 1
}

/// Whether a screen measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable, Hashable {
  /// Not known.
  case unknown = 0
  /// The force is not measured.
  case unavailable = 1
  /// The force is measured.
  case available = 2
}

// Code for UIKit can set and read these traits. Only the level has an effect: on backgrounds.

extension UITraitCollection {
  /// Whether the interface is above others; backgrounds are lighter there in the dark appearance.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The weight of text that the user prefers. Kept, without effect on text.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the window is the active one. Kept, without effect on drawing.
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// The colours that the screen can show. Kept, without effect on drawing.
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  /// Whether the screen measures the force of touches. Kept, without effect.
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

  /// A collection that specifies only the level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// A collection that specifies only the weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// A collection that specifies only whether the window is active.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }

  /// A collection that specifies only the gamut.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  /// A collection that specifies only the force touch capability.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = forceTouchCapability }
  }

  /// A collection of the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Self.values(Values(), changedBy: mutations))
  }

  /// This collection with the traits that a closure changes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  {
    UITraitCollection(Self.values(values, changedBy: mutations))
  }

  private static func values(
    _ values: Values, changedBy mutations: (inout any UIMutableTraits) -> Void
  ) -> Values {
    var traits: any UIMutableTraits = UITraitOverrides(values: values)
    mutations(&traits)
    return (traits as? UITraitOverrides)?.values ?? values
  }

  /// Whether this collection has all values that another one specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { replacing(by: $0) == self } ?? true
  }

  /// The value of a trait, or its default.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// The traits in which two collections differ.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    SystemTraits.all.filter { $0.differs(self, traitCollection ?? UITraitCollection()) }
  }

  /// The traits that dynamic colours depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
    ]
  }

  /// The traits that the lookup of images depends on.
  public static var systemTraitsAffectingImageLookup: [UITrait] { SystemTraits.all }
}
