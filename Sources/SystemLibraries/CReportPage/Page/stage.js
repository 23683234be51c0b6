// The pictures of a snapshot, compared in one of the modes, at any zoom, with the outlines of the
// regions that differ.

const stage = (() => {
  let root = null;
  let snapshot = null;
  let mode = "single";
  /** The region that n and p have come to; -1 for none. */
  let region = -1;
  let areOutlinesShown = true;
  /** How much is actual: in the slider from the right, in the onion skin its opacity. */
  let share = 0.5;
  let blinkTimer = 0;
  const blinkMilliseconds = 700;
  /** CSS pixels per pixel of the picture. */
  let unit = 1;

  /** The size of both pictures together, in pixels. */
  function size() {
    return [0, 1].map((side) => Math.max(
      snapshot.expected?.size[side] ?? 0, snapshot.actual?.size[side] ?? 0, 1));
  }

  function layer(kind) {
    const { image, load } = pictureImage(snapshot[kind], snapshot.scale);
    image.className = "layer";
    image.dataset.kind = kind;
    image.alt = `${pictureName(kind)} picture`;
    load();
    return element("div", { class: `sheet ${kind}` }, image);
  }

  function canvasLayer(kind) {
    const place = element("div", { class: "sheet computed", "aria-busy": "true" });
    differenceCanvas(snapshot, kind).then((canvas) => {
      canvas.className = "layer";
      canvas.setAttribute("role", "img");
      canvas.setAttribute("aria-label", modes[kind].label);
      place.append(canvas);
      place.removeAttribute("aria-busy");
      layOut();
    });
    return place;
  }

  function pane(title, ...layers) {
    const frame = element("div", { class: "frame" }, ...layers,
      element("div", { class: "outlines", "aria-hidden": "true" },
        ...(mode === "single" ? []
          : snapshot.regions.map(() => element("div", { class: "outline" })))),
      element("div",
        { class: "outline current note-outline", "aria-hidden": "true", hidden: true }),
      element("div", { class: "marker", "aria-hidden": "true", hidden: true }));
    const scroller = element("div", { class: "scroller" }, frame);
    scroller.addEventListener("scroll", () => {
      for (const other of root.querySelectorAll(".scroller")) {
        if (other === scroller) continue;
        other.scrollLeft = scroller.scrollLeft;
        other.scrollTop = scroller.scrollTop;
      }
    });
    follow(frame);
    return element("figure", { class: "pane" },
      element("figcaption", {}, title), scroller);
  }

  /** Lets the pointer move the loupe, and in slider mode the divider. */
  function follow(frame) {
    const at = (event) => {
      const box = frame.getBoundingClientRect();
      return [Math.floor((event.clientX - box.left) / unit),
        Math.floor((event.clientY - box.top) / unit)];
    };
    const slide = (event) => {
      const box = frame.getBoundingClientRect();
      setShare(1 - (event.clientX - box.left) / box.width);
    };
    let isDragging = false;
    frame.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      loupe.moveTo(at(event));
      if (mode !== "slider") return;
      isDragging = true;
      frame.setPointerCapture(event.pointerId);
      slide(event);
    });
    frame.addEventListener("pointermove", (event) => {
      if (isDragging) slide(event);
      loupe.moveTo(at(event));
    });
    for (const end of ["pointerup", "pointercancel"]) {
      frame.addEventListener(end, () => { isDragging = false; });
    }
  }

  function panes() {
    switch (mode) {
      case "side":
        return ["expected", "actual"].map((kind) => pane(pictureName(kind), layer(kind)));
      case "slider":
        return [pane(
          `${pictureName("expected")} on the left, ${pictureNameInside("actual")} on the right`,
          layer("expected"), layer("actual"), element("div", { class: "divider" }))];
      case "onion":
        return [pane(`${pictureName("actual")} over ${pictureNameInside("expected")}`,
          layer("expected"), layer("actual"))];
      case "blink":
        return [pane(pictureName("expected"), layer("expected"), layer("actual"))];
      case "difference":
        return [pane("Difference", canvasLayer("difference"))];
      case "heat":
        return [pane("Heat map", canvasLayer("heat"))];
      default: {
        const kind = snapshot.actual ? "actual" : snapshot.expected ? "expected" : null;
        if (kind === null) return [element("p", { class: "notice" }, "There is no picture.")];
        const title = report.isGallery || snapshot.verdict === "same" ? "Picture"
          : report.versions ? `${pictureName(kind)} only`
          : kind === "actual" ? "Actual; there is no golden to compare with" : "Expected";
        return [pane(title, layer(kind))];
      }
    }
  }

  /** The controls and the legend of a mode. */
  function foot() {
    switch (mode) {
      case "slider":
      case "onion": {
        const input = element("input", {
          id: "share", type: "range", min: "0", max: "100", step: "1",
          oninput: () => setShare(input.value / 100),
        });
        return element("label", { class: "stage-foot" },
          element("span", {}, pictureName("expected")), input,
          element("span", {}, pictureName("actual")));
      }
      case "blink":
        return element("div", { class: "stage-foot" },
          element("button", {
            id: "blink-switch", type: "button", class: "quiet",
            onclick: () => {
              stop();
              switchBlink();
            },
          }, "Switch ", element("kbd", {}, "Space")),
          element("button", {
            id: "blink-play", type: "button", class: "quiet",
            "aria-pressed": "false", onclick: () => (blinkTimer ? stop() : play()),
          }, "Play"));
      case "difference":
        return element("p", { class: "stage-foot legend" },
          element("span", { class: "key darker" }), "became darker, or only expected has it",
          element("span", { class: "key lighter" }), "became lighter, or only actual has it");
      case "heat":
        return element("p", { class: "stage-foot legend" }, "Colour distance (ΔE OK × 100)",
          element("span", {}, "0"), element("span", { class: "key ramp" }),
          element("span", {}, `${heatLimit} and more`));
      default: return null;
    }
  }

  function build(newSnapshot, newMode) {
    stop();
    if (newSnapshot !== snapshot) region = -1;
    [snapshot, mode] = [newSnapshot, newMode];
    root = element("div", {
      class: "stage", id: "stage", tabindex: "0", role: "group", "data-mode": mode,
      "aria-label": "Pictures. Arrow keys move the loupe; question mark lists all keys.",
    }, element("div", { class: "panes" }, ...panes()), ...[foot()].filter(Boolean));
    setShare(share);
    if (mode === "blink") {
      showBlink(true);
      // Movement that starts by itself is what people ask their system to leave out.
      if (!prefersReducedMotion.matches) play();
    }
    observer.disconnect();
    observer.observe(root);
    return root;
  }

  /** The zoom that shows all of the picture; of small ones, a larger one that is an integer. */
  function fittingZoom() {
    const scroller = root.querySelector(".scroller");
    if (!scroller) return 1;
    const [width, height] = size().map((side) => side / snapshot.scale);
    const padding = 32;
    const fit = Math.min(
      (scroller.clientWidth - padding) / width, (scroller.clientHeight - padding) / height);
    return fit >= 1 ? Math.min(4, Math.floor(fit)) : Math.max(fit, 0.05);
  }

  function zoom() {
    return state.values.zoom === "fit" ? fittingZoom() : state.values.zoom;
  }

  /** Sizes and places everything by the zoom. */
  function layOut() {
    if (!root?.isConnected || !snapshot) return;
    unit = zoom() / snapshot.scale;
    const [width, height] = size();
    // Several device pixels for a pixel: it is shown as a square, not smoothed.
    root.classList.toggle("crisp", unit * devicePixelRatio >= 1.5);
    for (const frame of root.querySelectorAll(".frame")) {
      frame.style.width = `${width * unit}px`;
      frame.style.height = `${height * unit}px`;
      for (const picture of frame.querySelectorAll(".layer")) {
        const own = picture.localName === "canvas"
          ? [picture.width, picture.height] : snapshot[picture.dataset.kind].size;
        picture.style.width = `${own[0] * unit}px`;
        picture.style.height = `${own[1] * unit}px`;
      }
      frame.querySelectorAll(".outlines > .outline").forEach((outline, index) => {
        placeOver(outline, snapshot.regions[index].rect, 3);
        outline.classList.toggle("current", index === region);
      });
      const rect = chosenNote(snapshot)?.places.get(snapshot);
      const outline = frame.querySelector(".note-outline");
      if (outline) outline.hidden = !rect;
      if (rect) placeOver(outline, rect, 3);
    }
    root.classList.toggle("without-outlines", !areOutlinesShown);
    placeMarker();
    overlays.draw(root, snapshot, unit);
  }

  /** Places an element over a rectangle of the picture, with some CSS pixels around it. */
  function placeOver(node, [x, y, width, height], margin) {
    node.style.left = `${x * unit - margin}px`;
    node.style.top = `${y * unit - margin}px`;
    node.style.width = `${width * unit + 2 * margin}px`;
    node.style.height = `${height * unit + 2 * margin}px`;
  }

  function placeMarker() {
    const at = loupe.position;
    for (const marker of root.querySelectorAll(".marker")) {
      marker.hidden = at === null;
      if (at) placeOver(marker, [at[0], at[1], 1, 1], 1);
    }
  }

  function setShare(value) {
    share = Math.min(1, Math.max(0, value));
    if (!root) return;
    const input = root.querySelector("#share");
    if (input) {
      input.value = String(Math.round(share * 100));
      input.setAttribute("aria-valuetext", `${Math.round(share * 100)} % actual`);
    }
    const actual = root.querySelector(".sheet.actual");
    if (mode === "slider" && actual) {
      actual.style.clipPath = `inset(0 0 0 ${(1 - share) * 100}%)`;
      root.querySelector(".divider").style.left = `${(1 - share) * 100}%`;
    } else if (mode === "onion" && actual) {
      actual.style.opacity = String(share);
    }
  }

  function showBlink(isActual) {
    root.querySelector(".sheet.actual").classList.toggle("away", !isActual);
    root.querySelector(".sheet.expected").classList.toggle("away", isActual);
    root.querySelector("figcaption").textContent = pictureName(isActual ? "actual" : "expected");
    root.dataset.shown = isActual ? "actual" : "expected";
  }

  function switchBlink() { showBlink(root.dataset.shown !== "actual"); }

  function play() {
    clearInterval(blinkTimer);
    blinkTimer = setInterval(switchBlink, blinkMilliseconds);
    const button = root.querySelector("#blink-play");
    button.textContent = "Pause";
    button.setAttribute("aria-pressed", "true");
  }

  function stop() {
    clearInterval(blinkTimer);
    blinkTimer = 0;
    const button = root?.querySelector("#blink-play");
    if (!button) return;
    button.textContent = "Play";
    button.setAttribute("aria-pressed", "false");
  }

  /** Scrolls a rectangle of the picture into the middle of each pane. */
  function reveal([x, y, width, height]) {
    for (const scroller of root.querySelectorAll(".scroller")) {
      scroller.scrollLeft = (x + width / 2) * unit - scroller.clientWidth / 2;
      scroller.scrollTop = (y + height / 2) * unit - scroller.clientHeight / 2;
    }
  }

  const observer = new ResizeObserver(() => layOut());

  return {
    build, layOut, stop, zoom, placeMarker,

    /** Exchanges the stage for one of another mode. */
    replace(newSnapshot, newMode) {
      const old = root;
      const hadFocus = old.contains(document.activeElement);
      old.replaceWith(build(newSnapshot, newMode));
      layOut();
      if (hadFocus) root.focus();
    },

    focus() { root?.focus({ preventScroll: true }); },

    /** The size of both pictures together, in pixels. */
    get size() { return snapshot ? size() : [1, 1]; },

    showRegion(index) {
      region = index;
      areOutlinesShown = true;
      layOut();
      const { rect, views } = snapshot.regions[index];
      reveal(rect);
      const { expected, actual } = snapshot;
      Promise.all([pictures.pixels(expected.number), pictures.pixels(actual.number)])
        .then(([one, other]) => loupe.moveTo(strongestPixel(one, other, rect)));
      byId("regions")?.querySelectorAll("button").forEach((button, place) => {
        if (place === index) button.setAttribute("aria-current", "true");
        else button.removeAttribute("aria-current");
      });
      announce(`Region ${index + 1} of ${snapshot.regions.length}: `
        + (views.length > 0 ? `${views.join(", ")}; ` : "")
        + `x ${rect[0]}, y ${rect[1]}, ${rect[2]} by ${rect[3]} pixels`);
    },

    /** Shows the next region, or the one before. After the last one comes the first. */
    stepRegion(step) {
      const count = snapshot.regions.length;
      if (count === 0) return announce("There are no regions.");
      this.showRegion(region < 0 ? (step > 0 ? 0 : count - 1) : (region + step + count) % count);
    },

    /** Scrolls the view of the chosen note into sight. */
    revealNote() {
      const rect = chosenNote(snapshot)?.places.get(snapshot);
      if (rect) reveal(rect);
    },

    toggleOutlines() {
      areOutlinesShown = !areOutlinesShown;
      layOut();
      announce(areOutlinesShown ? "Outlines shown" : "Outlines hidden");
    },

    switchBlink() {
      if (mode !== "blink") return;
      stop();
      switchBlink();
      announce(pictureName(root.dataset.shown));
    },

    /** Keeps the pixel under the loupe in sight. */
    revealPixel([x, y]) {
      for (const scroller of root.querySelectorAll(".scroller")) {
        const [left, top] = [x * unit, y * unit];
        if (left < scroller.scrollLeft || left + unit > scroller.scrollLeft + scroller.clientWidth
          || top < scroller.scrollTop || top + unit > scroller.scrollTop + scroller.clientHeight) {
          reveal([x, y, 1, 1]);
        }
      }
    },
  };
})();
