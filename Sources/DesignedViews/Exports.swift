// Code that uses designed views needs the layouts that arrange them, and plain views.
@_exported import Layouter
