// The notes: what the linter finds in the scenes. They are no differences, so nothing is accepted.

/** The number of thumbnails of a note that are shown at first. */
const noteThumbnailLimit = 6;

/** The note that the open snapshot is shown with; null without one, or if the snapshot lacks it. */
function chosenNote(snapshot) {
  const note = state.values.note === "" ? null : report.notes[Number(state.values.note)];
  return note?.places.has(snapshot) ? note : null;
}

function notesOf(snapshot) {
  return report.notes.filter((note) => note.places.has(snapshot));
}

/** The note without markup. */
function noteText(note) {
  return `${note.rule}: ${note.view ? `${note.view}: ` : ""}${note.sentence}. ${note.remedy}`;
}

/** The snapshots of a note that the filter includes; null if it leaves the note out. */
function matchesOfNote(note) {
  const { scene, verdicts, axes } = state.values;
  if (scene !== "" && note.scene !== scene) return null;
  const isFound = filter.hasWords(note.searchText);
  const snapshots = [...note.places.keys()];
  const matches = snapshots.filter(isFound ? filter.isChosen : filter.includes);
  // A note about pictures that the page does not have is only filtered by its words.
  const isWithoutPictures = isFound && snapshots.length === 0 && verdicts.length === 0
    && Object.keys(axes).length === 0;
  return matches.length > 0 || isWithoutPictures ? matches : null;
}

/** All notes that the filter includes; null if there are none. */
function notesSection() {
  const shown = report.notes.map((note) => ({ note, matches: matchesOfNote(note) }))
    .filter(({ matches }) => matches !== null);
  if (shown.length === 0) return null;
  const count = shown.length === report.notes.length ? counted(shown.length, "note")
    : `${shown.length.toLocaleString("en")} of ${counted(report.notes.length, "note")}`;
  return element("section", { class: "group", id: "notes", "aria-labelledby": "notes-title" },
    element("header", { class: "group-head" },
      element("h2", { id: "notes-title" }, "Notes"),
      element("p", { class: "group-note" },
        `${count} of the linter on the designs, whether their pictures differ or not`)),
    element("ul", {}, ...shown.map(({ note, matches }) => noteItem(note, matches))));
}

/** The symbol and, for screen readers, the word for what the linter makes of a note. */
function noteSymbol(note) {
  return element("span", {},
    element("span", { class: `note-symbol ${note.error ? "fails" : ""}`, "aria-hidden": "true" },
      note.error ? "!" : "i"),
    element("span", { class: "unseen" }, note.error ? "error" : "warning"));
}

/** Of snapshots that differ only in their scale, the one with the most pixels. */
function sharpest(snapshots) {
  const best = new Map();
  for (const snapshot of snapshots) {
    const key = JSON.stringify([
      snapshot.scene, ...snapshot.variant.filter(([axis]) => axis !== "scale"),
      snapshot.variant.length > 0 ? "" : snapshot.label,
    ]);
    if ((best.get(key)?.scale ?? 0) < snapshot.scale) best.set(key, snapshot);
  }
  const shown = new Set(best.values());
  return snapshots.filter((snapshot) => shown.has(snapshot));
}

function noteItem(note, matches) {
  const title = `note-${note.index}-title`;
  return element("li", { class: "note", id: `note-${note.index}`, "aria-labelledby": title },
    element("p", { class: "group-note" },
      noteSymbol(note), element("code", { class: "rule" }, isolated(note.rule)),
      element("span", {}, isolated(note.variants)),
      element("code", {}, isolated(note.file + (note.line ? `:${note.line}` : "")))),
    element("h3", { id: title },
      note.view ? element("code", {}, isolated(note.view)) : null, note.view ? ": " : null,
      sentence(note.sentence)),
    element("p", { class: "remedy" }, sentence(note.remedy)),
    matches.length > 0
      ? thumbnailList(sharpest(matches), note, noteThumbnailLimit, [144, 96]) : null);
}

/** The notes of the open snapshot; each button shows where the view is. */
function noteList(snapshot) {
  const current = chosenNote(snapshot);
  return element("ul", { id: "viewer-notes" },
    ...notesOf(snapshot).map((note) => element("li", {}, element("button", {
      class: "region-button", type: "button", "aria-current": note === current ? "true" : null,
      onclick: () => {
        state.set({ note: note === chosenNote(snapshot) ? "" : String(note.index) });
        byId("viewer-notes")?.querySelector(`[data-note="${note.index}"]`)?.focus();
      },
      "data-note": note.index,
    }, element("code", { class: "rule" }, isolated(note.rule)), " ",
    note.view ? element("code", {}, isolated(note.view)) : null, note.view ? ": " : null,
    sentence(`${note.sentence}. ${note.remedy}`)))));
}

/** Scrolls the column beside the pictures, if it scrolls by itself, to the chosen note. */
function revealNoteInList() {
  const current = byId("viewer-notes")?.querySelector("[aria-current]");
  const side = current?.closest(".side");
  if (!side) return;
  const margin = 16;
  const hidden = current.getBoundingClientRect().bottom + margin
    - side.getBoundingClientRect().bottom;
  if (hidden > 0) side.scrollTop += hidden;
}
