/// The places of image, title and subtitle in a configured button.
///
/// The image is next to the titles, or above or below them. The control's alignments place all of
/// them together in the area. Titles wrap at the remaining width.
struct ButtonContentLayout {
  /// A text whose height depends on the width.
  struct Title {
    /// The size of the text in lines of at most a width, points.
    var size: (_ width: CGFloat) -> CGSize
  }

  struct Frames: Equatable {
    var image: CGRect?
    var title: CGRect?
    var subtitle: CGRect?
    var indicator: CGRect?
    /// The size of all parts together.
    var size = CGSize.zero
  }

  enum Placement {
    case leading, trailing, top, bottom

    var isBeside: Bool { self == .leading || self == .trailing }
  }

  var image: CGSize?
  var title: Title?
  var subtitle: Title?
  var placement = Placement.leading
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  /// 0 aligns the leading edges of the titles, 0.5 their centres, 1 their trailing edges.
  var titleAlignment: CGFloat = 0.5
  /// The minimum length of the image's area in the direction of its placement, points.
  var imageReservation: CGFloat = 0
  /// The size of the chevrons behind the content, at its trailing edge; nil for none.
  var indicator: CGSize?
  var indicatorGap: CGFloat = 0

  private var hasTitles: Bool { title != nil || subtitle != nil }

  private var padding: CGFloat { imageArea != nil && hasTitles ? imagePadding : 0 }

  /// The size of the image's area, at least the reserved length; nil without an image.
  private var imageArea: CGSize? {
    guard var size = image else { return nil }
    if placement.isBeside {
      size.width = max(size.width, imageReservation)
    } else {
      size.height = max(size.height, imageReservation)
    }
    return size
  }

  /// The frames in an area that starts at (0, 0), from left to right.
  ///
  /// - Parameters:
  ///   - available: the available width and height, points.
  ///   - horizontal: 0 places the content at the left edge, 0.5 in the centre, 1 at the right edge.
  func frames(in available: CGSize, horizontal: CGFloat, vertical: CGFloat) -> Frames {
    guard let indicator else {
      return contentFrames(in: available, horizontal: horizontal, vertical: vertical)
    }
    let gap = image != nil || hasTitles ? indicatorGap : 0
    let reserved = indicator.width + gap
    let width = available.width - reserved
    var frames = contentFrames(
      in: CGSize(width: width, height: available.height), horizontal: horizontal, vertical: vertical
    )
    let height = max(frames.size.height, indicator.height)
    let top = (available.height - height) * vertical
    frames.indicator = CGRect(
      x: (width - frames.size.width) * horizontal + frames.size.width + gap,
      y: top + (height - indicator.height) / 2, width: indicator.width, height: indicator.height)
    frames.size = CGSize(width: frames.size.width + reserved, height: height)
    return frames
  }

  private func contentFrames(
    in available: CGSize, horizontal: CGFloat, vertical: CGFloat
  ) -> Frames {
    let image = imageArea
    var width = max(0, available.width)
    if let image, placement.isBeside { width = max(0, width - image.width - padding) }
    let titleSize = title?.size(width) ?? .zero
    let subtitleSize = subtitle?.size(width) ?? .zero
    let gap = title != nil && subtitle != nil ? titlePadding : 0
    let texts = CGSize(
      width: max(titleSize.width, subtitleSize.width),
      height: titleSize.height + gap + subtitleSize.height)
    let whole = wholeSize(texts)
    let origin = CGPoint(
      x: (available.width - whole.width) * horizontal,
      y: (available.height - whole.height) * vertical)
    let (imageFrame, textFrame) = split(
      CGRect(origin: origin, size: whole), image: image, texts: texts)
    var frames = Frames(size: whole)
    frames.image = imageFrame.map { area in self.image.map { area.centered($0) } ?? area }
    if title != nil {
      frames.title = CGRect(
        x: textFrame.minX + (texts.width - titleSize.width) * titleAlignment, y: textFrame.minY,
        width: titleSize.width, height: titleSize.height)
    }
    if subtitle != nil {
      frames.subtitle = CGRect(
        x: textFrame.minX + (texts.width - subtitleSize.width) * titleAlignment,
        y: textFrame.maxY - subtitleSize.height, width: subtitleSize.width,
        height: subtitleSize.height)
    }
    return frames
  }

  private func wholeSize(_ texts: CGSize) -> CGSize {
    guard let image = imageArea else { return texts }
    return placement.isBeside
      ? CGSize(
        width: image.width + padding + texts.width, height: max(image.height, texts.height))
      : CGSize(
        width: max(image.width, texts.width), height: image.height + padding + texts.height)
  }

  /// The frames of the image and of both titles in the common frame.
  private func split(
    _ whole: CGRect, image: CGSize?, texts: CGSize
  ) -> (image: CGRect?, texts: CGRect) {
    guard let image else { return (nil, CGRect(origin: whole.origin, size: texts)) }
    func place(_ size: CGSize, x: CGFloat, y: CGFloat) -> CGRect {
      CGRect(
        x: whole.minX + (whole.width - size.width) * x,
        y: whole.minY + (whole.height - size.height) * y, width: size.width, height: size.height)
    }
    switch placement {
    case .leading: return (place(image, x: 0, y: 0.5), place(texts, x: 1, y: 0.5))
    case .trailing: return (place(image, x: 1, y: 0.5), place(texts, x: 0, y: 0.5))
    case .top: return (place(image, x: 0.5, y: 0), place(texts, x: 0.5, y: 1))
    case .bottom: return (place(image, x: 0.5, y: 1), place(texts, x: 0.5, y: 0))
    }
  }
}

extension ButtonContentLayout.Frames {
  /// The frames in a button's coordinates.
  ///
  /// - Parameters:
  ///   - area: the available rectangle in the button's coordinates.
  ///   - mirrored: whether text runs from right to left.
  func moved(into area: CGRect, mirrored: Bool) -> Self {
    func moved(_ frame: CGRect?) -> CGRect? {
      frame?.offsetBy(dx: area.minX, dy: area.minY).placed(in: area, mirrored: mirrored)
    }
    return Self(
      image: moved(image), title: moved(title), subtitle: moved(subtitle),
      indicator: moved(indicator), size: size)
  }
}
