import Foundation

extension Font {
  /// A font of the current ``FontConfiguration``, by its name.
  ///
  /// - Parameters:
  ///   - name: a PostScript name (`Inter-Bold`), a full name (`Inter Bold`), or a family (`Inter`), which
  ///     is its regular font.
  ///   - size: points.
  ///   - style: another weight or slope of the same family; nil for the named one.
  ///   - variations: design coordinates of a variable font by axis tag; they take precedence over the
  ///     coordinates of the name and of the style.
  /// - Throws: ``FontError/unknownFont(name:known:)`` for an unknown name,
  ///   ``FontError/noItalic(family:)`` if the style is italic and the family is not, and what
  ///   ``init(file:index:size:variations:library:)`` throws.
  public init(
    named name: String, size: CGFloat, style: FontStyle? = nil,
    variations: [String: Double] = [:]
  ) throws(FontError) {
    self.init(
      typeface: .face(
        try FontConfiguration.current.face(named: name, style: style, variations: variations)),
      pointSize: size)
  }

  /// The style of the font within its family.
  public var style: FontStyle {
    FontStyle(weightClass: closestWeight.weightClass, isItalic: isItalic)
  }

  /// The font of the same family that fits a style best, in the same size.
  ///
  /// - Throws: ``FontError/noItalic(family:)`` if the style is italic and the family is not, unless it is the
  ///   system font's.
  public func with(_ style: FontStyle) throws(FontError) -> Font {
    switch typeface {
    case .blocks: return self
    case .system:
      return Font.system(
        size: pointSize, weight: FontWeight(closestTo: style.weightClass),
        isItalic: style.isItalic
      ).with(styling)
    case .face:
      return try Font(named: familyName, size: pointSize, style: style).with(styling)
    }
  }
}

extension FontConfiguration {
  /// The opened face that a name means.
  func face(
    named name: String, style: FontStyle?, variations: [String: Double] = [:]
  ) throws(FontError) -> FontFace {
    if let style { return try styledFace(named: name, style: style, variations: variations) }
    if let (description, coordinates) = namedFace(name) {
      return try FontLibrary.shared.face(
        file: description.path, index: description.index,
        variations: coordinates.merging(variations) { $1 })
    }
    if let weight = Self.pinnedWeight(named: name) {
      guard let axis = variations.keys.min() else {
        return try FontLibrary.shared.systemFace(weight).get()
      }
      throw .unknownAxis(path: PinnedFont.of(weight).file.name, axis: axis, known: [])
    }
    guard familyNames.contains(name) else { throw .unknownFont(name: name, known: names) }
    return try styledFace(named: name, style: FontStyle(), variations: variations)
  }

  private func styledFace(
    named name: String, style: FontStyle, variations: [String: Double]
  ) throws(FontError) -> FontFace {
    let family = try familyName(ofFontNamed: name)
    let faces = faces(ofFamily: family)
    guard !style.isItalic || faces.contains(where: { $0.canBeItalic(true) }) else {
      throw .noItalic(family: family)
    }
    guard !faces.isEmpty || variations.isEmpty else {
      throw .unknownAxis(path: family, axis: variations.keys.min() ?? "", known: [])
    }
    return try face(ofFamily: family, style: style, variations: variations)
  }

  /// The family of a family's or a font's name.
  ///
  /// - Throws: ``FontError/unknownFont(name:known:)``.
  package func familyName(ofFontNamed name: String) throws(FontError) -> String {
    if let named = namedFace(name) { return named.face.familyName }
    if familyNames.contains(name) { return name }
    if Self.pinnedWeight(named: name) != nil { return PinnedFont.familyName }
    throw .unknownFont(name: name, known: names)
  }

  /// The face with a PostScript name or a full name, or with a style of such a name. Nil for the name of
  /// a family, even if its regular face has no other name.
  private func namedFace(
    _ name: String
  ) -> (face: FontDescription, coordinates: [String: Double])? {
    guard !familyNames.contains(name) else { return nil }
    for face in faces {
      for instance in face.instances
      where instance.postScriptName == name || "\(face.familyName) \(instance.styleName)" == name {
        return (face, instance.coordinates)
      }
    }
    return faces.first { $0.postScriptName == name || $0.fullName == name }.map { ($0, [:]) }
  }

  /// The weight of the built-in system font that a name means; nil for other names.
  private static func pinnedWeight(named name: String) -> FontWeight? {
    FontWeight.allCases.first { weight in
      let font = PinnedFont.of(weight)
      return font.postScriptName == name || "\(PinnedFont.familyName) \(font.styleName)" == name
    }
  }

  /// The weights of a family, for messages: `regular, bold`; nil if a variable font has all of a range.
  package func weights(ofFamily name: String) -> [FontWeight]? {
    let faces = faces(ofFamily: name)
    if faces.isEmpty { return name == PinnedFont.familyName ? FontWeight.allCases : [] }
    guard faces.allSatisfy({ $0.weightClasses.count == 1 }) else { return nil }
    return Set(faces.map { FontWeight(closestTo: $0.weightClass) }).sorted()
  }
}
