extension Snapshotting where Value: CaseIterable, Format == String {
  /// A table of a function's results for all cases, as CSV.
  public static func `func`<Result>(
    into witness: Snapshotting<Result, Format>
  ) -> Snapshotting<(Value) -> Result, Format> {
    var snapshotting = Snapshotting<String, String>.lines.asyncPullback {
      (function: @escaping (Value) -> Result) in
      Value.allCases.reduce(Async(value: [String]())) { rows, input in
        Async { callback in
          rows.run { rows in
            witness.snapshot(function(input)).run { callback(rows + ["\"\(input)\",\"\($0)\""]) }
          }
        }
      }
      .map { $0.joined(separator: "\n") }
    }
    snapshotting.pathExtension = "csv"
    return snapshotting
  }
}
