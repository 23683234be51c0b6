import Testing
import UIKit

/// A window whose empty places let touches through, as overlays have it.
private final class PassthroughWindow: UIWindow {
  let isOverlay: Bool

  override init(windowScene: UIWindowScene) {
    isOverlay = true
    super.init(windowScene: windowScene)
  }

  required init?(coder: NSCoder) { return nil }
}

@Suite struct WindowTests {
  @Test func aWindowOfASceneCanBeSubclassed() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = PassthroughWindow(windowScene: scene)
    #expect(window.isOverlay)
    #expect(window.windowScene === scene)
    #expect(window.frame == scene.screen.bounds)
  }

  @Test func viewsShareTheUndoManagerOfTheirWindow() throws {
    let window = UIWindow()
    let view = UIView()
    #expect(view.undoManager == nil)
    window.addSubview(view)
    let manager = try #require(view.undoManager)
    #expect(manager === window.undoManager)
  }

  @Test func textFieldsKeepTheirInputViews() {
    let (field, text, bar) = (UITextField(), UITextView(), UIView())
    field.inputView = bar
    text.inputAccessoryView = bar
    #expect(field.inputView === bar)
    #expect(text.inputAccessoryView === bar)
    #expect(text.inputView == nil)
  }

  /// A controller of an overlay that prefers the style that the status bar has.
  private final class Overlay: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle {
      UIApplication.shared.statusBarStyle == .lightContent ? .lightContent : .darkContent
    }
  }

  @Test func aControllerMayPreferTheStyleThatTheStatusBarHas() {
    let application = UIApplication(
      screen: UIScreen(
        device: Device(name: "plain", portraitSize: CGSize(width: 40, height: 60), scale: 1)))
    application.perform {
      let window = UIWindow()
      window.rootViewController = Overlay()
      window.makeKeyAndVisible()
      #expect(application.statusBarStyle == .darkContent)
    }
  }

  @Test func typesOfFilesHaveNames() {
    let name = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension, "JPG" as CFString, nil)
    #expect(name?.takeRetainedValue() as String? == "public.jpeg")
  }

  @Test func delegatesCanBeAskedWhatTheyAre() {
    let delegate: any UITextFieldDelegate = Delegate()
    #expect(delegate.isKind(of: Delegate.self))
    #expect(!delegate.isKind(of: UITextField.self))
    #expect(!delegate.responds(to: Selector("tap:")))
  }

  private final class Delegate: NSObject, UITextFieldDelegate {}
}
