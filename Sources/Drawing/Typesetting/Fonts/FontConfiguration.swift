import Foundation
import Synchronization

/// The fonts of a project: what names refer to, which font the system font is, and where characters
/// that a font lacks are taken from.
///
/// A configuration applies to text laid out and drawn within ``performAsCurrent(_:)``, on one thread,
/// so that several projects can be drawn in a process. Outside of it ``standard`` applies:
///
///     FontConfiguration.standard = try FontConfiguration(
///       files: ["Fonts"], fallbacks: [.init(script: "Arab", familyName: "Noto Naskh Arabic")])
///     let title = UIFont(name: "Inter-Bold", size: 17)
public final class FontConfiguration: Sendable {
  /// A custom system font.
  public struct SystemFont: Sendable, Hashable {
    /// The line metrics of the system font.
    public enum Metrics: String, Sendable, Hashable, CaseIterable {
      /// The metrics of iOS's system font, so that components are as high as on a device.
      case iOS = "ios"
      /// The metrics of the font file.
      case own
    }

    /// A family of the configuration's files.
    public var familyName: String
    /// Whose line metrics the family gets; iOS's by default.
    public var metrics: Metrics

    /// A system font of a family.
    public init(familyName: String, metrics: Metrics = .iOS) {
      (self.familyName, self.metrics) = (familyName, metrics)
    }
  }

  /// Whose widths the letters of the built-in system font have.
  public enum SystemWidths: String, Sendable, Hashable, CaseIterable {
    /// The widths of iOS's system font, so that lines break where they do on a device.
    case iOS = "ios"
    /// The widths that the letters are drawn for.
    case drawn
  }

  /// A family in which characters are looked up that a text's font lacks.
  public struct Fallback: Sendable, Hashable {
    /// Nil for characters of all scripts.
    public var script: FontScript?
    /// A family of the configuration's files.
    public var familyName: String

    /// A fallback for a script, or for all scripts.
    public init(script: FontScript? = nil, familyName: String) {
      (self.script, self.familyName) = (script, familyName)
    }
  }

  /// The faces of the project's files, in their order.
  public let faces: [FontDescription]
  /// Nil for M PLUS 1.
  public let systemFont: SystemFont?
  /// Whose widths the letters of M PLUS 1 have where it is the system font. Fonts of the project have their own.
  public let systemWidths: SystemWidths
  /// In the order of lookup.
  public let fallbacks: [Fallback]

  /// Distinguishes configurations in caches, also after one of them is released.
  let serial: Int

  private static let count = Atomic<Int>(0)

  /// A configuration of faces that are known already.
  ///
  /// - Throws: ``FontError/sameName(name:paths:)`` if two fonts have one PostScript name, and
  ///   ``FontError/unknownFamily(name:known:)`` if the system font or a fallback is of no known family.
  public init(
    faces: [FontDescription], systemFont: SystemFont? = nil,
    systemWidths: SystemWidths = .iOS, fallbacks: [Fallback] = []
  ) throws(FontError) {
    var seen = Set<FontDescription>()
    // Of files that are named twice, by themselves and by a folder.
    self.faces = faces.filter { seen.insert($0).inserted }
    if let error = self.faces.sameName { throw error }
    self.systemFont = systemFont
    self.systemWidths = systemWidths
    self.fallbacks = fallbacks
    serial = Self.count.add(1, ordering: .relaxed).newValue
    for name in [systemFont?.familyName].compactMap(\.self) + fallbacks.map(\.familyName)
    where !familyNames.contains(name) {
      throw .unknownFamily(name: name, known: familyNames)
    }
  }

  /// A configuration of font files.
  ///
  /// - Parameter files: paths of files, and of folders, of which all files `*.otf`, `*.ttf`, `*.otc`
  ///   and `*.ttc` are read, in the order of their names.
  /// - Throws: ``FontError`` for the first file that is not a font.
  public convenience init(
    files: [String], systemFont: SystemFont? = nil, systemWidths: SystemWidths = .iOS,
    fallbacks: [Fallback] = []
  ) throws(FontError) {
    var faces: [FontDescription] = []
    for path in files { faces += try FontDescription.faces(at: path) }
    try self.init(
      faces: faces, systemFont: systemFont, systemWidths: systemWidths, fallbacks: fallbacks)
  }

  /// Of the system font M PLUS 1 alone.
  private init() {
    (faces, systemFont, systemWidths, fallbacks, serial) = ([], nil, .iOS, [], 0)
  }

  /// The configuration without custom fonts.
  public static let builtIn = FontConfiguration()

  // MARK: The current one

  @TaskLocal private static var scoped: FontConfiguration?

  private static let shared = Mutex(FontConfiguration.builtIn)

  /// What applies where no other configuration is current. To be set at the start of a process: texts
  /// that were measured before are not measured again.
  public static var standard: FontConfiguration {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// Adds the fonts of a file to ``standard``, unless they are there.
  ///
  /// - Throws: ``FontError`` if the file is not a font.
  public static func register(file path: String) throws(FontError) {
    let added = try FontDescription.faces(at: path)
    let former = standard
    let faces = former.faces + added.filter { !former.faces.contains($0) }
    standard = try FontConfiguration(
      faces: faces, systemFont: former.systemFont, systemWidths: former.systemWidths,
      fallbacks: former.fallbacks)
  }

  /// Removes the fonts of a file from ``standard``.
  ///
  /// - Throws: ``FontError`` if the file is not a font.
  public static func unregister(file path: String) throws(FontError) {
    let removed = try FontDescription.faces(at: path)
    let former = standard
    standard = try FontConfiguration(
      faces: former.faces.filter { !removed.contains($0) }, systemFont: former.systemFont,
      systemWidths: former.systemWidths, fallbacks: former.fallbacks)
  }

  /// The configuration of the current drawing.
  public static var current: FontConfiguration { scoped ?? standard }

  /// Runs a closure in which this configuration is current.
  public func performAsCurrent<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let result: Result<Value, Failure> = Self.$scoped.withValue(self) {
      Result { () throws(Failure) in try body() }
    }
    return try result.get()
  }
}

extension FontConfiguration: Equatable {
  /// Whether faces, system font, widths and fallbacks are equal.
  public static func == (left: FontConfiguration, right: FontConfiguration) -> Bool {
    left === right
      || left.faces == right.faces && left.systemFont == right.systemFont
        && left.systemWidths == right.systemWidths && left.fallbacks == right.fallbacks
  }
}

// MARK: - Names

extension FontConfiguration {
  /// The families, in alphabetical order.
  public var familyNames: [String] {
    Set(faces.map(\.familyName) + [PinnedFont.familyName]).sorted()
  }

  /// The PostScript names of a family's fonts, from light to heavy; empty for an unknown family.
  public func fontNames(forFamilyName name: String) -> [String] {
    var faces = faces(ofFamily: name)
    if faces.isEmpty, name == PinnedFont.familyName {
      return FontWeight.allCases.map { PinnedFont.of($0).postScriptName }
    }
    faces.sort { ($0.weightClass, $0.postScriptName) < ($1.weightClass, $1.postScriptName) }
    var names: [String] = []
    for face in faces {
      let instances = face.instances.compactMap(\.postScriptName)
      for name in instances.isEmpty ? [face.postScriptName] : instances
      where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  /// All names that ``Font/init(name:size:)`` takes: of families, and of fonts.
  package var names: [String] {
    var names = familyNames
    for family in familyNames { names += fontNames(forFamilyName: family) }
    names += faces.map(\.fullName)
    var seen = Set<String>()
    return names.filter { seen.insert($0).inserted }
  }

  func faces(ofFamily name: String) -> [FontDescription] {
    faces.filter { $0.familyName == name }
  }
}

// MARK: - Matching

/// What decides which font of a family is used.
public struct FontStyle: Sendable, Hashable {
  /// From 1 to 1000; 400 is regular.
  public var weightClass: Int
  /// Whether the letters are italic.
  public var isItalic: Bool

  /// A style; regular by default.
  public init(weightClass: Int = 400, isItalic: Bool = false) {
    (self.weightClass, self.isItalic) = (weightClass, isItalic)
  }
}

extension [FontDescription] {
  /// The error that two different faces have a PostScript name in common; nil if none have. Named styles of a variable
  /// font have names too.
  package var sameName: FontError? {
    var owners: [String: FontDescription] = [:]
    for face in self {
      for name in [face.postScriptName] + face.instances.compactMap(\.postScriptName) {
        if let owner = owners[name], owner != face {
          return .sameName(name: name, paths: [owner.path, face.path])
        }
        owners[name] = face
      }
    }
    return nil
  }

  /// The face that fits a style best, by the rules of CSS Fonts 4, section 5.2: first the slope, then
  /// the weight. Of equal ones the first. Nil if there are no faces.
  func match(_ style: FontStyle) -> FontDescription? {
    let sloped = filter { $0.canBeItalic(style.isItalic) }
    var best: (face: FontDescription, distance: Int)?
    for face in sloped.isEmpty ? self : sloped {
      let distance = FontStyle.distance(from: style.weightClass, to: face.weightClasses)
      if best.map({ distance < $0.distance }) ?? true { best = (face, distance) }
    }
    return best?.face
  }
}

extension FontDescription {
  /// Whether the face is italic, or upright, by itself or by an axis.
  func canBeItalic(_ wanted: Bool) -> Bool {
    if isItalic == wanted { return true }
    if let axis = axis("ital"), axis.minimum <= 0, axis.maximum >= 1 { return true }
    guard let axis = axis("slnt") else { return false }
    return wanted ? axis.minimum < 0 : axis.maximum >= 0
  }

  /// The coordinates with which a variable font has a style; empty for others.
  func coordinates(for style: FontStyle) -> [String: Double] {
    var coordinates: [String: Double] = [:]
    if let axis = axis("wght"), axis.minimum <= axis.maximum {
      coordinates["wght"] = Swift.min(
        Swift.max(Double(style.weightClass), axis.minimum), axis.maximum)
    }
    guard isItalic != style.isItalic else { return coordinates }
    if axis("ital") != nil {
      coordinates["ital"] = style.isItalic ? 1 : 0
    } else if let axis = axis("slnt") {
      coordinates["slnt"] = style.isItalic ? axis.minimum : 0
    }
    return coordinates
  }
}

extension FontStyle {
  /// Smaller for weights that are to be preferred. For 400 to 500, heavier ones up to 500 come first, then
  /// lighter ones, then heavier ones. For less the lighter ones come first, for more the heavier ones.
  static func distance(from wanted: Int, to available: ClosedRange<Int>) -> Int {
    if available.contains(wanted) { return 0 }
    let isHeavier = available.lowerBound > wanted
    let distance = isHeavier ? available.lowerBound - wanted : wanted - available.upperBound
    let secondChoice = 1000
    switch wanted {
    case ..<400: return isHeavier ? secondChoice + distance : distance
    case 400...500:
      if isHeavier { return available.lowerBound <= 500 ? distance : 2 * secondChoice + distance }
      return secondChoice + distance
    default: return isHeavier ? distance : secondChoice + distance
    }
  }
}
