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
    let image = image(of: bitmap, with: compressor)
    guard image.data.count <= Int32.max else { throw .chunkTooLong("IDAT") }
    return file(image, extras: extras, pixelHash: PixelHash.of(bitmap))
  }

  /// Levels above 9 of libdeflate would save another 5 % for ten times the time.
  private var level: Int32 {
    switch compression {
    case .fast: 1
    case .smallest: 8
    }
  }

  /// Samples and their compressed rows.
  private typealias Image = (samples: PNGSamples, data: [UInt8])

  private func image(of bitmap: Bitmap, with compressor: ZlibCompressor) -> Image {
    let forms = compression == .fast ? quickForms(of: bitmap) : forms(of: bitmap)
    let images = forms.map { compressed($0, with: compressor) }
    let best = images.indices.min { size(of: images[$0]) < size(of: images[$1]) } ?? 0
    return images[best]
  }

  /// Samples and how they are filtered.
  private typealias Form = (samples: PNGSamples, choice: PNGFilterChoice)

  /// One way to write a picture, or two where a glance does not tell: areas of one colour compress
  /// best as they are, and what changes from pixel to pixel by its differences.
  private func quickForms(of bitmap: Bitmap) -> [Form] {
    let compact = PNGSamples.compact(bitmap)
    let hasPalette = compact.header.colorType == .palette
    let plain: Form = (compact, .all(.none))
    if isMostlyFlat(bitmap) || hasPalette && !hasLargePalette(compact) { return [plain] }
    let differences: Form = (compact, .smallestSum([.sub, .up, .paeth]))
    return hasPalette ? [plain, differences] : [differences]
  }

  /// Whether a palette takes so much room that colour samples may be smaller.
  private func hasLargePalette(_ samples: PNGSamples) -> Bool { samples.palette.count > 3 * 64 }

  /// Whether most pixels are equal to the one before them.
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

  /// Ways to write a picture that are worth trying.
  private func forms(of bitmap: Bitmap) -> [Form] {
    let compact = PNGSamples.compact(bitmap)
    guard compact.header.colorType == .palette else { return filtered(compact) }
    var forms: [Form] = [(compact, .all(.none)), (compact, .smallestSum(PNGFilter.allCases))]
    if compact.header.bitDepth < 8, let indexed = IndexedPixels(bitmap) {
      forms.append((indexed.samples(packed: false), .all(.none)))
    }
    if hasLargePalette(compact) { forms += filtered(.direct(bitmap)) }
    return forms
  }

  private func filtered(_ samples: PNGSamples) -> [Form] {
    let choices: [PNGFilterChoice] = [
      .all(.none), .all(.sub), .all(.up), .all(.paeth), .smallestSum(PNGFilter.allCases),
    ]
    return choices.map { (samples, $0) }
  }

  private func compressed(_ form: Form, with compressor: ZlibCompressor) -> Image {
    (form.samples, compressor.compress(form.choice.filtered(form.samples)))
  }

  private func size(of image: Image) -> Int {
    image.data.count + image.samples.palette.count + image.samples.transparency.count
  }

  private func file(
    _ image: Image, extras: [(PNGChunkType, [UInt8])], pixelHash: PixelHash
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
