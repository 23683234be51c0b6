import FileAccess
import Testing

@testable import Typesetting

/// The examples of FIPS 180-4's companion, "Secure Hash Standard: example values" (NIST).
@Suite struct SHA256Tests {
  func digest(_ text: String) -> String {
    Array(text.utf8).withUnsafeBytes { SHA256.hexadecimalDigest(of: $0) }
  }

  @Test func nothing() {
    #expect(
      digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }

  @Test func oneBlock() {
    #expect(
      digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test func twoBlocks() {
    #expect(
      digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
  }

  @Test func aMillionTimesA() {
    #expect(
      digest(String(repeating: "a", count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }
}
