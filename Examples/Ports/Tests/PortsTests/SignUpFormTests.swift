import XCTest

@testable import Ports

private final class FormDelegate: SignUpFormDelegate {
  var submitted: [String] = []
  var rejected: [UITextField] = []

  func signUpForm(
    _ form: SignUpForm, didSubmitName name: String, email: String, password: String
  ) {
    submitted.append("\(name) <\(email)> \(password)")
  }

  func signUpForm(_ form: SignUpForm, didRejectField field: UITextField) {
    rejected.append(field)
  }
}

class SignUpFormTests: XCTestCase {
  private let delegate = FormDelegate()
  fileprivate var window: UIWindow!
  fileprivate var form: SignUpForm!

  override func setUp() {
    super.setUp()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    form = SignUpForm(frame: CGRect(x: 0, y: 100, width: 320, height: 0))
    form.frame.size = form.systemLayoutSizeFitting(
      CGSize(width: 320, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    form.delegate = delegate
    form.backgroundColor = .systemBackground
    window.addSubview(form)
    window.makeKeyAndVisible()
    form.layoutIfNeeded()
  }

  private func fillIn(_ name: String, _ email: String, _ password: String) {
    for (field, text) in [
      (form.nameField, name), (form.emailField, email), (form.passwordField, password),
    ] {
      field.text = text
      field.sendActions(for: .editingChanged)
    }
  }

  func testFieldsFillTheMarginsInOneColumn() {
    // The default margins are 8 points.
    XCTAssertEqual(
      form.nameField.convert(form.nameField.bounds, to: form),
      CGRect(x: 8, y: 8, width: 304, height: 40))
    XCTAssertEqual(form.emailField.frame, CGRect(x: 0, y: 52, width: 304, height: 40))
    XCTAssertEqual(form.passwordField.frame.minY, 104)
    XCTAssertEqual(form.submitButton.frame.minY, form.passwordField.frame.maxY + 20)
  }

  func testReturnMovesToTheNextField() {
    XCTAssertTrue(form.nameField.becomeFirstResponder())
    XCTAssertEqual(form.nameField.returnKeyType, .next)
    form.nameField.insertText("\n")
    XCTAssertFalse(form.nameField.isFirstResponder)
    XCTAssertTrue(form.emailField.isFirstResponder)
    XCTAssertEqual(form.emailField.delegate?.textFieldShouldReturn?(form.emailField), false)
    XCTAssertTrue(form.passwordField.isFirstResponder)
    XCTAssertEqual(form.passwordField.returnKeyType, .done)
    form.passwordField.insertText("\n")
    XCTAssertFalse(form.fieldsAreEdited)
    XCTAssertTrue(delegate.submitted.isEmpty, "Fields are empty.")
  }

  func testEditedFieldHasABorder() {
    form.emailField.becomeFirstResponder()
    XCTAssertEqual(form.emailField.layer.borderWidth, 1)
    XCTAssertEqual(form.emailField.layer.borderColor, form.tintColor.cgColor)
    form.emailField.resignFirstResponder()
    XCTAssertEqual(form.emailField.layer.borderWidth, 0)
  }

  func testButtonNeedsAllFields() {
    XCTAssertFalse(form.submitButton.isEnabled)
    XCTAssertEqual(form.submitButton.currentTitle, "Fill in all fields")
    fillIn("Ada", "ada@example.org", "")
    XCTAssertFalse(form.submitButton.isEnabled)
    form.passwordField.becomeFirstResponder()
    form.passwordField.insertText("x")
    XCTAssertTrue(form.submitButton.isEnabled)
    XCTAssertEqual(form.submitButton.title(for: .normal), "Sign up")
  }

  func testSubmitting() {
    fillIn("Ada", "ada@example.org", "countess")
    form.emailField.becomeFirstResponder()
    form.submitButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(delegate.submitted, ["Ada <ada@example.org> countess"])
    XCTAssertFalse(form.fieldsAreEdited)
    XCTAssertEqual(
      form.submitButton.actions(forTarget: form, forControlEvent: .touchUpInside), ["submit"])
  }

  func testDoneSubmits() {
    fillIn("Ada", "ada@example.org", "countess")
    form.passwordField.becomeFirstResponder()
    form.passwordField.insertText("\n")
    XCTAssertEqual(delegate.submitted.count, 1)
  }

  func testErrorsAreShownAtTheirField() {
    fillIn("Ada", "ada", "countess")
    form.submit()
    XCTAssertEqual(delegate.rejected, [form.emailField])
    XCTAssertEqual(form.errorLabel.text, "Enter an email address.")
    XCTAssertFalse(form.errorLabel.isHidden)
    XCTAssertTrue(form.emailField.isFirstResponder)

    fillIn("Ada", "ada@example.org", "short")
    form.submit()
    XCTAssertEqual(delegate.rejected.last, form.passwordField)
    XCTAssertEqual(form.errorLabel.text, "Use 8 characters or more.")

    form.passwordField.insertText("er")
    XCTAssertTrue(form.errorLabel.isHidden)
  }

  func testNamesAreLimited() {
    form.nameField.becomeFirstResponder()
    form.nameField.insertText(String(repeating: "a", count: 20))
    form.nameField.insertText("b")
    XCTAssertEqual(form.nameField.text?.count, 20)
    form.nameField.deleteBackward()
    XCTAssertEqual(form.nameField.text?.count, 19)
    let range = NSRange(location: 0, length: 19)
    XCTAssertEqual(
      form.textField(
        form.nameField, shouldChangeCharactersIn: range,
        replacementString: String(repeating: "c", count: 21)),
      false)
  }

  func testFormIsDrawn() {
    fillIn("Ada Lovelace", "", "countess")
    form.errorLabel.text = "Enter an email address."
    form.errorLabel.isHidden = false
    form.frame.size.height = form.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    form.passwordField.becomeFirstResponder()
    for style in [UIUserInterfaceStyle.light, .dark] {
      form.overrideUserInterfaceStyle = style
      for scale in [1, 2] as [CGFloat] {
        let name = style == .dark ? "form-dark" : "form"
        let picture = Picture(of: form, scale: scale, named: name)
        let background = style == .dark ? [0, 0, 0, 255] : [255, 255, 255, 255]
        XCTAssertEqual(picture.color(x: 2, y: 2), background)
      }
    }
  }
}

extension SignUpForm {
  fileprivate var fieldsAreEdited: Bool {
    [nameField, emailField, passwordField].contains(where: \.isFirstResponder)
  }
}

// MARK: - Time

#if canImport(HeadlessUIKit)
  extension SignUpFormTests {
    func testRejectedFieldShakes() {
      let clock = VirtualClock()
      form.emailField.text = "ada"
      clock.perform { form.submit() }
      func offset() -> CGFloat? { form.emailField.layer.presentation()?.affineTransform().tx }
      XCTAssertEqual(offset(), 0)
      clock.advance(by: 0.1)
      XCTAssertEqual(try XCTUnwrap(offset()), -10, accuracy: 0.001)
      clock.advance(by: 0.05)
      XCTAssertEqual(try XCTUnwrap(offset()), 0, accuracy: 0.001)
      clock.advance(by: 0.05)
      XCTAssertEqual(try XCTUnwrap(offset()), 10, accuracy: 0.001)
      clock.advance(by: 0.3)
      XCTAssertNil(form.emailField.layer.animation(forKey: "shake"))
    }
  }
#endif
