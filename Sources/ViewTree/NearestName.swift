/// Finds the known name that somebody probably meant.
package enum NearestName {
  /// The nearest of the known names, or nil if none is near enough to be a likely slip.
  ///
  /// A name is near if at most a third of its letters would have to be changed, left out, added or
  /// swapped with a neighbour (the restricted Damerau-Levenshtein distance, ignoring case), or if
  /// one of the two contains the other. Of equally near names the first one wins.
  package static func of(_ name: String, among known: some Sequence<String>) -> String? {
    // A distance is quadratic in the length, and nobody misspells a name of that length.
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

  /// `" (did you mean 'name'?)"`, or nothing where no name is near.
  package static func hint(for name: String, among known: some Sequence<String>) -> String {
    of(name, among: known).map { " (did you mean '\($0)'?)" } ?? ""
  }

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
