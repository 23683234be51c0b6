import UIFoundation

/// The words that controls have of their own, in the languages that they are translated to. Others show English.
package enum SystemText: Sendable {
  case cancel, done, edit, save, delete, insert
  case more, search, back, configure
  case moreInfo, expand, reorder
  case loading
  case noResults
  case searchAgain
  case colors, colorGrid, colorSpectrum, colorSliders
  case opacity, red, green, blue
  case copy, saveImage, addToReadingList, print
  case airDrop, messages, mail
  case plainText

  private var texts: (english: String, japanese: String) {
    switch self {
    case .cancel: ("Cancel", "キャンセル")
    case .done: ("Done", "完了")
    case .edit: ("Edit", "編集")
    case .save: ("Save", "保存")
    case .delete: ("Delete", "削除")
    case .insert: ("Insert", "挿入")
    case .more: ("More", "その他")
    case .configure: ("Configure", "項目の設定")
    case .search: ("Search", "検索")
    case .back: ("Back", "戻る")
    case .moreInfo: ("More Info", "詳しい情報")
    case .expand: ("Expand", "開く")
    case .reorder: ("Reorder", "並べ替え")
    case .loading: ("Loading…", "読み込み中…")
    case .noResults: ("No Results", "結果なし")
    case .colors: ("Colors", "カラー")
    case .colorGrid: ("Grid", "グリッド")
    case .colorSpectrum: ("Spectrum", "スペクトラム")
    case .colorSliders: ("Sliders", "スライダ")
    case .opacity: ("Opacity", "不透明度")
    case .red: ("Red", "赤")
    case .green: ("Green", "緑")
    case .blue: ("Blue", "青")
    case .copy: ("Copy", "コピー")
    case .saveImage: ("Save Image", "画像を保存")
    case .addToReadingList: ("Add to Reading List", "リーディングリストに追加")
    case .print: ("Print", "プリント")
    case .airDrop: ("AirDrop", "AirDrop")
    case .messages: ("Messages", "メッセージ")
    case .mail: ("Mail", "メール")
    case .plainText: ("Plain Text", "標準テキスト")
    case .searchAgain:
      (
        "Check the spelling or try a new search.",
        "スペルを確認するか、別の言葉で検索してください。"
      )
    }
  }

  /// The word in the language of the running task: in a scene, the one of the axis `locale`.
  package var localized: String {
    Self.isJapanese ? texts.japanese : texts.english
  }

  /// A number of images.
  package static func images(_ count: Int) -> String {
    isJapanese ? "\(count)枚の画像" : count == 1 ? "1 Image" : "\(count) Images"
  }

  /// That nothing was found for a text.
  package static func noResults(for text: String) -> String {
    isJapanese ? "“\(text)”の検索結果はありません" : "No Results for “\(text)”"
  }

  private static var isJapanese: Bool {
    LocalizedStrings.environment?.language?.lowercased().hasPrefix("ja") ?? false
  }
}
