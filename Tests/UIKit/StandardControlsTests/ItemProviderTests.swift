import Testing

@testable import StandardControls

/// What providers load.
@Suite struct ItemProviderTests {
  @Test func aTextIsLoadedInTheNextTurn() {
    let clock = VirtualClock()
    var text: String?
    clock.perform {
      let provider = NSItemProvider(object: NSString(string: "Grüße"))
      provider.loadObject(ofClass: String.self) { value, _ in text = value }
    }
    #expect(text == nil)
    clock.advance(by: 0)
    #expect(text == "Grüße")
  }

  @Test func withoutAClockHandlersAreCalledAtOnce() {
    var text: NSString?
    NSItemProvider(object: NSString(string: "Tea")).loadObject(ofClass: NSString.self) {
      text = $0 as? NSString
      #expect($1 == nil)
    }
    #expect(text == "Tea")
  }

  @Test func anAddressIsLoaded() throws {
    let address = try #require(NSURL(string: "https://example.com/tea?a=b"))
    var url: URL?
    NSItemProvider(object: address).loadObject(ofClass: URL.self) { value, _ in url = value }
    #expect(url?.absoluteString == "https://example.com/tea?a=b")
  }

  @Test func anImageIsLoadedWithItsPixels() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    let provider = NSItemProvider(object: image)
    #expect(provider.registeredTypeIdentifiers == ["public.png"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.jpeg"))
    var loaded: UIImage?
    provider.loadObject(ofClass: UIImage.self) { value, _ in loaded = value as? UIImage }
    #expect(loaded?.size == CGSize(width: 3, height: 2))
    #expect(loaded?.pngData() == image.pngData())
  }

  @Test func aColourIsLoaded() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    var loaded: UIColor?
    NSItemProvider(object: color).loadObject(ofClass: UIColor.self) { value, _ in
      loaded = value as? UIColor
    }
    #expect(loaded == color)
  }

  @Test func dataAreLoadedAsTheTypesTheyAreAKindOf() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.json", visibility: .all
    ) {
      $0(Data("[1]".utf8), nil)
      return nil
    }
    var data: Data?
    provider.loadDataRepresentation(forTypeIdentifier: "public.text") { value, _ in data = value }
    #expect(data == Data("[1]".utf8))
    #expect(provider.canLoadObject(ofClass: NSString.self) == false)
  }

  @Test func anotherClassIsAnError() {
    let provider = NSItemProvider(object: NSString(string: "Tea"))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    var code: Int?
    provider.loadObject(ofClass: UIImage.self) { value, error in
      #expect(value == nil)
      code = (error as NSError?)?.code
    }
    #expect(code == NSItemProvider.ErrorCode.unavailableCoercionError.rawValue)
  }

  @Test func dataThatAreNoImageAreAnError() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      $0(Data("none".utf8), nil)
      return nil
    }
    var hasFailed = false
    provider.loadObject(ofClass: UIImage.self) { value, error in
      hasFailed = value == nil && error != nil
    }
    #expect(hasFailed)
  }

  @Test func anObjectIsMadeWhenItIsNeeded() {
    let provider = NSItemProvider()
    var count = 0
    provider.registerObject(ofClass: NSString.self, visibility: .all) { done in
      count += 1
      done(NSString(string: "Tea"), nil)
      return nil
    }
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(count == 0)
    var text: String?
    provider.loadObject(ofClass: String.self) { value, _ in text = value }
    #expect(text == "Tea" && count == 1)
  }

  @Test func aFileHasTheTypeOfItsExtension() throws {
    // A file that does not exist.
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString).appendingPathComponent("tea.PNG")
    let provider = try #require(NSItemProvider(contentsOf: url))
    #expect(provider.registeredTypeIdentifiers == ["public.png"])
    #expect(provider.suggestedName == "tea")
    var failure: (any Error)?
    provider.loadDataRepresentation(forTypeIdentifier: "public.png") { failure = $1 }
    #expect(failure != nil)
  }

  @Test func aCancelledLoadCallsNoHandler() {
    let clock = VirtualClock()
    var isCalled = false
    clock.perform {
      NSItemProvider(object: NSString(string: "Tea")).loadObject(ofClass: String.self) { _, _ in
        isCalled = true
      }.cancel()
    }
    clock.advance(by: 1)
    #expect(!isCalled)
  }
}
