// The keys, and the dialog that lists them.

const keys = (() => {
  const isViewing = () => viewer.snapshot !== null;
  const isComparing = () => viewer.isComparable;
  const isListing = () => !isViewing();
  const inStage = () => isViewing() && byId("stage")?.contains(document.activeElement)
    && !document.activeElement.matches("input, button");

  /** Rows of the dialog: keys, what they do, where, and how. */
  const table = [
    { keys: ["?"], text: "List the keys", run: () => openHelp() },
    { keys: ["Escape"], text: "Close what is open", run: null },
    { keys: ["t"], text: "Light, dark, or as the system", run: () => theme.next() },
    { keys: ["v"], text: "Colours as seen with the next deficiency", run: () => vision.next() },

    { keys: ["/"], text: "Search", part: "List", where: isListing,
      run: () => byId("search").focus() },
    { keys: ["g"], text: "Changes or gallery", part: "List", where: isListing,
      run: () => state.set({ view: "changes" }) },
    { keys: ["m"], text: "Matrix of variants", part: "List", where: isListing,
      run: () => state.set({ view: "matrix" }) },
    { keys: ["e"], text: "All pictures show what was expected", part: "List",
      where: () => isListing() && !report.isGallery, run: () => state.set({ show: "expected" }) },
    { keys: ["a"], text: "All pictures show what was drawn", part: "List",
      where: () => isListing() && !report.isGallery, run: () => state.set({ show: "actual" }) },
    { keys: ["d"], text: "All pictures show the difference", part: "List",
      where: () => isListing() && !report.isGallery, run: () => state.set({ show: "difference" }) },
    { keys: ["←", "→", "↑", "↓"], text: "Go to the picture in this direction", part: "List",
      run: null },
    { keys: ["Enter"], text: "Open the picture", part: "List", run: null },

    { keys: ["j", "k"], text: "Next, previous snapshot", part: "Snapshot", where: isViewing,
      run: (key) => viewer.move(key === "j" ? 1 : -1) },
    { keys: ["]", "["], text: "Next, previous group", part: "Snapshot",
      where: () => isViewing() && !report.isGallery,
      run: (key) => viewer.moveGroup(key === "]" ? 1 : -1) },
    ...Object.entries(modes).map(([name, { label, key }]) => ({
      keys: [key], text: label, part: "Snapshot", where: isComparing,
      run: () => state.set({ mode: name }),
    })),
    { keys: [" "], text: "Switch the blinking picture", part: "Snapshot",
      where: () => isComparing() && inStage() && state.values.mode === "blink",
      run: () => stage.switchBlink() },
    { keys: ["n", "p"], text: "Next, previous region", part: "Snapshot", where: isComparing,
      run: (key) => stage.stepRegion(key === "n" ? 1 : -1) },
    { keys: ["o"], text: "Outlines of the regions", part: "Snapshot", where: isComparing,
      run: () => stage.toggleOutlines() },
    { keys: ["+", "-"], text: "Zoom in, out", part: "Snapshot", where: isViewing,
      run: (key) => viewer.zoomBy(key === "+" ? 1 : -1) },
    { keys: ["0"], text: "Fit the picture", part: "Snapshot", where: isViewing,
      run: () => state.set({ zoom: "fit" }) },
    { keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], part: "Snapshot",
      text: "Move the loupe by a pixel, with Shift by ten", where: inStage,
      run: (key, event) => {
        const step = event.shiftKey ? 10 : 1;
        loupe.moveBy(...{
          ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step],
        }[key]);
      } },
    { keys: ["c"], text: "Copy the command that accepts the snapshot", part: "Snapshot",
      where: () => isViewing() && isAcceptable(viewer.snapshot),
      run: async () => {
        await copy(acceptCommand(viewer.snapshot));
        announce("Copied");
      } },
    ...review.rows,
  ];

  const names = {
    " ": "Space", Escape: "Esc", ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓",
  };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || byId("keys").open) return;
    const target = event.target instanceof Element ? event.target : document.body;
    const isTyping = target.matches("textarea, select, input:not([type=radio], [type=range])");
    if (isTyping) {
      // Esc leaves a search field that has nothing to clear.
      if (event.key === "Escape" && target.value === "" && target.type === "search") target.blur();
      return;
    }
    // Ranges and radio buttons have arrow keys of their own.
    if (target.matches("input") && (event.key.startsWith("Arrow") || event.key === " ")) return;
    const row = table.find(({ keys, where, run }) =>
      run && keys.includes(event.key) && (where?.() ?? true))
      ?? actions.rowFor(event.key) ?? overlays.rowFor(event.key);
    if (!row) return;
    event.preventDefault();
    row.run(event.key, event);
  });

  function openHelp() {
    const dialog = byId("keys");
    const rows = [...table, ...actions.rows(), ...overlays.rows()]
      .filter((row) => !(report.isGallery && row.part === "Snapshot" && row.where === isComparing));
    const parts = new Map();
    for (const row of rows) {
      const part = row.part ?? "Everywhere";
      if (!parts.has(part)) parts.set(part, []);
      parts.get(part).push(row);
    }
    dialog.replaceChildren(
      element("header", { class: "keys-head" }, element("h2", { id: "keys-title" }, "Keys"),
        element("button", {
          class: "quiet", type: "button", id: "keys-close", autofocus: true,
          onclick: () => dialog.close(),
        }, "Close ", element("kbd", {}, "Esc"))),
      ...[...parts].map(([part, rows]) => element("section", {}, element("h3", {}, part),
        element("dl", {}, ...rows.flatMap(({ keys, text }) => [
          element("dt", {}, ...keys.flatMap((key, index) =>
            [index > 0 ? " " : "", element("kbd", {}, names[key] ?? key)])),
          element("dd", {}, text),
        ])))));
    if (!dialog.open) dialog.showModal();
  }

  return { openHelp };
})();
