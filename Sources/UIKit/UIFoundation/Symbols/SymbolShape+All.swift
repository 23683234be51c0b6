extension SymbolShape {
  /// The shapes of all symbols, by their names.
  ///
  /// Strokes are 2 units wide. Horizontal and vertical ones lie on integers, so that they fill whole
  /// pixels at the set's own size.
  static let all: [(name: String, shape: SymbolShape)] = [
    (
      "chevron.left",
      SymbolShape(
        stroke: "M15 5 L8 12 L15 19")
    ),
    (
      "chevron.right",
      SymbolShape(
        stroke: "M9 5 L16 12 L9 19")
    ),
    (
      "chevron.up",
      SymbolShape(
        stroke: "M5 15.5 L12 8.5 L19 15.5")
    ),
    (
      "chevron.down",
      SymbolShape(
        stroke: "M5 8.5 L12 15.5 L19 8.5")
    ),
    (
      "arrow.left",
      SymbolShape(
        stroke: "M20 12 H4 M10.5 5.5 L4 12 L10.5 18.5")
    ),
    (
      "arrow.right",
      SymbolShape(
        stroke: "M4 12 H20 M13.5 5.5 L20 12 L13.5 18.5")
    ),
    (
      "arrow.up",
      SymbolShape(
        stroke: "M12 20 V4 M5.5 10.5 L12 4 L18.5 10.5")
    ),
    (
      "arrow.down",
      SymbolShape(
        stroke: "M12 4 V20 M5.5 13.5 L12 20 L18.5 13.5")
    ),
    (
      "chevron.backward",
      SymbolShape(
        stroke: "M15 5 L8 12 L15 19", isDirectional: true)
    ),
    (
      "chevron.forward",
      SymbolShape(
        stroke: "M9 5 L16 12 L9 19", isDirectional: true)
    ),
    (
      "arrow.backward",
      SymbolShape(
        stroke: "M20 12 H4 M10.5 5.5 L4 12 L10.5 18.5", isDirectional: true)
    ),
    (
      "arrow.forward",
      SymbolShape(
        stroke: "M4 12 H20 M13.5 5.5 L20 12 L13.5 18.5", isDirectional: true)
    ),
    (
      "arrow.clockwise",
      SymbolShape(
        stroke: "M20 12 A8 8 0 1 1 18.2 6.9 M18.5 3 V7.5 H14")
    ),
    (
      "arrow.counterclockwise",
      SymbolShape(
        stroke: "M4 12 A8 8 0 1 0 5.8 6.9 M5.5 3 V7.5 H10")
    ),
    (
      "plus",
      SymbolShape(
        stroke: "M12 4 V20 M4 12 H20")
    ),
    (
      "minus",
      SymbolShape(
        stroke: "M4 12 H20")
    ),
    (
      "xmark",
      SymbolShape(
        stroke: "M5.5 5.5 L18.5 18.5 M18.5 5.5 L5.5 18.5")
    ),
    (
      "checkmark",
      SymbolShape(
        stroke: "M4.5 13 L9.5 18.5 L19.5 6")
    ),
    (
      "plus.circle",
      SymbolShape(
        stroke: "M21 12 A9 9 0 1 1 3 12 A9 9 0 1 1 21 12 Z M12 8 V16 M8 12 H16")
    ),
    (
      "plus.circle.fill",
      SymbolShape(
        fill: """
          M22 12 A10 10 0 1 1 2 12 A10 10 0 1 1 22 12 Z M13 11 L16.5 11 A1 1 0 0 1 16.5 13 \
          L13 13 L13 16.5 A1 1 0 0 1 11 16.5 L11 13 L7.5 13 A1 1 0 0 1 7.5 11 L11 11 L11 \
          7.5 A1 1 0 0 1 13 7.5 Z
          """)
    ),
    (
      "minus.circle",
      SymbolShape(
        stroke: "M21 12 A9 9 0 1 1 3 12 A9 9 0 1 1 21 12 Z M8 12 H16")
    ),
    (
      "minus.circle.fill",
      SymbolShape(
        fill: """
          M22 12 A10 10 0 1 1 2 12 A10 10 0 1 1 22 12 Z M16.5 11 A1 1 0 0 1 16.5 13 L7.5 13 A1 \
          1 0 0 1 7.5 11 Z
          """)
    ),
    (
      "xmark.circle",
      SymbolShape(
        stroke: "M21 12 A9 9 0 1 1 3 12 A9 9 0 1 1 21 12 Z M9 9 L15 15 M15 9 L9 15")
    ),
    (
      "xmark.circle.fill",
      SymbolShape(
        fill: """
          M22 12 A10 10 0 1 1 2 12 A10 10 0 1 1 22 12 Z M13.41 12 L15.82 14.4 A1 1 0 0 1 \
          14.4 15.82 L12 13.41 L9.6 15.82 A1 1 0 0 1 8.18 14.4 L10.59 12 L8.18 9.6 A1 1 0 \
          0 1 9.6 8.18 L12 10.59 L14.4 8.18 A1 1 0 0 1 15.82 9.6 Z
          """)
    ),
    (
      "checkmark.circle",
      SymbolShape(
        stroke: "M21 12 A9 9 0 1 1 3 12 A9 9 0 1 1 21 12 Z M8 12.5 L11 15.5 L16 9")
    ),
    (
      "checkmark.circle.fill",
      SymbolShape(
        fill: """
          M22 12 A10 10 0 1 1 2 12 A10 10 0 1 1 22 12 Z M7.09 13.21 A1 1 0 0 1 8.51 11.79 \
          L10.89 14.18 L15.4 8.2 A1 1 0 0 1 17 9.4 L11.8 16.3 A1 1 0 0 1 10.29 16.41 Z
          """)
    ),
    (
      "info.circle",
      SymbolShape(
        stroke: "M21 12 A9 9 0 1 1 3 12 A9 9 0 1 1 21 12 Z M12 11.5 V16.5",
        fill: "M13.25 7.9 A1.25 1.25 0 1 1 10.75 7.9 A1.25 1.25 0 1 1 13.25 7.9 Z")
    ),
    (
      "questionmark.circle",
      SymbolShape(
        stroke: """
          M21 12 A9 9 0 1 1 3 12 A9 9 0 1 1 21 12 Z M9.4 9.7 A2.65 2.65 0 1 1 13.4 12 \
          C12.5 12.5 12 13 12 13.9
          """,
        fill: "M13.25 17 A1.25 1.25 0 1 1 10.75 17 A1.25 1.25 0 1 1 13.25 17 Z")
    ),
    (
      "exclamationmark.circle",
      SymbolShape(
        stroke: "M21 12 A9 9 0 1 1 3 12 A9 9 0 1 1 21 12 Z M12 7.2 V12.6",
        fill: "M13.25 16.3 A1.25 1.25 0 1 1 10.75 16.3 A1.25 1.25 0 1 1 13.25 16.3 Z")
    ),
    (
      "exclamationmark.triangle",
      SymbolShape(
        stroke: """
          M10.6 4.8 L3 18 A1.6 1.6 0 0 0 4.4 20.4 H19.6 A1.6 1.6 0 0 0 21 18 L13.4 4.8 \
          A1.6 1.6 0 0 0 10.6 4.8 Z M12 9.6 V13.6
          """,
        fill: "M13.25 17 A1.25 1.25 0 1 1 10.75 17 A1.25 1.25 0 1 1 13.25 17 Z")
    ),
    (
      "magnifyingglass",
      SymbolShape(
        stroke: "M17 10.5 A6.5 6.5 0 1 1 4 10.5 A6.5 6.5 0 1 1 17 10.5 Z M15.2 15.2 L20.5 20.5")
    ),
    (
      "gearshape",
      SymbolShape(
        stroke: """
          M10.33 5.3 L10.51 3.12 A9 9 0 0 1 13.49 3.12 L13.67 5.3 A6.9 6.9 0 0 1 15.55 \
          6.09 L17.23 4.67 A9 9 0 0 1 19.33 6.77 L17.91 8.45 A6.9 6.9 0 0 1 18.7 10.33 \
          L20.88 10.51 A9 9 0 0 1 20.88 13.49 L18.7 13.67 A6.9 6.9 0 0 1 17.91 15.55 \
          L19.33 17.23 A9 9 0 0 1 17.23 19.33 L15.55 17.91 A6.9 6.9 0 0 1 13.67 18.7 \
          L13.49 20.88 A9 9 0 0 1 10.51 20.88 L10.33 18.7 A6.9 6.9 0 0 1 8.45 17.91 L6.77 \
          19.33 A9 9 0 0 1 4.67 17.23 L6.09 15.55 A6.9 6.9 0 0 1 5.3 13.67 L3.12 13.49 A9 \
          9 0 0 1 3.12 10.51 L5.3 10.33 A6.9 6.9 0 0 1 6.09 8.45 L4.67 6.77 A9 9 0 0 1 \
          6.77 4.67 L8.45 6.09 A6.9 6.9 0 0 1 10.33 5.3 Z M14.9 12 A2.9 2.9 0 1 1 9.1 12 \
          A2.9 2.9 0 1 1 14.9 12 Z
          """)
    ),
    (
      "house",
      SymbolShape(
        stroke: """
          M3.5 11.5 L12 4 L20.5 11.5 M5.8 9.5 V18.5 A1.5 1.5 0 0 0 7.3 20 H16.7 A1.5 1.5 0 \
          0 0 18.2 18.5 V9.5 M10 20 V14.5 H14 V20
          """)
    ),
    (
      "house.fill",
      SymbolShape(
        stroke: "M3.5 11.5 L12 4 L20.5 11.5",
        fill: """
          M12 4.2 L19.2 10.5 V19.2 A1.8 1.8 0 0 1 17.4 21 H14.8 V14.8 A0.8 0.8 0 0 0 14 14 \
          H10 A0.8 0.8 0 0 0 9.2 14.8 V21 H6.6 A1.8 1.8 0 0 1 4.8 19.2 V10.5 Z
          """)
    ),
    (
      "person",
      SymbolShape(
        stroke: """
          M15.8 7.8 A3.8 3.8 0 1 1 8.2 7.8 A3.8 3.8 0 1 1 15.8 7.8 Z M4.5 20 C4.7 16.6 7.7 \
          14.8 12 14.8 C16.3 14.8 19.3 16.6 19.5 20 Z
          """)
    ),
    (
      "person.fill",
      SymbolShape(
        stroke: """
          M15.8 7.8 A3.8 3.8 0 1 1 8.2 7.8 A3.8 3.8 0 1 1 15.8 7.8 Z M4.5 20 C4.7 16.6 7.7 \
          14.8 12 14.8 C16.3 14.8 19.3 16.6 19.5 20 Z
          """,
        fill: """
          M15.8 7.8 A3.8 3.8 0 1 1 8.2 7.8 A3.8 3.8 0 1 1 15.8 7.8 Z M4.5 20 C4.7 16.6 7.7 \
          14.8 12 14.8 C16.3 14.8 19.3 16.6 19.5 20 Z
          """)
    ),
    (
      "person.crop.circle",
      SymbolShape(
        stroke: """
          M21 12 A9 9 0 1 1 3 12 A9 9 0 1 1 21 12 Z M14.9 10 A2.9 2.9 0 1 1 9.1 10 A2.9 \
          2.9 0 1 1 14.9 10 Z M6.4 18.6 C7.3 16.8 9.2 15.8 12 15.8 C14.8 15.8 16.7 16.8 \
          17.6 18.6
          """)
    ),
    (
      "heart",
      SymbolShape(
        stroke: """
          M12 20 C6.3 15.9 3.5 12.6 3.5 9.1 A4.55 4.55 0 0 1 12 7 A4.55 4.55 0 0 1 20.5 \
          9.1 C20.5 12.6 17.7 15.9 12 20 Z
          """)
    ),
    (
      "heart.fill",
      SymbolShape(
        stroke: """
          M12 20 C6.3 15.9 3.5 12.6 3.5 9.1 A4.55 4.55 0 0 1 12 7 A4.55 4.55 0 0 1 20.5 \
          9.1 C20.5 12.6 17.7 15.9 12 20 Z
          """,
        fill: """
          M12 20 C6.3 15.9 3.5 12.6 3.5 9.1 A4.55 4.55 0 0 1 12 7 A4.55 4.55 0 0 1 20.5 \
          9.1 C20.5 12.6 17.7 15.9 12 20 Z
          """)
    ),
    (
      "star",
      SymbolShape(
        stroke: """
          M12 3.7 L14.41 9.38 L20.56 9.92 L15.9 13.97 L17.29 19.98 L12 16.8 L6.71 19.98 \
          L8.1 13.97 L3.44 9.92 L9.59 9.38 Z
          """)
    ),
    (
      "star.fill",
      SymbolShape(
        stroke: """
          M12 3.7 L14.41 9.38 L20.56 9.92 L15.9 13.97 L17.29 19.98 L12 16.8 L6.71 19.98 \
          L8.1 13.97 L3.44 9.92 L9.59 9.38 Z
          """,
        fill: """
          M12 3.7 L14.41 9.38 L20.56 9.92 L15.9 13.97 L17.29 19.98 L12 16.8 L6.71 19.98 \
          L8.1 13.97 L3.44 9.92 L9.59 9.38 Z
          """)
    ),
    (
      "bookmark",
      SymbolShape(
        stroke: """
          M7.5 4 H16.5 A1.5 1.5 0 0 1 18 5.5 V20 L12 15.5 L6 20 V5.5 A1.5 1.5 0 0 1 7.5 4 \
          Z
          """)
    ),
    (
      "bookmark.fill",
      SymbolShape(
        stroke: """
          M7.5 4 H16.5 A1.5 1.5 0 0 1 18 5.5 V20 L12 15.5 L6 20 V5.5 A1.5 1.5 0 0 1 7.5 4 \
          Z
          """,
        fill: """
          M7.5 4 H16.5 A1.5 1.5 0 0 1 18 5.5 V20 L12 15.5 L6 20 V5.5 A1.5 1.5 0 0 1 7.5 4 \
          Z
          """)
    ),
    (
      "bell",
      SymbolShape(
        stroke: """
          M12 4 A6 6 0 0 0 6 10 V13.5 L4.3 17 H19.7 L18 13.5 V10 A6 6 0 0 0 12 4 Z M9.8 20 \
          A2.4 2.4 0 0 0 14.2 20
          """)
    ),
    (
      "trash",
      SymbolShape(
        stroke: """
          M4 7 H20 M9 7 V5 A1 1 0 0 1 10 4 H14 A1 1 0 0 1 15 5 V7 M6 7 L6.9 18.6 A1.5 1.5 \
          0 0 0 8.4 20 H15.6 A1.5 1.5 0 0 0 17.1 18.6 L18 7 M10 11 V16 M14 11 V16
          """)
    ),
    (
      "pencil",
      SymbolShape(
        stroke: """
          M4 20 L5.2 15.3 L16 4.5 A1.6 1.6 0 0 1 18.3 4.5 L19.5 5.7 A1.6 1.6 0 0 1 19.5 8 \
          L8.7 18.8 Z M13.8 6.7 L17.3 10.2
          """)
    ),
    (
      "square.and.arrow.up",
      SymbolShape(
        stroke: """
          M8 10 H6.5 A1.5 1.5 0 0 0 5 11.5 V18.5 A1.5 1.5 0 0 0 6.5 20 H17.5 A1.5 1.5 0 0 \
          0 19 18.5 V11.5 A1.5 1.5 0 0 0 17.5 10 H16 M12 15 V3.5 M8 7.3 L12 3.3 L16 7.3
          """)
    ),
    (
      "square.and.arrow.down",
      SymbolShape(
        stroke: """
          M8 10 H6.5 A1.5 1.5 0 0 0 5 11.5 V18.5 A1.5 1.5 0 0 0 6.5 20 H17.5 A1.5 1.5 0 0 \
          0 19 18.5 V11.5 A1.5 1.5 0 0 0 17.5 10 H16 M12 3.5 V15 M8 11.5 L12 15.5 L16 11.5
          """)
    ),
    (
      "square.and.pencil",
      SymbolShape(
        stroke: """
          M12 5 H5.5 A1.5 1.5 0 0 0 4 6.5 V18.5 A1.5 1.5 0 0 0 5.5 20 H17.5 A1.5 1.5 0 0 0 \
          19 18.5 V12 M9.3 14.7 L10.1 11.3 L17.8 3.6 A1.3 1.3 0 0 1 19.6 3.6 L20.4 4.4 \
          A1.3 1.3 0 0 1 20.4 6.2 L12.7 13.9 Z
          """)
    ),
    (
      "ellipsis",
      SymbolShape(
        fill: """
          M6.75 12 A1.75 1.75 0 1 1 3.25 12 A1.75 1.75 0 1 1 6.75 12 Z M13.75 12 A1.75 \
          1.75 0 1 1 10.25 12 A1.75 1.75 0 1 1 13.75 12 Z M20.75 12 A1.75 1.75 0 1 1 17.25 \
          12 A1.75 1.75 0 1 1 20.75 12 Z
          """)
    ),
    (
      "ellipsis.circle",
      SymbolShape(
        stroke: "M21 12 A9 9 0 1 1 3 12 A9 9 0 1 1 21 12 Z",
        fill: """
          M9.05 12 A1.25 1.25 0 1 1 6.55 12 A1.25 1.25 0 1 1 9.05 12 Z M13.25 12 A1.25 \
          1.25 0 1 1 10.75 12 A1.25 1.25 0 1 1 13.25 12 Z M17.45 12 A1.25 1.25 0 1 1 14.95 \
          12 A1.25 1.25 0 1 1 17.45 12 Z
          """)
    ),
    (
      "line.3.horizontal",
      SymbolShape(
        stroke: "M4 6 H20 M4 12 H20 M4 18 H20")
    ),
    (
      "list.bullet",
      SymbolShape(
        stroke: "M9 6 H20 M9 12 H20 M9 18 H20",
        fill: """
          M6.25 6 A1.5 1.5 0 1 1 3.25 6 A1.5 1.5 0 1 1 6.25 6 Z M6.25 12 A1.5 1.5 0 1 1 \
          3.25 12 A1.5 1.5 0 1 1 6.25 12 Z M6.25 18 A1.5 1.5 0 1 1 3.25 18 A1.5 1.5 0 1 1 \
          6.25 18 Z
          """)
    ),
    (
      "slider.horizontal.3",
      SymbolShape(
        stroke: """
          M4 6 H6.8 M11.2 6 H20 M4 12 H12.8 M17.2 12 H20 M4 18 H6.8 M11.2 18 H20 M11.2 6 \
          A2.2 2.2 0 1 1 6.8 6 A2.2 2.2 0 1 1 11.2 6 Z M17.2 12 A2.2 2.2 0 1 1 12.8 12 \
          A2.2 2.2 0 1 1 17.2 12 Z M11.2 18 A2.2 2.2 0 1 1 6.8 18 A2.2 2.2 0 1 1 11.2 18 Z
          """)
    ),
    (
      "square.grid.2x2",
      SymbolShape(
        stroke: """
          M5.2 4 H8.8 A1.2 1.2 0 0 1 10 5.2 V8.8 A1.2 1.2 0 0 1 8.8 10 H5.2 A1.2 1.2 0 0 1 \
          4 8.8 V5.2 A1.2 1.2 0 0 1 5.2 4 Z M5.2 14 H8.8 A1.2 1.2 0 0 1 10 15.2 V18.8 A1.2 \
          1.2 0 0 1 8.8 20 H5.2 A1.2 1.2 0 0 1 4 18.8 V15.2 A1.2 1.2 0 0 1 5.2 14 Z M15.2 \
          4 H18.8 A1.2 1.2 0 0 1 20 5.2 V8.8 A1.2 1.2 0 0 1 18.8 10 H15.2 A1.2 1.2 0 0 1 \
          14 8.8 V5.2 A1.2 1.2 0 0 1 15.2 4 Z M15.2 14 H18.8 A1.2 1.2 0 0 1 20 15.2 V18.8 \
          A1.2 1.2 0 0 1 18.8 20 H15.2 A1.2 1.2 0 0 1 14 18.8 V15.2 A1.2 1.2 0 0 1 15.2 14 \
          Z
          """)
    ),
    (
      "camera",
      SymbolShape(
        stroke: """
          M4.8 8 H7.8 L9.5 5 H14.5 L16.2 8 H19.2 A1.8 1.8 0 0 1 21 9.8 V17.2 A1.8 1.8 0 0 \
          1 19.2 19 H4.8 A1.8 1.8 0 0 1 3 17.2 V9.8 A1.8 1.8 0 0 1 4.8 8 Z M15.2 13.2 A3.2 \
          3.2 0 1 1 8.8 13.2 A3.2 3.2 0 1 1 15.2 13.2 Z
          """)
    ),
    (
      "photo",
      SymbolShape(
        stroke: """
          M6 5 H18 A2 2 0 0 1 20 7 V17 A2 2 0 0 1 18 19 H6 A2 2 0 0 1 4 17 V7 A2 2 0 0 1 6 \
          5 Z M4 17 L9 12 L12.8 15.8 L15 13.6 L20 18
          """,
        fill: "M17 9.2 A1.5 1.5 0 1 1 14 9.2 A1.5 1.5 0 1 1 17 9.2 Z")
    ),
    (
      "calendar",
      SymbolShape(
        stroke: """
          M6 6 H18 A2 2 0 0 1 20 8 V18 A2 2 0 0 1 18 20 H6 A2 2 0 0 1 4 18 V8 A2 2 0 0 1 6 \
          6 Z M4 11 H20 M8 4 V8 M16 4 V8
          """)
    ),
    (
      "clock",
      SymbolShape(
        stroke: "M21 12 A9 9 0 1 1 3 12 A9 9 0 1 1 21 12 Z M12 7 V12 L15.4 14")
    ),
    (
      "envelope",
      SymbolShape(
        stroke: """
          M6 6 H18 A2 2 0 0 1 20 8 V16 A2 2 0 0 1 18 18 H6 A2 2 0 0 1 4 16 V8 A2 2 0 0 1 6 \
          6 Z M4.8 7.6 L12 13 L19.2 7.6
          """)
    ),
    (
      "lock",
      SymbolShape(
        stroke: """
          M8 11 H16 A2 2 0 0 1 18 13 V18 A2 2 0 0 1 16 20 H8 A2 2 0 0 1 6 18 V13 A2 2 0 0 \
          1 8 11 Z M8 11 V8 A4 4 0 0 1 16 8 V11
          """)
    ),
    (
      "eye",
      SymbolShape(
        stroke: """
          M2.5 12 C5 7.9 8.2 5.8 12 5.8 C15.8 5.8 19 7.9 21.5 12 C19 16.1 15.8 18.2 12 \
          18.2 C8.2 18.2 5 16.1 2.5 12 Z M14.8 12 A2.8 2.8 0 1 1 9.2 12 A2.8 2.8 0 1 1 \
          14.8 12 Z
          """)
    ),
    (
      "eye.slash",
      SymbolShape(
        stroke: """
          M6.7 7.4 C5.1 8.5 3.7 10 2.5 12 C5 16.1 8.2 18.2 12 18.2 C13 18.2 13.9 18 14.8 \
          17.8 M10 6 C10.6 5.9 11.3 5.8 12 5.8 C15.8 5.8 19 7.9 21.5 12 C20.7 13.3 19.8 \
          14.4 18.8 15.3 M12.5 14.75 A2.8 2.8 0 0 1 9.35 11.1 M4.5 3.5 L19.5 20.5
          """)
    ),
    (
      "folder",
      SymbolShape(
        stroke: """
          M4 17.2 V6.8 A1.8 1.8 0 0 1 5.8 5 H9 L11.2 8 H18.2 A1.8 1.8 0 0 1 20 9.8 V17.2 \
          A1.8 1.8 0 0 1 18.2 19 H5.8 A1.8 1.8 0 0 1 4 17.2 Z
          """)
    ),
    (
      "doc",
      SymbolShape(
        stroke: """
          M7.8 4 H13 L18 9 V18.2 A1.8 1.8 0 0 1 16.2 20 H7.8 A1.8 1.8 0 0 1 6 18.2 V5.8 \
          A1.8 1.8 0 0 1 7.8 4 Z M13 4 V9 H18
          """)
    ),
    (
      "link",
      SymbolShape(
        stroke: """
          M11.2 7.6 L13.5 5.3 A3.7 3.7 0 0 1 18.7 10.5 L16.4 12.8 M12.8 16.4 L10.5 18.7 \
          A3.7 3.7 0 0 1 5.3 13.5 L7.6 11.2 M9.6 14.4 L14.4 9.6
          """)
    ),
    (
      "play.fill",
      SymbolShape(
        stroke: "M7 4.8 L19 12 L7 19.2 Z",
        fill: "M7 4.8 L19 12 L7 19.2 Z")
    ),
    (
      "pause.fill",
      SymbolShape(
        stroke: "M6.8 5.2 H8.8 V18.8 H6.8 Z M15.2 5.2 H17.2 V18.8 H15.2 Z",
        fill: "M6.8 5.2 H8.8 V18.8 H6.8 Z M15.2 5.2 H17.2 V18.8 H15.2 Z")
    ),
    (
      "cart",
      SymbolShape(
        stroke: "M2.8 4.5 H5.2 L7.3 15.5 H18 L20.3 7.8 H5.9",
        fill: """
          M10.4 19.3 A1.6 1.6 0 1 1 7.2 19.3 A1.6 1.6 0 1 1 10.4 19.3 Z M18.2 19.3 A1.6 \
          1.6 0 1 1 15 19.3 A1.6 1.6 0 1 1 18.2 19.3 Z
          """)
    ),
    (
      "chevron.up.chevron.down",
      SymbolShape(
        stroke: "M7 9 L12 4 L17 9 M7 15 L12 20 L17 15")
    ),
    (
      "sun.min",
      SymbolShape(
        stroke: """
          M15.5 12 A3.5 3.5 0 1 1 8.5 12 A3.5 3.5 0 1 1 15.5 12 Z M12 4.6 V4.8 M12 19.2 V19.4 \
          M4.6 12 H4.8 M19.2 12 H19.4 M6.8 6.8 L6.9 6.9 M17.1 17.1 L17.2 17.2 M17.2 6.8 L17.1 \
          6.9 M6.9 17.1 L6.8 17.2
          """)
    ),
    (
      "sun.max",
      SymbolShape(
        stroke: """
          M15.8 12 A3.8 3.8 0 1 1 8.2 12 A3.8 3.8 0 1 1 15.8 12 Z M12 2.5 V4.5 M12 19.5 V21.5 \
          M2.5 12 H4.5 M19.5 12 H21.5 M5.3 5.3 L6.7 6.7 M17.3 17.3 L18.7 18.7 M18.7 5.3 L17.3 \
          6.7 M6.7 17.3 L5.3 18.7
          """)
    ),
    (
      "speaker.fill",
      SymbolShape(
        stroke: "M7 9.5 H10 L15 5.5 V18.5 L10 14.5 H7 Z",
        fill: "M7 9.5 H10 L15 5.5 V18.5 L10 14.5 H7 Z")
    ),
    (
      "speaker.wave.3.fill",
      SymbolShape(
        stroke: """
          M3 9.5 H5.5 L9.5 6 V18 L5.5 14.5 H3 Z M13 9.6 A3.4 3.4 0 0 1 13 14.4 M15.8 7.4 A6.5 \
          6.5 0 0 1 15.8 16.6 M18.6 5.2 A9.6 9.6 0 0 1 18.6 18.8
          """,
        fill: "M3 9.5 H5.5 L9.5 6 V18 L5.5 14.5 H3 Z")
    ),
  ]
}
