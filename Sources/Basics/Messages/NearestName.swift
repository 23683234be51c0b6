/// Finds the known name that was probably intended.
package enum NearestName {
  /// The most similar known name, or nil if none is similar enough to be a likely typing error.
  ///
  /// A name is similar if at most a third of its letters must be changed, removed, added or swapped
  /// with a neighbour (the restricted Damerau-Levenshtein distance, ignoring case), or if one of
  /// the names contains the other; a single letter only if the case differs. Of equally similar names the first one wins. What UIKit or web
  /// design calls by another word is found by that word.
  package static func of(_ name: String, among known: some Sequence<String>) -> String? {
    for synonym in synonyms[name.lowercased()] ?? [] {
      if let match = known.first(where: { $0.lowercased() == synonym }) { return match }
    }
    // A distance is quadratic in the length, and such a long name is not a typing error.
    guard name.utf8.count <= 64 else { return nil }
    let wanted = Letters(name)
    var best: (distance: Int, name: String)?
    for candidate in known where candidate != name {
      guard let distance = wanted.likelyDistance(to: Letters(candidate)) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (distance, candidate) }
    }
    return best?.name
  }

  /// `" (did you mean 'name'?)"`, or an empty text if no name is similar.
  package static func hint(for name: String, among known: some Sequence<String>) -> String {
    of(name, among: known).map { " (did you mean '\($0)'?)" } ?? ""
  }

  /// Words from UIKit and web design, in lower case, and what scenes call the same, the best word first: classes have
  /// different ones.
  private static let synonyms = [
    "pressed": ["activated", "highlighted"], "highlighted": ["activated"],
    "active": ["activated"],
    "checked": ["selected", "isSelected", "ison"], "background": ["bg", "backgroundcolor"],
    "foreground": ["fg", "textcolor"], "opacity": ["alpha"],
    "click": ["tap"], "press": ["touchdown"], "release": ["touchup"], "wait": ["advance"],
    "uibutton": ["dscustombutton"], "uiswitch": ["dscheckbox"], "uitabbar": ["tabbarview"],
    "title": ["text", "titles", "label"], "label": ["text", "titles"],
    "caption": ["text", "titles"], "text": ["title", "titles"],
    "image": ["iconresources", "images", "icon"], "icon": ["iconresources", "image", "images"],
    "textcolor": ["colorresources", "titlecolors"],
    "color": ["textcolor", "colorresources", "tintcolor", "backgroundcolor"],
    "fontcolor": ["textcolor", "colorresources"], "titlecolor": ["titlecolors", "colorresources"],
    "children": ["subviews"], "views": ["subviews"], "class": ["type"], "name": ["id"],
    "identifier": ["id"], "radius": ["roundradius", "cornerradius"],
    "borderradius": ["roundradius", "cornerradius"], "cornerradius": ["roundradius"],
    "roundradius": ["cornerradius"], "visible": ["hidden"], "ishidden": ["hidden"],
    "disabled": ["enabled", "isenabled"], "textalign": ["textalignment", "texthorzalignment"],
    "textalignment": ["texthorzalignment"], "gap": ["spacing"],
    // The system's items of bars by their symbols.
    "plus": ["add"], "xmark": ["close"], "pencil": ["compose", "edit"], "share": ["action"],
    "square.and.arrow.up": ["action"], "square.and.pencil": ["compose"],
    "magnifyingglass": ["search"],
    "folder": ["organize"], "book": ["bookmarks"], "reload": ["refresh"],
    "arrow.clockwise": ["refresh"], "bin": ["trash"],
  ]

  /// The lower-case letters of a name. Nearly all names are ASCII, whose letters are compared much
  /// faster.
  private enum Letters {
    case ascii([UInt8])
    case characters([Character])

    init(_ name: String) {
      if name.utf8.allSatisfy({ $0 < 0x80 }) {
        self = .ascii(name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 })
      } else {
        self = .characters(Array(name.lowercased()))
      }
    }

    func likelyDistance(to other: Letters) -> Int? {
      if case .ascii(let own) = self, case .ascii(let others) = other {
        return NearestName.likelyDistance(own, others)
      }
      return NearestName.likelyDistance(characters, other.characters)
    }

    private var characters: [Character] {
      switch self {
      case .ascii(let bytes): bytes.map { Character(UnicodeScalar($0)) }
      case .characters(let characters): characters
      }
    }
  }

  private static func likelyDistance<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Int? {
    let longer = max(a.count, b.count)
    // Every single letter is similar to every other one, so a hint only helps if the case differs.
    if longer == 1 { return a == b ? 0 : nil }
    if let distance = editDistance(a, b, atMost: max(1, longer / 3)) { return distance }
    let shorter = a.count < b.count ? a : b
    let contained = shorter.count >= 4 && (a.count < b.count ? b : a).contains(shorter)
    return contained ? longer : nil
  }

  /// The restricted Damerau-Levenshtein distance; nil if it is above a limit.
  private static func editDistance<Letter: Equatable>(
    _ a: [Letter], _ b: [Letter], atMost limit: Int
  ) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var (beforeLast, last) = ([Int](repeating: 0, count: b.count + 1), Array(0...b.count))
    var row = beforeLast
    for i in a.indices {
      row[0] = i + 1
      for j in b.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row[j + 1] = cost
      }
      (beforeLast, last, row) = (last, row, beforeLast)
      // Each later number is at least as large as one of two successive rows.
      if min(last.min() ?? 0, beforeLast.min() ?? 0) > limit { return nil }
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}
