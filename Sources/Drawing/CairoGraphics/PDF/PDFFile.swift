import PictureFiles

/// The objects of a PDF file, read where they are used (ISO 32000-1, section 7.5).
final class PDFFile {
  private let bytes: [UInt8]
  private var places: [Int: Place] = [:]
  private var trailer: PDFDictionary = [:]
  private var objects: [Int: PDFObject] = [:]
  /// Those that are being read, which cannot refer to themselves.
  private var reading: Set<Int> = []
  private var objectStreams: [Int: [Int: PDFObject]] = [:]

  private enum Place {
    case offset(Int)
    /// In a stream of objects.
    case stream(Int)
  }

  /// The largest content of a stream, and the objects of a file.
  private static let streamLimit = 1 << 26
  private static let objectLimit = 1 << 20

  init(_ bytes: [UInt8]) throws(PDFProblem) {
    self.bytes = bytes
    try readTables()
    guard trailer["Encrypt"] == nil else {
      throw PDFProblem(at: 0, "the file is encrypted; export it without a password")
    }
  }

  /// The catalog, from which everything is found.
  func root() throws(PDFProblem) -> PDFDictionary {
    guard let root = try resolve(trailer["Root"]).dictionary else {
      throw PDFProblem(at: 0, "the file has no catalog")
    }
    return root
  }

  // MARK: Tables of objects

  /// Reads the table that the end of the file names, and those that it replaces.
  private func readTables() throws(PDFProblem) {
    guard var offset = lastTableOffset() else {
      throw PDFProblem(at: bytes.count, "'startxref' is missing: the file is cut off")
    }
    var seen: Set<Int> = []
    while seen.insert(offset).inserted {
      let dictionary = try readTable(at: offset)
      // The newest table is first.
      trailer.merge(dictionary) { newer, _ in newer }
      if let other = dictionary["XRefStm"]?.integer, seen.insert(other).inserted {
        _ = try readTable(at: other)
      }
      guard let previous = dictionary["Prev"]?.integer else { return }
      offset = previous
    }
  }

  private func lastTableOffset() -> Int? {
    let word = Array("startxref".utf8)
    let tail = bytes.suffix(2048)
    guard let place = tail.indices.last(where: { tail[$0...].starts(with: word) }) else {
      return nil
    }
    var scanner = PDFScanner(bytes[...], at: place + word.count)
    return (try? scanner.object())?.integer
  }

  /// - Returns: the trailer, or the dictionary of the stream that has its place.
  private func readTable(at offset: Int) throws(PDFProblem) -> PDFDictionary {
    guard bytes.indices.contains(offset) else {
      throw PDFProblem(at: offset, "the table of objects lies outside of the file")
    }
    var scanner = PDFScanner(bytes[...], at: offset)
    guard scanner.skip("xref") else { return try readTableStream(&scanner) }
    while !scanner.skip("trailer") {
      let start = scanner.index
      guard let first = try scanner.object().integer, let count = try scanner.object().integer,
        first >= 0, count >= 0, count <= Self.objectLimit, first <= Self.objectLimit
      else { throw PDFProblem(at: start, "the table of objects is damaged") }
      for number in first..<first + count {
        guard let place = try scanner.object().integer, try scanner.object().integer != nil,
          case .word(let kind)? = try scanner.token()
        else { throw PDFProblem(at: start, "the table of objects is damaged") }
        if kind == "n", places[number] == nil { places[number] = .offset(place) }
      }
    }
    guard let trailer = try scanner.object().dictionary else {
      throw PDFProblem(at: scanner.index, "the trailer is damaged")
    }
    return trailer
  }

  /// A table as a stream of numbers of one to several bytes (section 7.5.8).
  private func readTableStream(_ scanner: inout PDFScanner) throws(PDFProblem) -> PDFDictionary {
    let start = scanner.index
    guard let stream = try indirectObject(&scanner).stream,
      let widths = stream.dictionary["W"]?.array?.map({ $0.integer ?? 0 }), widths.count == 3,
      widths.allSatisfy({ (0...4).contains($0) })
    else { throw PDFProblem(at: start, "the table of objects is damaged") }
    let content = try content(of: stream)
    let size = stream.dictionary["Size"]?.integer ?? 0
    let ranges = stream.dictionary["Index"]?.array?.compactMap(\.integer) ?? [0, size]
    var place = 0
    func field(_ index: Int) -> Int? {
      guard widths[index] > 0 else { return nil }
      defer { place += widths[index] }
      return content[place..<place + widths[index]].reduce(0) { $0 << 8 | Int($1) }
    }
    let length = widths.reduce(0, +)
    for (first, count) in zip(ranges, ranges.dropFirst()).enumerated().filter({ $0.offset % 2 == 0 }
    )
    .map(\.element) {
      guard first >= 0, count >= 0, first + count <= 2 * Self.objectLimit else { continue }
      for number in first..<first + count where place + length <= content.count && length > 0 {
        let kind = field(0) ?? 1
        let (second, _) = (field(1) ?? 0, field(2))
        guard places[number] == nil else { continue }
        switch kind {
        case 1: places[number] = .offset(second)
        case 2: places[number] = .stream(second)
        default: break
        }
      }
    }
    return stream.dictionary
  }

  // MARK: Objects

  /// The object that a reference names, or the object itself; null for one that is missing.
  func resolve(_ object: PDFObject?) throws(PDFProblem) -> PDFObject {
    var object = object ?? .null
    for _ in 0..<16 {
      guard case .reference(let reference) = object else { return object }
      object = try self.object(reference.number)
    }
    throw PDFProblem(at: 0, "references refer to references")
  }

  /// The elements of an array, resolved; nil for another object.
  func array(_ object: PDFObject?) throws(PDFProblem) -> [PDFObject]? {
    guard let array = try resolve(object).array else { return nil }
    var result: [PDFObject] = []
    for element in array { result.append(try resolve(element)) }
    return result
  }

  /// The numbers of an array; nil for another object.
  func numbers(_ object: PDFObject?) throws(PDFProblem) -> [Double]? {
    guard let array = try array(object) else { return nil }
    let numbers = array.compactMap(\.number)
    return numbers.count == array.count ? numbers : nil
  }

  private func object(_ number: Int) throws(PDFProblem) -> PDFObject {
    if let object = objects[number] { return object }
    guard let place = places[number] else { return .null }
    guard reading.insert(number).inserted else {
      throw PDFProblem(at: 0, "object \(number) refers to itself")
    }
    defer { reading.remove(number) }
    let object: PDFObject
    switch place {
    case .offset(let offset):
      guard bytes.indices.contains(offset) else {
        throw PDFProblem(at: offset, "object \(number) lies outside of the file")
      }
      var scanner = PDFScanner(bytes[...], at: offset)
      object = try indirectObject(&scanner)
    case .stream(let stream): object = try objectsInStream(stream)[number] ?? .null
    }
    objects[number] = object
    return object
  }

  /// An object with its number: `12 0 obj … endobj`.
  private func indirectObject(_ scanner: inout PDFScanner) throws(PDFProblem) -> PDFObject {
    let start = scanner.index
    guard try scanner.object().integer != nil, try scanner.object().integer != nil,
      scanner.skip("obj")
    else { throw PDFProblem(at: start, "expected an object") }
    let object = try scanner.object()
    guard let dictionary = object.dictionary, scanner.skip("stream") else { return object }
    if scanner.index < bytes.count, bytes[scanner.index] == 0x0D { scanner.index += 1 }
    if scanner.index < bytes.count, bytes[scanner.index] == 0x0A { scanner.index += 1 }
    let begin = scanner.index
    let end = try streamEnd(dictionary, from: begin)
    return .stream(PDFStream(dictionary: dictionary, bytes: bytes[begin..<end]))
  }

  /// The end by the length that the dictionary has, or by the word that follows the stream where that is wrong.
  private func streamEnd(_ dictionary: PDFDictionary, from start: Int) throws(PDFProblem) -> Int {
    if let length = try resolve(dictionary["Length"]).integer, length >= 0,
      start + length <= bytes.count
    {
      var scanner = PDFScanner(bytes[...], at: start + length)
      if scanner.skip("endstream") { return start + length }
    }
    let word = Array("endstream".utf8)
    guard let end = bytes[start...].indices.first(where: { bytes[$0...].starts(with: word) }) else {
      throw PDFProblem(at: start, "the stream does not end: the file is cut off")
    }
    return end
  }

  private func objectsInStream(_ number: Int) throws(PDFProblem) -> [Int: PDFObject] {
    if let objects = objectStreams[number] { return objects }
    guard case .offset? = places[number], let stream = try object(number).stream,
      let count = try resolve(stream.dictionary["N"]).integer, count <= Self.objectLimit,
      let first = try resolve(stream.dictionary["First"]).integer, first >= 0
    else { throw PDFProblem(at: 0, "the stream of objects \(number) is damaged") }
    let content = try content(of: stream)
    var header = PDFScanner(content[...])
    var result: [Int: PDFObject] = [:]
    for _ in 0..<max(count, 0) {
      guard let number = try header.object().integer, let offset = try header.object().integer,
        offset >= 0, first + offset < content.count
      else { throw PDFProblem(at: stream.offset, "the stream of objects is damaged") }
      var scanner = PDFScanner(content[...], at: first + offset)
      result[number] = try scanner.object()
    }
    objectStreams[number] = result
    return result
  }

  // MARK: Streams

  /// The bytes of a stream, decompressed.
  func content(of stream: PDFStream) throws(PDFProblem) -> [UInt8] {
    let (content, rest) = try decoded(stream)
    guard let filter = rest.first else { return content }
    throw PDFProblem(
      at: stream.offset,
      "streams of the filter \(filter) are not read; export the picture again, or as SVG")
  }

  /// The bytes of a stream after the filters that are undone, and the names of the others.
  func decoded(_ stream: PDFStream) throws(PDFProblem) -> (
    bytes: [UInt8], filters: ArraySlice<String>
  ) {
    let filter = try resolve(stream.dictionary["Filter"])
    var filters = (try array(filter)?.compactMap(\.name) ?? [filter.name].compactMap(\.self))[...]
    let parameters = try resolve(stream.dictionary["DecodeParms"])
    var settings = (try array(parameters) ?? [parameters])[...]
    var bytes = Array(stream.bytes)
    while let filter = filters.first {
      let own = settings.popFirst()?.dictionary ?? [:]
      switch filter {
      case "FlateDecode", "Fl":
        bytes = try inflated(bytes, own, at: stream.offset)
      case "ASCIIHexDecode", "AHx":
        var scanner = PDFScanner((Array("<".utf8) + bytes)[...])
        guard case .string(let string) = try scanner.object() else { return ([], filters) }
        bytes = string
      default: return (bytes, filters)
      }
      filters = filters.dropFirst()
    }
    return (bytes, [])
  }

  private func inflated(
    _ bytes: [UInt8], _ settings: PDFDictionary, at offset: Int
  ) throws(PDFProblem) -> [UInt8] {
    do {
      let content = try FlateStream.decompress(bytes[...], atMost: Self.streamLimit)
      let predictor = settings["Predictor"]?.integer ?? 1
      guard predictor > 1 else { return content }
      let bits = settings["BitsPerComponent"]?.integer ?? 8
      let pixelBits = max(settings["Colors"]?.integer ?? 1, 1) * max(bits, 1)
      let columns = settings["Columns"]?.integer ?? 1
      guard pixelBits <= 64, columns > 0, columns <= 1 << 20 else {
        throw FlateStream.Failure.broken
      }
      let (rowBytes, pixelBytes) = ((pixelBits * columns + 7) / 8, (pixelBits + 7) / 8)
      guard predictor < 10 else {
        return try FlateStream.undoFilters(of: content, rowBytes: rowBytes, pixelBytes: pixelBytes)
      }
      guard predictor == 2, bits == 8 else {
        throw PDFProblem(
          at: offset, "the predictor \(predictor) is not read; export the picture as SVG")
      }
      return FlateStream.undoDifferences(of: content, rowBytes: rowBytes, pixelBytes: pixelBytes)
    } catch let problem as PDFProblem {
      throw problem
    } catch FlateStream.Failure.tooLong {
      throw PDFProblem(at: offset, "the stream is longer than \(Self.streamLimit >> 20) MB")
    } catch {
      throw PDFProblem(at: offset, "the stream cannot be decompressed: the file is damaged")
    }
  }
}
