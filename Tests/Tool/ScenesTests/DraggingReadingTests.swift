import Testing
import ViewTree

@testable import Scenes

/// What scenes say about dragging, and the mistakes in it.
@Suite struct DraggingReadingTests {
  private func page(steps: String = "[]", dragging: String = "dragging: true") -> String {
    """
    size: [200, 200]
    steps: \(steps)
    view:
      id: page
      subviews:
        - type: StackView
          id: list
          \(dragging)
          subviews: [{id: a, subviews: [{id: icon}]}, {id: b}]
        - {id: ladder, layouter: {type: LadderLayout}, subviews: [{id: rung}]}
        - {id: title}
    """
  }

  @Test func dragTakesIDsAndPlaces() {
    for step in [
      "{from: a}", "{from: [1, 2]}", "{from: a, to: title}", "{from: icon, to: [3, 4], frames: 30}",
    ] {
      #expect(diagnostics(page(steps: "[{drag: \(step)}]")) == [], "\(step)")
    }
  }

  @Test func dragContinuesAndEnds() {
    #expect(
      diagnostics(
        page(
          steps: "[{drag: {from: a}}, {drag: {to: b}}, {drag: {to: title}}, {drop: },"
            + " {drag: {from: b, to: a}}, {cancel: }]")) == [])
  }

  @Test func unknownIDsAreReportedAtTheirPlace() {
    #expect(
      diagnostics(page(steps: "[{drag: {from: aa, to: titel}}]")) == [
        "s.yaml:2:23: steps.drag.from: unknown id 'aa' (did you mean 'a'?)",
        "s.yaml:2:31: steps.drag.to: unknown id 'titel' (did you mean 'title'?)",
      ])
  }

  @Test func viewThatCannotBeDraggedIsReported() {
    #expect(
      diagnostics(page(steps: "[{drag: {from: title, to: a}}]")) == [
        "s.yaml:2:23: steps.drag.from: 'title' cannot be dragged: it is not a child of a layouter "
          + "that 'dragging' names"
      ])
    // The list itself cannot be dragged, only the views in it.
    #expect(diagnostics(page(steps: "[{drag: {from: list, to: a}}]")).count == 1)
    #expect(
      diagnostics(page(steps: "[{drag: {from: a, to: b}}]", dragging: "dragging: false")) == [
        "s.yaml:2:23: steps.drag.from: 'a' cannot be dragged: no view in the scene has 'dragging'; "
          + "set 'dragging: true' on the view that lays it out"
      ])
  }

  @Test func endOfNoDragIsAnError() {
    #expect(
      diagnostics(page(steps: "[{drop: }]")) == [
        "s.yaml:2:10: steps.drop: nothing is dragged: a {drag: {from: …, to: …}} must precede a "
          + "drop"
      ])
    #expect(
      diagnostics(page(steps: "[{drag: {from: a, to: b}}, {drop: }, {cancel: }]")) == [
        "s.yaml:2:46: steps.cancel: nothing is dragged: a {drag: {from: …, to: …}} must precede a "
          + "cancel"
      ])
  }

  @Test func dragsBeginOnceAndGoOnOnlyThen() {
    #expect(
      diagnostics(page(steps: "[{drag: {to: a}}]")) == [
        "s.yaml:2:10: steps.drag: there is no drag to continue: set its start with 'from'"
      ])
    #expect(
      diagnostics(page(steps: "[{drag: {from: a, to: b}}, {drag: {from: b, to: a}}]")) == [
        "s.yaml:2:36: steps.drag: something is dragged already: drop it or cancel first, or leave "
          + "out 'from' to drag it on"
      ])
  }

  @Test func valuesOfADragAreChecked() {
    #expect(
      diagnostics(page(steps: "[{drag: {}}, {drag: {from: a, too: b, frames: 0}}, {drop: now}]"))
        == [
          "s.yaml:2:16: steps.drag: a drag needs a place: 'from' where the finger starts, 'to' "
            + "where it moves",
          "s.yaml:2:38: unknown key 'too' in a drag (did you mean 'to'?)",
          "s.yaml:2:54: steps.drag.frames: expected a number from 1 to 3600, found 0",
          "s.yaml:2:66: steps.drop: expected nothing after the ':', found the text 'now'",
        ])
  }

  @Test func draggingTakesAWordOrViews() {
    for value in [
      "dragging: true", "dragging: longPress", "dragging: {views: [list]}",
      "dragging: {longPress: true}",
    ] {
      #expect(diagnostics(page(steps: "[{drag: {from: a}}]", dragging: value)) == [], "\(value)")
    }
    #expect(
      diagnostics(page(dragging: "dragging: yes")) == [
        "s.yaml:8:17: dragging: expected true, longPress or {views: [id, …]}, found the "
          + "text 'yes'"
      ])
  }

  @Test func draggingNeedsALayouterWhoseChildrenCanBeDragged() {
    func page(_ dragging: String) -> String {
      """
      view:
        id: page
        dragging: \(dragging)
        subviews:
          - {id: ladder, layouter: {type: LadderLayout}}
          - {id: stack, layouter: {type: StackLayout}, subviews: [{id: a}]}
          - {id: pane, dragging: {views: [stack]}}
      """
    }
    let notInside =
      "s.yaml:7:37: dragging.views: 'stack' is not in this view: set 'dragging' on a view that "
      + "contains all of them"
    #expect(
      diagnostics(page("true")) == [
        "s.yaml:3:13: dragging: a view without a layouter has no children that can be dragged: give "
          + "it a 'layouter', or name views that have one with {views: [id, …]}",
        notInside,
      ])
    #expect(
      diagnostics(page("{views: [ladder, stack, stak]}")) == [
        "s.yaml:3:22: dragging.views: children of a LadderLayout cannot be dragged: use a "
          + "StackLayout, a GridLayout or a RelativeLayout",
        "s.yaml:3:37: dragging.views: unknown id 'stak' (did you mean 'stack'?)",
        notInside,
      ])
  }
}
