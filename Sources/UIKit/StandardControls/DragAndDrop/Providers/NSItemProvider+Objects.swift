// The objects that providers hold: texts, addresses, images and colours.

extension NSItemProviderReading {
  /// An object that was made, as the class that asks for it; throws for a subclass that makes none itself, and for nil.
  static func made(_ object: (any NSItemProviderReading)?) throws -> Self {
    guard let object = object as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError)
    }
    return object
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Plain text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [TypeIdentifier.utf8PlainText.name]
  }

  /// Texts.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [TypeIdentifier.utf8PlainText.name, TypeIdentifier.plainText.name]
  }

  /// Calls the handler with the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }

  /// The text of data in UTF-8. Throws for other data.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try made(String(data: data, encoding: .utf8).map { NSString(string: $0) })
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// Addresses.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.url.name] }

  /// The types of an address; a file's address has two.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? [TypeIdentifier.fileURL.name, TypeIdentifier.url.name] : [TypeIdentifier.url.name]
  }

  /// Addresses.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.url.name] }

  /// Calls the handler with the address in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// The address that data in UTF-8 contain. Throws for other data.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try made(String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) })
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// PNG.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.png.name] }

  /// Pictures of all kinds.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.image.name] }

  /// Calls the handler with the picture as PNG.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = pngData()
    completionHandler(data, data == nil ? NSItemProvider.error(.itemUnavailableError) : nil)
    return nil
  }

  /// The picture of a file's data, with the scale 1. Throws for other data.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try made(UIImage(data: data))
  }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  /// Colours.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.color.name] }

  /// Colours.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.color.name] }

  /// Calls the handler with the components of the colour in the current appearance, as JSON.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    do {
      let components = [red, green, blue, alpha].map(Double.init)
      completionHandler(try JSONEncoder().encode(components), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }

  /// The colour of the components that ``loadData(withTypeIdentifier:forItemProviderCompletionHandler:)`` writes. Throws
  /// for other data.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    let components = try JSONDecoder().decode([Double].self, from: data)
    guard components.count == 4 else {
      throw NSItemProvider.error(.unexpectedValueClassError)
    }
    return try made(
      UIColor(
        red: components[0], green: components[1], blue: components[2], alpha: components[3]))
  }
}
