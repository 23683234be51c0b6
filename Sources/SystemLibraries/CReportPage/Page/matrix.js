// The variants of each scene as a table: the values of some axes across, those of the others down.

/** The axes across, by scene, where the reader has chosen them. */
const chosenColumns = new Map();

/** The axis with the most values, if not too many for a line; the first of equals. */
function defaultColumns(axes) {
  const limit = 12;
  let best = null;
  for (const axis of axes) {
    if (axis.values.length > limit) continue;
    if (best === null || axis.values.length > best.values.length) best = axis;
  }
  return new Set(best ? [best.name] : []);
}

function renderMatrices() {
  const sections = report.scenes
    .filter((scene) => scene.snapshots.some(filter.includes))
    .map((scene, index) => matrixSection(scene, index));
  return sections.length > 0 ? sections : [nothingFound()];
}

function matrixSection(scene, index) {
  const axes = scene.axes.filter((axis) => axis.values.length > 1);
  const columns = chosenColumns.get(scene.name) ?? defaultColumns(axes);
  const title = `matrix-${index}-title`;
  const section = element("section", { class: "group", "aria-labelledby": title },
    element("header", { class: "group-head" },
      element("h2", { id: title }, isolated(scene.name)),
      element("p", { class: "group-note" },
        element("span", {}, counted(scene.snapshots.length, "snapshot")),
        ...verdictCounts(scene))));
  if (axes.length > 0) {
    section.append(axisToggles(scene, axes, columns, () => {
      const replacement = matrixSection(scene, index);
      section.replaceWith(replacement);
      return replacement;
    }));
  }
  section.append(matrixTable(scene, axes, columns));
  return section;
}

function verdictCounts(scene) {
  if (report.isGallery) return [];
  return Object.keys(verdicts).map((verdict) => {
    const count = scene.snapshots.filter((snapshot) => snapshot.verdict === verdict).length;
    return count === 0 ? null
      : element("span", {}, verdictBadge(verdict, true), ` ${count.toLocaleString("en")}`);
  });
}

/** Which axes run across. */
function axisToggles(scene, axes, columns, render) {
  return element("div", { class: "toggles", role: "group", "aria-label": "Axes in the columns" },
    element("span", { class: "field-label" }, "Columns"),
    ...axes.map((axis) => element("button", {
      class: "toggle", type: "button", "data-axis": axis.name,
      "aria-pressed": String(columns.has(axis.name)),
      onclick: () => {
        const chosen = new Set(columns);
        if (!chosen.delete(axis.name)) chosen.add(axis.name);
        chosenColumns.set(scene.name, chosen);
        // The focus stays where it was.
        [...render().querySelectorAll("[data-axis]")]
          .find((button) => button.dataset.axis === axis.name)?.focus();
      },
    }, isolated(axis.name), element("span", { class: "count" }, String(axis.values.length)))));
}

/** The combinations of values that occur, in the order of the axes. */
function combinations(snapshots, axes) {
  const found = new Map();
  for (const snapshot of snapshots) {
    const values = axes.map((axis) =>
      snapshot.variant.find(([name]) => name === axis.name)?.[1] ?? "");
    const key = JSON.stringify(values);
    if (!found.has(key)) found.set(key, { key, values });
  }
  const place = (values) => values.map((value, index) => axes[index].values.indexOf(value));
  return [...found.values()].sort((one, other) => {
    const [first, second] = [place(one.values), place(other.values)];
    const index = first.findIndex((value, index) => value !== second[index]);
    return index < 0 ? 0 : first[index] - second[index];
  });
}

function matrixTable(scene, axes, columns) {
  const across = axes.filter((axis) => columns.has(axis.name));
  const down = axes.filter((axis) => !columns.has(axis.name));
  const columnKeys = combinations(scene.snapshots, across);
  const rowKeys = combinations(scene.snapshots, down);
  const cells = new Map();
  const keyOf = (snapshot, axes) => JSON.stringify(axes.map((axis) =>
    snapshot.variant.find(([name]) => name === axis.name)?.[1] ?? ""));
  for (const snapshot of scene.snapshots) {
    const key = `${keyOf(snapshot, down)} ${keyOf(snapshot, across)}`;
    if (!cells.has(key)) cells.set(key, []);
    cells.get(key).push(snapshot);
  }
  const heading = (values) => values.length > 0
    ? values.map((value, index) => [index > 0 ? " · " : "", isolated(value)]).flat() : ["all"];
  const table = element("table", { class: "matrix" },
    element("caption", { class: "unseen" }, `Variants of ${visible(scene.name)}`),
    element("thead", {}, element("tr", {},
      element("th", { scope: "col", class: "corner" },
        isolated(down.map((axis) => axis.name).join(" · "))),
      ...columnKeys.map(({ values }) => element("th", { scope: "col" }, ...heading(values))))),
    element("tbody", {}, ...rowKeys.map((row) => element("tr", {},
      element("th", { scope: "row" }, ...heading(row.values)),
      ...columnKeys.map((column) => matrixCell(cells.get(`${row.key} ${column.key}`)))))));
  thumbnails.makeOneTabStop(table);
  return element("div", { class: "table-scroller" }, table);
}

/** A cell: usually one snapshot, several if their variants do not tell them apart. */
function matrixCell(snapshots = []) {
  return element("td", {}, ...snapshots.map((snapshot) => {
    const button = thumbnails.make(snapshot, snapshots.length > 1 ? snapshot.label : "", true,
      [160, 120]);
    const words = report.isGallery ? "" : `: ${verdicts[snapshot.verdict].label}`;
    button.setAttribute("aria-label", visible(variantText(snapshot)) + words);
    if (!filter.includes(snapshot)) button.classList.add("unmatched");
    return button;
  }));
}
