// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// The functions of the module simd that code for views uses. Its types are Swift's.

/// A vector of 2 numbers of the type `Float`.
public typealias simd_float2 = SIMD2<Float>
/// A vector of 3 numbers of the type `Float`.
public typealias simd_float3 = SIMD3<Float>
/// A vector of 4 numbers of the type `Float`.
public typealias simd_float4 = SIMD4<Float>
/// A vector of 2 numbers of the type `Double`.
public typealias simd_double2 = SIMD2<Double>
/// A vector of 3 numbers of the type `Double`.
public typealias simd_double3 = SIMD3<Double>
/// A vector of 4 numbers of the type `Double`.
public typealias simd_double4 = SIMD4<Double>

/// The value between `x` for 0 and `y` for 1.
public func simd_mix<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number, _ t: Number) -> Number {
  x + t * (y - x)
}

/// The vector of the values between the numbers of `x` for 0 and of `y` for 1, each at its own `t`.
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  x + t * (y - x)
}

/// The number within the limits that is closest to `x`.
public func simd_clamp<Number: Comparable>(_ x: Number, _ min: Number, _ max: Number) -> Number {
  Swift.min(Swift.max(x, min), max)
}

/// The vector within the limits that is closest to `x`, number by number.
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}

/// The sum of the products of the numbers of two vectors.
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  (x * y).sum()
}

/// The length of a vector.
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  simd_dot(x, x).squareRoot()
}

/// The distance of two points.
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  simd_length(x - y)
}

// The module has these functions without its prefix, too.

/// The sum of the products of the numbers of two vectors.
public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  simd_dot(x, y)
}

/// The length of a vector.
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  simd_length(x)
}

/// The distance of two points.
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  simd_distance(x, y)
}

/// The vector of length 1 in the same direction.
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  simd_normalize(x)
}

/// The vector of length 1 in the same direction.
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  x / simd_length(x)
}
