/// Which variables have moved since a client asked last.
///
/// A sensitivity that is followed again and again, as when a window is resized, is recorded once, at
/// no cost that depends on its length.
final class Moves {
  private var sensitivities: [Sensitivity] = []
  private var variables = Buffer<Int32>()
  /// By variable: whether it is listed.
  private var isListed = Buffer<Bool>()
  private var areAll = true
  /// More sensitivities are not recorded separately.
  private static let sensitivityLimit = 16

  @inline(__always) func record(_ variable: Int) {
    guard !areAll else { return }
    list(variable)
  }

  @inline(__always) private func list(_ variable: Int) {
    isListed.extend(to: variable + 1, with: false)
    guard !isListed[variable] else { return }
    isListed[variable] = true
    variables.append(Int32(variable))
  }

  func record(_ sensitivity: Sensitivity) {
    guard !areAll, !sensitivities.contains(where: { $0 === sensitivity }) else { return }
    if sensitivities.count == Self.sensitivityLimit {
      recordAll()
    } else {
      sensitivities.append(sensitivity)
    }
  }

  func recordAll() {
    removeAll()
    areAll = true
  }

  func removeAll() {
    for place in 0..<variables.count { isListed[variables[place]] = false }
    variables.removeAll()
    if !sensitivities.isEmpty { sensitivities.removeAll(keepingCapacity: true) }
    areAll = false
  }

  /// Calls a closure with each variable that has moved.
  ///
  /// - Parameter count: the number of variables.
  func forEach(of count: Int, _ body: (Int) -> Void) {
    if areAll {
      for variable in 0..<count { body(variable) }
      return
    }
    for sensitivity in sensitivities {
      sensitivity.forEachVariable { variable, _ in list(variable) }
    }
    for place in 0..<variables.count { body(Int(variables[place])) }
  }
}
