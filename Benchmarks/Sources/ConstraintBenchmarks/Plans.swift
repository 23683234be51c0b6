import HeadlessUIKit

extension Plan {
  /// Rows under one another, each with an icon, a title and a text below it, as high as these need.
  ///
  /// The indent of the middle row's title is edited, and the natural size of the title itself.
  static func table(_ count: Int) -> Plan {
    var plan = Plan("table of \(count) rows", width: 375, height: 100_000)
    var previous = root
    for number in 0..<count {
      let row = plan.makeItem(in: root)
      let icon = plan.makeItem(in: row)
      let title = plan.makeItem(
        in: row, natural: CGSize(width: 80 + number % 7 * 10, height: 20))
      let text = plan.makeItem(
        in: row, natural: CGSize(width: 120 + number % 5 * 10, height: 16))
      plan.relate(row, .leading, root)
      plan.relate(row, .trailing, root)
      plan.relate(row, .top, previous, number == 0 ? .top : .bottom)
      plan.size(icon, .width, 40)
      plan.relate(icon, .height, icon, .width)
      plan.relate(icon, .leading, row, plus: 16)
      plan.relate(icon, .centerY, row)
      plan.relate(title, .leading, icon, .trailing, plus: 8)
      if number == count / 2 { plan.editedRule = plan.rules.count - 1 }
      plan.relate(title, .trailing, row, by: .lessThanOrEqual, plus: -16)
      plan.relate(title, .top, row, plus: 8)
      plan.relate(text, .leading, title)
      plan.relate(text, .trailing, row, by: .lessThanOrEqual, plus: -16)
      plan.relate(text, .top, title, .bottom, plus: 4)
      plan.relate(text, .bottom, row, plus: -8)
      if number == count / 2 { plan.editedItem = title }
      previous = row
    }
    return plan
  }

  /// Siblings of equal width side by side. The first gap is edited.
  static func row(_ count: Int) -> Plan {
    var plan = Plan("row of \(count) equal widths", width: 50 * CGFloat(count), height: 100)
    var previous = root
    for number in 0..<count {
      let item = plan.makeItem(in: root)
      plan.relate(item, .top, root)
      plan.relate(item, .bottom, root)
      plan.relate(
        item, .leading, previous, number == 0 ? .leading : .trailing, plus: number == 0 ? 0 : 8)
      if number > 0 { plan.relate(item, .width, previous) }
      if number == 1 { plan.editedRule = plan.rules.count - 2 }
      previous = item
    }
    plan.relate(previous, .trailing, root)
    return plan
  }

  /// Boxes in boxes, five in each of five in each of four, in rows and columns by turns. The margin
  /// of the first of the innermost is edited.
  static func boxes() -> Plan {
    var plan = Plan("boxes in boxes, 5 × 5 × 4", width: 2000, height: 2000)
    func fill(_ parent: Int, _ counts: ArraySlice<Int>, isRow: Bool) {
      guard let count = counts.first else { return }
      let (start, end, size): (NSLayoutConstraint.Attribute, _, NSLayoutConstraint.Attribute) =
        isRow ? (.leading, NSLayoutConstraint.Attribute.trailing, .width) : (.top, .bottom, .height)
      let (near, far): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
        isRow ? (.top, .bottom) : (.leading, .trailing)
      var children: [Int] = []
      for number in 0..<count {
        let child = plan.makeItem(in: parent)
        if number == 0 {
          plan.relate(child, start, parent, plus: 4)
        } else {
          plan.relate(child, start, children[number - 1], end, plus: 8)
          plan.relate(child, size, children[0])
        }
        plan.relate(child, near, parent, plus: 4)
        if counts.count == 1 { plan.editedRule = plan.editedRule ?? plan.rules.count - 1 }
        plan.relate(child, far, parent, plus: -4)
        children.append(child)
      }
      plan.relate(children[count - 1], end, parent, plus: -4)
      for child in children { fill(child, counts.dropFirst(), isRow: !isRow) }
    }
    fill(root, [5, 5, 4], isRow: true)
    return plan
  }

  /// Twelve round keys in rows of three, as large as fits, and a display above them. The gap between
  /// the first two keys is edited.
  static func numberPad() -> Plan {
    var plan = Plan("number pad", width: 320, height: 568)
    let display = plan.makeItem(in: root, natural: CGSize(width: 60, height: 40))
    plan.relate(display, .centerX, root)
    plan.relate(display, .top, root, plus: 40)
    let pad = plan.makeItem(in: root)
    plan.relate(pad, .top, display, .bottom, by: .greaterThanOrEqual, plus: 20)
    plan.relate(pad, .centerX, root)
    plan.relate(pad, .bottom, root, plus: -20)
    plan.relate(pad, .width, root, by: .lessThanOrEqual, plus: -40)
    var keys: [Int] = []
    for number in 0..<12 {
      let key = plan.makeItem(in: pad)
      plan.relate(key, .height, key, .width)
      plan.size(key, .width, 90, priority: 600)
      if number > 0 { plan.relate(key, .width, keys[0]) }
      if number % 3 == 0 {
        plan.relate(key, .leading, pad)
      } else {
        plan.relate(key, .leading, keys[number - 1], .trailing, plus: 20)
        if number == 1 { plan.editedRule = plan.rules.count - 1 }
      }
      if number % 3 == 2 { plan.relate(key, .trailing, pad) }
      if number < 3 {
        plan.relate(key, .top, pad)
      } else {
        plan.relate(key, .top, keys[number - 3], .bottom, plus: 12)
      }
      if number >= 9 { plan.relate(key, .bottom, pad) }
      keys.append(key)
    }
    plan.editedItem = display
    return plan
  }

  static var all: [Plan] {
    [numberPad(), table(100), table(1000), row(30), row(300), boxes()]
  }
}
