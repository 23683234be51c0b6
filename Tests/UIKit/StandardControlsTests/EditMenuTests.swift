import StandardControls
import Testing

/// The actions of an edit menu on text fields and text views.
@Suite struct EditMenuTests {
  private static let copy = Selector("copy:", { (target: UIResponder) in target.copy(_:) })
  private static let paste = Selector("paste:", { (target: UIResponder) in target.paste(_:) })
  private static let select = Selector("select:", { (target: UIResponder) in target.select(_:) })
  private static let selectAll = Selector(
    "selectAll:", { (target: UIResponder) in target.selectAll(_:) })

  private func inNewApplication(_ actions: () -> Void) { UIApplication().perform(actions) }

  @Test func aSelectionIsCopiedCutAndPasted() {
    inNewApplication {
      let field = UITextField()
      field.text = "one two"
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument,
        to: field.position(from: field.beginningOfDocument, offset: 3)!)
      #expect(field.canPerformAction(Self.copy, withSender: nil))
      #expect(!field.canPerformAction(Self.paste, withSender: nil))
      field.cut(nil)
      #expect(field.text == " two")
      #expect(UIPasteboard.general.string == "one")
      #expect(!field.canPerformAction(Self.copy, withSender: nil))
      field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
      field.paste(nil)
      #expect(field.text == " twoone")
    }
  }

  @Test func aSecureTextIsNotCopied() {
    inNewApplication {
      let field = UITextField()
      field.text = "secret"
      field.isSecureTextEntry = true
      #expect(field.canPerformAction(Self.selectAll, withSender: nil))
      field.selectAll(nil)
      #expect(!field.canPerformAction(Self.copy, withSender: nil))
      field.copy(nil)
      field.cut(nil)
      #expect(UIPasteboard.general.string == nil)
      #expect(field.text == "secret")
    }
  }

  @Test(arguments: [
    ("one two, three", 5, "two"), ("one two, three", 0, "one"), ("one two, three", 14, "three"),
    ("one  ", 5, "one"), (" one", 0, ""),
  ])
  func theWordAtTheCaretIsSelected(text: String, caret: Int, word: String) {
    let view = UITextView()
    view.text = text
    view.selectedRange = NSRange(location: caret, length: 0)
    #expect(view.canPerformAction(Self.select, withSender: nil))
    view.select(nil)
    #expect(view.text(in: view.selectedTextRange!) == word)
  }

  @Test func aViewThatIsNotEditableCanOnlyBeCopied() {
    inNewApplication {
      let view = UITextView()
      view.text = "text"
      view.isEditable = false
      view.selectAll(nil)
      #expect(!view.canPerformAction(Self.selectAll, withSender: nil))
      view.cut(nil)
      view.delete(nil)
      #expect(view.text == "text" && UIPasteboard.general.string == nil)
      view.copy(nil)
      view.paste(nil)
      #expect(view.text == "text" && UIPasteboard.general.string == "text")
    }
  }

  @Test func placesOfATextAreCountedFromItsStart() {
    let view = UITextView(frame: rect(0, 0, 200, 100))
    view.text = "one two"
    let start = view.beginningOfDocument
    #expect(view.position(from: start, offset: -1) == nil)
    #expect(view.position(from: start, offset: 8) == nil)
    #expect(view.position(from: start, offset: 7) == view.endOfDocument)
    #expect(view.offset(from: view.endOfDocument, to: start) == -7)
    #expect(view.compare(start, to: view.endOfDocument) == .orderedAscending)
    #expect(view.closestPosition(to: point(0, 0)) == start)
    view.replace(
      view.textRange(from: start, to: view.position(from: start, offset: 3)!)!, withText: "1")
    #expect(view.text == "1 two")
  }

  @Test func eachApplicationHasAMenuController() {
    let application = UIApplication()
    let other = UIApplication()
    let view = UIView()
    application.perform {
      UIMenuController.shared.menuItems = [UIMenuItem(title: "Save", action: Selector("save"))]
      UIMenuController.shared.showMenu(from: view, rect: view.bounds)
      #expect(UIMenuController.shared.isMenuVisible)
      UIMenuController.shared.hideMenu(from: UIView())
      #expect(UIMenuController.shared.isMenuVisible)
      UIMenuController.shared.hideMenu(from: view)
      #expect(!UIMenuController.shared.isMenuVisible)
    }
    other.perform { #expect(UIMenuController.shared.menuItems == nil) }
  }
}
