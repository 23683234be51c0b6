import ArgumentParser
import CommandLineTool
import ReviewServer

/// How a command serves the page of the report.
struct ServerOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The port of the page's server (default: one that is free).", valueName: "number"))
  var port: UInt16 = 0

  @Flag(help: "Do not open the page in a browser.")
  var noOpen = false

  /// Serves the page of a session, which others on this machine cannot open without its address.
  func serve(
    _ session: ReviewSession, in context: CommandContext
  ) throws(CommandFailure) -> ServedPage {
    do {
      return try context.servePage(session, port)
    } catch {
      throw CommandFailure(
        port == 0 ? "\(error)" : "The page cannot be served on port \(port): \(error).")
    }
  }

  /// Prints the address of the page, and opens it unless that is not wanted.
  func open(_ page: ServedPage, in context: CommandContext) {
    let isOpened = !noOpen && context.openInBrowser(page.oneTimeAddress())
    context.console.print("\(isOpened ? "Opened" : "Open in a browser:") \(page.address)")
    context.console.inform("Ctrl-C ends this.")
  }
}
