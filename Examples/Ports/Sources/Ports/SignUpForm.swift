import UIKit

@objc public protocol SignUpFormDelegate {
  func signUpForm(_ form: SignUpForm, didSubmitName name: String, email: String, password: String)
  @objc optional func signUpForm(_ form: SignUpForm, didRejectField field: UITextField)
}

/// Three fields that are filled in one after the other, and a button that submits them.
public class SignUpForm: UIView {
  @IBOutlet public weak var delegate: SignUpFormDelegate?

  @objc public let nameField = UITextField()
  @objc public let emailField = UITextField()
  @objc public let passwordField = UITextField()
  @objc public let submitButton = UIButton(type: .system)
  public let errorLabel = UILabel()

  private lazy var fields = [nameField, emailField, passwordField]
  private let stackView = UIStackView()
  private var observers: [NSObjectProtocol] = []

  public static let minimumPasswordLength = 8
  private static let maximumNameLength = 20

  public override init(frame: CGRect) {
    super.init(frame: frame)
    configureFields()
    configureButton()
    configureLayout()
    observers.append(
      NotificationCenter.default.addObserver(
        forName: UITextField.textDidChangeNotification, object: passwordField, queue: nil
      ) { [weak self] _ in
        self?.errorLabel.isHidden = true
      })
  }

  required init?(coder: NSCoder) { return nil }

  deinit {
    observers.forEach(NotificationCenter.default.removeObserver(_:))
  }

  // MARK: - Configuration

  private func configureFields() {
    for (index, field) in fields.enumerated() {
      field.borderStyle = .roundedRect
      field.clearButtonMode = .whileEditing
      field.autocorrectionType = .no
      field.returnKeyType = index == fields.count - 1 ? .done : .next
      field.enablesReturnKeyAutomatically = true
      field.delegate = self
      field.tag = index
      field.addTarget(self, action: #selector(textDidChange(_:)), for: .editingChanged)
    }
    nameField.placeholder = "Name"
    nameField.textContentType = .name
    nameField.autocapitalizationType = .words
    emailField.placeholder = "Email"
    emailField.keyboardType = .emailAddress
    emailField.textContentType = .emailAddress
    emailField.autocapitalizationType = .none
    passwordField.attributedPlaceholder = NSAttributedString(
      string: "Password", attributes: [.foregroundColor: UIColor.systemIndigo])
    passwordField.isSecureTextEntry = true
    passwordField.textContentType = .newPassword
    let lock = UIImageView(image: UIImage(systemName: "lock"))
    lock.tintColor = .secondaryLabel
    passwordField.leftView = lock
    passwordField.leftViewMode = .always
  }

  private func configureButton() {
    submitButton.setTitle("Sign up", for: .normal)
    submitButton.setTitle("Fill in all fields", for: .disabled)
    submitButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    submitButton.isEnabled = false
    submitButton.addTarget(self, action: #selector(submit), for: .touchUpInside)
    errorLabel.textColor = .systemRed
    errorLabel.font = .preferredFont(forTextStyle: .footnote)
    errorLabel.numberOfLines = 0
    errorLabel.isHidden = true
  }

  private func configureLayout() {
    stackView.axis = .vertical
    stackView.spacing = 12
    stackView.translatesAutoresizingMaskIntoConstraints = false
    (fields + [errorLabel, submitButton]).forEach(stackView.addArrangedSubview)
    stackView.setCustomSpacing(20, after: passwordField)
    addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stackView.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      nameField.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
      emailField.heightAnchor.constraint(equalTo: nameField.heightAnchor),
      passwordField.heightAnchor.constraint(equalTo: nameField.heightAnchor),
    ])
  }

  // MARK: - Actions

  @objc private func textDidChange(_ sender: UITextField) {
    submitButton.isEnabled = fields.allSatisfy { !($0.text ?? "").isEmpty }
  }

  @objc func submit() {
    guard let email = emailField.text, email.contains("@") else {
      reject(emailField, because: "Enter an email address.")
      return
    }
    guard let password = passwordField.text, password.count >= Self.minimumPasswordLength else {
      reject(passwordField, because: "Use \(Self.minimumPasswordLength) characters or more.")
      return
    }
    endEditing(true)
    errorLabel.isHidden = true
    delegate?.signUpForm(
      self, didSubmitName: nameField.text ?? "", email: email, password: password)
  }

  private func reject(_ field: UITextField, because reason: String) {
    errorLabel.text = reason
    errorLabel.isHidden = false
    field.becomeFirstResponder()
    shake(field)
    UIAccessibility.post(notification: .layoutChanged, argument: errorLabel)
    delegate?.signUpForm?(self, didRejectField: field)
  }

  private func shake(_ view: UIView) {
    let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.values = [0, -10, 10, -5, 5, 0]
    animation.keyTimes = [0, 0.2, 0.4, 0.6, 0.8, 1]
    animation.duration = 0.5
    view.layer.add(animation, forKey: "shake")
  }
}

// MARK: - UITextFieldDelegate

extension SignUpForm: UITextFieldDelegate {
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    textField.layer.borderColor = tintColor.cgColor
    textField.layer.borderWidth = 1
    textField.layer.cornerRadius = 5
  }

  public func textFieldDidEndEditing(_ textField: UITextField) {
    textField.layer.borderWidth = 0
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField.tag + 1 < fields.count {
      fields[textField.tag + 1].becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      if submitButton.isEnabled { submit() }
    }
    return false
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard textField === nameField, let text = textField.text,
      let swiftRange = Range(range, in: text)
    else { return true }
    let updated = text.replacingCharacters(in: swiftRange, with: string)
    return updated.count <= Self.maximumNameLength
  }
}
