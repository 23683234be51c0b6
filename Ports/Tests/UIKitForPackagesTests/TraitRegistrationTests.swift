import Testing
import UIKit

/// `registerForTraitChanges` as iOS code writes it.
@Suite struct TraitRegistrationTests {
  private class Badge: UIView {
    var styles: [UIUserInterfaceStyle] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      registerForTraitChanges(
        [UITraitUserInterfaceStyle.self],
        handler: { (self: Self, previous: UITraitCollection) in
          self.styles.append(previous.userInterfaceStyle)
        })
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class RoundBadge: Badge {
    var count = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self]) {
        (self: Self, _: UITraitCollection) in
        self.count += 1
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Screen: UIViewController {
    var log: [String] = []

    override func viewDidLoad() {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (self: Self, previous: UITraitCollection) in
        self.log.append("handler \(previous.userInterfaceStyle.rawValue)")
      }
      registerForTraitChanges(
        [UITraitUserInterfaceStyle.self],
        action: Selector("stylesDidChange", { (_target: Screen) in _target.styleDidChange }))
      registerForTraitChanges(
        [UITraitUserInterfaceStyle.self], target: self,
        action: Selector("changed:previous:", { (_target: Screen) in _target.changed(_:previous:) })
      )
    }

    func styleDidChange() { log.append("action") }

    func changed(_ environment: any UITraitEnvironment, previous: UITraitCollection) {
      log.append("\(environment === self) \(previous.userInterfaceStyle.rawValue)")
    }
  }

  @Test func aClosureNamesSelf() {
    let badge = RoundBadge(frame: .zero)
    badge.overrideUserInterfaceStyle = .dark
    #expect(badge.styles == [.light])
    #expect(badge.count == 1)
    badge.traitOverrides.layoutDirection = .rightToLeft
    #expect(badge.styles == [.light])
    #expect(badge.count == 2)
  }

  @Test func controllersCallMethods() {
    let screen = Screen()
    screen.loadViewIfNeeded()
    screen.view.overrideUserInterfaceStyle = .dark
    // 1 is light.
    #expect(screen.log == ["handler 1", "action", "true 1"])
  }

  @Test func windowsReportTheirOwnStyle() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var count = 0
    let registration = window.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIWindow, _: UITraitCollection) in
      count += 1
    }
    window.overrideUserInterfaceStyle = .dark
    #expect(count == 1)
    window.unregisterForTraitChanges(registration)
    window.overrideUserInterfaceStyle = .light
    #expect(count == 1)
  }

  @Test func aTargetIsNotRetained() {
    let view = UIView()
    weak var target: Screen?
    do {
      let screen = Screen()
      target = screen
      view.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self], target: screen,
        action: Selector("stylesDidChange", { (_target: Screen) in _target.styleDidChange }))
      view.overrideUserInterfaceStyle = .dark
      #expect(screen.log == ["action"])
    }
    #expect(target == nil)
    view.overrideUserInterfaceStyle = .light
  }
}
