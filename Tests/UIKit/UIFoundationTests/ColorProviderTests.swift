import Testing

@testable import UIFoundation

/// Colours that a closure chooses.
@Suite struct ColorProviderTests {
  @Test func copiesOfAColorAreEqual() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let copies = [UIColor(color), UIColor(color)]
    #expect(copies[0] == copies[1] && copies[0] == color && copies[0].hash == color.hash)
    #expect(Set(copies + [color]).count == 1)
    // The same closure again is another provider.
    #expect(color != UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
  }
}
