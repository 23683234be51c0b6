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

  private var level: Int32 {
    switch compression {
    case .fast: 1
    case .smallest: 12
    }
  }

  /// Samples and their compressed rows.
  private typealias Image = (samples: PNGSamples, data: [UInt8])

  private func image(of bitmap: Bitmap, with compressor: ZlibCompressor) -> Image {
    let samples = PNGSamples.compact(bitmap)
    switch compression {
    case .fast:
      return compressed(samples, fastFilter(for: samples), with: compressor)
    case .smallest:
      return smallest(bitmap, samples, with: compressor)
    }
  }

  private func fastFilter(for samples: PNGSamples) -> PNGFilterChoice {
    samples.header.colorType == .palette ? .all(.none) : .smallestSum([.none, .sub, .up])
  }

  private func smallest(
    _ bitmap: Bitmap, _ compact: PNGSamples, with compressor: ZlibCompressor
  ) -> Image {
    var best = compressed(compact, .all(.none), with: compressor)
    var candidates: [(PNGSamples, PNGFilterChoice)] = []
    if compact.header.colorType == .palette {
      if compact.header.bitDepth < 8, let indexed = IndexedPixels(bitmap) {
        candidates.append((indexed.samples(packed: false), .all(.none)))
      }
    } else {
      let choices: [PNGFilterChoice] = [
        .all(.sub), .all(.up), .all(.paeth), .smallestSum(PNGFilter.allCases),
      ]
      candidates += choices.map { (compact, $0) }
    }
    for (samples, choice) in candidates {
      let other = compressed(samples, choice, with: compressor)
      if size(of: other) < size(of: best) { best = other }
    }
    return best
  }

  private func compressed(
    _ samples: PNGSamples, _ choice: PNGFilterChoice, with compressor: ZlibCompressor
  ) -> Image {
    (samples, compressor.compress(choice.filtered(samples)))
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
