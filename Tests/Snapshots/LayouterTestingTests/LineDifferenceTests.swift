import Testing

@testable import LayouterTesting

@Suite struct LineDifferenceTests {
  @Test func oneChangedLineIsAHunkWithThreeLinesAround() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9"
    let new = "1\n2\n3\n4\nfive\n6\n7\n8\n9"
    // As `diff -u` prints it.
    let patch = "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8"
    #expect(LineDifference(from: old, to: new).patch == patch)
  }

  @Test func changesFarApartAreTwoHunks() {
    let old = (1...20).map(String.init).joined(separator: "\n")
    let new = old.replacing("2\n3", with: "2\nx\n3").replacing("\n20", with: "")
    let patch = """
      @@ -1,5 +1,6 @@
       1
       2
      +x
       3
       4
       5
      @@ -17,4 +18,3 @@
       17
       18
       19
      -20
      """
    #expect(LineDifference(from: old, to: new).patch == patch)
  }

  @Test func changesThatTouchAreOneHunk() {
    let old = "a\nb\nc\nd\ne\nf\ng\nh\ni"
    let new = "a\nB\nc\nd\ne\nf\ng\nH\ni"
    let patch = LineDifference(from: old, to: new).patch
    #expect(patch.hasPrefix("@@ -1,9 +1,9 @@"))
    #expect(patch.components(separatedBy: "@@ -").count == 2)
  }

  @Test func aLineAddedToNothingFollowsLineZero() {
    #expect(LineDifference(from: "a", to: "").patch == "@@ -1,1 +1,1 @@\n-a\n+")
  }
}
