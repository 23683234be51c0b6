import CReportPage
import FileAccess
import Foundation
import JSONValues
import Mustache
import Snapshots

/// The page without its pictures. Template, style and script are in the executable.
enum PageTemplate {
  /// The files of the script, in the order in which they are joined: each may use those before it while
  /// it is loaded, and all others later.
  private static let scripts = [
    report_page_dom_js(), report_page_data_js(), report_page_png_js(), report_page_pictures_js(),
    report_page_difference_js(), report_page_state_js(), report_page_vision_js(),
    report_page_filter_js(), report_page_thumbnails_js(), report_page_hooks_js(),
    report_page_groups_js(), report_page_notes_js(), report_page_matrix_js(),
    report_page_stage_js(), report_page_loupe_js(), report_page_viewer_js(),
    report_page_inspect_js(), report_page_review_js(), report_page_keys_js(), report_page_main_js(),
  ].map(\.text)

  /// One function, so that none of its names is global.
  static let script =
    "(() => {\n\"use strict\";\n"
    + scripts.joined(separator: "\n") + "})();\n"

  static let style = report_page_page_css().text

  private static let template = Result {
    try MustacheTemplate(
      string: report_page_page_html_mustache().text)
  }

  /// The policy of the page: only its own style and script, pictures of its own, no network.
  ///
  /// - Parameter server: Whether the page may talk to the server that it is from.
  static func policy(withServer server: Bool) -> String {
    [
      "default-src 'none'",
      "script-src '\(digest(of: script))'",
      "style-src '\(digest(of: style))'",
      "img-src blob: data:",
      server ? "connect-src 'self'" : nil,
      "base-uri 'none'",
      "form-action 'none'",
      // No text is ever parsed as HTML.
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].compactMap { $0 }.joined(separator: "; ")
  }

  /// The source expression of a hash (Content Security Policy Level 3, section 2.3.1).
  private static func digest(of text: String) -> String {
    "sha256-" + Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString()
  }

  /// Everything before the pictures.
  ///
  /// - Parameter data: The JSON for the script, escaped.
  static func head(of page: ReportPage, data: String) -> String {
    var content: [String: Any] = [
      "groups": page.groups.map {
        ["words": $0.words, "count": "\($0.snapshots.count)"]
      },
      "notes": page.notes.map { ["words": $0.words, "variants": $0.variants] },
      "policy": policy(withServer: page.server != nil),
      "report": data,
      "script": script,
      "style": style,
      "title": page.title,
    ]
    content["server"] = page.server?.path
    switch template {
    case .success(let template): return template.render(content)
    // The tests render the template, so this is never reached.
    case .failure(let error): return "The template of the page is invalid: \(error)"
    }
  }
}

extension ReportPageFile {
  fileprivate var text: String {
    String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
  }
}
