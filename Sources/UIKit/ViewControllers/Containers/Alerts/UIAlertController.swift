import Foundation
import StandardViews

/// A question to the user. It keeps its values; its view is empty, because alerts are not drawn
/// yet.
open class UIAlertController: UIViewController {
  /// Whether the question is in the middle of the screen, or at its bottom.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// The text below the title; nil for none.
  open var message: String?
  /// Whether the question is in the middle of the screen, or at its bottom; alert by default.
  open private(set) var preferredStyle = Style.alert
  /// The answers, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields, in the order in which they were added; nil without any.
  open private(set) var textFields: [UITextField]?
  /// The answer that the Return key selects; nil by default.
  open var preferredAction: UIAlertAction?

  /// Creates a question without answers.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a text field, and calls a closure that configures it.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  open override dynamic func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    NamesOnly.report(UIAlertController.self, shows: "text and actions")
  }
}

/// An answer to an alert.
open class UIAlertAction: NSObject {
  /// The look of an answer.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// The text of the answer; nil for none.
  public let title: String?
  /// The look of the answer.
  public let style: Style
  /// Whether the answer can be selected; true by default.
  open var isEnabled = true
  /// Called when the user selects the action: never here.
  package let handler: ((UIAlertAction) -> Void)?

  /// Creates an answer with an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
