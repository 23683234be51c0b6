import StandardViews
import Testing
import ViewTestSupport

@Suite struct ConstraintsInScrollViews {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let scrollView = UIScrollView()
  let content = Block("content", width: 500, height: 400)

  init() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.contentInsetAdjustmentBehavior = .never
    root.add(scrollView)
    scrollView.add(content)
    scrollView.pinToEdges(inset: 10)
  }

  @Test func edgesAttachToTheContent() {
    content.pinToEdges(inset: 5)
    root.layoutIfNeeded()
    #expect(scrollView.frame == CGRect(x: 10, y: 10, width: 280, height: 180))
    #expect(content.frame == CGRect(x: 5, y: 5, width: 500, height: 400))
    #expect(scrollView.contentSize == CGSize(width: 510, height: 410))
    #expect(
      scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 510, height: 410))
  }

  @Test func sizesAttachToTheFrame() {
    content.pinToEdges()
    content.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 280, height: 400))
    #expect(scrollView.contentSize == CGSize(width: 280, height: 400))
  }

  @Test func theContentGuideRepresentsTheContent() {
    let guide = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 3),
      guide.widthAnchor.constraint(equalToConstant: 900),
      guide.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 7),
    ])
    root.layoutIfNeeded()
    #expect(content.frame.origin == CGPoint(x: 3, y: 0))
    #expect(scrollView.contentSize == CGSize(width: 900, height: 407))
  }

  @Test func contentAsWideAsTheFrameScrollsDownOnly() {
    let guide = scrollView.contentLayoutGuide
    let second = Block("second", width: 20, height: 300)
    scrollView.add(second)
    NSLayoutConstraint.activate([
      guide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      second.topAnchor.constraint(equalTo: content.bottomAnchor, constant: 9),
      second.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      second.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 280, height: 709))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 280, height: 400))
    #expect(second.frame == CGRect(x: 130, y: 409, width: 20, height: 300))
    root.frame.size.width = 220
    root.layoutIfNeeded()
    #expect(scrollView.contentSize.width == 200)
    #expect(second.frame.minX == 90)
  }

  @Test func whatIsAttachedToTheFrameGuideDoesNotScroll() {
    content.pinToEdges()
    let badge = Block("badge", width: 20, height: 20)
    scrollView.add(badge)
    let frame = scrollView.frameLayoutGuide
    badge.rightAnchor.constraint(equalTo: frame.rightAnchor).isActive = true
    badge.topAnchor.constraint(equalTo: frame.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(badge.frame.origin == CGPoint(x: 260, y: 0))
    scrollView.contentOffset = CGPoint(x: 30, y: 40)
    root.layoutIfNeeded()
    #expect(badge.frame.origin == CGPoint(x: 290, y: 40))
    #expect(content.frame.origin == .zero)
    #expect(scrollView.contentSize == CGSize(width: 500, height: 400))
  }

  @Test func viewsOutsideCanFollowTheContent() {
    content.pinToEdges()
    let follower = Block("follower", width: 5, height: 5)
    root.add(follower)
    follower.topAnchor.constraint(equalTo: content.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(follower.frame.minY == 10)
    scrollView.contentOffset.y = 6
    root.layoutIfNeeded()
    #expect(follower.frame.minY == 4)
  }

  @Test func marginsOfTheContentLeaveOutTheSafeArea() {
    scrollView.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    NSLayoutConstraint(
      item: content, attribute: .top, relatedBy: .equal, toItem: scrollView,
      attribute: .topMargin, multiplier: 1, constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    #expect(content.frame.minY == 8)
  }

  @Test func withoutConstraintsToTheContentItsSizeIsThatOfTheProgram() {
    scrollView.contentSize = CGSize(width: 7, height: 7)
    content.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 7, height: 7))
  }
}
