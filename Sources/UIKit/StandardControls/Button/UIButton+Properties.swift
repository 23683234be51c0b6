extension UIButton {
  static let buttonProperties = PropertyTable(
    inheriting: UIControl.propertyTable, adding: styles + content + layout
  ).visible(when: [
    "tintColor": "use a system button or a configuration without colours of its own"
  ])

  // Set before the content, part of which belongs to the configuration.
  private static let styles = [
    Property(
      "buttonType", default: ButtonType.system,
      "What the button looks like without a configuration.",
      get: { (button: UIButton) in button.buttonType },
      set: { button, type in button.adopt(type) }),
    Property(
      "configuration", default: ButtonConfigurationValue?.none,
      "The look, in place of a type: plain, gray, tinted or filled, or a map with style, buttonSize, "
        + "cornerStyle, imagePlacement and so on.",
      get: { (button: UIButton) in button.configuration.map { ButtonConfigurationValue($0) } },
      set: { button, value in button.adopt(value) }),
  ]

  private static let content = [
    Property(
      "menu", default: MenuValue?.none,
      "The elements of the menu: titles, or maps with title, subtitle, image, state, attributes, and for menus in it "
        + "children, options and size.",
      get: { (button: UIButton) in button.menu.map { MenuValue($0) } },
      set: { button, menu in button.menu = menu?.make() }),
    Property(
      "showsMenuAsPrimaryAction", \UIButton.showsMenuAsPrimaryAction, default: false,
      "Whether a tap opens the menu."),
    Property(
      "title", default: String?.none,
      "The title of the normal state, or the configuration's.",
      get: { (button: UIButton) in
        button.configuration.map(\.title) ?? button.contents.titles[exactly: .normal]
      },
      set: { button, title in
        if button.configuration != nil {
          button.configuration?.title = title
        } else {
          button.setTitle(title, for: .normal)
        }
      }
    ).role(.content),
    Property(
      "titles", default: StateMap<String>(), "The titles of other states.",
      get: { (button: UIButton) in StateMap(button.contents.titles) },
      set: { button, titles in titles.apply { button.setTitle($1, for: $0) } }
    ).visible(when: "leave out configuration"),
    Property(
      "subtitle", default: String?.none, "The configuration's subtitle.",
      get: { (button: UIButton) in button.configuration?.subtitle },
      set: { button, title in button.configuration?.subtitle = title }
    ).visible(when: "set configuration"),
    Property(
      "image", default: UIImage?.none,
      "The image of the normal state, or the configuration's.",
      get: { (button: UIButton) in
        button.configuration.map(\.image) ?? button.contents.images[exactly: .normal]
      },
      set: { button, image in
        if button.configuration != nil {
          button.configuration?.image = image
        } else {
          button.setImage(image, for: .normal)
        }
      }),
    Property(
      "images", default: StateMap<UIImage>(), "The images of other states.",
      get: { (button: UIButton) in StateMap(button.contents.images) },
      set: { button, images in images.apply { button.setImage($1, for: $0) } }
    ).visible(when: "leave out configuration"),
    Property(
      "backgroundImage", default: UIImage?.none, "The image behind the content.",
      get: { (button: UIButton) in button.contents.backgroundImages[exactly: .normal] },
      set: { button, image in button.setBackgroundImage(image, for: .normal) }
    ).visible(when: "leave out configuration"),
    Property(
      "backgroundImages", default: StateMap<UIImage>(), "The background images of other states.",
      get: { (button: UIButton) in StateMap(button.contents.backgroundImages) },
      set: { button, images in images.apply { button.setBackgroundImage($1, for: $0) } }
    ).visible(when: "leave out configuration"),
    Property(
      "titleColor", default: UIColor?.none, "Colour of the title; the type's if null.",
      get: { (button: UIButton) in button.contents.titleColors[exactly: .normal] },
      set: { button, color in button.setTitleColor(color, for: .normal) }
    ).visible(when: "set title, and leave out configuration"),
    Property(
      "titleColors", default: StateMap<UIColor>(), "Colours of the title in other states.",
      get: { (button: UIButton) in StateMap(button.contents.titleColors) },
      set: { button, colors in colors.apply { button.setTitleColor($1, for: $0) } }
    ).visible(when: "set title, and leave out configuration"),
    Property(
      "font", default: FontValue?.none,
      "Font of the title. If null, 15 points for system buttons, 18 points for custom ones, and the text "
        + "style of its size with a configuration.",
      get: { (button: UIButton) in button.contents.font.map { FontValue($0) } },
      set: { button, value in
        button.contents.font = value?.font
        button.configuration?.titleTextAttributesTransformer = button.titleFontTransformer
        button.contentDidChange()
      }
    ).visible(when: "set title"),
  ]

  private static let layout = [
    Property(
      "contentEdgeInsets", \UIButton.contentEdgeInsets, default: .zero, unit: .points,
      "Space around image and title."
    ).visible(when: "leave out configuration"),
    Property(
      "titleEdgeInsets", \UIButton.titleEdgeInsets, default: .zero, unit: .points,
      "Moves the title."
    ).visible(when: "set title, and leave out configuration"),
    Property(
      "imageEdgeInsets", \UIButton.imageEdgeInsets, default: .zero, unit: .points,
      "Moves the image."
    ).visible(when: "set image, and leave out configuration"),
    Property(
      "adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted, default: true,
      "Whether the image is darker while the button is pressed."),
    Property(
      "adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled, default: true,
      "Whether the image is translucent while the button is disabled."),
    Property(
      "changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction, default: false,
      "Whether a tap selects and deselects the button."),
  ]

  /// Gives the title of a configuration the font that the scene gave the button; nil without one.
  private var titleFontTransformer: UIConfigurationTextAttributesTransformer? {
    contents.font.map { font in
      UIConfigurationTextAttributesTransformer { [weak self] attributes in
        var attributes = attributes
        attributes.font = font.adjusted(for: self?.traitCollection ?? .current)
        return attributes
      }
    }
  }

  /// Adopts a configuration, and keeps the button's current content.
  private func adopt(_ value: ButtonConfigurationValue?) {
    guard var new = value?.make() else {
      configuration = nil
      return
    }
    new.title = configuration?.title ?? contents.titles[exactly: .normal]
    new.subtitle = configuration?.subtitle
    new.titleTextAttributesTransformer = titleFontTransformer
    new.image = configuration?.image ?? contents.images[exactly: .normal]
    configuration = new
  }
}
