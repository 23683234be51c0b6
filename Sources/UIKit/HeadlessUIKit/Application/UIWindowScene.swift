/// The scene that an application's windows are in; each application has one.
open class UIWindowScene: UIScene {
  private weak var owner: UIApplication?

  public override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    owner = .shared
    super.init(session: session, connectionOptions: connectionOptions)
  }

  package init(of application: UIApplication) {
    owner = application
    super.init(session: UISceneSession(), connectionOptions: ConnectionOptions())
  }

  /// The application; nil for the thread's, whose windows have no application.
  package var application: UIApplication? { owner?.isOfThread == false ? owner : nil }

  private var host: UIApplication { owner ?? .shared }

  open override var next: UIResponder? { host }

  /// The screen that shows the scene.
  open var screen: UIScreen { host.screen }

  /// The visible windows, back to front.
  open var windows: [UIWindow] { host.windows }

  /// The key window of the application; nil if no window is key.
  open var keyWindow: UIWindow? { host.keyWindow }

  /// The orientation of the interface on the screen.
  open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }

  /// The screen's coordinates in its current orientation.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The screen's traits, with the scene's overrides.
  open var traitCollection: UITraitCollection { host.inScene(screen.traitCollection) }

  /// The traits that the windows of the scene have instead of the screen's.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(host.record.sceneTraits) }
    set { host.setSceneTraits(newValue.traits) }
  }

  /// The allowed sizes of the scene: nil, since it fills the screen.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Always true.
  open var isFullScreen: Bool { true }

  /// The current geometry of the scene.
  open var effectiveGeometry: Geometry {
    Geometry(interfaceOrientation: interfaceOrientation, coordinateSpace: coordinateSpace)
  }

  /// The geometry of a scene.
  public final class Geometry: NSObject {
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The coordinates of the scene.
    public let coordinateSpace: any UICoordinateSpace

    init(interfaceOrientation: UIInterfaceOrientation, coordinateSpace: any UICoordinateSpace) {
      self.interfaceOrientation = interfaceOrientation
      self.coordinateSpace = coordinateSpace
    }
  }
}

/// The sizes that a scene allows.
public final class UISceneSizeRestrictions: NSObject {
  /// The smallest allowed size, points. Kept, without effect.
  public var minimumSize = CGSize.zero
  /// The largest allowed size, points. Kept, without effect.
  public var maximumSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
}
