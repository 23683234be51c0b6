import CairoGraphics
import HeadlessUIKit
import ObjectiveCRuntime
import StandardControls
import StandardViews
import XMLReading

/// The child elements that are more than a value of a view, by their names.
enum InterfaceParts {
  typealias Reader =
    @Sendable (_ view: UIView, _ element: XMLElement, _ builder: InterfaceBuilder) -> Void

  static let readers: [String: Reader] = [
    "subviews": addSubviews, "constraints": addConstraints, "viewLayoutGuide": addGuide,
    "state": addState, "segments": addSegments, "buttonConfiguration": addConfiguration,
    "textInputTraits": addTraits,
    "tableViewCellContentView": fillContent, "collectionViewCellContentView": fillContent,
    "view": addView, "prototypes": addPrototypes, "sections": addSections, "cells": addCells,
    "collectionViewFlowLayout": setLayout, "collectionViewLayout": setLayout,
    "collectionReusableView": addSupplementaryView,
    // Read with the view itself.
    "rect": { _, _, _ in }, "connections": { _, _, _ in },
    "userDefinedRuntimeAttributes": { _, _, _ in },
  ]

  private static func addSubviews(
    _ view: UIView, _ element: XMLElement, _ builder: InterfaceBuilder
  ) {
    for child in element.children {
      let isPart = builder.isPart(child)
      guard let subview = builder.view(child), !isPart,
        builder.installation.isInstalled(child.id ?? "")
      else { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else if let effect = view as? UIVisualEffectView {
        effect.contentView.addSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
  }

  private static func addConstraints(
    _ view: UIView, _ element: XMLElement, _ builder: InterfaceBuilder
  ) {
    for child in element.children where child.name == "constraint" {
      builder.addConstraint(child, of: view)
    }
  }

  private static func addGuide(
    _ view: UIView, _ element: XMLElement, _ builder: InterfaceBuilder
  ) { builder.addGuide(element, of: view) }

  /// A view that is a property of another one: the content of a cell or an effect, a header of a table, the background.
  private static func addView(_ view: UIView, _ element: XMLElement, _ builder: InterfaceBuilder) {
    switch element.key {
    case "contentView": fillContent(view, element, builder)
    case "tableHeaderView": (view as? UITableView)?.tableHeaderView = builder.view(element)
    case "tableFooterView": (view as? UITableView)?.tableFooterView = builder.view(element)
    case "backgroundView":
      let made = builder.view(element)
      (view as? UITableView)?.backgroundView = made
      (view as? UICollectionView)?.backgroundView = made
      (view as? UITableViewCell)?.backgroundView = made
      (view as? UICollectionViewCell)?.backgroundView = made
    default: break
    }
  }

  // MARK: Controls

  private static func addState(_ view: UIView, _ element: XMLElement, _ builder: InterfaceBuilder) {
    guard let button = view as? UIButton else { return }
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
      "selected": .selected, "focused": .focused,
    ]
    guard let state = states[element.key ?? ""] else { return }
    if let title = element.longText("title") { button.setTitle(title, for: state) }
    if let image = element.text("image").flatMap({ builder.image($0, element) }) {
      button.setImage(image, for: state)
    }
    if let image = element.text("backgroundImage").flatMap({ builder.image($0, element) }) {
      button.setBackgroundImage(image, for: state)
    }
    if let title = element.child(key: "attributedTitle"), title.name == "attributedString" {
      button.setAttributedTitle(title.attributedText(resources: builder.resources), for: state)
    }
    if let color = element.child(key: "titleColor")?.color(resources: builder.resources) {
      button.setTitleColor(color, for: state)
    }
  }

  private static func addConfiguration(
    _ view: UIView, _ element: XMLElement, _ builder: InterfaceBuilder
  ) {
    guard let button = view as? UIButton else { return }
    var configuration: UIButton.Configuration =
      switch element.text("style") {
      case "gray", "bordered": .gray()
      case "tinted", "borderedTinted": .tinted()
      case "filled", "borderedProminent": .filled()
      default: .plain()
      }
    configuration.title = element.longText("title")
    configuration.image = element.text("image").flatMap { builder.image($0, element) }
    let resources = builder.resources
    if let color = element.child(key: "baseForegroundColor")?.color(resources: resources) {
      configuration.baseForegroundColor = color
    }
    if let color = element.child(key: "baseBackgroundColor")?.color(resources: resources) {
      configuration.baseBackgroundColor = color
    }
    button.configuration = configuration
  }

  private static func addSegments(
    _ view: UIView, _ element: XMLElement, _ builder: InterfaceBuilder
  ) {
    guard let control = view as? UISegmentedControl else { return }
    let selected = control.selectedSegmentIndex
    for (index, segment) in element.children.enumerated() {
      if let image = segment.text("image").flatMap({ builder.image($0, segment) }) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment.text("title"), at: index, animated: false)
      }
    }
    control.selectedSegmentIndex = selected
  }

  private static func addTraits(
    _ view: UIView, _ element: XMLElement, _ builder: InterfaceBuilder
  ) { InterfaceAttributes.apply(element, to: view, builder: builder) }

  // MARK: Outlets

  /// Sets an outlet that is a property of a class of UIKit. Returns false for one of the file's code.
  static func connect(_ property: String, of source: AnyObject, to target: AnyObject) -> Bool {
    switch (source, property) {
    case (let table as UITableView, "dataSource"):
      table.dataSource = target as? any UITableViewDataSource
    case (let table as UITableView, "delegate"):
      table.delegate = target as? any UITableViewDelegate
    case (let collection as UICollectionView, "dataSource"):
      collection.dataSource = target as? any UICollectionViewDataSource
    case (let collection as UICollectionView, "delegate"):
      collection.delegate = target as? any UICollectionViewDelegate
    case (let view as UITextView, "delegate"): view.delegate = target as? any UITextViewDelegate
    case (let scroll as UIScrollView, "delegate"):
      scroll.delegate = target as? any UIScrollViewDelegate
    case (let field as UITextField, "delegate"):
      field.delegate = target as? any UITextFieldDelegate
    case (let bar as UISearchBar, "delegate"): bar.delegate = target as? any UISearchBarDelegate
    case (let recognizer as UIGestureRecognizer, "delegate"):
      recognizer.delegate = target as? any UIGestureRecognizerDelegate
    case (let picker as UIPickerView, "dataSource"):
      picker.dataSource = target as? any UIPickerViewDataSource
    case (let picker as UIPickerView, "delegate"):
      picker.delegate = target as? any UIPickerViewDelegate
    case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = target as? UIView
    case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = target as? UIView
    case (let cell as UITableViewCell, "selectedBackgroundView"):
      cell.selectedBackgroundView = target as? UIView
    case (let cell as UICollectionViewCell, "backgroundView"):
      cell.backgroundView = target as? UIView
    case (let cell as UICollectionViewCell, "selectedBackgroundView"):
      cell.selectedBackgroundView = target as? UIView
    default: return (source as? any OutletOwner)?.connect(property, to: target) ?? false
    }
    return true
  }
}

/// An object with outlets of UIKit's own, such as the view of a controller.
package protocol OutletOwner: AnyObject {
  /// Sets an outlet; false for one that is not UIKit's.
  func connect(_ outlet: String, to target: AnyObject) -> Bool
}
