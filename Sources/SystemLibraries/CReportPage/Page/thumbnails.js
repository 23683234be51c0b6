// Small pictures that open a snapshot. They are loaded when they are scrolled into view.

const thumbnails = (() => {
  const loaders = new WeakMap();
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      observer.unobserve(entry.target);
      loaders.get(entry.target)?.();
    }
  }, { rootMargin: "300px" });

  /** The pictures that are drawn with "difference", one after the other. */
  let queue = Promise.resolve();

  /** What the thumbnail shows: the chosen picture, or the one that there is. */
  function shownKind(snapshot) {
    const { show } = state.values;
    if (show === "difference" && snapshot.expected && snapshot.actual) return "difference";
    if (show === "expected" && snapshot.expected) return "expected";
    return snapshot.actual ? "actual" : snapshot.expected ? "expected" : null;
  }

  /** Shows the chosen picture in `place` as soon as it is seen. */
  function fill(place, snapshot, limit) {
    const kind = shownKind(snapshot);
    place.dataset.kind = kind ?? "none";
    if (kind === null) {
      place.replaceChildren(element("span", { class: "no-picture" }, "no picture"));
      return;
    }
    const picture = snapshot[kind === "difference" ? "expected" : kind];
    const { image, load } = pictureImage(picture, snapshot.scale, limit);
    place.replaceChildren(image);
    loaders.set(place, async () => {
      if (kind !== "difference" || snapshot.verdict === "same") return load();
      queue = queue.then(async () => {
        if (image.parentNode !== place) return;
        const canvas = await differenceCanvas(snapshot, "difference");
        setThumbnailSize(canvas, [canvas.width, canvas.height], snapshot.scale, limit);
        place.replaceChildren(canvas);
      }).catch(() => load());
    });
    observer.unobserve(place);
    observer.observe(place);
  }

  /**
   * A button with a snapshot's picture. `label` is the visible caption, `isVerdictShown` whether it
   * has a verdict, `limit` the largest size of the picture in CSS pixels, `note` the note that the
   * snapshot is opened with.
   */
  function make(snapshot, label, isVerdictShown, limit, note = null) {
    const place = element("span", { class: "picture" });
    const button = element("button", {
      class: "thumbnail", type: "button", "data-snapshot": snapshot.name,
      "data-note": note?.index,
      onclick: () => state.set({
        snapshot: snapshot.name, note: note ? String(note.index) : "",
      }),
    }, place, element("span", { class: "caption" },
      isVerdictShown && !report.isGallery && !snapshot.decision
        ? verdictBadge(snapshot.verdict) : null,
      decisionBadge(snapshot), isolated(label)));
    if (snapshot.decision) button.classList.add("decided");
    button.title = visible(snapshot.name);
    fill(place, snapshot, limit);
    button.show = () => fill(place, snapshot, limit);
    return button;
  }

  /** Exchanges all pictures after another kind was chosen. */
  function showAll() {
    for (const button of document.querySelectorAll(".thumbnail")) button.show();
  }

  /** The closest thumbnail in the direction of an arrow key. */
  function neighbour(button, key, candidates) {
    const isVertical = key === "ArrowUp" || key === "ArrowDown";
    const sign = key === "ArrowDown" || key === "ArrowRight" ? 1 : -1;
    const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
    const [x, y] = middle(button.getBoundingClientRect());
    let best = null;
    for (const candidate of candidates) {
      const [otherX, otherY] = middle(candidate.getBoundingClientRect());
      const [along, across] = isVertical ? [otherY - y, otherX - x] : [otherX - x, otherY - y];
      if (along * sign < 4) continue;
      // A step to the side weighs more than one ahead, so rows and columns are kept.
      const distance = Math.abs(along) + Math.abs(across) * 4;
      if (best === null || distance < best.distance) best = { candidate, distance };
    }
    return best?.candidate ?? null;
  }

  /**
   * Makes a container of thumbnails one stop of the Tab key, in which the arrow keys move: a group
   * can have hundreds.
   */
  function makeOneTabStop(container) {
    const all = () => [...container.querySelectorAll(".thumbnail")];
    const select = (chosen) => {
      for (const button of all()) button.tabIndex = button === chosen ? 0 : -1;
    };
    select(all()[0]);
    container.addEventListener("focusin", (event) => {
      if (event.target.matches(".thumbnail")) select(event.target);
    });
    container.addEventListener("keydown", (event) => {
      if (!event.target.matches(".thumbnail") || event.altKey || event.ctrlKey || event.metaKey) {
        return;
      }
      const buttons = all();
      const next = event.key === "Home" ? buttons[0]
        : event.key === "End" ? buttons[buttons.length - 1]
          : event.key.startsWith("Arrow") ? neighbour(event.target, event.key, buttons) : null;
      if (!next) return;
      event.preventDefault();
      next.focus();
    });
  }

  return { make, showAll, makeOneTabStop };
})();
