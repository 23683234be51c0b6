import StandardViews
import TestSupport
import Testing

@testable import Scenes

@Suite struct ConstraintReadingTests {
  @Test(arguments: [
    "'H:|-[title]-gap-[icon(==title@weak)]-|'", "'|[title]|'", "'V:[column][title]'",
    "{ format: '[title][icon]', options: [alignAllTop, directionLeftToRight], identifier: row }",
    "'title.height == title.width'", "title.leading >= icon.trailing + 8 @750",
    "'title.width == superview.width * 0.5 - 16'", "title.width == 0.5 * superview.width",
    "title.width == superview.width / 2 - gap + 3", "title.width == gap @weak",
    "title.width <= gap * icon.height @defaultLow", "title.width == -icon.height",
    "title.top == safeArea.top", "title.left == margins.left",
    "title.top == superview.safeArea.top",
    "title.left == icon.margins.left", "title.left == icon.readable.left",
    "row.width == list.frameLayout.width", "row.bottom == list.contentLayout.bottom",
    "row.left == list.band.left", "column.width == 4", "title.baseline == icon.firstBaseline",
    "title.leadingMargin == icon.centerXWithinMargins", "save-button.big.width == 4",
    "title.right == save-button.big.left - 4",
    "{ item: title, attribute: width, constant: 40 }",
    "{ item: title, attribute: width, toItem: superview, multiplier: 0.5, constant: gap }",
    "{ item: title, attribute: top, relation: '>=', toItem: icon, toAttribute: bottom }",
    "{ item: title, attribute: top, relation: lessThanOrEqual, toItem: safeArea, priority: 3 }",
    "{ item: list.contentLayout, attribute: height, toItem: null, identifier: content }",
  ])
  func constraintIsUnderstood(entry: String) {
    #expect(constraintMessages(entry) == [])
  }

  @Test(arguments: [
    // visual formats: the column is the character's
    (
      "'H:|-[title-[icon]'",
      "18: constraints: visual format, character 11: expected ']' or '(' after 'title', found '-'"
    ),
    (
      "'[titel]'",
      "9: constraints: visual format, character 2: unknown view 'titel' (did you mean 'title'?)"
    ),
    (
      "{ format: '|-gab-[title]' }",
      "20: constraints.format: visual format, character 3: unknown metric 'gab' (did you mean "
        + "'gap'?)"
    ),
    (
      "{ format: '[title][icon]', options: alignAllLeft }",
      "43: constraints.options: alignAllLeft does not fit views that are side by side"
    ),
    (
      "'[other]'",
      "9: constraints: visual format, character 2: unknown view 'other': it is not below this view"
    ),
    // hints only where they help
    (
      "'[other(=5)]'",
      "15: constraints: visual format, character 8: expected '==', '<=' or '>=', found '='"
    ),
    (
      "'[superview(]'",
      "19: constraints: visual format, character 12: expected a number or a name, found ']'"
    ),
    (
      "'[title(==other)]'",
      "17: constraints: visual format, character 10: unknown metric or view 'other': it is not below "
        + "this view"
    ),
    (
      "'[title(==superview)]'",
      "17: constraints: visual format, character 10: unknown metric or view 'superview' (only "
        + "an expression can name it here, as in 'a.width == superview.width')"
    ),
    (
      "'[title]-other-[icon]'",
      "16: constraints: visual format, character 9: unknown metric 'other': it is a view"
    ),
    (
      "'[later]'",
      "9: constraints: visual format, character 2: unknown view 'later': it is not below this view"
    ),
    (
      "h:|[title]|",
      "7: constraints: visual format, character 1: expected 'H:', 'V:', '|' or a view '[name]', "
        + "found 'h' (write 'H:')"
    ),
    (
      "X:[title]",
      "7: constraints: visual format, character 1: expected 'H:', 'V:', '|' or a view '[name]', "
        + "found 'X'"
    ),
    (
      "'-[title]'",
      "8: constraints: visual format, character 1: expected 'H:', 'V:', '|' or a view '[name]', "
        + "found '-'"
    ),
    (
      "later.width == 4",
      "7: constraints: constraint, character 1: 'later' is not below this view: a constraint belongs "
        + "to a view that contains all items that it names"
    ),
    // expressions
    (
      "titel.left == icon.left",
      "7: constraints: constraint, character 1: unknown item 'titel' (did you mean 'title'?)"
    ),
    (
      "title.left == other.left",
      "21: constraints: constraint, character 15: 'other' is not below this view: a constraint "
        + "belongs to a view that contains all items that it names"
    ),
    (
      "title.lef == icon.left",
      "13: constraints: constraint, character 7: unknown attribute 'lef' (did you mean 'left'?)"
    ),
    (
      "title.contentLayout.width == 4",
      "13: constraints: constraint, character 7: a UILabel has no guide or attribute "
        + "'contentLayout'"
    ),
    (
      "title.width",
      "18: constraints: constraint, character 12: expected '==', '<=' or '>=', found the end"
    ),
    (
      "title.width = 4",
      "19: constraints: constraint, character 13: expected '==', '<=' or '>=', found '='"
    ),
    (
      "title.width ==",
      "21: constraints: constraint, character 15: expected a number, a metric, or an item and its "
        + "attribute, found the end"
    ),
    (
      "title.width == gab",
      "22: constraints: constraint, character 16: unknown metric 'gab' (did you mean 'gap'?)"
    ),
    (
      "title.width == icon",
      "22: constraints: constraint, character 16: expected an attribute of 'icon', such as "
        + "'icon.width'"
    ),
    (
      "title.width == icon.width + list.width",
      "35: constraints: constraint, character 29: a constraint has at most one attribute on its "
        + "right"
    ),
    (
      "title.width == icon.width / 0",
      "35: constraints: constraint, character 29: nothing can be divided by 0"
    ),
    (
      "title.width == 4 @0",
      "25: constraints: constraint, character 19: a priority is a number from 1 to 1000"
    ),
    (
      "title.width == 4 @many",
      "25: constraints: constraint, character 19: a priority is a number from 1 to 1000"
    ),
    (
      "title.width == 4 4",
      "24: constraints: constraint, character 18: expected '+', '-', '*', '/', '@' or the end, "
        + "found '4'"
    ),
    (
      "title.left == 4",
      "7: constraints: constraint, character 1: left is a position, and must be compared with one "
        + "of another item"
    ),
    (
      "title.left == icon.top",
      "21: constraints: constraint, character 15: left is a horizontal position and cannot be "
        + "compared with top, a vertical position"
    ),
    (
      "title.top == safeArea.firstBaseline",
      "20: constraints: constraint, character 14: a layout guide has no firstBaseline"
    ),
    (
      "title",
      "7: constraints: constraint, character 1: expected an attribute of 'title', such as "
        + "'title.width'"
    ),
    (
      "8 == title.left",
      "7: constraints: constraint, character 1: expected an item and its attribute, such as "
        + "'title.leading', or a visual format, found '8'"
    ),
    (
      "title.top == superview.safeArea",
      "20: constraints: constraint, character 14: expected an attribute of 'superview.safeArea', "
        + "such as 'superview.safeArea.width'"
    ),
    (
      "title.x == icon.x",
      "13: constraints: constraint, character 7: unknown attribute 'x': expected width, centerX, "
        + "leading or another one of UIKit's"
    ),
    (
      "title.left == page.left",
      "21: constraints: constraint, character 15: unknown item 'page': expected superview, safeArea, "
        + "margins, keyboard, column, title, icon, list, row or save-button.big"
    ),
    (
      "title.width == width",
      "22: constraints: constraint, character 16: 'width' is an attribute: expected its item before "
        + "it, as in 'superview.width'"
    ),
    (
      "title.width == 4 @high",
      "25: constraints: constraint, character 19: unknown priority 'high' (did you mean "
        + "'defaultHigh'?)"
    ),
    (
      "title.left == icon.leading",
      "21: constraints: constraint, character 15: leading and trailing follow the reading direction, "
        + "left and right do not: use either on both sides"
    ),
    (
      "title.left == 0 * icon.left",
      "25: constraints: constraint, character 19: left is a position, and 0 times another one is "
        + "not a position"
    ),
    (
      "'|[superview]'",
      "10: constraints: visual format, character 3: unknown view 'superview' (write '|')"
    ),
    (
      "'|[save-button.big(4)]'",
      "14: constraints: visual format, character 7: expected ']' or '(' after 'save', found '-' "
        + "(write 'save-button.big' in an expression: names in a visual format are ids of letters, "
        + "digits and '_')"
    ),
    (
      "{ expression: '|[title]' }",
      "21: constraints.expression: expected an expression: a visual format belongs under 'format'"
    ),
    (
      "{ item: title, attribute: width, constant: '8' }",
      "50: constraints.constant: expected a number or a metric, found the text '8' (write it "
        + "without quotes)"
    ),
    ("title.width == 1e999", "22: constraints: constraint, character 16: the number is too large"),
    // maps
    ("{ item: title }", "7: constraints: a constraint needs 'attribute' too"),
    (
      "{ itm: title, attribute: width }",
      "9: unknown key 'itm' in a constraint (did you mean 'item'?)"
    ),
    (
      "{ item: titel, attribute: width }",
      "15: constraints.item: unknown item 'titel' (did you mean 'title'?)"
    ),
    (
      "{ item: title, attribute: width, constant: gab }",
      "50: constraints.constant: unknown metric 'gab' (did you mean 'gap'?)"
    ),
    (
      "{ item: title, attribute: left, toItem: icon, toAttribute: width }",
      "66: constraints: left is a horizontal position and cannot be compared with width, a size"
    ),
    (
      "4",
      "7: constraints: expected a visual format such as 'H:|-[a]-|', an expression such as "
        + "'a.width == 40', or a map, found 4"
    ),
  ])
  func errorIsAtItsCharacter(entry: String, message: String) {
    #expect(constraintMessages(entry) == [message])
  }

  @Test func noExpressionIsTooOdd() {
    let pieces = [
      "title", "icon", ".", "width", "left", "superview", "safeArea", "==", ">=", "=", "+", "-",
      "*",
      "/", "@", "8", "0.5", "1e", "gap", "750", "required", " ", "é", "赤", "😀", "column",
    ]
    var random = SplitMix64(seed: 9)
    let context = ReadingContext(
      path: "s.yaml",
      files: SceneFiles(folder: .init(filePath: "."), project: nil, images: ImageCache()))
    let view = ViewCompiler.KnownView(
      number: 0, viewClass: .uiView, position: SourcePosition(line: 1, column: 1))
    var title = view
    title.number = 1
    let scope = ConstraintScope(
      owner: view, end: 2, metrics: ["gap": 1], viewsByID: ["title": title], ids: ["title"])
    for _ in 0..<5_000 {
      let text = (0..<random.next(below: 10)).map { _ in pieces[random.next(below: pieces.count)] }
        .joined()
      var parser = ConstraintExpressionParser(text, scope: scope)
      do throws(ConstraintTextError) {
        _ = try parser.parse(at: view.position)
      } catch {
        #expect((0...text.count).contains(error.offset), "\(text)")
      }
    }
    #expect(context.diagnostics.isEmpty)
  }
}
