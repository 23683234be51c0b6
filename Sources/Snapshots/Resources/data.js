// The report: what the page shows, without the pictures.

const verdicts = {
  different: { symbol: "≠", label: "different" },
  size: { symbol: "↔", label: "other size" },
  missing: { symbol: "+", label: "no golden" },
  broken: { symbol: "!", label: "broken" },
  same: { symbol: "✓", label: "same" },
};

/**
 * Adds to the data what follows from it: positions, the group of each snapshot, and for each scene
 * its snapshots and axes.
 */
function prepareReport(data) {
  const scenes = new Map();
  data.snapshots.forEach((snapshot, index) => {
    snapshot.index = index;
    snapshot.group = null;
    const slash = snapshot.name.lastIndexOf("/");
    snapshot.label = snapshot.name.slice(slash + 1);
    snapshot.searchText = [
      snapshot.name, snapshot.scene, ...snapshot.variant.flat(), ...snapshot.words,
      ...snapshot.warnings ?? [],
    ].join("\n").toLowerCase();
    let scene = scenes.get(snapshot.scene);
    if (!scene) {
      scene = { name: snapshot.scene, snapshots: [], axes: [] };
      scenes.set(snapshot.scene, scene);
    }
    scene.snapshots.push(snapshot);
    for (const [name, value] of snapshot.variant) {
      let axis = scene.axes.find((axis) => axis.name === name);
      if (!axis) scene.axes.push(axis = { name, values: [] });
      if (!axis.values.includes(value)) axis.values.push(value);
    }
  });
  for (const group of data.groups) {
    group.snapshots = group.snapshots.map((index) => data.snapshots[index]);
    for (const snapshot of group.snapshots) snapshot.group = group;
  }
  data.scenes = [...scenes.values()];
  data.notes = (data.notes ?? []).map((note, index) => ({
    ...note, index,
    places: new Map(note.places.map(([place, rect]) => [data.snapshots[place], rect])),
    searchText: [note.rule, note.scene, note.file, note.view, note.sentence, note.remedy,
      note.variants].join("\n").toLowerCase(),
  }));
  data.isGallery = data.kind === "gallery";
  return data;
}

let report = prepareReport(JSON.parse(byId("report").textContent));

/** Puts a text between single quotes for a POSIX shell. */
function shellQuoted(text) {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Whether `layouter accept` can make the picture a golden. */
function isAcceptable(snapshot) {
  return ["different", "missing", "size"].includes(snapshot.verdict) && Boolean(snapshot.actual);
}

function acceptCommand(snapshot) {
  return `layouter accept ${shellQuoted(snapshot.name)}${report.options}`;
}

function acceptGroupCommand(group) {
  return `layouter accept --group ${group.number}${report.options}`;
}

function variantText(snapshot) {
  return snapshot.variant.length > 0
    ? snapshot.variant.map(([, value]) => value).join(", ") : snapshot.label;
}

/** The verdict as a symbol and, for screen readers, a word: never by colour alone. */
function verdictBadge(verdict, isWord = false) {
  const { symbol, label } = verdicts[verdict];
  return element("span", { class: `verdict ${verdict}` },
    element("span", { class: "symbol", "aria-hidden": "true" }, symbol),
    element("span", { class: isWord ? "" : "unseen" }, label));
}
