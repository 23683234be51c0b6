import Pixels

/// Writes bitmaps as PNG bytes.
struct PNGEncoder {
  let compression: PNG.Compression

  func encode(_ bitmap: Bitmap, chunks: [PNG.Chunk]) throws(PNGError) -> [UInt8] {
    guard bitmap.width > 0 && bitmap.height > 0 else {
      throw .zeroSize(width: bitmap.width, height: bitmap.height)
    }
    let compressor = try ZlibCompressor(level: level)
    var extras: [(PNGChunkType, [UInt8])] = []
    for chunk in chunks { extras.append(try chunk.encoded(with: compressor)) }
    let image = try image(of: bitmap, with: compressor)
    guard image.data.count <= Int32.max else { throw .chunkTooLong("IDAT") }
    return file(image, extras: extras, pixelHash: PixelHash.of(bitmap))
  }

  private var level: Int32 {
    switch compression {
    case .fast: 1
    case .smallest: 12
    }
  }

  private func image(
    of bitmap: Bitmap, with compressor: ZlibCompressor
  ) throws(PNGError) -> PNGImage {
    switch compression {
    case .fast:
      return smallest(quickForms(of: bitmap).map { PNGImage($0, compressor) })
    case .smallest:
      let quick = try ZlibCompressor(level: 8)
      let trials = forms(of: bitmap).map { PNGImage($0, quick) }
      let slow = try ZlibCompressor(level: 11)
      return smallest(
        finalists(of: trials).map { trial in
          trial.compressed(with: trial.isCostly ? slow : compressor)
        })
    }
  }

  /// The smallest trial at level 8, and the smallest of another colour type if it is close.
  ///
  /// The highest levels take ten times the time, so only these are compressed with them. Colours
  /// gain a few percent more from that than palette indices.
  private func finalists(of trials: [PNGImage]) -> [PNGImage] {
    let best = smallest(trials)
    let others = trials.filter {
      $0.samples.header.colorType != best.samples.header.colorType
        && $0.size * 16 <= best.size * 17
    }
    return others.isEmpty ? [best] : [best, smallest(others)]
  }

  private func smallest(_ images: [PNGImage]) -> PNGImage {
    let best = images.indices.min { images[$0].size < images[$1].size } ?? 0
    return images[best]
  }

  /// Samples and how they are filtered.
  private typealias Form = PNGImage.Form

  /// One encoding of an image, or two where it is not obvious which is smaller: areas of one colour
  /// compress best unfiltered, gradual changes as differences.
  private func quickForms(of bitmap: Bitmap) -> [Form] {
    let compact = PNGSamples.compact(bitmap)
    let hasPalette = compact.header.colorType == .palette
    let plain: Form = (compact, .all(.none))
    if isMostlyFlat(bitmap) || hasPalette && !hasLargePalette(compact) { return [plain] }
    let differences: Form = (compact, .smallestSum([.sub, .up, .paeth]))
    return hasPalette ? [plain, differences] : [differences]
  }

  /// Whether a palette takes so many bytes that colour samples may be smaller.
  private func hasLargePalette(_ samples: PNGSamples) -> Bool { samples.palette.count > 3 * 64 }

  /// Whether most pixels are equal to the preceding one.
  private func isMostlyFlat(_ bitmap: Bitmap) -> Bool {
    let equal = bitmap.pixels.withUnsafeBufferPointer { pixels in
      var count = 0
      for index in pixels.indices.dropFirst() where pixels[index] == pixels[index - 1] {
        count += 1
      }
      return count
    }
    return 2 * equal > bitmap.pixels.count
  }

  /// The encodings of an image that are worth trying.
  private func forms(of bitmap: Bitmap) -> [Form] {
    let compact = PNGSamples.compact(bitmap)
    guard compact.header.colorType == .palette, let indexed = IndexedPixels(bitmap) else {
      return filtered(compact, by: [.none, .sub, .up, .paeth])
    }
    var forms: [Form] = [
      (compact, .all(.none)), (compact, .smallestSum(PNGFilter.allCases)),
      (indexed.samples(order: .frequency), .all(.none)),
    ]
    if compact.header.bitDepth < 8 {
      forms.append((indexed.samples(order: .frequency, packed: false), .all(.none)))
    }
    if hasLargePalette(compact) { forms += filtered(.direct(bitmap), by: [.none]) }
    return forms
  }

  private func filtered(_ samples: PNGSamples, by filters: [PNGFilter]) -> [Form] {
    filters.map { (samples, .all($0)) } + [(samples, .smallestSum(PNGFilter.allCases))]
  }

  private func file(
    _ image: PNGImage, extras: [(PNGChunkType, [UInt8])], pixelHash: PixelHash
  ) -> [UInt8] {
    var imageChunks: [(PNGChunkType, [UInt8])] = [(.header, image.samples.header.bytes)]
    if !image.samples.palette.isEmpty { imageChunks.append((.palette, image.samples.palette)) }
    if !image.samples.transparency.isEmpty {
      imageChunks.append((.transparency, image.samples.transparency))
    }
    imageChunks.append((.imageData, image.data))

    let digest = DigestChunk(
      pixelHash: pixelHash,
      imageChecksum: imageChunks.reduce(0) { checksum, chunk in
        let body = chunk.0.letters + chunk.1
        return crc32(body, body.indices, from: checksum)
      })
    let beforeData = imageChunks.dropLast() + [(.digest, digest.bytes)] + extras
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
    self.init(samples: form.samples, rows: form.choice.filtered(form.samples), compressor)
  }

  private init(samples: PNGSamples, rows: [UInt8], _ compressor: ZlibCompressor) {
    self.samples = samples
    self.rows = rows
    data = compressor.compress(rows)
  }

  /// Whether the highest level, which takes two and a half times the time of the one below, is not
  /// worth the few percent that it gains: for large images that stay large compared with a golden's
  /// texts.
  var isCostly: Bool { rows.count > 8 << 10 && size > 5 << 9 }

  /// The bytes of the file that depend on the form.
  var size: Int { data.count + samples.palette.count + samples.transparency.count }

  func compressed(with compressor: ZlibCompressor) -> PNGImage {
    PNGImage(samples: samples, rows: rows, compressor)
  }
}
