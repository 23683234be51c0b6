import Messages
import Synchronization

/// The assets that views asked for while a picture was drawn, and that are missing.
package final class AssetRecording: Sendable {
  private struct Missing {
    var symbols: [String] = []
    var translations: [(key: String, language: String)] = []
  }

  private let missing = Mutex(Missing())

  /// The running task's recording; nil if missing assets are not recorded.
  @TaskLocal package static var current: AssetRecording?

  package init() {}

  /// Runs a closure whose missing assets are recorded.
  package func perform<Result, Failure: Error>(
    _ actions: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result: Swift.Result<Result, Failure> = Self.$current.withValue(self) {
      do throws(Failure) {
        return .success(try actions())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  func addMissing(symbol: String) {
    missing.withLock { missing in
      if !missing.symbols.contains(symbol) { missing.symbols.append(symbol) }
    }
  }

  func addMissingTranslation(of key: String, to language: String) {
    missing.withLock { missing in
      if !missing.translations.contains(where: { $0 == (key, language) }) {
        missing.translations.append((key, language))
      }
    }
  }

  /// A sentence for each missing asset.
  package var sentences: [String] {
    missing.withLock { missing in
      missing.symbols.map { name in
        "there is no symbol '\(name)'\(NearestName.hint(for: name, among: SymbolSet.names)): "
          + "a crossed box is drawn in its place."
      }
        + missing.translations.map { "the key '\($0.key)' has no translation to '\($0.language)'." }
    }
  }
}
