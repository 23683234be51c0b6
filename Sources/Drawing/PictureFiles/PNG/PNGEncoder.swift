import Pixels

/// Writes bitmaps as PNG bytes.
struct PNGEncoder {
  let compression: PNG.Compression

  func encode(_ bitmap: Bitmap, chunks: [PNG.Chunk]) throws(PNGError) -> [UInt8] {
    guard bitmap.width > 0 && bitmap.height > 0 else {
      throw .zeroSize(width: bitmap.width, height: bitmap.height)
    }
    let texts = try ZlibCompressor.ofThread(level: textLevel)
    var extras: [(PNGChunkType, [UInt8])] = []
    for chunk in chunks { extras.append(try chunk.encoded(with: texts)) }
    let image = try image(of: bitmap)
    guard image.data.count <= Int32.max else { throw .chunkTooLong("IDAT") }
    return file(image, extras: extras, pixelHash: PixelHash.of(bitmap))
  }

  /// Encodes samples of plain areas as they are.
  ///
  /// - Parameter pixelHash: Nil to leave out the digest.
  func encode(_ samples: PNGSamples, pixelHash: PixelHash?) throws(PNGError) -> [UInt8] {
    let (width, height) = (samples.header.width, samples.header.height)
    guard width > 0 && height > 0 else { throw .zeroSize(width: width, height: height) }
    let image =
      samples.header.size.isLarge
      ? try PNGImage(inBands: samples, .upForRepeatedRows)
      : PNGImage((samples, .upForRepeatedRows), try ZlibCompressor.ofThread(level: .fastest))
    guard image.data.count <= Int32.max else { throw .chunkTooLong("IDAT") }
    return file(image, extras: [], pixelHash: pixelHash)
  }

  private var textLevel: ZlibCompressor.Level {
    switch compression {
    case .fast: .fastest
    case .smallest: .smallest
    }
  }

  private func image(of bitmap: Bitmap) throws(PNGError) -> PNGImage {
    switch compression {
    case .fast:
      if bitmap.size.isLarge { return try image(ofLarge: bitmap) }
      let compressor = try ZlibCompressor.ofThread(level: .fastest)
      return smallest(of: fastForms(of: bitmap), by: compressor)
    case .smallest:
      let compact = PNGSamples.compact(bitmap)
      let small = try ZlibCompressor.ofThread(level: .small)
      if compact.rows.count > OptimalDeflate.limit {
        return smallest(of: quickForms(of: bitmap, compact), by: small)
      }
      let trial = try ZlibCompressor.ofThread(level: .fastest)
      var forms = unfiltered(compact)
      if hasLargePalette(compact) { forms += unfiltered(.direct(bitmap)) }
      var best = smallest(of: forms, by: trial)
      if best.hasGradualChanges {
        // The fastest compression ranks filters otherwise than the search that follows.
        forms += [
          (best.samples, .smallestSum(PNGFilter.allCases)), (best.samples, .all(.sub)),
        ]
        best = smallest(of: forms, by: try ZlibCompressor.ofThread(level: .ranking))
      }
      return best.isWorthSearching ? best.searched() : best.compressed(with: small)
    }
  }

  /// Its samples are made band by band unless each takes a byte at most.
  private func image(ofLarge bitmap: Bitmap) throws(PNGError) -> PNGImage {
    if let small = PNGSamples.small(bitmap) {
      return try PNGImage(inBands: small, .upForRepeatedRows)
    }
    let header = PNGSamples.directHeader(of: bitmap)
    return try PNGImage(
      inBands: PNGSamples(header: header, rows: []),
      isMostlyFlat(bitmap) ? .upForRepeatedRows : .all(.up)
    ) { rows in
      .direct(bitmap.part(rows.rect(width: bitmap.width)), as: header.colorType)
    }
  }

  /// Samples and how they are filtered.
  private typealias Form = PNGImage.Form

  /// Encodes in several forms, of which the first smallest one is kept: all of them would take several
  /// times the memory of the bitmap.
  ///
  /// - Parameters:
  ///   - forms: at least one.
  ///   - smaller: an image to keep unless a form is smaller.
  private func smallest(
    of forms: [Form], unless smaller: PNGImage? = nil, by compressor: ZlibCompressor
  ) -> PNGImage {
    var best = smaller ?? PNGImage(forms[0], compressor)
    for form in smaller == nil ? forms.dropFirst() : forms[...] {
      let image = PNGImage(form, compressor)
      if image.size < best.size { best = image }
    }
    return best
  }

  /// The encodings to try where time matters: for a large image only one, whose differences are those from the row
  /// above. To choose among the filters takes a second for a screen full of gradients in a test, which runs without
  /// optimisation.
  private func fastForms(of bitmap: Bitmap) -> [Form] {
    let compact = PNGSamples.compact(bitmap)
    if bitmap.pixels.count < Self.smallImage { return quickForms(of: bitmap, compact) }
    let isPlain = compact.header.colorType == .palette || isMostlyFlat(bitmap)
    return [(compact, isPlain ? .upForRepeatedRows : .all(.up))]
  }

  /// The number of pixels from which on an image is large.
  private static let smallImage = 1 << 17

  /// One encoding of an image, or two where it is not obvious which is smaller: areas of one colour
  /// compress best unfiltered, gradual changes as differences.
  private func quickForms(of bitmap: Bitmap, _ compact: PNGSamples) -> [Form] {
    let hasPalette = compact.header.colorType == .palette
    let plain: Form = (compact, .upForRepeatedRows)
    if isMostlyFlat(bitmap) || hasPalette && !hasLargePalette(compact) { return [plain] }
    let differences: Form = (compact, .smallestSum([.sub, .up, .paeth]))
    return hasPalette ? [plain, differences] : [differences]
  }

  /// Whether a palette takes so many bytes that colour samples may be smaller.
  private func hasLargePalette(_ samples: PNGSamples) -> Bool { samples.palette.count > 3 * 64 }

  /// Whether most pixels are equal to the preceding one.
  private func isMostlyFlat(_ bitmap: Bitmap) -> Bool {
    let all = bitmap.pixels.count
    let equal = bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return 0 }
      var (count, index) = (0, 1)
      while index < all {
        if pixels[index] == pixels[index &- 1] { count &+= 1 }
        index &+= 1
      }
      return count
    }
    return 2 * equal > all
  }

  private func unfiltered(_ samples: PNGSamples) -> [Form] {
    [(samples, .all(.none)), (samples, .upForRepeatedRows)]
  }

  private func file(
    _ image: PNGImage, extras: [(PNGChunkType, [UInt8])], pixelHash: PixelHash?
  ) -> [UInt8] {
    var imageChunks: [(PNGChunkType, [UInt8])] = [(.header, image.samples.header.bytes)]
    if !image.samples.palette.isEmpty { imageChunks.append((.palette, image.samples.palette)) }
    if !image.samples.transparency.isEmpty {
      imageChunks.append((.transparency, image.samples.transparency))
    }
    imageChunks.append((.imageData, image.data))

    let digest = pixelHash.map { pixelHash in
      DigestChunk(
        pixelHash: pixelHash,
        imageChecksum: imageChunks.reduce(0) { checksum, chunk in
          let body = chunk.0.letters + chunk.1
          return crc32(body, body.indices, from: checksum)
        })
    }
    let digests = digest.map { [(PNGChunkType.digest, $0.bytes)] } ?? []
    let beforeData = imageChunks.dropLast() + digests + extras
    let all = beforeData + imageChunks.suffix(1) + [(.end, [])]

    var bytes = PNGLayout.signature
    bytes.reserveCapacity(all.reduce(bytes.count) { $0 + $1.1.count + 12 })
    for (type, data) in all { bytes.append(type, data) }
    return bytes
  }
}

/// An image in one of the forms that a PNG stores.
private struct PNGImage {
  /// Samples and how they are filtered.
  typealias Form = (samples: PNGSamples, choice: PNGFilterChoice)

  let samples: PNGSamples
  /// Filtered, with their filter bytes.
  private let rows: [UInt8]
  /// The compressed rows.
  let data: [UInt8]

  init(_ form: Form, _ compressor: ZlibCompressor) {
    let rows = form.choice.filtered(form.samples)
    self.init(samples: form.samples, rows: rows, data: compressor.compress(rows))
  }

  /// An image of samples that are filtered and compressed in bands.
  init(inBands samples: PNGSamples, _ choice: PNGFilterChoice) throws(PNGError) {
    let rowBytes = samples.header.rowBytes
    try self.init(inBands: samples, choice) { rows in
      var band = samples
      band.header.height = rows.count
      band.rows = Array(samples.rows[rows.lowerBound * rowBytes..<rows.upperBound * rowBytes])
      return band
    }
  }

  /// An image whose samples are made, filtered and compressed in bands.
  ///
  /// - Parameters:
  ///   - samples: All but the rows.
  ///   - band: The samples of some rows.
  init(
    inBands samples: PNGSamples, _ choice: PNGFilterChoice, band: (Range<Int>) -> PNGSamples
  ) throws(PNGError) {
    let (height, count) = (samples.header.height, 64)
    let stream = try ZlibStream()
    for start in stride(from: 0, to: height, by: count) {
      // A filter refers to the row above, so a band has the last row of the one before too.
      let first = max(0, start - 1)
      let filtered = choice.filtered(band(first..<min(start + count, height)))
      let skipped = (start - first) * (samples.header.rowBytes + 1)
      try filtered[skipped...].withUnsafeBufferPointer { (bytes) throws(PNGError) in
        try stream.append(bytes)
      }
    }
    self.init(samples: samples, rows: [], data: try stream.finish())
  }

  private init(samples: PNGSamples, rows: [UInt8], data: [UInt8]) {
    self.samples = samples
    self.rows = rows
    self.data = data
  }

  /// Whether differences of neighbouring samples may be smaller than the samples. Areas of one colour,
  /// which compress to a few percent, are smallest unfiltered, and the places in a palette are no
  /// quantities.
  var hasGradualChanges: Bool {
    samples.header.colorType != .palette && size * 25 > rows.count
  }

  /// Whether the image is small enough, and simple enough, to search for the cheapest sequence of
  /// matches: not a photo.
  ///
  /// The search takes memory and time for the bytes that are not in long runs of one colour, of which the
  /// size of the compressed data is a measure.
  var isWorthSearching: Bool { data.count < 1 << 18 }

  /// The bytes of the file that depend on the form.
  var size: Int { data.count + samples.palette.count + samples.transparency.count }

  func compressed(with compressor: ZlibCompressor) -> PNGImage {
    PNGImage(samples: samples, rows: rows, data: compressor.compress(rows))
  }

  /// The same image, compressed further unless that is not possible.
  func searched() -> PNGImage {
    let best = OptimalDeflate.compress(rows, period: samples.header.pixelBytes)
    return best.count < data.count ? PNGImage(samples: samples, rows: rows, data: best) : self
  }
}

extension Range<Int> {
  /// The rectangle of these rows.
  fileprivate func rect(width: Int) -> PixelRect {
    PixelRect(x: 0, y: lowerBound, width: width, height: count)
  }
}
