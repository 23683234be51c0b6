import Scenes

extension JSON {
  init(_ number: Int) { self = .number(Double(number)) }
}
