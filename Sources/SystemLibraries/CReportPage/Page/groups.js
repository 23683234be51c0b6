// The groups of snapshots that changed for the same reason; in a gallery, the scenes.

/** The number of thumbnails of a group that are shown at first. */
const thumbnailLimit = 12;

function renderGroups() {
  const groups = report.isGallery
    ? report.scenes.map((scene) => ({ title: scene.name, snapshots: scene.snapshots }))
    : report.groups;
  const broken = report.brokenScenes.length > 0 ? [brokenSection()] : [];
  const sections = groups
    .map((group) => ({ group, matches: group.snapshots.filter(filter.includes) }))
    .filter(({ matches }) => matches.length > 0)
    .map(({ group, matches }) => groupSection(group, matches));
  const notes = notesSection();
  const isEmpty = sections.length === 0 && !notes
    && !(report.snapshots.length === 0 && broken.length > 0);
  return [...broken, ...(isEmpty ? [nothingFound()] : sections), ...(notes ? [notes] : [])];
}

/** The errors of scenes that could not be read, and of which there are no pictures. */
function brokenSection() {
  return element("section",
    { class: "group", id: "broken-scenes", "aria-labelledby": "broken-title" },
    element("header", { class: "group-head" },
      element("p", { class: "group-note" }, verdictBadge("broken", true)),
      element("h2", { id: "broken-title" }, "Scenes that could not be read")),
    element("ul", { class: "details" }, ...report.brokenScenes.map(
      ({ file, line, column, message }) => element("li", {},
        element("code", {}, isolated([file, line, column].filter(Boolean).join(":"))),
        ": ", sentence(message)))));
}

function nothingFound() {
  const hasNothing = report.snapshots.length === 0
    || !report.isGallery && report.groups.length === 0;
  return element("p", { class: "notice" }, hasNothing
    ? "There is nothing to see: no snapshot differs." : "No snapshot matches the filter.");
}

function groupSection(group, matches) {
  const place = report.scenes.findIndex((scene) => scene.name === group.title);
  const id = `group-${group.number ?? place}`;
  const count = matches.length === group.snapshots.length
    ? counted(matches.length, "snapshot")
    : `${matches.length.toLocaleString("en")} of ${counted(group.snapshots.length, "snapshot")}`;
  return element("section", { class: "group", "aria-labelledby": `${id}-title`, id },
    element("header", { class: "group-head" },
      group.number === undefined ? null
        : element("p", { class: "group-note" },
          element("span", { class: "number" }, `Group ${group.number}`),
          verdictBadge(group.verdict, true), element("span", {}, count),
          ...decisionCounts(group.snapshots)),
      element("h2", { id: `${id}-title` },
        group.number === undefined ? isolated(group.title)
          : sentence(group.change || verdicts[group.verdict].label)),
      group.number === undefined ? element("p", { class: "group-note" }, count)
        : group.place ? element("p", { class: "group-note" }, sentence(group.place)) : null),
    group.details?.length > 0 ? detailList(group.details) : null,
    thumbnailList(matches),
    group.number === undefined ? null : groupFoot(group, matches));
}

/** How many snapshots are accepted, and how many rejected. */
function decisionCounts(snapshots) {
  return Object.keys(decisions).map((decision) => {
    const count = snapshots.filter((snapshot) => snapshot.decision === decision).length;
    return count === 0 ? null : element("span", {}, decisionBadge({ decision }, true),
      count === snapshots.length ? "" : ` ${count.toLocaleString("en")}`);
  });
}

/** The sentences; of many, most only on demand. */
function detailList(details) {
  const limit = details.length > 5 ? 4 : 5;
  const list = (texts) => element("ul", {}, ...texts.map((text) =>
    element("li", {}, sentence(text))));
  return element("div", { class: "details" }, list(details.slice(0, limit)),
    details.length <= limit ? null
      : element("details", {}, element("summary", {}, `${details.length - limit} more`),
        list(details.slice(limit))));
}

/** The groups and notes of which all thumbnails are shown, by their first snapshot. */
const expandedGroups = new Set();

/** The first thumbnails, and a button for the rest; they open their snapshots with a note. */
function thumbnailList(snapshots, note = null, maximum = thumbnailLimit, size = [192, 160]) {
  const key = `${note?.index ?? ""} ${snapshots[0].name}`;
  const isOfOneScene = snapshots.every((snapshot) => snapshot.scene === snapshots[0].scene);
  const item = (snapshot) => element("li", {},
    thumbnails.make(
      snapshot, isOfOneScene ? snapshot.label : snapshot.name, false, size, note));
  // One more than the limit needs as much space as the button.
  const limit = snapshots.length === maximum + 1 || expandedGroups.has(key)
    ? snapshots.length : maximum;
  const list = element("ul", { class: "thumbnails" }, ...snapshots.slice(0, limit).map(item));
  thumbnails.makeOneTabStop(list);
  if (snapshots.length <= limit) return list;
  const button = element("button", {
    class: "quiet show-all", type: "button",
    onclick: () => {
      expandedGroups.add(key);
      list.append(...snapshots.slice(limit).map(item));
      for (const added of list.querySelectorAll(`li:nth-child(n + ${limit + 1}) > button`)) {
        added.tabIndex = -1;
      }
      list.children[limit].firstElementChild.focus();
      button.remove();
    },
  }, `Show all ${snapshots.length.toLocaleString("en")}`);
  return element("div", {}, list, button);
}

/** What to type, the names, and the actions of a review server. */
function groupFoot(group, matches) {
  const names = element("details", { class: "names" },
    element("summary", {}, `Names (${matches.length.toLocaleString("en")})`));
  // A list of thousands is made only for those who open it.
  names.addEventListener("toggle", () => {
    if (names.children.length > 1) return;
    names.append(element("ul", {}, ...matches.map((snapshot) => element("li", {},
      element("button", {
        class: "link", type: "button", onclick: () => state.set({ snapshot: snapshot.name }),
      }, isolated(snapshot.name))))));
  });
  return element("footer", { class: "group-foot" },
    server === null && group.snapshots.some(isAcceptable)
      ? commandLine(acceptGroupCommand(group), `accept group ${group.number}`) : null,
    ...actions.buttons({ group }),
    names);
}
