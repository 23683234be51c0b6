// A test names views, and what they are made of.
@_exported import DesignedViews
