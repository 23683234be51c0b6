/// The members of a basis that need no elimination.
///
/// Most equations of a layout define a variable that no other equation contains: the position of the
/// last view in a chain, and once that is set aside, of the one before it. These *singletons* are
/// inserted into the factorisation first, so that the others do not fill up with their terms. Each is
/// in every basis, regardless of the order of the rest.
struct Peeling {
  /// The singletons in order, each with the variable that none of the later members contains.
  private(set) var singletons: [(member: Member, pivot: Int)] = []
  /// The other members, in their original order.
  private(set) var rest: [Member] = []

  /// How large the coefficient of a pivot must be. The largest of its row is from 1 to 2.
  private static let smallestPivot = 0.1

  init(_ members: [Member], _ model: borrowing Model) {
    // By variable, the number of members that contain it, and the combination of their places by
    // "exclusive or", which is the place of the last one when one is left.
    var counts = [Int32](repeating: 0, count: model.variableCount)
    var places = [Int32](repeating: 0, count: model.variableCount)
    for (place, member) in members.enumerated() {
      member.forEachTerm(model) { variable, _ in
        counts[variable] += 1
        places[variable] ^= Int32(place)
      }
    }
    var isPeeled = [Bool](repeating: false, count: members.count)
    var singles = counts.indices.filter { counts[$0] == 1 }
    while let variable = singles.popLast() {
      guard counts[variable] == 1 else { continue }
      let place = Int(places[variable])
      let member = members[place]
      guard abs(member.coefficient(of: variable, model)) > Self.smallestPivot else { continue }
      singletons.append((member, variable))
      isPeeled[place] = true
      member.forEachTerm(model) { other, _ in
        counts[other] -= 1
        places[other] ^= Int32(place)
        if counts[other] == 1 { singles.append(other) }
      }
    }
    rest = members.indices.filter { !isPeeled[$0] }.map { members[$0] }
  }
}
