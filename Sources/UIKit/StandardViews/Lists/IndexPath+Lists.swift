import HeadlessUIKit

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public var section: Int {
    get { index(at: 0) }
    set { setIndex(newValue, at: 0) }
  }

  public var row: Int {
    get { index(at: 1) }
    set { setIndex(newValue, at: 1) }
  }

  public var item: Int {
    get { index(at: 1) }
    set { setIndex(newValue, at: 1) }
  }

  /// `NSNotFound` in a path that is too short, for which UIKit stops the process.
  private func index(at position: Int) -> Int { position < count ? self[position] : NSNotFound }

  private mutating func setIndex(_ index: Int, at position: Int) {
    if position < count { self[position] = index }
  }
}
