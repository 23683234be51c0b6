// Code that uses designed views also needs the layouts that arrange them, and plain views.
@_exported import Layouter
