import HeadlessUIKit
import XMLReading

/// Which views and constraints of an Interface Builder file are installed: those that no mask of a variation excludes.
final class InterfaceInstallation {
  /// A constraint that is active while it and its items are installed.
  private struct Conditional {
    let constraint: NSLayoutConstraint
    /// The ids of the constraint and of its items.
    let ids: [String]
    var isInstalled: Bool
  }

  /// The ids that the masks of an element exclude, by the place of the element in the file.
  private var excluded: [XMLPlace: Set<String>] = [:]
  /// The ids in any mask.
  private var masked: Set<String> = []
  private var constraints: [Conditional] = []

  /// Reads the masks of an element.
  ///
  /// - Parameter fitting: the variations that fit the traits.
  func apply(_ fitting: [XMLElement], of element: XMLElement) {
    masked.formUnion(
      element.variations.flatMap(\.children).filter { $0.name == "mask" }.flatMap(\.children)
        .compactMap { $0.text("reference") })
    var ids: Set<String> = []
    for mask in fitting.flatMap(\.children) where mask.name == "mask" {
      for entry in mask.children {
        guard let id = entry.text("reference") else { continue }
        if entry.name == "exclude" { ids.insert(id) } else { ids.remove(id) }
      }
    }
    excluded[element.place] = ids.isEmpty ? nil : ids
  }

  func isInstalled(_ id: String) -> Bool { !excluded.values.contains { $0.contains(id) } }

  /// Activates a constraint, now if it is installed, and whenever it becomes so.
  ///
  /// - Parameter ids: of the constraint and of its items.
  func activate(_ constraint: NSLayoutConstraint, ids: [String]) {
    let isInstalled = ids.allSatisfy(isInstalled)
    if isInstalled { constraint.isActive = true }
    guard !masked.isDisjoint(with: ids) else { return }
    constraints.append(Conditional(constraint: constraint, ids: ids, isInstalled: isInstalled))
  }

  /// Activates the constraints that have become installed, and deactivates those that no longer are.
  func updateConstraints() {
    var added: [NSLayoutConstraint] = []
    for index in constraints.indices {
      let isInstalled = constraints[index].ids.allSatisfy(isInstalled)
      guard isInstalled != constraints[index].isInstalled else { continue }
      constraints[index].isInstalled = isInstalled
      if isInstalled {
        added.append(constraints[index].constraint)
      } else {
        constraints[index].constraint.isActive = false
      }
    }
    for constraint in added { constraint.isActive = true }
  }
}
