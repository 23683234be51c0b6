import HeadlessUIKit

extension IndexPath {
  /// The path of a row of a table's section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The path of an item of a collection's section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The index of the section; `NSNotFound` if the path is empty. Setting it in an empty path has
  /// no effect.
  public var section: Int {
    get { index(at: 0) }
    set { setIndex(newValue, at: 0) }
  }

  /// The index of the row in its section; `NSNotFound` if the path has no row. Setting it has no
  /// effect then.
  public var row: Int {
    get { index(at: 1) }
    set { setIndex(newValue, at: 1) }
  }

  /// The index of the item in its section; `NSNotFound` if the path has no item. Setting it has no
  /// effect then.
  public var item: Int {
    get { index(at: 1) }
    set { setIndex(newValue, at: 1) }
  }

  /// `NSNotFound` if the path is too short, where UIKit traps.
  private func index(at position: Int) -> Int { position < count ? self[position] : NSNotFound }

  private mutating func setIndex(_ index: Int, at position: Int) {
    if position < count { self[position] = index }
  }
}

extension NSIndexPath {
  /// The path of a row of a table's section.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// The path of an item of a collection's section.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The index of the section; `NSNotFound` if the path is empty.
  public var section: Int { (self as IndexPath).section }
  /// The index of the row in its section; `NSNotFound` if the path has no row.
  public var row: Int { (self as IndexPath).row }
  /// The index of the item in its section; `NSNotFound` if the path has no item.
  public var item: Int { (self as IndexPath).item }
}
