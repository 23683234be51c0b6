import ArgumentParser

/// The words of an argument or an option that depend on the project. Shells run the tool for them when a
/// user presses Tab.
extension CompletionKind {
  /// The scenes of the project, and below folders that are typed any others.
  static let scenes = names { completion, typed in
    // Bash adds the slash to a folder that exists.
    completion.scenes(for: typed).map { $0.withoutSlashForBash }
  }

  /// The names of the project's goldens.
  static let snapshots = names { $0.snapshots(for: $1) }

  /// The names of the variants of which there are goldens.
  static let variants = names { $0.variants(for: $1) }

  /// The names of what the last verify found different or missing.
  static let failures = names { $0.failures(for: $1) }

  private static func names(
    _ candidates: @escaping @Sendable (NameCompletion, String) -> [String]
  ) -> CompletionKind {
    .custom { words, _, typed in
      guard let context = NameCompletion.context else { return [] }
      // The shell passes the word as it is typed, with the quote that it begins with.
      let typed = typed.hasPrefix("'") || typed.hasPrefix("\"") ? typed.dropFirst() : typed[...]
      let completion = NameCompletion(context: context, words: words)
      return candidates(completion, String(typed)).map(\.forRequestingShell)
    }
  }
}

extension String {
  fileprivate var withoutSlashForBash: String {
    CompletionShell.requesting == .bash && hasSuffix("/") ? String(dropLast()) : self
  }

  /// For zsh, a description follows a colon.
  fileprivate var forRequestingShell: String {
    CompletionShell.requesting == .zsh ? replacing(":", with: #"\:"#) : self
  }
}
