import Pixels

/// A program of PostScript's arithmetic: numbers and operators on a stack (ISO 32000-1, section 7.10.5).
struct PDFCalculator: Sendable {
  private enum Step: Sendable {
    case number(Double)
    case operation(String)
    case choice(then: [Step], otherwise: [Step])
  }

  private let steps: [Step]

  private static let depthLimit = 32
  private static let stackLimit = 100

  /// - Parameter scanner: before the first brace.
  init(_ scanner: inout PDFScanner) throws(PDFProblem) {
    guard case .word("{")? = try scanner.token() else {
      throw PDFProblem(at: scanner.index, "the function's program is damaged")
    }
    steps = try Self.block(&scanner, depth: 0)
  }

  /// The steps up to a closing brace.
  private static func block(_ scanner: inout PDFScanner, depth: Int) throws(PDFProblem) -> [Step] {
    guard depth < depthLimit else {
      throw PDFProblem(at: scanner.index, "the function's program is too deep")
    }
    var steps: [Step] = []
    var blocks: [[Step]] = []
    while let token = try scanner.token() {
      switch token {
      case .word("}"): return steps
      case .word("{"): blocks.append(try block(&scanner, depth: depth + 1))
      case .word("if") where blocks.count == 1:
        steps.append(.choice(then: blocks[0], otherwise: []))
        blocks = []
      case .word("ifelse") where blocks.count == 2:
        steps.append(.choice(then: blocks[0], otherwise: blocks[1]))
        blocks = []
      case .word(let name): steps.append(.operation(name))
      case .object(.number(let number)): steps.append(.number(number))
      case .object(.boolean(let value)): steps.append(.number(value ? 1 : 0))
      default: throw PDFProblem(at: scanner.index, "the function's program is damaged")
      }
    }
    throw PDFProblem(at: scanner.index, "the function's program does not end")
  }

  /// The stack after the program, whose first numbers are the inputs.
  func results(for inputs: [Double]) -> [Double] {
    var stack = inputs
    Self.run(steps, on: &stack)
    return stack.map { $0.isFinite ? $0 : 0 }
  }

  private static func run(_ steps: [Step], on stack: inout [Double]) {
    for step in steps where stack.count < stackLimit {
      switch step {
      case .number(let number): stack.append(number)
      case .choice(let then, let otherwise):
        run(stack.popLast() ?? 0 != 0 ? then : otherwise, on: &stack)
      case .operation(let name): run(name, on: &stack)
      }
    }
  }

  private static let unary: [String: @Sendable (Double) -> Double] = [
    "abs": { abs($0) }, "neg": { -$0 }, "ceiling": { $0.rounded(.up) },
    "floor": { $0.rounded(.down) }, "round": { ($0 + 0.5).rounded(.down) },
    "truncate": { $0.rounded(.towardZero) }, "cvi": { $0.rounded(.towardZero) }, "cvr": { $0 },
    "sqrt": { $0 < 0 ? 0 : $0.squareRoot() }, "not": { $0 == 0 ? 1 : 0 },
    "sin": { Trigonometry.sineAndCosine(of: $0 * .pi / 180).sine },
    "cos": { Trigonometry.sineAndCosine(of: $0 * .pi / 180).cosine },
    "ln": { ExponentialFunction.logarithm(of: $0) },
    "log": { ExponentialFunction.logarithm(of: $0) / ExponentialFunction.logarithm(of: 10) },
  ]

  private static let binary: [String: @Sendable (Double, Double) -> Double] = [
    "add": { $0 + $1 }, "sub": { $0 - $1 }, "mul": { $0 * $1 },
    "div": { $1 == 0 ? 0 : $0 / $1 },
    "idiv": { $1 == 0 ? 0 : ($0 / $1).rounded(.towardZero) },
    "mod": { $1 == 0 ? 0 : $0.truncatingRemainder(dividingBy: $1) },
    "exp": { ExponentialFunction.power($0, $1) },
    "atan": { Trigonometry.turn(ofX: $1, y: $0) * 360 },
    "eq": { $0 == $1 ? 1 : 0 }, "ne": { $0 != $1 ? 1 : 0 }, "gt": { $0 > $1 ? 1 : 0 },
    "ge": { $0 >= $1 ? 1 : 0 }, "lt": { $0 < $1 ? 1 : 0 }, "le": { $0 <= $1 ? 1 : 0 },
    "and": { $0 != 0 && $1 != 0 ? 1 : 0 }, "or": { $0 != 0 || $1 != 0 ? 1 : 0 },
    "xor": { ($0 != 0) != ($1 != 0) ? 1 : 0 },
  ]

  private static func run(_ name: String, on stack: inout [Double]) {
    if let operation = unary[name] {
      guard let value = stack.popLast() else { return }
      stack.append(operation(value))
    } else if let operation = binary[name] {
      guard stack.count >= 2 else { return }
      let second = stack.removeLast()
      stack.append(operation(stack.removeLast(), second))
    } else {
      move(name, on: &stack)
    }
  }

  /// The operators that only move the numbers on the stack.
  private static func move(_ name: String, on stack: inout [Double]) {
    func count() -> Int? {
      guard let count = stack.popLast().flatMap({ Int32(exactly: $0) }) else { return nil }
      return Int(count)
    }
    switch name {
    case "pop": _ = stack.popLast()
    case "exch" where stack.count >= 2: stack.swapAt(stack.count - 1, stack.count - 2)
    case "dup" where !stack.isEmpty: stack.append(stack[stack.count - 1])
    case "copy":
      guard let count = count(), count > 0, count <= stack.count else { return }
      stack += stack.suffix(count)
    case "index":
      guard let index = count(), index >= 0, index < stack.count else { return }
      stack.append(stack[stack.count - 1 - index])
    case "roll":
      guard let steps = count(), let count = count(), count > 0, count <= stack.count else {
        return
      }
      let values = stack.suffix(count)
      let shift = ((steps % count) + count) % count
      stack.removeLast(count)
      stack += values.suffix(shift) + values.dropLast(shift)
    default: break
    }
  }
}
