// The inspector: pointing at a view of a picture, or choosing it from a list, shows what is known of
// it and how far it is from its neighbours. Two marked views show the distance between them.

/** What is known of the views of a picture; each text is parsed when it is first needed. */
const inspections = (() => {
  const parsed = new Map();
  return {
    /** `{ size, views }` in points, with the views from back to front; null if nothing is known. */
    of(picture) {
      const text = report.views?.[picture?.views];
      if (text === undefined) return null;
      if (!parsed.has(text)) parsed.set(text, prepareInspection(JSON.parse(text)));
      return parsed.get(text);
    },
  };
})();

/** Adds what the data leaves out: the visible part of each view, and how deep it is in the tree. */
function prepareInspection(inspection) {
  inspection.views.forEach((view, index) => {
    view.index = index;
    view.parent ??= null;
    view.visible ??= view.frame;
    view.level = view.parent === null ? 1 : inspection.views[view.parent].level + 1;
    view.name = view.id ?? view.type;
  });
  return inspection;
}

const sides = ["top", "left", "bottom", "right"];

/** The edges of a frame by the names of the sides. */
function edges([x, y, width, height]) {
  return { top: y, left: x, bottom: y + height, right: x + width };
}

/**
 * The distances from a view's edges to its neighbours, or else to its superview: `{ side, length,
 * name }` with the name of the neighbour, which is null for the superview.
 */
function insets(inspection, view) {
  const own = edges(view.frame);
  const outer = edges(view.parent === null
    ? [0, 0, ...inspection.size] : inspection.views[view.parent].frame);
  const opposite = { top: "bottom", left: "right", bottom: "top", right: "left" };
  return sides.map((side, place) => {
    const neighbour = inspection.views[view.neighbours?.[place] ?? -1];
    const other = neighbour ? edges(neighbour.frame)[opposite[side]] : outer[side];
    const isStart = side === "top" || side === "left";
    return {
      side, name: neighbour?.name ?? null,
      length: isStart ? own[side] - other : other - own[side],
    };
  });
}

/**
 * The distances of two frames: of frames that are apart, the gaps between them; of others, those of
 * each pair of edges. Each with the ends of a line, in points.
 */
function distances(first, second) {
  const [one, other] = [edges(first), edges(second)];
  const middle = (low, high, isAcross) => {
    const [start, end] = [
      Math.max(one[low], other[low]), Math.min(one[high], other[high]),
    ];
    // Of frames that share nothing across, the line is at the middle of the second one.
    return start <= end ? (start + end) / 2 : isAcross
      ? second[0] + second[2] / 2 : second[1] + second[3] / 2;
  };
  const across = (name, from, to) => {
    const y = middle("top", "bottom", false);
    return { name, length: to - from, start: [from, y], end: [to, y] };
  };
  const down = (name, from, to) => {
    const x = middle("left", "right", true);
    return { name, length: to - from, start: [x, from], end: [x, to] };
  };
  const gaps = [];
  if (other.left >= one.right) gaps.push(across("horizontally", one.right, other.left));
  else if (one.left >= other.right) gaps.push(across("horizontally", other.right, one.left));
  if (other.top >= one.bottom) gaps.push(down("vertically", one.bottom, other.top));
  else if (one.top >= other.bottom) gaps.push(down("vertically", other.bottom, one.top));
  if (gaps.length > 0) return gaps;
  const between = (line, side) => line(
    side, Math.min(one[side], other[side]), Math.max(one[side], other[side]));
  return [
    between(down, "top"), between(across, "left"), between(down, "bottom"),
    between(across, "right"),
  ];
}

const inspector = (() => {
  let isShown = false;
  let snapshot = null;
  /** CSS pixels per pixel of the picture. */
  let unit = 1;
  /** The picture whose views are listed. */
  let kind = "actual";
  /** The index of the view that is pointed at; null for none. */
  let pointed = null;
  /** The indices of the marked views, at most two. */
  let marked = [];
  /** The overlays over the pictures. */
  let places = [];
  const followed = new WeakSet();
  /** How far a click may move, in CSS pixels. */
  const clickReach = 4;

  const kinds = () => ["expected", "actual"].filter((kind) => inspections.of(snapshot[kind]));
  const current = () => inspections.of(snapshot?.[kind]);
  const frameText = ([x, y, width, height]) => `x ${decimal(x)}, y ${decimal(y)}; `
    + sizeText([x, y, width, height]);
  const sizeText = ([, , width, height]) => `${decimal(width)} × ${decimal(height)} pt`;

  // Pointing

  /** The picture at a place in a pane: several can lie over each other. */
  function kindAt(frame, clientX) {
    const shown = ["expected", "actual"].filter((kind) => frame.querySelector(`.sheet.${kind}`));
    if (shown.length === 1) return shown[0];
    const { mode, shown: blinking } = byId("stage").dataset;
    if (mode === "blink") return blinking;
    if (mode === "slider") {
      const divider = frame.querySelector(".divider").getBoundingClientRect();
      return clientX < divider.left + divider.width / 2 ? "expected" : "actual";
    }
    return snapshot.actual ? "actual" : "expected";
  }

  /** The frontmost view at a point; null if there is none. */
  function viewAt(inspection, [x, y]) {
    const view = inspection?.views.findLast(({ visible: [left, top, width, height] }) =>
      x >= left && y >= top && x < left + width && y < top + height);
    return view?.index ?? null;
  }

  /** Lets the pointer choose views. */
  function follow(frame) {
    if (followed.has(frame)) return;
    followed.add(frame);
    let start = null;
    const point = (event) => {
      const box = frame.getBoundingClientRect();
      const at = [event.clientX - box.left, event.clientY - box.top]
        .map((value) => value / unit / snapshot.scale);
      const newKind = kindAt(frame, event.clientX);
      pointAt(newKind, viewAt(inspections.of(snapshot[newKind]), at));
    };
    frame.addEventListener("pointerdown", (event) => {
      if (!isShown || event.button !== 0) return;
      start = [event.clientX, event.clientY];
      point(event);
    });
    frame.addEventListener("pointermove", (event) => { if (isShown) point(event); });
    frame.addEventListener("pointerup", (event) => {
      const isClick = start && Math.hypot(
        event.clientX - start[0], event.clientY - start[1]) <= clickReach;
      start = null;
      if (isShown && isClick && pointed !== null) mark(pointed);
    });
    for (const end of ["pointercancel", "pointerleave"]) {
      frame.addEventListener(end, () => { start = null; });
    }
  }

  function pointAt(newKind, index) {
    if (newKind === kind && index === pointed) return;
    if (newKind !== kind) {
      // The same view has another number in the other tree.
      marked = [];
      kind = newKind;
      pointed = index;
      renderPanel();
    } else {
      pointed = index;
      showPointed();
    }
  }

  /** Marks a view, or removes its mark; a third one starts again. */
  function mark(index) {
    if (marked.includes(index)) marked = marked.filter((other) => other !== index);
    else marked = marked.length === 2 ? [index] : [...marked, index];
    showPointed();
    const { name } = current().views[index];
    announce(marked.includes(index)
      ? `${name} is marked. ${distanceText() ?? ""}` : `${name} is not marked any more.`);
  }

  /** The views whose distance is shown: two marked ones, or a marked one and the one pointed at. */
  function measuredPair() {
    if (marked.length === 2) return marked;
    return marked.length === 1 && pointed !== null && pointed !== marked[0]
      ? [marked[0], pointed] : null;
  }

  function measuredDistances() {
    const pair = measuredPair()?.map((index) => current().views[index]);
    return pair ? { pair, all: distances(...pair.map((view) => view.frame)) } : null;
  }

  function distanceText() {
    const measured = measuredDistances();
    if (!measured) return null;
    const [one, other] = measured.pair.map((view) => view.name);
    return `${one} to ${other}: ` + measured.all.map(({ name, length }) =>
      `${name} ${decimal(length)}`).join(", ") + " pt.";
  }

  // Over the pictures

  /** Draws outlines and distances over the pictures of the kind. */
  function paint() {
    places = places.filter((place) => place.isConnected);
    for (const place of places) {
      const frame = place.parentElement;
      const hasKind = frame.querySelector(`.sheet.${kind}`) || frame.querySelector(".computed");
      place.replaceChildren(...(hasKind && current() ? drawings() : []));
    }
  }

  function drawings() {
    const { views } = current();
    const measured = measuredDistances();
    return [
      ...marked.map((index) => outline(views[index].frame, "marked")),
      ...(pointed === null ? [] : [outline(views[pointed].frame, "pointed")]),
      ...(measured ? measured.all.flatMap(({ start, end, length }) => measure(start, end, length))
        : pointed === null ? [] : insetDrawings(views[pointed])),
    ];
  }

  function outline(frame, name) {
    const node = element("div", { class: `inspect-outline ${name}` });
    const [left, top, width, height] = frame.map((value) => value * snapshot.scale * unit);
    Object.assign(node.style, {
      left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`,
    });
    return node;
  }

  function insetDrawings(view) {
    const { top, left, bottom, right } = edges(view.frame);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const lines = {
      top: (length) => [[x, top - length], [x, top]],
      left: (length) => [[left - length, y], [left, y]],
      bottom: (length) => [[x, bottom], [x, bottom + length]],
      right: (length) => [[right, y], [right + length, y]],
    };
    return insets(current(), view).flatMap(({ side, length }) =>
      length > 0.01 ? measure(...lines[side](length), length) : []);
  }

  /** A line between two points, with its length. */
  function measure(start, end, length) {
    if (length < 0.01) return [];
    const [[x, y], [right, bottom]] = [start, end].map((point) =>
      point.map((value) => value * snapshot.scale * unit));
    const line = element("div", { class: "inspect-line" });
    Object.assign(line.style, {
      left: `${x}px`, top: `${y}px`, width: `${Math.max(1, right - x)}px`,
      height: `${Math.max(1, bottom - y)}px`,
    });
    const label = element("div", { class: "inspect-length" }, decimal(length));
    const [width, height] = stage.size.map((side) => side * unit);
    const [middleX, middleY] = [(x + right) / 2, (y + bottom) / 2];
    Object.assign(label.style, {
      left: `${middleX}px`, top: `${middleY}px`,
      // All of it is over the picture, which therefore does not scroll because of it.
      translate: `${-100 * middleX / width}% ${-100 * middleY / height}%`,
    });
    return [line, label];
  }

  // Next to the pictures

  /** Makes the list of the views, and what is known of the one that is pointed at. */
  function renderPanel() {
    const side = byId("viewer").querySelector(".side");
    byId("inspector")?.remove();
    if (!isShown || !side) return;
    const inspection = current();
    const panel = element("section", {
      class: "side-part", id: "inspector", "aria-labelledby": "inspector-title",
    }, element("h3", { id: "inspector-title" }, "Views"));
    if (kinds().length === 2) panel.append(kindChoice());
    if (inspection) {
      panel.append(element("ul", {
        class: "view-tree", id: "view-tree", role: "tree", "aria-labelledby": "inspector-title",
        "aria-multiselectable": "true", onkeydown: moveByKey,
      }, ...inspection.views.map(row)),
      element("p", { class: "view-hint" },
        "Point at a view, or use the arrow keys. A click or Enter marks; two marked views show "
          + "their distance."),
      element("div", { id: "view-facts", role: "region", "aria-label": "Facts about the view" }));
    } else {
      panel.append(element("p", {}, "Nothing is known of the views of this picture."));
    }
    side.prepend(panel);
    showPointed();
  }

  function kindChoice() {
    const choice = element("fieldset", { class: "segments", id: "view-kinds" },
      element("legend", { class: "unseen" }, "Views of"));
    radioSegments(choice, "view-kind", [["expected", "Expected"], ["actual", "Actual"]], kind,
      (chosen) => {
        pointAt(chosen, null);
        byId("view-kinds").querySelector(`[value=${chosen}]`).focus();
      });
    return choice;
  }

  function row(view) {
    const node = element("li", {
      role: "treeitem", tabindex: "-1", "aria-level": view.level, "data-view": view.index,
      onfocus: () => pointAt(kind, view.index),
      onclick: () => { node.focus(); mark(view.index); },
    }, isolated(view.name), view.id ? element("span", { class: "count" }, ` ${visible(view.type)}`)
      : null, element("span", { class: "count" }, ` ${sizeText(view.frame)}`));
    node.style.paddingInlineStart = `${8 + Math.min(view.level - 1, 8) * 12}px`;
    return node;
  }

  const rows = () => [...byId("view-tree")?.children ?? []];

  function moveByKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { views } = current();
    const index = Number(event.target.dataset.view);
    const targets = {
      ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: views.length - 1,
      ArrowLeft: views[index].parent, ArrowRight: views.findIndex(({ parent }) => parent === index),
    };
    if (event.key === "Enter" || event.key === " ") mark(index);
    else if (Object.hasOwn(targets, event.key)) rows()[targets[event.key] ?? -1]?.focus();
    else return;
    // The loupe has arrow keys as well.
    event.stopPropagation();
    event.preventDefault();
  }

  /** Shows what has changed about the views that are pointed at and marked. */
  function showPointed() {
    paint();
    const inspection = current();
    const facts = byId("view-facts");
    if (!inspection || !facts) return;
    const focusable = pointed ?? 0;
    rows().forEach((node, index) => {
      node.tabIndex = index === focusable ? 0 : -1;
      node.classList.toggle("pointed", index === pointed);
      node.setAttribute("aria-selected", String(marked.includes(index)));
    });
    const node = rows()[focusable];
    // Not `scrollIntoView`, which would also scroll the page.
    if (node && pointed !== null) {
      const list = node.parentElement;
      const [top, bottom] = [node.offsetTop, node.offsetTop + node.offsetHeight];
      if (top < list.scrollTop) list.scrollTop = top;
      else if (bottom > list.scrollTop + list.clientHeight) {
        list.scrollTop = bottom - list.clientHeight;
      }
    }
    const distance = distanceText();
    facts.replaceChildren(
      ...(distance ? [element("p", { class: "view-distance" }, visible(distance))] : []),
      ...(pointed === null ? [] : [factList(inspection, inspection.views[pointed])]));
  }

  function factList(inspection, view) {
    const rows = [
      ["View", isolated(view.id ? `${view.id} (${view.type})` : view.type)],
      ["Frame", frameText(view.frame)],
      ["Insets", insets(inspection, view).map(({ side, length, name }, place) => [
        place > 0 ? ", " : "", `${side} ${decimal(length)}`,
        name === null ? "" : " to ", name === null ? "" : isolated(name),
      ]).flat()],
      ...(view.texts ?? []).flatMap(textRows),
      ...(view.colors ?? []).map(([name, value]) => [name, color(value)]),
      ...(view.resources ?? []).map(resourceRow),
      ...(view.constraints ? [["Constraints", element("ul", {},
        ...view.constraints.map((text) => element("li", {}, isolated(text))))]] : []),
      ...accessibilityRows(view),
      ...Object.entries(view.properties ?? {}).map(([name, value]) =>
        [visible(name), valueNode(value)]),
    ];
    return element("dl", {}, ...rows.flatMap(([name, value]) =>
      [element("dt", {}, name), element("dd", {}, ...[value].flat())]));
  }

  function textRows({ string, font, size, color: value, background, contrast, truncated }) {
    // Contrast of level AA for text that is not large (WCAG 2.2, 1.4.3).
    const verdict = contrast >= 4.5 ? "AA" : contrast >= 3 ? "AA for large text only" : "below AA";
    return [
      ["Text", [isolated(string), truncated ? " (cut off)" : ""]],
      ["Font", `${visible(font)}, ${decimal(size)} pt`],
      ["Text colour", color(value)],
      ...(background ? [["On", color(background)]] : []),
      ...(contrast === undefined ? [] : [["Contrast", `${decimal(contrast)} : 1, ${verdict}`]]),
    ];
  }

  /** A resource with the state that its value came from. */
  function resourceRow({ name, state, source, value }) {
    const origin = source === undefined ? "of the class" : source === state ? `own, ${state}`
      : `from ${source}, ${state} has none`;
    return [`Resource ${name}`, [valueNode(value), ` (${origin})`]];
  }

  function accessibilityRows({ accessibility, target }) {
    const area = target ? [["Hit area", frameText(target.area)
      + (target.disabled ? ", disabled" : "") + (target.covered ? ", covered" : "")]] : [];
    if (!accessibility) return area;
    const { order, label, value, traits, hint, actions } = accessibility;
    return [
      ["Read as", [`${order}: `, label ? isolated(label) : "no label",
        ...(value ? [", ", isolated(value)] : []), traits ? `; ${traits.join(", ")}` : ""]],
      ...(hint ? [["Hint", isolated(hint)]] : []),
      ...(actions ? [["Actions", isolated(actions.join(", "))]] : []),
      ...area,
    ];
  }

  const valueNode = (value) => typeof value === "string"
    ? (/^#([0-9A-F]{6}|[0-9A-F]{8})$/i.test(value) ? color(value) : isolated(value))
    : isolated(JSON.stringify(value));

  function color(value) {
    const swatch = element("span", { class: "swatch", "aria-hidden": "true" });
    swatch.style.backgroundColor = value;
    return element("span", { class: "color" }, swatch, value);
  }

  return {
    draw(place, newSnapshot, { unit: newUnit }) {
      if (newSnapshot !== snapshot || !byId("inspector")) {
        if (newSnapshot !== snapshot) {
          marked = [];
          pointed = null;
        }
        snapshot = newSnapshot;
        if (!kinds().includes(kind)) kind = kinds().at(-1) ?? kind;
        renderPanel();
      }
      unit = newUnit;
      places.push(place);
      follow(place.parentElement);
      paint();
    },

    toggled(isOn) {
      isShown = isOn;
      if (!isOn) byId("inspector")?.remove();
    },
  };
})();

overlays.add({
  id: "inspect", label: "Inspect", key: "i", draw: inspector.draw, toggled: inspector.toggled,
});
