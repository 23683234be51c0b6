// The traits of the text field.

extension UISearchBar: UITextInputTraits {
  /// The keyboard type, of ``searchTextField``.
  public var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  /// The look of the keyboard, of ``searchTextField``.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  /// The title of the return key, of ``searchTextField``.
  public var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// Automatic capitalization, of ``searchTextField``.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  /// Automatic correction, of ``searchTextField``.
  public var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  /// Spell checking, of ``searchTextField``.
  public var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  /// Typographic quotation marks, of ``searchTextField``.
  public var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }

  /// Typographic dashes, of ``searchTextField``.
  public var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }

  /// Automatic spaces at insertions and deletions, of ``searchTextField``.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }

  /// Inline predictions, of ``searchTextField``.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { searchTextField.inlinePredictionType }
    set { searchTextField.inlinePredictionType = newValue }
  }

  /// The meaning of the text for automatic filling; nil for none, of ``searchTextField``.
  public var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }

  /// Whether the return key is disabled while the text is empty, of ``searchTextField``.
  public var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether dots are drawn instead of the text, of ``searchTextField``.
  public var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
}
