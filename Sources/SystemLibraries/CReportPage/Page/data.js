// The report: what the page shows, without the pictures.

const verdicts = {
  different: { symbol: "≠", label: "different" },
  size: { symbol: "↔", label: "other size" },
  missing: { symbol: "+", label: "no golden" },
  broken: { symbol: "!", label: "broken" },
  same: { symbol: "✓", label: "same" },
};

/** What was decided about a snapshot, on a page from a review server. */
const decisions = {
  accepted: { symbol: "✓", label: "accepted" },
  rejected: { symbol: "✕", label: "rejected" },
};

/** With what the addresses of the page's server begin; null for a page from disk. */
const server = document.querySelector("meta[name=layouter-server]")?.content ?? null;

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
  // In neither of two versions is a golden looked for.
  if (data.versions) verdicts.missing.label = "one version only";
  return data;
}

let report = prepareReport(JSON.parse(byId("report").textContent));

/** Puts a text between single quotes for a POSIX shell. */
function shellQuoted(text) {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Whether `layouter accept` can make the picture a golden. */
function isAcceptable(snapshot) {
  return !report.versions && Boolean(snapshot.actual)
    && ["different", "missing", "size"].includes(snapshot.verdict);
}

/** What the pictures before and after are called: by the versions that are compared, if any. */
function pictureName(kind) {
  return report.versions ? visible(report.versions[kind])
    : kind === "expected" ? "Expected" : "Actual";
}

/** The same within a sentence. */
function pictureNameInside(kind) {
  return report.versions ? visible(report.versions[kind]) : kind;
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
  return badge(verdict, verdicts[verdict], isWord);
}

/** The decision about a snapshot; null if it is undecided. */
function decisionBadge({ decision }, isWord = false) {
  return decision ? badge(decision, decisions[decision], isWord) : null;
}

function badge(name, { symbol, label }, isWord) {
  return element("span", { class: `verdict ${name}` },
    element("span", { class: "symbol", "aria-hidden": "true" }, symbol),
    element("span", { class: isWord ? "" : "unseen" }, label));
}
