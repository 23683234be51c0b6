/// Finds the known name that was probably intended.
package enum NearestName {
  /// The most similar known name, or nil if none is similar enough to be a likely typing error.
  ///
  /// A name is similar if at most a third of its letters must be changed, removed, added or swapped
  /// with a neighbour (the restricted Damerau-Levenshtein distance, ignoring case), or if one of
  /// the names contains the other. Of equally similar names the first one wins. What UIKit or web
  /// design calls by another word is found by that word.
  package static func of(_ name: String, among known: some Sequence<String>) -> String? {
    if let synonym = synonyms[name.lowercased()],
      let match = known.first(where: { $0.lowercased() == synonym })
    {
      return match
    }
    // A distance is quadratic in the length, and such a long name is not a typing error.
    guard name.utf8.count <= 64 else { return nil }
    let wanted = Array(name.lowercased())
    var best: (distance: Int, name: String)?
    for candidate in known where candidate != name {
      let letters = Array(candidate.lowercased())
      guard let distance = likelyDistance(wanted, letters) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (distance, candidate) }
    }
    return best?.name
  }

  /// `" (did you mean 'name'?)"`, or an empty text if no name is similar.
  package static func hint(for name: String, among known: some Sequence<String>) -> String {
    of(name, among: known).map { " (did you mean '\($0)'?)" } ?? ""
  }

  /// Words from UIKit and web design, in lower case, and what scenes call the same.
  private static let synonyms = [
    "pressed": "activated", "highlighted": "activated", "active": "activated",
    "checked": "selected", "background": "bg", "foreground": "fg", "opacity": "alpha",
    "click": "tap", "press": "touchdown", "release": "touchup", "wait": "advance",
    "uibutton": "dscustombutton", "uiswitch": "dscheckbox", "uitabbar": "tabbarview",
    "title": "text", "label": "text", "children": "subviews",
  ]

  private static func likelyDistance(_ a: [Character], _ b: [Character]) -> Int? {
    let longer = max(a.count, b.count)
    let distance = editDistance(a, b)
    if distance <= max(1, longer / 3) { return distance }
    let shorter = a.count < b.count ? a : b
    let contained = shorter.count >= 4 && (a.count < b.count ? b : a).contains(shorter)
    return contained ? longer : nil
  }

  private static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
