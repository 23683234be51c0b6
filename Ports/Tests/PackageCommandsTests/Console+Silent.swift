import CommandLineTool

extension Console {
  /// Output that is discarded, without colours.
  static var silent: Console {
    let sink = OutputSink { _ in 0 }
    return Console(output: sink, errors: sink, color: .never)
  }
}
