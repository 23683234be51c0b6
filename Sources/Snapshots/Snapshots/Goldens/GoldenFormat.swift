/// The kind of a golden's file.
public enum GoldenFormat: String, Sendable, Hashable, CaseIterable {
  /// A picture: a PNG file that contains its view tree.
  case picture
  /// A file that only the test that writes it can read, such as a text. It is compared as the test
  /// says, and accepted as it is.
  case file
}
