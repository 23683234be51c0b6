import HeadlessUIKit
import Layouter

extension ChildLayoutReader {
  /// `{left: {parent: 8}, horz: nosize, top: {adjacent: [title, 4]}, vert: {fixed: 20}}`
  static let relative = ChildLayoutReader(
    schema: RelativeRules.schema(areConstraints: false)
  ) { node, siblings in
    let rules = RelativeRules.read(
      node, siblings, of: "a RelativeLayout", areConstraints: false)
    return ChildLayout(add: { layouter, view, views in
      func edge(_ key: String) -> RelativeLayoutAttachInfo {
        rules.edges[key]?.info(among: views) ?? .free
      }
      func length(_ key: String) -> RelativeLayoutScalingInfo {
        rules.lengths[key]?.info(among: views) ?? .free
      }
      (layouter as? RelativeLayout)?.addChild(
        view,
        info: RelativeLayoutInfo(
          horz: length("horz"), left: edge("left"), right: edge("right"), vert: length("vert"),
          top: edge("top"), bottom: edge("bottom")))
    })
  }

  /// The same, with `{safeArea: d}` for edges, and `{fixed: 20, relation: '>='}` for lengths.
  /// Missing lengths are `nosize`.
  static let relativeAutoLayout = ChildLayoutReader(
    schema: RelativeRules.schema(areConstraints: true)
  ) { node, siblings in
    let rules = RelativeRules.read(node, siblings, of: "RAL", areConstraints: true)
    return ChildLayout(add: { builder, view, views in
      func edge(_ key: String) -> RALAttach { rules.edges[key]?.attach(among: views) ?? .free }
      func length(_ key: String) -> RALScaling {
        rules.lengths[key]?.scaling(among: views) ?? .nosize
      }
      (builder as? RALBuilder)?.addView(
        view,
        RALParams(
          left: edge("left"), top: edge("top"), right: edge("right"), bottom: edge("bottom"),
          horz: length("horz"), vert: length("vert")))
    })
  }
}
