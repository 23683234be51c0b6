import Pixels

/// A function of numbers, such as the colours of a gradient (ISO 32000-1, section 7.10).
indirect enum PDFFunction: Sendable {
  /// Between the results at 0 and at 1, by a power.
  case exponential(start: [Double], end: [Double], exponent: Double, domain: ClosedRange<Double>)
  /// One function after the other, each from one bound to the next.
  case stitched(
    [PDFFunction], bounds: [Double], encode: [Double], domain: ClosedRange<Double>)
  /// Of one number: results at even distances.
  case sampled([[Double]], encode: [Double], domain: ClosedRange<Double>)
  case calculator(PDFCalculator, domain: [Double], range: [Double])
  /// One function for each result.
  case several([PDFFunction])

  /// - Parameter depth: functions in each other.
  init(_ object: PDFObject?, in file: PDFFile, depth: Int = 0) throws(PDFProblem) {
    let object = try file.resolve(object)
    let place = object.stream?.offset ?? 0
    guard depth < 8 else { throw PDFProblem(at: place, "functions are in each other too deep") }
    if let array = object.array {
      var functions: [PDFFunction] = []
      for element in array {
        functions.append(try PDFFunction(element, in: file, depth: depth + 1))
      }
      self = .several(functions)
      return
    }
    guard let dictionary = object.dictionary, let kind = dictionary["FunctionType"]?.integer,
      let domain = try file.numbers(dictionary["Domain"]), domain.count >= 2, domain[0] <= domain[1]
    else { throw PDFProblem(at: place, "the function is damaged") }
    let inputs = domain[0]...domain[1]
    switch kind {
    case 0: self = try Self.sampled(object, inputs, in: file)
    case 2:
      let start = try file.numbers(dictionary["C0"]) ?? [0]
      let end = try file.numbers(dictionary["C1"]) ?? [1]
      guard start.count == end.count, !start.isEmpty else {
        throw PDFProblem(at: place, "the function is damaged")
      }
      self = .exponential(
        start: start, end: end, exponent: try file.resolve(dictionary["N"]).number ?? 1,
        domain: inputs)
    case 3:
      guard let parts = try file.resolve(dictionary["Functions"]).array, !parts.isEmpty,
        let bounds = try file.numbers(dictionary["Bounds"]), bounds.count == parts.count - 1,
        let encode = try file.numbers(dictionary["Encode"]), encode.count == 2 * parts.count
      else { throw PDFProblem(at: place, "the function is damaged") }
      var functions: [PDFFunction] = []
      for part in parts { functions.append(try PDFFunction(part, in: file, depth: depth + 1)) }
      self = .stitched(functions, bounds: bounds, encode: encode, domain: inputs)
    case 4:
      guard let stream = object.stream, let range = try file.numbers(dictionary["Range"]),
        range.count % 2 == 0, domain.count % 2 == 0
      else { throw PDFProblem(at: place, "the function is damaged") }
      var scanner = PDFScanner(try file.content(of: stream)[...])
      self = .calculator(try PDFCalculator(&scanner), domain: domain, range: range)
    default: throw PDFProblem(at: place, "functions of the kind \(kind) are not read")
    }
  }

  private static func sampled(
    _ object: PDFObject, _ domain: ClosedRange<Double>, in file: PDFFile
  ) throws(PDFProblem) -> PDFFunction {
    guard let stream = object.stream, let size = try file.numbers(stream.dictionary["Size"]),
      size.count == 1, let count = Int(exactly: size[0]), (1...65_536).contains(count),
      let range = try file.numbers(stream.dictionary["Range"]), !range.isEmpty,
      range.count % 2 == 0,
      let bits = stream.dictionary["BitsPerSample"]?.integer, [8, 16].contains(bits)
    else {
      throw PDFProblem(
        at: object.stream?.offset ?? 0,
        "only functions of one number with samples of 8 or 16 bits are read")
    }
    let results = range.count / 2
    let decode = try file.numbers(stream.dictionary["Decode"]) ?? range
    let content = try file.content(of: stream)
    let bytes = bits / 8
    guard content.count >= count * results * bytes, decode.count == range.count else {
      throw PDFProblem(at: stream.offset, "the function has too few samples")
    }
    let samples = (0..<count).map { index in
      (0..<results).map { result in
        let place = (index * results + result) * bytes
        let value = content[place..<place + bytes].reduce(0) { $0 << 8 | Int($1) }
        let part = Double(value) / Double(1 << bits - 1)
        return decode[2 * result] + part * (decode[2 * result + 1] - decode[2 * result])
      }
    }
    let encode = try file.numbers(stream.dictionary["Encode"]) ?? [0, Double(count - 1)]
    guard encode.count == 2 else { throw PDFProblem(at: stream.offset, "the function is damaged") }
    return .sampled(samples, encode: encode, domain: domain)
  }

  /// The results for numbers; of several, only a calculator has use.
  func values(at inputs: [Double]) -> [Double] {
    let input = inputs.first ?? 0
    switch self {
    case .exponential(let start, let end, let exponent, let domain):
      let part = ExponentialFunction.power(input.clamped(to: domain), exponent)
      return zip(start, end).map { $0 + part * ($1 - $0) }
    case .stitched(let functions, let bounds, let encode, let domain):
      let input = input.clamped(to: domain)
      let index = bounds.firstIndex { input < $0 } ?? functions.count - 1
      let low = index == 0 ? domain.lowerBound : bounds[index - 1]
      let high = index == bounds.count ? domain.upperBound : bounds[index]
      let part = high > low ? (input - low) / (high - low) : 0
      let (from, to) = (encode[2 * index], encode[2 * index + 1])
      return functions[index].values(at: [from + part * (to - from)])
    case .sampled(let samples, let encode, let domain):
      let width = domain.upperBound - domain.lowerBound
      let part = width > 0 ? (input.clamped(to: domain) - domain.lowerBound) / width : 0
      let place = (encode[0] + part * (encode[1] - encode[0]))
        .clamped(to: 0...Double(samples.count - 1))
      let index = min(Int(place), max(samples.count - 2, 0))
      let next = min(index + 1, samples.count - 1)
      return zip(samples[index], samples[next]).map { $0 + (place - Double(index)) * ($1 - $0) }
    case .calculator(let calculator, let domain, let range):
      let inputs = zip(inputs, stride(from: 0, to: domain.count, by: 2)).map { input, place in
        min(max(input, domain[place]), max(domain[place], domain[place + 1]))
      }
      let results = calculator.results(for: inputs).suffix(range.count / 2)
      return zip(results, stride(from: 0, to: range.count, by: 2)).map { result, place in
        min(max(result, range[place]), max(range[place], range[place + 1]))
      }
    case .several(let functions): return functions.flatMap { $0.values(at: inputs) }
    }
  }

  /// The numbers between which results change evenly, or nearly so.
  func places(in domain: ClosedRange<Double>) -> [Double] {
    let width = domain.upperBound - domain.lowerBound
    func even(_ count: Int) -> [Double] {
      (0...count).map { domain.lowerBound + width * Double($0) / Double(count) }
    }
    switch self {
    case .exponential(_, _, let exponent, _): return exponent == 1 ? even(1) : even(32)
    case .stitched(let functions, let bounds, _, _):
      let ends = [domain.lowerBound] + bounds.filter(domain.contains) + [domain.upperBound]
      let isEven = functions.allSatisfy {
        if case .exponential(_, _, 1, _) = $0 { true } else { false }
      }
      // Just before a bound the part before it ends, which need not be what the next one begins with.
      let bounds = ends.dropFirst().dropLast().flatMap {
        [max($0 - width * 1e-6, domain.lowerBound), $0]
      }
      return (isEven ? [ends[0]] + bounds + [domain.upperBound] : even(64) + bounds).sorted()
    case .sampled(let samples, _, _): return even(min(max(samples.count - 1, 1), 256))
    case .calculator: return even(64)
    case .several(let functions):
      return Set(functions.flatMap { $0.places(in: domain) }).sorted()
    }
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
