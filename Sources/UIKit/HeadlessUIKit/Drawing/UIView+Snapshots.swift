extension UIView {
  func drawTree(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { layoutIfNeeded() }
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return true }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    let traits = traitCollection
    traits.performAsCurrent {
      DrawingPass(context: context, scale: context.scale, traits: traits).drawRoot(self)
    }
    context.restoreGState()
    return true
  }

  func resizablePicture(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let picture = picture(afterUpdates: afterUpdates) else { return nil }
    let part = CGRect(
      x: (rect.minX - bounds.minX) * picture.scale, y: (rect.minY - bounds.minY) * picture.scale,
      width: rect.width * picture.scale, height: rect.height * picture.scale)
    guard let pixels = picture.cgImage?.cropping(to: part) else { return nil }
    let cropped = UIImage(cgImage: pixels, scale: picture.scale)
    return SnapshotView(
      of: capInsets == .zero
        ? cropped : cropped.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
  }

  func picture(afterUpdates: Bool) -> UIImage? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let renderer = UIGraphicsImageRenderer(
      size: bounds.size, format: UIGraphicsImageRendererFormat(for: traitCollection))
    let image = renderer.image { _ in
      drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
    }
    return image.cgImage == nil ? nil : image
  }
}

extension UIScreen {
  /// A view with a picture of all visible windows.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let windows = UIApplication.shared.windows
    let image = UIGraphicsImageRenderer(
      size: bounds.size, format: UIGraphicsImageRendererFormat(for: traitCollection)
    ).image { _ in
      for window in windows {
        window.drawHierarchy(in: window.frame, afterScreenUpdates: afterUpdates)
      }
    }
    return SnapshotView(of: image)
  }
}

/// A picture of another view.
final class SnapshotView: UIView {
  private let picture: UIImage

  init(of picture: UIImage) {
    self.picture = picture
    super.init(frame: CGRect(origin: .zero, size: picture.size))
    isOpaque = false
  }

  required init?(coder: NSCoder) { return nil }

  override class var describedClass: UIView.Type { UIView.self }

  override var drawsOwnContent: Bool { false }

  override func drawContent(in pass: DrawingPass) {
    guard pass.rect.width > 0, pass.rect.height > 0 else { return }
    picture.draw(in: pass.snapped(pass.rect), context: pass.context, tint: nil)
  }
}
