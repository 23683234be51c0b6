import UIFoundation

/// The words that controls have of their own, in the languages that they are translated to. Others show English.
package enum SystemText: Sendable {
  case cancel

  private var texts: (english: String, japanese: String) {
    switch self {
    case .cancel: ("Cancel", "キャンセル")
    }
  }

  /// The word in the language of the running task: in a scene, the one of the axis `locale`.
  package var localized: String {
    Self.isJapanese ? texts.japanese : texts.english
  }

  private static var isJapanese: Bool {
    LocalizedStrings.environment?.language?.lowercased().hasPrefix("ja") ?? false
  }
}
