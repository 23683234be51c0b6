import PictureFiles
import Pixels
import TestSupport
import Testing

@Suite struct PNGChunkTests {
  let bitmap = Bitmap(width: 1, height: 1, pixels: [0xFF12_3456])

  @Test(arguments: ["", "plain", "保存 – é", String(repeating: "long 長い ", count: 400)])
  func textsAreReadAsTheyWereWritten(text: String) throws {
    let chunks = [PNG.Chunk.text(keyword: "View Tree", text: text)]
    let bytes = try PNG.encode(bitmap, chunks: chunks)
    #expect(try PNG.readChunks(bytes) == chunks)
    #expect(try PNG.decode(bytes).text(for: "View Tree") == text)
    #expect(try PNG.decode(bytes).text(for: "Other") == nil)
  }

  @Test(arguments: [
    ("plain", "tEXt"), ("24×24 é\n", "tEXt"), ("保存", "iTXt"), ("tab\t", "iTXt"),
    (String(repeating: "24×24 ", count: 40), "zTXt"), (String(repeating: "保存", count: 40), "iTXt"),
  ])
  func textsAreInTheSimplestChunkThatHasTheirCharacters(text: String, type: String) throws {
    let bytes = try PNG.encode(bitmap, chunks: [.text(keyword: "k", text: text)])
    let name = "\(type)k\0"
    #expect(bytes.firstRange(of: Array(name.utf8)) != nil)
    #expect(try PNG.decode(bytes).text(for: "k") == text)
  }

  @Test func longTextsAreCompressed() throws {
    let text = String(repeating: "frame = [0, 0, 240, 80]; ", count: 100)
    let bytes = try PNG.encode(bitmap, chunks: [.text(keyword: "tree", text: text)])
    #expect(bytes.count < 400)
  }

  @Test func privateChunksKeepTheirOrder() throws {
    let chunks: [PNG.Chunk] = [
      .other(type: "abCD", data: [1, 2, 3]), .text(keyword: "a", text: "b"),
      .other(type: "abCE", data: []),
    ]
    #expect(try PNG.readChunks(try PNG.encode(bitmap, chunks: chunks)) == chunks)
  }

  @Test(arguments: ["IDAT", "tRNS", "tEXt", "hxSH", "abc", "ab1D", "Abcd", "äbc"])
  func reservedAndInvalidTypesAreRejected(type: String) {
    #expect(throws: PNGError.invalidChunkType(type)) {
      try PNG.encode(bitmap, chunks: [.other(type: type, data: [])])
    }
  }

  @Test(arguments: ["", " a", "a ", "ä", "a\n", String(repeating: "k", count: 80)])
  func keywordsThatTheFormatForbidsAreRejected(keyword: String) {
    #expect(throws: PNGError.invalidKeyword(keyword)) {
      try PNG.encode(bitmap, chunks: [.text(keyword: keyword, text: "")])
    }
  }

  @Test func textsOfOtherProgramsAreRead() throws {
    var png = HandMadePNG(width: 1, height: 1, depth: 8, type: 0, rows: [0, 1])
    png.insert(
      "tEXt", Array("Author\0Andr\u{E9}".unicodeScalars.map { UInt8($0.value) }), before: "IDAT")
    png.insert(
      "zTXt", Array("Comment\0\0".utf8) + HandMadePNG.stored(Array("hello".utf8)), before: "IDAT")
    png.insert(
      "iTXt", Array("Title\0\u{1}\0ja\0題\0".utf8) + HandMadePNG.stored(Array("保存".utf8)),
      before: "IDAT")
    #expect(
      try PNG.readChunks(png.bytes) == [
        .text(keyword: "Author", text: "André"), .text(keyword: "Comment", text: "hello"),
        .text(keyword: "Title", text: "保存"),
      ])
  }

  @Test func aTextWithInvalidContentIsReadAsData() throws {
    var png = HandMadePNG(width: 1, height: 1, depth: 8, type: 0, rows: [0, 1])
    let data = Array("Comment\0\0".utf8) + [1, 2, 3]
    png.insert("zTXt", data, before: "IDAT")
    #expect(try PNG.readChunks(png.bytes) == [.other(type: "zTXt", data: data)])
  }
}
