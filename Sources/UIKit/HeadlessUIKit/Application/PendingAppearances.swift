/// The owners of views that have entered a window and have not been shown yet.
struct PendingAppearances {
  private var owners: [any ViewOwner] = []

  mutating func add(_ owner: any ViewOwner) {
    if !owners.contains(where: { $0 === owner }) { owners.append(owner) }
  }

  mutating func removeAll() -> [any ViewOwner] {
    defer { owners = [] }
    return owners
  }
}
