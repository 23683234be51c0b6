import LayouterCommand

@main struct Main {
  static func main() { LayouterCommand.main() }
}
