/// SHA-256 after FIPS 180-4.
///
/// It names font files in errors and in goldens, and the script of a report's page in its policy. swift-crypto has it too, but would add more than
/// a minute to every clean build for these sixty lines.
public struct SHA256 {
  /// The digest of some bytes in lower-case hexadecimal.
  package static func hexadecimalDigest(of bytes: UnsafeRawBufferPointer) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text = digest(of: bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  /// The digest of some bytes in lower-case hexadecimal.
  public static func hexadecimalDigest(of bytes: [UInt8]) -> String {
    bytes.withUnsafeBytes { hexadecimalDigest(of: $0) }
  }

  /// The digest of some bytes, 32 bytes.
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBytes { digest(of: $0) }
  }

  private static func digest(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var state = initialState
    let wholeBlocks = bytes.count / 64 * 64
    for offset in stride(from: 0, to: wholeBlocks, by: 64) {
      compress(UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + 64]), into: &state)
    }

    // Section 5.1.1: a one bit, zeros, and the length in bits fill up the last blocks.
    var tail = [UInt8](bytes[wholeBlocks...])
    tail.append(0x80)
    while tail.count % 64 != 56 { tail.append(0) }
    let bitCount = UInt64(bytes.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      tail.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
    }
    tail.withUnsafeBytes { tail in
      for offset in stride(from: 0, to: tail.count, by: 64) {
        compress(UnsafeRawBufferPointer(rebasing: tail[offset..<offset + 64]), into: &state)
      }
    }

    return state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  /// Section 6.2.2, for one block of 64 bytes.
  private static func compress(_ block: UnsafeRawBufferPointer, into state: inout [UInt32]) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
      for index in 0..<16 {
        words[index] = UInt32(
          bigEndian: block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
      }
      for index in 16..<64 {
        let (near, far) = (words[index - 2], words[index - 15])
        let sigma1 = rotated(near, 17) ^ rotated(near, 19) ^ (near >> 10)
        let sigma0 = rotated(far, 7) ^ rotated(far, 18) ^ (far >> 3)
        words[index] = sigma1 &+ words[index - 7] &+ sigma0 &+ words[index - 16]
      }

      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      roundConstants.withUnsafeBufferPointer { constants in
        for index in 0..<64 {
          let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
          let choice = (e & f) ^ (~e & g)
          let first = h &+ sum1 &+ choice &+ constants[index] &+ words[index]
          let sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
          let majority = (a & b) ^ (a & c) ^ (b & c)
          (h, g, f, e) = (g, f, e, d &+ first)
          (d, c, b, a) = (c, b, a, first &+ sum0 &+ majority)
        }
      }
      for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }
  }

  @inline(__always)
  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    (word >> count) | (word << (32 - count))
  }

  /// Section 5.3.3: the fractional parts of the square roots of the first eight primes.
  private static let initialState: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// Section 4.2.2: the fractional parts of the cube roots of the first 64 primes.
  private static let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1,
    0x923f_82a4, 0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
    0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786,
    0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147,
    0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
    0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a,
    0x5b9c_ca4f, 0x682e_6ff3, 0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
    0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
