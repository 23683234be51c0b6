import RendererChecks
import Testing
import Typesetting

@Suite struct RendererCheckTests {
  @Test func theCanaryLives() {
    #expect(Canary.check() == [])
  }

  @Test func aMachineWithoutPixmansFastPathsIsReported() {
    #expect(throws: RendererError.pixmanDisabled("fast sse2")) {
      try RendererCheck.run(environment: ["PIXMAN_DISABLE": "fast sse2"])
    }
    #expect(throws: Never.self) { try RendererCheck.run(environment: [:]) }
  }

  @Test func theFingerprintHoldsTheFontsInOrder() {
    let a = FontUse(fileName: "A.otf", sha256: "1")
    let b = FontUse(fileName: "B.otf", sha256: "0")
    let fingerprint = RendererFingerprint(fonts: [b, a])
    #expect(fingerprint.fonts == [a, b])
    #expect(fingerprint.renderer == "4")
    #expect(fingerprint.canary.count == 32)
  }
}
