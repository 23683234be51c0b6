import Foundation
import Synchronization
import Testing
import UIFoundation

/// Attributes of texts are `Sendable`: threads may read an attribute while other threads change it.
@Suite struct SharedAttributeTests {
  private static let count = 2000

  /// Calls a closure with numbers from 0, by several threads at the same time.
  private func concurrently(_ body: @Sendable (Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: Self.count, execute: body)
  }

  @Test func aParagraphStyleIsReadWhileItIsChanged() {
    let style = NSMutableParagraphStyle()
    @Sendable func tabs(_ count: Int) -> [NSTextTab] {
      (1...count).map { NSTextTab(textAlignment: .left, location: CGFloat($0)) }
    }
    style.tabStops = tabs(2)
    let copies = Copies()
    concurrently { number in
      switch number % 4 {
      case 0: style.tabStops = tabs(2)
      case 1: style.tabStops = tabs(50)
      case 2: copies.add(style.tabStops.count)
      default: copies.add((style.copy() as? NSParagraphStyle)?.tabStops.count ?? 0)
      }
    }
    #expect(copies.numbers.count == Self.count / 2)
    #expect(copies.numbers.allSatisfy { $0 == 2 || $0 == 50 })
  }

  @Test func noTabStopIsLostThatSeveralThreadsAdd() {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    concurrently { number in
      style.addTabStop(NSTextTab(textAlignment: .left, location: CGFloat(number)))
    }
    #expect(style.tabStops.map(\.location) == (0..<Self.count).map { CGFloat($0) })
  }

  @Test func anAttachmentIsReadWhileItIsChanged() {
    let attachment = NSTextAttachment()
    let (short, long) = (Data(count: 1), Data(count: 5000))
    attachment.contents = short
    let copies = Copies()
    concurrently { number in
      switch number % 3 {
      case 0: attachment.contents = short
      case 1: attachment.contents = long
      default: copies.add(attachment.contents?.count ?? 0)
      }
    }
    #expect(copies.numbers.allSatisfy { $0 == 1 || $0 == 5000 })
  }

  @Test func aShadowIsReadWhileItIsChanged() {
    let shadow = NSShadow()
    let copies = Copies()
    concurrently { number in
      switch number % 3 {
      case 0: shadow.shadowColor = UIColor(white: 0, alpha: 0.25)
      case 1: shadow.shadowColor = UIColor(white: 0, alpha: 0.5)
      default: copies.add(Int(((shadow.shadowColor as? UIColor)?.cgColor.alpha ?? 0) * 100))
      }
    }
    #expect(copies.numbers.allSatisfy { [33, 25, 50].contains($0) })
  }

  @Test func aShadowHasColorsOnly() {
    let shadow = NSShadow()
    shadow.shadowColor = "red"
    #expect(shadow.shadowColor == nil)
  }
}

/// Numbers that several threads add.
private final class Copies: Sendable {
  private let stored = Mutex<[Int]>([])

  var numbers: [Int] { stored.withLock { $0 } }

  func add(_ number: Int) { stored.withLock { $0.append(number) } }
}
