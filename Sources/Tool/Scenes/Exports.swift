// The types of nodes, positions and diagnostics, which readers of values use.
@_exported import YAMLReading
