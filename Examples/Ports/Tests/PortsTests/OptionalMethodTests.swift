import UIKit
import XCTest

@testable import Ports

private class Listener: NSObject, ProfileCardDelegate {
  func profileCardDidLayout(_ card: ProfileCard) {}
}

private final class TappedListener: Listener {
  var count = 0
  func profileCardWasTapped(_ card: ProfileCard) { count += 1 }
}

extension UIControl {
  fileprivate func simulate(_ event: UIControl.Event) {
    for target in allTargets {
      for action in actions(forTarget: target, forControlEvent: event) ?? [] {
        (target as NSObject).perform(Selector(action), with: self)
      }
    }
  }
}

/// What an object implements of the optional methods of a protocol.
final class OptionalMethodTests: XCTestCase {
  private let card = ProfileCard()

  func testAnOptionalMethodIsNilWhereTheDelegateDoesNotImplementIt() {
    XCTAssertFalse(card.isTappable)
    let listener = Listener()
    card.delegate = listener
    XCTAssertFalse(card.isTappable)
    let tapped = TappedListener()
    card.delegate = tapped
    XCTAssertTrue(card.isTappable)
    if let tap = card.delegate?.profileCardWasTapped { tap(card) }
    XCTAssertEqual(tapped.count, 1)
  }

  func testAViewAsADelegate() {
    class Board: UIView, ProfileCardDelegate {
      func profileCardDidLayout(_ card: ProfileCard) {}
    }
    let board = Board()
    card.delegate = board
    XCTAssertFalse(card.isTappable)
    XCTAssertFalse(
      board.responds(to: #selector(ProfileCardDelegate.profileCardWasTapped(_:))))
  }

  func testTheResultOfAnOptionalMethodAsAValue() {
    final class Doctor: NSObject, ProfileCardDelegate {
      func profileCardDidLayout(_ card: ProfileCard) {}
      func profileCard(_ card: ProfileCard, titleFor name: String) -> String { "Dr. " + name }
    }
    XCTAssertEqual(card.title(for: "Ada"), "Ada")
    let doctor = Doctor()
    card.delegate = doctor
    XCTAssertEqual(card.title(for: "Ada"), "Dr. Ada")
  }

  func testAParameterMayHaveTheNameOfItsMethod() {
    final class Strict: NSObject, ProfileCardDelegate {
      func profileCardDidLayout(_ profileCard: ProfileCard) {}
      func profileCard(_ profileCard: ProfileCard, shouldHighlight color: UIColor) -> Bool {
        color != .systemRed
      }
    }
    let delegate = Strict()
    card.delegate = delegate
    card.highlight(with: .systemRed)
    XCTAssertEqual(card.subviews[0].backgroundColor, .systemBlue)
    card.highlight(with: .systemGreen)
    XCTAssertEqual(card.subviews[0].backgroundColor, .systemGreen)
  }

  func testAnObjectRespondsToWhatItImplements() {
    let tap = #selector(ProfileCardDelegate.profileCardWasTapped(_:))
    XCTAssertFalse(Listener().responds(to: tap))
    XCTAssertTrue(TappedListener().responds(to: tap))
    XCTAssertTrue(Listener().responds(to: #selector(ProfileCardDelegate.profileCardDidLayout)))
  }

  func testAnObjectRespondsToWhatItImplementsOfUIKitsProtocols() {
    class Ending: NSObject, UITextFieldDelegate {
      func textFieldDidEndEditing(_ textField: UITextField) {}
    }
    let field = UITextField()
    let delegate = Ending()
    field.delegate = delegate
    let end = #selector(UITextFieldDelegate.textFieldDidEndEditing(_:))
    let change = #selector(UITextFieldDelegate.textFieldDidChangeSelection)
    XCTAssertEqual(field.delegate?.responds(to: end), true)
    XCTAssertEqual(field.delegate?.responds(to: change), false)
    XCTAssertFalse(UITableViewController().responds(to: change))
    XCTAssertTrue(
      UITableViewController().responds(
        to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))))
  }

  func testAClassWithinATestHasActions() {
    class Receiver: NSObject {
      var senders: [UIControl] = []
      @objc func pressed(_ sender: UIControl) { senders.append(sender) }
      func listen(to button: UIButton) {
        button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
      }
    }
    let button = UIButton()
    let receiver = Receiver()
    receiver.listen(to: button)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(receiver.senders, [button])
    XCTAssertEqual(
      button.actions(forTarget: receiver, forControlEvent: .touchUpInside), ["pressed:"])
    button.simulate(.touchUpInside)
    XCTAssertEqual(receiver.senders, [button, button])
  }
}
