import HeadlessUIKit
import StandardViews
import Testing

/// What `appearance()` sets for all views of a class.
@Suite struct AppearanceProxyTests {
  private class Badge: UILabel {
    var corner: CGFloat = 1
  }

  private final class RoundBadge: Badge {}
  private final class Card: UIView {}

  private func inWindow(_ views: UIView..., body: () -> Void = {}) {
    UIApplication().perform {
      body()
      let window = UIWindow(frame: UIScreen.main.bounds)
      for view in views { window.addSubview(view) }
    }
  }

  @Test func viewsGetItWhenTheyEnterAWindow() {
    let badge = Badge()
    UIApplication().perform {
      Badge.appearance().corner = 5
      Badge.appearance().textColor = .red
      #expect(Badge.appearance().corner == 5)
      // Without a value it is the default of the class, and not an optional.
      let direction = UIView.userInterfaceLayoutDirection(
        for: Badge.appearance().semanticContentAttribute)
      #expect(direction == .leftToRight)
      let window = UIWindow(frame: UIScreen.main.bounds)
      #expect(badge.corner == 1)
      window.addSubview(badge)
      #expect(badge.corner == 5)
      #expect(badge.textColor == .red)
      let plain = UILabel()
      window.addSubview(plain)
      #expect(plain.textColor == .label)
    }
    let other = Badge()
    inWindow(other)
    #expect(other.corner == 1)
  }

  @Test func whatWasSetOnAViewStays() {
    UIApplication().perform {
      Badge.appearance().corner = 5
      UILabel.appearance().textColor = .red
      let badge = Badge()
      badge.corner = 3
      badge.textColor = .blue
      UIWindow(frame: UIScreen.main.bounds).addSubview(badge)
      #expect(badge.corner == 3)
      #expect(badge.textColor == .blue)
    }
  }

  @Test func subclassesOverwriteTheirSuperclasses() {
    UIApplication().perform {
      RoundBadge.appearance().corner = 9
      Badge.appearance().corner = 5
      UILabel.appearance().textColor = .green
      let (badge, round) = (Badge(), RoundBadge())
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.addSubview(badge)
      window.addSubview(round)
      #expect(badge.corner == 5)
      #expect(round.corner == 9)
      #expect(round.textColor == .green)
    }
  }

  @Test func containersMakeItMoreSpecific() {
    UIApplication().perform {
      UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .blue
      UILabel.appearance().textColor = .red
      let (inside, outside, card) = (UILabel(), UILabel(), Card())
      let middle = UIView()
      card.addSubview(middle)
      middle.addSubview(inside)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.addSubview(card)
      window.addSubview(outside)
      #expect(inside.textColor == .blue)
      #expect(outside.textColor == .red)
    }
  }

  @Test func traitsMakeItMoreSpecific() {
    UIApplication(screen: UIScreen(traits: UITraitCollection(userInterfaceStyle: .dark))).perform {
      let light = UITraitCollection(userInterfaceStyle: .light)
      Badge.appearance(for: light).corner = 7
      Badge.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).corner = 8
      let badge = Badge()
      UIWindow(frame: UIScreen.main.bounds).addSubview(badge)
      #expect(badge.corner == 8)
    }
  }

  @Test func aLaterAppearanceReplacesAnEarlierOne() {
    UIApplication().perform {
      Badge.appearance().corner = 5
      let badge = Badge()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.addSubview(badge)
      Badge.appearance().corner = 6
      #expect(badge.corner == 5)
      badge.removeFromSuperview()
      window.addSubview(badge)
      #expect(badge.corner == 6)
    }
  }
}
