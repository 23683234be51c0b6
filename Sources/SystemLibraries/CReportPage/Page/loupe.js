// The loupe: the pixels around a place, magnified, and their values.

const loupe = (() => {
  /** Pixels across, odd so that one is in the middle. */
  const across = 13;
  /** CSS pixels per pixel. */
  const magnification = 9;
  let snapshot = null;
  let position = null;
  let root = null;
  /** The decoded pictures by kind; absent until they are needed. */
  let images = {};
  let isSpoken = false;

  const kinds = () => ["expected", "actual"].filter((kind) => snapshot[kind]);

  function title(kind) {
    return report.isGallery || snapshot.verdict === "same" ? "Picture"
      : pictureName(kind);
  }

  /** Two equal pictures are one. */
  function shownKinds() {
    const all = kinds();
    return snapshot.verdict === "same" ? all.slice(-1) : all;
  }

  function build(newSnapshot) {
    if (newSnapshot !== snapshot) {
      images = {};
      position = null;
    }
    snapshot = newSnapshot;
    root = element("section", { class: "side-part loupe", id: "loupe", "aria-label": "Loupe" },
      element("div", { class: "lenses" }, ...shownKinds().map((kind) => element("figure", {},
        element("figcaption", {}, title(kind)),
        element("canvas", {
          class: "lens", "data-kind": kind, "aria-hidden": "true",
          width: across * magnification, height: across * magnification,
        }),
        element("output", { class: "value", "data-kind": kind }, "–")))),
      element("p", { class: "loupe-place", id: "loupe-place" },
        "Point at the pictures, or use the arrow keys."));
    show();
    return root;
  }

  function hexadecimal(image, [x, y]) {
    if (x < 0 || y < 0 || x >= image.width || y >= image.height) return null;
    const offset = (y * image.width + x) * 4;
    return "#" + [...image.data.subarray(offset, offset + 4)].map((value) =>
      value.toString(16).padStart(2, "0")).join("").toUpperCase();
  }

  /** Draws the lenses, after decoding what is not decoded yet. */
  async function show() {
    if (position === null) return;
    const [current, shown] = [snapshot, position];
    const missing = shownKinds().filter((kind) => !images[kind]);
    if (missing.length > 0) {
      const found = await Promise.all(missing.map((kind) =>
        pictures.pixels(current[kind].number)));
      if (snapshot !== current) return;
      missing.forEach((kind, index) => { images[kind] = found[index]; });
    }
    // The pointer has moved on.
    if (position !== shown) return;
    const texts = [];
    for (const kind of shownKinds()) {
      drawLens(root.querySelector(`canvas[data-kind=${kind}]`), images[kind]);
      const value = hexadecimal(images[kind], position) ?? "outside";
      root.querySelector(`output[data-kind=${kind}]`).textContent = value;
      texts.push(`${title(kind)} ${value}`);
    }
    const points = position.map((value) => decimal(value / snapshot.scale));
    let place = `x ${position[0]}, y ${position[1]} px; ${points[0]}, ${points[1]} pt`;
    const distance = distanceHere();
    if (distance !== null) place += `; ΔE ${decimal(distance)}`;
    byId("loupe-place").textContent = place;
    if (isSpoken) announce(`${texts.join(", ")}; ${place}`);
  }

  /** The colour distance of the two pixels; null unless there are two. */
  function distanceHere() {
    const { expected, actual } = images;
    if (shownKinds().length < 2 || !expected || !actual) return null;
    const isInside = [expected, actual].every(({ width, height }) =>
      position[0] < width && position[1] < height);
    if (!isInside) return null;
    const offset = (image) => (position[1] * image.width + position[0]) * 4;
    return colorDistance(expected.data, offset(expected), actual.data, offset(actual));
  }

  function drawLens(canvas, image) {
    const context = canvas.getContext("2d");
    const radius = (across - 1) / 2;
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (let row = 0; row < across; row++) {
      for (let column = 0; column < across; column++) {
        const [x, y] = [position[0] + column - radius, position[1] + row - radius];
        const color = hexadecimal(image, [x, y]);
        if (color === null) continue;
        context.fillStyle = color;
        context.fillRect(
          column * magnification, row * magnification, magnification, magnification);
      }
    }
    // White in black, so that the frame can be seen on every colour.
    const start = radius * magnification;
    context.lineWidth = 1;
    context.strokeStyle = "#000";
    context.strokeRect(start - 1.5, start - 1.5, magnification + 3, magnification + 3);
    context.strokeStyle = "#fff";
    context.strokeRect(start - 0.5, start - 0.5, magnification + 1, magnification + 1);
  }

  return {
    build,
    /** The pixel in the middle, from the top left; null before the first use. */
    get position() { return position; },

    /** Moves the loupe to a pixel. */
    moveTo([x, y], isByKey = false) {
      const [width, height] = stage.size;
      const clamped = [
        Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y)),
      ];
      if (position && clamped[0] === position[0] && clamped[1] === position[1]) return;
      position = clamped;
      isSpoken = isByKey;
      stage.placeMarker();
      show();
    },

    /** Moves the loupe by some pixels; the first time, to the middle. */
    moveBy(x, y) {
      const [width, height] = stage.size;
      this.moveTo(position ? [position[0] + x, position[1] + y]
        : [Math.floor(width / 2), Math.floor(height / 2)], true);
      stage.revealPixel(position);
    },
  };
})();
