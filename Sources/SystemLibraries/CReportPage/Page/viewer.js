// The dialog with one snapshot: the stage, and beside it what is known of it.

const modes = {
  side: { label: "Side by side", key: "1" },
  slider: { label: "Slider", key: "2" },
  onion: { label: "Onion skin", key: "3" },
  blink: { label: "Blink", key: "4" },
  difference: { label: "Difference", key: "5" },
  heat: { label: "Heat map", key: "6" },
};
const zooms = [0.5, 1, 2, 4, 8, 16, 32];

const viewer = (() => {
  const dialog = byId("viewer");
  /** The snapshot that is shown; null while the dialog is closed. */
  let snapshot = null;
  /** The number of the note with which it was opened; empty without one. */
  let openedNote = "";
  /** The snapshots that the arrows step through. */
  let neighbours = [];

  function isComparable() { return Boolean(snapshot?.expected && snapshot?.actual); }

  /** Only one picture, or two equal ones, are just shown. */
  function mode() {
    if (!isComparable() || snapshot.verdict === "same") return "single";
    return Object.hasOwn(modes, state.values.mode) ? state.values.mode : "side";
  }

  function open(found) {
    snapshot = found;
    openedNote = state.values.note;
    const note = chosenNote(found);
    const matches = note ? matchesOfNote(note) ?? []
      : (found.group?.snapshots ?? report.snapshots.filter((other) =>
        other.scene === found.scene)).filter(filter.includes);
    neighbours = matches.includes(found) ? matches : [found];
    render();
    if (!dialog.open) dialog.showModal();
    stage.layOut();
    stage.focus();
    announce(`${found.name}: ${report.isGallery ? "" : verdicts[found.verdict].label}`
      + (note ? `; ${noteText(note)}` : ""));
    if (note) {
      stage.revealNote();
      revealNoteInList();
    }
  }

  function close() {
    const name = snapshot?.name;
    const note = openedNote;
    snapshot = null;
    openedNote = "";
    stage.stop();
    if (dialog.open) dialog.close();
    // Back to where the reader came from, or to the last snapshot seen.
    const origins = [...document.querySelectorAll(".thumbnail")].filter((button) =>
      button.dataset.snapshot === name);
    const origin = origins.find((button) => (button.dataset.note ?? "") === note) ?? origins[0];
    (origin ?? byId("content")).focus();
  }

  function render() {
    const place = neighbours.indexOf(snapshot);
    dialog.replaceChildren(
      element("header", { class: "viewer-bar" },
        element("div", { class: "viewer-steps" },
          stepButton("‹", "Previous snapshot", "k", -1),
          stepButton("›", "Next snapshot", "j", 1)),
        element("div", { class: "viewer-title" },
          element("h2", { id: "viewer-name" }, isolated(snapshot.name)),
          element("p", { class: "group-note" },
            report.isGallery ? null : verdictBadge(snapshot.verdict, true),
            decisionBadge(snapshot, true),
            element("span", {}, `${place + 1} of ${neighbours.length}`
              + (chosenNote(snapshot) ? " with this note"
                : snapshot.group ? ` in group ${snapshot.group.number}` : "")))),
        element("button", {
          class: "quiet", type: "button", id: "viewer-help", "aria-haspopup": "dialog",
          onclick: () => keys.openHelp(),
        }, "Keys ", element("kbd", {}, "?")),
        element("button", {
          class: "quiet", type: "button", id: "viewer-close", "aria-label": "Close",
          onclick: () => state.set({ snapshot: "" }),
        }, "Close ", element("kbd", {}, "Esc"))),
      element("div", { class: "viewer-tools" },
        ...(mode() === "single" ? [] : [modeChoice()]), zoomChoice(), vision.choice(),
        ...overlays.toggles(snapshot), actionButtons()),
      element("div", { class: "viewer-body" },
        stage.build(snapshot, mode()),
        element("aside", { class: "side", "aria-label": "Details" },
          loupe.build(snapshot), ...facts())));
    stage.layOut();
  }

  function stepButton(symbol, label, key, step) {
    const target = neighbours[neighbours.indexOf(snapshot) + step];
    return element("button", {
      class: "quiet step", type: "button", "aria-label": label, title: `${label} (${key})`,
      disabled: !target, onclick: () => move(step),
    }, symbol);
  }

  function modeChoice() {
    return element("fieldset", { class: "segments", id: "modes" },
      element("legend", { class: "unseen" }, "How to compare"),
      ...Object.entries(modes).map(([name, { label }]) => element("label", {},
        element("input", {
          type: "radio", name: "mode", value: name, checked: name === mode(),
          onchange: () => state.set({ mode: name }),
        }), element("span", {}, label))));
  }

  function zoomChoice() {
    const select = element("select", {
      id: "zoom", onchange: () => state.set({
        zoom: select.value === "fit" ? "fit" : Number(select.value),
      }),
    }, element("option", { value: "fit" }, "Fit"),
    ...zooms.map((zoom) => element("option", { value: zoom }, `${zoom * 100} %`)));
    select.value = String(state.values.zoom);
    return element("div", { class: "zoom" },
      element("button", {
        class: "quiet", type: "button", "aria-label": "Zoom out", onclick: () => zoomBy(-1),
      }, "−"),
      element("label", { class: "field" }, element("span", { class: "unseen" }, "Zoom"), select),
      element("button", {
        class: "quiet", type: "button", "aria-label": "Zoom in", onclick: () => zoomBy(1),
      }, "+"));
  }

  function actionButtons() {
    const buttons = actions.buttons({ snapshot, group: snapshot.group });
    return buttons.length === 0 ? null : element("div",
      { class: "actions", role: "group", "aria-label": "Decide" }, ...buttons);
  }

  function facts() {
    const { words, warnings, regions } = snapshot;
    const size = (picture) => picture
      ? `${picture.size.map((side) => decimal(side / snapshot.scale)).join(" × ")} pt, `
        + `${picture.size.join(" × ")} px` : null;
    const [expected, actual] = [size(snapshot.expected), size(snapshot.actual)];
    const rows = [
      ["Scene", isolated(snapshot.scene)],
      ["Declared in", snapshot.file
        ? isolated(snapshot.file + (snapshot.line ? `:${snapshot.line}` : "")) : null],
      ...snapshot.variant.map(([axis, value]) => [visible(axis), isolated(value)]),
      ...(snapshot.variant.some(([axis]) => axis === "scale") ? []
        : [["scale", decimal(snapshot.scale)]]),
      ...(expected === actual || !expected || !actual
        ? [["Size", expected ?? actual]]
        : [[`${pictureName("expected")} size`, expected], [`${pictureName("actual")} size`, actual]]),
      ["Different pixels", snapshot.different > 0
        ? `${snapshot.different.toLocaleString("en")} of ${snapshot.total.toLocaleString("en")}`
        : null],
      ["Comparison", snapshot.tolerance ?? null],
      ["Largest channel difference", snapshot.maxDelta > 0 ? String(snapshot.maxDelta) : null],
    ].filter(([, value]) => value !== null);
    const section = (title, ...children) => element("section", { class: "side-part" },
      element("h3", {}, title), ...children);
    const list = (texts) => element("ul", {}, ...texts.map((text) =>
      element("li", {}, sentence(text))));
    return [
      words.length > 0 ? section("What changed", list(words)) : null,
      warnings?.length > 0 ? section("Warnings", list(warnings)) : null,
      notesOf(snapshot).length > 0 ? section("Notes", noteList(snapshot)) : null,
      mode() !== "single" && regions.length > 0 ? section("Regions", regionList()) : null,
      server === null && isAcceptable(snapshot) ? section("Accept",
        commandLine(acceptCommand(snapshot), `accept ${snapshot.name}`),
        snapshot.group?.snapshots.length > 1
          ? commandLine(acceptGroupCommand(snapshot.group), `accept group ${snapshot.group.number}`)
          : null) : null,
      section("Snapshot", element("dl", {}, ...rows.flatMap(([name, value]) =>
        [element("dt", {}, name), element("dd", {}, value)]))),
    ].filter(Boolean);
  }

  function regionList() {
    return element("ol", { class: "regions", id: "regions" },
      ...snapshot.regions.map(({ rect, pixels, views }, index) => element("li", {},
        element("button", {
          class: "region-button", type: "button", onclick: () => stage.showRegion(index),
        }, views.length > 0
          ? element("span", {}, ...views.flatMap((view, place) =>
            [place > 0 ? ", " : "", sentence(view)])) : null,
        element("span", { class: "coordinates" },
          ` ${rect[0]}, ${rect[1]}; ${rect[2]} × ${rect[3]} px; ${counted(pixels, "pixel")}`)))));
  }

  /** Shows another snapshot of the group. */
  function move(step) {
    const target = neighbours[neighbours.indexOf(snapshot) + step];
    if (target) state.set({ snapshot: target.name });
    else announce(step > 0 ? "This is the last snapshot." : "This is the first snapshot.");
  }

  /** Shows the first snapshot of the next group, or of the one before. */
  function moveGroup(step) {
    const groups = report.groups.filter((group) => group.snapshots.some(filter.includes));
    const target = groups[groups.indexOf(snapshot.group) + step];
    const first = target?.snapshots.find(filter.includes);
    if (first) state.set({ snapshot: first.name });
    else announce(step > 0 ? "This is the last group." : "This is the first group.");
  }

  function zoomBy(step) {
    const current = stage.zoom();
    const next = step > 0
      ? zooms.find((zoom) => zoom > current + 0.01)
      : zooms.findLast((zoom) => zoom < current - 0.01);
    if (next !== undefined) state.set({ zoom: next });
  }

  // Esc closes the dialog; the address follows.
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    state.set({ snapshot: "" });
  });

  return {
    get snapshot() { return snapshot; },
    get isComparable() { return snapshot !== null && mode() !== "single"; },
    move, moveGroup, zoomBy,

    /** Shows what the state says. */
    update(changed) {
      const name = state.values.snapshot;
      const found = name === "" ? null : report.snapshots.find((other) => other.name === name);
      if (changed.has("snapshot") || changed.has("note")) {
        if (found) open(found);
        else if (snapshot || dialog.open) close();
      } else if (found && changed.has("mode")) {
        stage.replace(snapshot, mode());
        for (const input of dialog.querySelectorAll("input[name=mode]")) {
          input.checked = input.value === mode();
        }
      } else if (found && changed.has("zoom")) {
        byId("zoom").value = String(state.values.zoom);
        stage.layOut();
      }
    },

    /** Shows the snapshot again after the report or its actions have changed. */
    refresh() {
      if (!snapshot) return;
      const found = report.snapshots.find((other) => other.name === snapshot.name);
      if (found) open(found);
      else {
        announce(`${snapshot.name} does not differ any more.`);
        state.set({ snapshot: "" });
      }
    },
  };
})();
