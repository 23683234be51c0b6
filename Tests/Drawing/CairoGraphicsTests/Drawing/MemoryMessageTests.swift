import CairoGraphics
import Testing

@Suite struct MemoryMessageTests {
  @Test func theMessageOfADrawingNamesTheMemory() {
    let error = CGContextError.notEnoughMemory(width: 4096, height: 2048, byteCount: 134_217_728)
    #expect(
      error.description == """
        a picture of 4096 × 2048 pixels needs about 134 MB of memory, which this process does not get; \
        draw it smaller, at a smaller scale, or in parts, or raise the limit of the process (ulimit -v) \
        or of its container
        """)
  }

  @Test func theMessageOfAFileNamesTheMemory() {
    let error = PNGError.notEnoughMemory(width: 4096, height: 2048, byteCount: 134_217_728)
    #expect(
      error.description == """
        a picture of 4096 × 2048 pixels needs about 134 MB of memory, which this process does not get; \
        raise its limit (ulimit -v) or its container's
        """)
  }
}
