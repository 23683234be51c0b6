/// What holds exactly in a basis: a constraint, or the stay of a variable, which keeps it at 0.
struct Member: Hashable, BitwiseCopyable {
  /// The constraint, or the complement of the variable.
  private let code: Int32

  static func constraint(_ constraint: Int) -> Member { Member(code: Int32(constraint)) }

  static func stay(of variable: Int) -> Member { Member(code: ~Int32(variable)) }

  @inline(__always) private init(code: Int32) {
    self.code = code
  }

  /// The constraint; nil for a stay.
  @inline(__always) var constraint: Int? { code >= 0 ? Int(code) : nil }

  /// The variable whose stay it is; nil for a constraint.
  @inline(__always) var stayVariable: Int? { code < 0 ? Int(~code) : nil }

  /// The order of members for Bland's rule, which may be any: constraints, then stays.
  @inline(__always) static func isBefore(_ one: Member, _ other: Member) -> Bool {
    UInt32(bitPattern: one.code) < UInt32(bitPattern: other.code)
  }

  /// The order of members with equally long rows in a factorisation: stays, then constraints.
  @inline(__always) var insertionKey: Int32 { code }

  /// Calls a closure with each variable of the member's left side.
  @inline(__always) func forEachTerm(
    _ model: borrowing Model, _ body: (_ variable: Int, _ coefficient: Double) -> Void
  ) {
    guard let constraint else { return body(Int(~code), 1) }
    model.forEachTerm(of: constraint, body)
  }

  func coefficient(of variable: Int, _ model: borrowing Model) -> Double {
    var found = 0.0
    forEachTerm(model) { if $0 == variable { found = $1 } }
    return found
  }

  /// The number of variables in the member's left side.
  func termCount(_ model: borrowing Model) -> Int {
    constraint.map { model.termCount(of: $0) } ?? 1
  }
}
