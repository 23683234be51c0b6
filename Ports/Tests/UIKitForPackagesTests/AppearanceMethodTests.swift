import Testing
import UIKit

/// Methods of appearance proxies.
@Suite struct AppearanceMethodTests {
  private final class Card: UIView {}

  private func inApplication(_ body: (UIWindow) -> Void) {
    UIApplication().perform { body(UIWindow(frame: UIScreen.main.bounds)) }
  }

  @Test func buttonsGetColoursAndImagesForTheirStates() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in }
    inApplication { window in
      UIButton.appearance().setTitleColor(.red, for: .normal)
      UIButton.appearance().setTitleColor(.green, for: .highlighted)
      UIButton.appearance().setBackgroundImage(image, for: .normal)
      let (button, own) = (UIButton(type: .system), UIButton(type: .system))
      own.setTitleColor(.blue, for: .normal)
      window.addSubview(button)
      window.addSubview(own)
      #expect(button.titleColor(for: .normal) == .red)
      #expect(button.titleColor(for: .highlighted) == .green)
      #expect(button.backgroundImage(for: .normal) === image)
      #expect(own.titleColor(for: .normal) == .blue)
      #expect(own.titleColor(for: .highlighted) == .green)
    }
  }

  @Test func theLastColourForAStateHolds() {
    inApplication { window in
      UIButton.appearance().setTitleColor(.red, for: .normal)
      UIButton.appearance().setTitleColor(.blue, for: .normal)
      let button = UIButton(type: .system)
      window.addSubview(button)
      #expect(button.titleColor(for: .normal) == .blue)
    }
  }

  @Test func segmentsGetAttributesInContainers() {
    inApplication { window in
      UISegmentedControl.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.red], for: .selected)
      UISegmentedControl.appearance(whenContainedInInstancesOf: [Card.self])
        .setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
      let (outer, inner) = (UISegmentedControl(items: ["a"]), UISegmentedControl(items: ["a"]))
      let card = Card()
      card.addSubview(inner)
      window.addSubview(outer)
      window.addSubview(card)
      func color(_ control: UISegmentedControl) -> UIColor? {
        control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor
      }
      #expect(color(outer) == .red)
      #expect(color(inner) == .blue)
    }
  }

  @Test func traitsDecide() {
    inApplication { window in
      UIButton.appearance(for: UITraitCollection(userInterfaceStyle: .dark))
        .setTitleColor(.white, for: .normal)
      let (light, dark) = (UIButton(type: .custom), UIButton(type: .custom))
      light.overrideUserInterfaceStyle = .light
      dark.overrideUserInterfaceStyle = .dark
      light.setTitleColor(.black, for: .normal)
      window.addSubview(light)
      window.addSubview(dark)
      #expect(light.titleColor(for: .normal) == .black)
      #expect(dark.titleColor(for: .normal) == .white)
    }
  }

  @Test func itemsOfBarsKeepTheirs() {
    inApplication { _ in
      UIBarButtonItem.appearance().tintColor = .red
      #expect(UIBarButtonItem.appearance().tintColor == .red)
      UIBarItem.appearance().setTitleTextAttributes(
        [.font: UIFont.systemFont(ofSize: 9)], for: .normal)
      let attributes = UIBarItem.appearance().titleTextAttributes(for: .normal)
      #expect((attributes?[.font] as? UIFont)?.pointSize == 9)
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor =
        .blue
      #expect(UIBarButtonItem.appearance().tintColor == .red)
    }
  }

  @Test func barsGetTheirs() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in }
    inApplication { window in
      UINavigationBar.appearance().setBackgroundImage(image, for: .default)
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
      UINavigationBar.appearance().tintColor = .green
      let bar = UINavigationBar()
      window.addSubview(bar)
      #expect(bar.backgroundImage(for: .default) === image)
      #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
      #expect(bar.tintColor == .green)
    }
  }
}
