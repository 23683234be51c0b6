/// Something that changed in a snapshot: one sentence of an explanation.
///
/// Equal changes of different snapshots are one change to review; see ``Report/groups``.
public struct Change: Sendable, Hashable {
  /// What changed. In the order of sentences: changes that a user makes precede the places and sizes that follow
  /// from them.
  public enum Kind: String, Sendable, CaseIterable {
    /// The name of the snapshot: its golden has another one.
    case moved
    /// What draws: its version, libraries or fonts.
    case renderer
    /// The class of a view.
    case replaced
    /// A view was added, removed, hidden or shown.
    case appeared
    /// Texts, names and flags.
    case content
    /// Colours.
    case color
    /// Other properties.
    case appearance
    /// The order of subviews.
    case order
    /// The size of the picture.
    case size
    /// Frames, and how far views are scrolled.
    case geometry
    /// Pixels without a change of a view that would explain them.
    case drawing
    /// How many changes follow that are not described.
    case rest
  }

  /// The kind of change, which determines its place in the order.
  public var kind: Kind
  /// The views that changed alike, as sentences name them; empty if the change is not of a view.
  public var views: [String]
  /// The property that changed, in words: "round radius"; nil if it is not a property.
  public var property: String?
  /// The sentence after the views.
  public var predicate: String
  /// The end of the sentence that depends on the scale or the variant of the picture, such as a size
  /// in pixels. Changes that differ only in this are the same change.
  public var note: String

  /// A change; the defaults describe one that no view has.
  public init(
    _ kind: Kind, views: [String] = [], property: String? = nil, predicate: String,
    note: String = ""
  ) {
    self.kind = kind
    self.views = views
    self.property = property
    self.predicate = predicate
    self.note = note
  }

  /// The sentence.
  public var words: String { sentence + note }

  /// The sentence without the note.
  var sentence: String { Wording.list(views) + predicate.agreeing(withMany: views.count > 1) }
}

extension Change.Kind {
  /// Whether such a change can be the cause of others, rather than follow from them.
  var isCause: Bool {
    switch self {
    case .moved, .renderer, .replaced, .appeared, .content, .color, .appearance, .order: true
    case .size, .geometry, .drawing, .rest: false
    }
  }
}

extension Sequence<Change> {
  /// The changes by importance, in which each property of which the values changed precedes the second change of any:
  /// what shortens the list cuts off no property.
  ///
  /// Changes of equal importance keep their order.
  func inOrderOfImportance() -> [Change] {
    var properties: Set<String> = []
    var (firsts, repeats, consequences): ([Change], [Change], [Change]) = ([], [], [])
    let sorted = enumerated()
      .sorted { ($0.element.kind, $0.offset) < ($1.element.kind, $1.offset) }.map(\.element)
    for change in sorted {
      if !change.kind.isCause {
        consequences.append(change)
      } else if change.property.map({ properties.insert($0).inserted }) ?? true {
        firsts.append(change)
      } else {
        repeats.append(change)
      }
    }
    return firsts + repeats + consequences
  }
}

extension [Change] {
  /// The number of changes at the beginning that a list must not leave out: causes, each of another property.
  var leadingCauseCount: Int {
    var properties: Set<String> = []
    return prefix { change in
      change.kind.isCause && (change.property.map { properties.insert($0).inserted } ?? true)
    }.count
  }
}

extension Change.Kind: Comparable {
  /// Orders by importance, the most important kind first.
  public static func < (one: Self, other: Self) -> Bool { one.order < other.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension String {
  /// The predicate with its verb in the plural if a sentence has several subjects.
  fileprivate func agreeing(withMany isPlural: Bool) -> String {
    guard isPlural else { return self }
    for (singular, plural) in [(" is ", " are "), (" has ", " have ")] where hasPrefix(singular) {
      return plural + dropFirst(singular.count)
    }
    return replacingSuffix("(it was hidden)", with: "(they were hidden)")
      .replacingSuffix("(it is now hidden)", with: "(they are now hidden)")
  }

  private func replacingSuffix(_ part: String, with other: String) -> String {
    hasSuffix(part) ? dropLast(part.count) + other : self
  }
}
