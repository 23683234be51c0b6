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

  /// The application, unless it is that of the thread, whose windows have none.
  package var application: UIApplication? { owner?.isOfThread == false ? owner : nil }

  private var host: UIApplication { owner ?? .shared }

  open override var next: UIResponder? { host }

  open var screen: UIScreen { host.screen }

  /// The visible windows, back to front.
  open var windows: [UIWindow] { host.windows }

  open var keyWindow: UIWindow? { host.keyWindow }

  open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }

  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  open var traitCollection: UITraitCollection { screen.traitCollection }

  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  open var isFullScreen: Bool { true }

  /// The geometry of the scene.
  open var effectiveGeometry: Geometry {
    Geometry(interfaceOrientation: interfaceOrientation, coordinateSpace: coordinateSpace)
  }

  /// The geometry of a scene.
  public final class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation
    public let coordinateSpace: any UICoordinateSpace

    init(interfaceOrientation: UIInterfaceOrientation, coordinateSpace: any UICoordinateSpace) {
      self.interfaceOrientation = interfaceOrientation
      self.coordinateSpace = coordinateSpace
    }
  }
}

/// The sizes that a scene allows.
public final class UISceneSizeRestrictions: NSObject {
  public var minimumSize = CGSize.zero
  public var maximumSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
}
