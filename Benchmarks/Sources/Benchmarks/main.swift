import Foundation
import Measuring

// Usage: Benchmarks [path of the layouter executable]
let tool = CommandLine.arguments.dropFirst().first ?? "../.build/release/layouter"

guard let buttons = Buttons(), let thousandButtons = ThousandButtons() else {
  print("There is no memory for the floor.")
  exit(2)
}
// Whatever cannot be drawn stops the run here, and not as a very fast case.
let picture = try buttons.view(0)
_ = try buttons.drawing(0)
let drawing = measureDrawing(buttons)
printTable("Drawing a button of 240 × 80 pixels", drawing)
printTable("Writing it as PNG", try measureEncoding(picture))
printTable("Reading a golden", try measureDecoding(picture))
printTable("Comparing with a golden", measureComparing(picture))

if FileManager.default.isExecutableFile(atPath: tool) {
  let path = URL(fileURLWithPath: tool).path
  try ToolBenchmark(tool: path, floor: thousandButtons).printTables()
} else {
  print("There is no tool at \(tool): build it with 'swift build -c release' in the folder above.")
}
