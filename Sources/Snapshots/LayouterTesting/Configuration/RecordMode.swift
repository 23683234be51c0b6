import Foundation

extension SnapshotTestingConfiguration.Record {
  /// The variables that set the mode of a run, in the order of precedence.
  static let variables = ["LAYOUTER_RECORD", "SNAPSHOT_TESTING_RECORD"]

  /// The mode of a run whose tests set none: the environment's mode; ``never`` on a server, so that a
  /// test that is run again does not pass by what it has recorded itself; otherwise ``missing``.
  ///
  /// - Throws: ``UnknownRecordMode``.
  static func standard(in environment: [String: String]) throws(UnknownRecordMode) -> Self {
    for variable in variables {
      guard let value = environment[variable], !value.isEmpty else { continue }
      guard let mode = Self(rawValue: value.lowercased()) else {
        throw UnknownRecordMode(variable: variable, value: value)
      }
      return mode
    }
    return RunEnvironment.isContinuousIntegration(environment) ? .never : .missing
  }
}

/// A variable of the environment names no mode.
struct UnknownRecordMode: Error, Equatable, CustomStringConvertible {
  let variable: String
  let value: String

  var description: String {
    let modes = SnapshotTestingConfiguration.Record.allCases.map(\.rawValue)
    return "\(variable) is '\(value)': expected \(modes.joined(separator: ", "))"
  }
}
