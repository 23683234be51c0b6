/// A part of a symbol, by what becomes of it in the variants of the symbol.
///
/// Parts are painted in their order. A later part may knock out the parts below it.
struct SymbolPart: Sendable {
  enum Role: Sendable {
    /// A stroke in all variants.
    case line
    /// An outline, which is filled in filled variants.
    case area
    /// A stroke, which filled variants knock out of the parts below.
    case detail
    /// Nothing: the shape with a margin around it is removed from the parts below.
    case gap
  }

  var role: Role
  var path: SymbolPath
  /// The width of the stroke as a multiple of the symbol's.
  var width = 1.0

  /// A stroke in all variants.
  static func line(_ path: SymbolPath) -> Self { Self(role: .line, path: path) }
  /// An outline, which is filled in filled variants.
  static func area(_ path: SymbolPath) -> Self { Self(role: .area, path: path) }
  /// A stroke, which filled variants knock out of the parts below.
  static func detail(_ path: SymbolPath) -> Self { Self(role: .detail, path: path) }
  /// Dots in all variants, 2.5 units wide in the regular weight.
  static func dots(_ path: SymbolPath, width: Double = 1.25) -> Self {
    Self(role: .line, path: path, width: width)
  }
  /// Dots that filled variants knock out.
  static func holes(_ path: SymbolPath, width: Double = 1.25) -> Self {
    Self(role: .detail, path: path, width: width)
  }
  /// A closed shape that is filled in all variants.
  static func solid(_ path: SymbolPath) -> Self { Self(role: .area, path: path, width: 0) }
  /// A margin around a closed shape, removed from the parts below.
  static func gap(_ path: SymbolPath) -> Self { Self(role: .gap, path: path) }
  /// A closed shape, removed from the parts below.
  static func cut(_ path: SymbolPath) -> Self { Self(role: .gap, path: path, width: 0) }
}
