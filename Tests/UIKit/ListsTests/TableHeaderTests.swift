import Testing

@testable import Lists

/// Headers and footers of registered classes.
@Suite struct TableHeaderTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

  private final class PlainHeader: UITableViewHeaderFooterView {
    var lineCount = 7
  }

  @Test func aRegisteredHeaderClassIsMadeByTheInheritedInitializer() throws {
    table.register(PlainHeader.self, forHeaderFooterViewReuseIdentifier: "plain")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "plain")
    let plain = try #require(header as? PlainHeader)
    #expect(plain.lineCount == 7)
    #expect(plain.reuseIdentifier == "plain")
    #expect(plain.contentView.superview === plain)
  }

  private final class OwnHeader: UITableViewHeaderFooterView {
    let badge = UILabel()
    let givenIdentifier: String?
    override init(reuseIdentifier: String?) {
      givenIdentifier = reuseIdentifier
      super.init(reuseIdentifier: "of the class")
      contentView.addSubview(badge)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func aRegisteredHeaderClassIsMadeByItsInitializer() throws {
    table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "own")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "own")
    let own = try #require(header as? OwnHeader)
    #expect(own.givenIdentifier == "own")
    #expect(own.reuseIdentifier == "of the class")
    #expect(own.badge.superview === own.contentView)
  }

  @Test func aHeaderClassThatIsNotRegisteredGivesNone() {
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "unknown") == nil)
    table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "own")
    table.register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: "own")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "own") == nil)
  }
}
