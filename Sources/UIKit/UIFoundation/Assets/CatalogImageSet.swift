import Assets
import Messages
import Synchronization

/// The decoded images of a catalog's image set. Each file is read once, also by concurrent tasks.
final class CatalogImageSet: Sendable {
  private struct Key: Hashable {
    var file: URL
    /// The scale at which shapes became pixels; nil for shapes and files of pixels.
    var scale: Int?
    var tiles: Bool
  }

  let set: ImageSet
  private let images = Mutex<[Key: UIImage]>([:])
  private let findings = Mutex<Findings?>(nil)

  /// Faults of the pictures.
  struct Findings {
    var errors: [AssetError] = []
    /// Pictures whose colour profiles are not applied, and why.
    var ignoredProfiles: [(path: String, reason: String)] = []
  }

  init(_ set: ImageSet) { self.set = set }

  /// The image for some traits; nil if the set has none, or only a broken one.
  func image(with traits: UITraitCollection, asset: UIImageAsset) -> UIImage? {
    guard let entry = set.entry(in: traits.assetEnvironment) else { return nil }
    return try? image(of: entry, traits: traits, asset: asset)
  }

  /// Reads all images of the set.
  ///
  /// - Returns: their faults.
  func check() -> Findings {
    findings.withLock { known in
      if let known { return known }
      var findings = Findings()
      for entry in set.entries {
        do throws(AssetError) {
          if let reason = try Self.read(entry).ignoredProfile {
            findings.ignoredProfiles.append((entry.file.lastPathComponent, reason))
          }
        } catch {
          findings.errors.append(error)
        }
      }
      known = findings
      return findings
    }
  }

  private func image(
    of entry: ImageSet.Entry, traits: UITraitCollection, asset: UIImageAsset
  ) throws(AssetError) -> UIImage {
    let isVector = ["svg", "pdf"].contains(entry.file.pathExtension.lowercased())
    let scale = isVector && !set.preservesVectors ? Self.wholeScale(traits.displayScale) : nil
    let key = Key(file: entry.file, scale: scale, tiles: entry.slicing?.tiles ?? false)
    if let known = images.withLock({ $0[key] }) { return known }
    var image = try Self.read(entry)
    if let scale { image = image.rasterized(scale: CGFloat(scale)) }
    let made = UIImage(
      content: image.content, scale: image.scale, size: image.size,
      style: style(of: entry, image: image), asset: asset)
    // A concurrent task may have read the file too.
    return images.withLock { images in
      let first = images[key] ?? made
      images[key] = first
      return first
    }
  }

  /// A display's pixels per point as an integer from 1 to 3.
  private static func wholeScale(_ scale: CGFloat) -> Int {
    scale <= 1 ? 1 : (scale <= 2 ? 2 : 3)
  }

  private static func read(_ entry: ImageSet.Entry) throws(AssetError) -> UIImage {
    let path = entry.file.path(percentEncoded: false)
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber)?
      .intValue
    guard let size, size <= CGImage.fileByteLimit,
      let data = FileManager.default.contents(atPath: path)
    else {
      throw AssetError(
        path: entry.path,
        message: "the picture cannot be read: it has no read permission, or more than "
          + "\(CGImage.fileByteLimit) bytes")
    }
    do throws(UIImageError) {
      let image = try UIImage(
        bytes: [UInt8](data), path: entry.path, scale: CGFloat(entry.scale ?? 1))
      return image.sliced(by: entry.slicing)
    } catch {
      throw AssetError(error, path: entry.path)
    }
  }

  private func style(of entry: ImageSet.Entry, image: UIImage) -> UIImage.Style {
    var style = UIImage.Style()
    style.renderingMode =
      switch set.renderingIntent {
      case .original: .alwaysOriginal
      case .template: .alwaysTemplate
      case .automatic: .automatic
      }
    if let slicing = entry.slicing {
      let scale = image.scale
      style.capInsets = UIEdgeInsets(
        top: CGFloat(slicing.top) / scale, left: CGFloat(slicing.left) / scale,
        bottom: CGFloat(slicing.bottom) / scale, right: CGFloat(slicing.right) / scale)
      style.resizingMode = slicing.tiles ? .tile : .stretch
    }
    if let insets = entry.alignment {
      let scale = image.scale
      style.alignmentRectInsets = UIEdgeInsets(
        top: insets.top / scale, left: insets.left / scale, bottom: insets.bottom / scale,
        right: insets.right / scale)
    }
    return style
  }
}

extension AssetError {
  /// The error of a picture's file, with the position in an SVG or a PDF.
  init(_ error: UIImageError, path: String) {
    switch error {
    case .svg(let svg):
      self.init(
        path: path, place: TextPlace(line: svg.line, column: svg.column), message: svg.message)
    case .pdf(let pdf):
      self.init(path: path, message: "\(pdf.message) (at byte \(pdf.offset))")
    case .pixels(_, let error): self.init(path: path, message: "\(error)")
    case .missing, .unreadable: self.init(path: path, message: "the picture cannot be read")
    }
  }
}

extension UIImage {
  /// Shapes as pixels of their own size.
  ///
  /// - Parameter scale: pixels per point.
  fileprivate func rasterized(scale: CGFloat) -> UIImage {
    guard let context = try? CGContext(size: size, scale: scale) else { return self }
    draw(in: CGRect(origin: .zero, size: size), context: context, tint: nil)
    return context.makeImage().map { UIImage(cgImage: $0, scale: scale) } ?? self
  }

  /// The image without the columns and rows that a slicing leaves out.
  fileprivate func sliced(by slicing: Slicing?) -> UIImage {
    guard let slicing, let image = cgImage else { return self }
    let columns = Self.kept(
      image.width, first: slicing.left, center: slicing.centerWidth, last: slicing.right)
    let rows = Self.kept(
      image.height, first: slicing.top, center: slicing.centerHeight, last: slicing.bottom)
    if columns.count == image.width, rows.count == image.height { return self }
    let pixels = rows.flatMap { row in columns.map { image.bitmap[$0, row] } }
    var parts = ImageParts(
      CGImage(bitmap: Bitmap(width: columns.count, height: rows.count, pixels: pixels)),
      scale: scale)
    parts.ignoredProfile = ignoredProfile
    return UIImage(parts)
  }

  /// The columns or rows of the first edge, of the center behind it, and of the last edge.
  private static func kept(_ count: Int, first: Int, center: Int?, last: Int) -> [Int] {
    guard let center, first + center + last < count else { return Array(0..<count) }
    return Array(0..<first + center) + Array(count - last..<count)
  }
}
