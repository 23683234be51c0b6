import Foundation

/// The user's browser.
enum Browser {
  /// Opens an address.
  ///
  /// - Returns: False if there is no browser, as on a machine without a display.
  static func open(_ address: String, environment: [String: String]) -> Bool {
    guard let opener = opener(in: environment) else { return false }
    let process = Process()
    process.executableURL = URL(filePath: opener)
    process.arguments = [address]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
  }

  /// The program that opens addresses; nil if there is none, or no display.
  static func opener(in environment: [String: String]) -> String? {
    let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    guard hasDisplay else { return nil }
    return (environment["PATH"] ?? "").split(separator: ":").lazy
      .map { "\($0)/xdg-open" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
