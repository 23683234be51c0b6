// Starts the page, and shows each change of the state.

const theme = (() => {
  const choices = ["system", "light", "dark"];
  const labels = { system: "Theme: system", light: "Theme: light", dark: "Theme: dark" };
  // Storage can be forbidden for pages that are opened from disk.
  const stored = () => {
    try { return localStorage.getItem("layouter-theme"); } catch { return null; }
  };
  let current = choices.includes(stored()) ? stored() : "system";

  function apply() {
    if (current === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = current;
    byId("theme").textContent = labels[current];
  }

  return {
    apply,
    next() {
      current = choices[(choices.indexOf(current) + 1) % choices.length];
      try {
        localStorage.setItem("layouter-theme", current);
      } catch { /* It lasts for this visit. */ }
      apply();
      announce(labels[current]);
    },
  };
})();

function radioSegments(place, name, choices, current, onChoose) {
  place.append(...choices.map(([value, label]) => element("label", {},
    element("input", {
      type: "radio", name, value, checked: value === current, onchange: () => onChoose(value),
    }), element("span", {}, label))));
}

function buildBar() {
  const views = [["changes", report.isGallery ? "Gallery" : "Changes"], ["matrix", "Matrix"]];
  byId("views").append(...views.map(([view, label]) => element("button", {
    type: "button", "data-view": view, onclick: () => state.set({ view }),
  }, label)));
  // Pictures that nothing is compared with have no before and after.
  if (report.isGallery) byId("shown").hidden = true;
  else {
    radioSegments(byId("shown"), "shown",
      [["expected", pictureName("expected")], ["actual", pictureName("actual")],
        ["difference", "Difference"]],
      state.values.show, (show) => state.set({ show }));
  }
  byId("theme").before(vision.choice());
  byId("theme").addEventListener("click", () => theme.next());
  byId("help").addEventListener("click", () => keys.openHelp());
}

function updateBar() {
  for (const button of byId("views").children) {
    if (button.dataset.view === state.values.view) button.setAttribute("aria-current", "page");
    else button.removeAttribute("aria-current");
  }
  for (const input of byId("shown").querySelectorAll("input")) {
    input.checked = input.value === state.values.show;
  }
}

function renderContent() {
  byId("content").replaceChildren(
    ...(state.values.view === "matrix" ? renderMatrices() : renderGroups()));
}

state.onChange((changed) => {
  const has = (...names) => names.some((name) => changed.has(name));
  if (has("view", "show")) updateBar();
  if (has("text", "scene", "verdicts", "axes")) filter.update();
  if (has("view", "text", "scene", "verdicts", "axes")) renderContent();
  else if (has("show")) thumbnails.showAll();
  viewer.update(changed);
});

/** Shows another report; what is open, scrolled to and focused remains so. */
function showReport(data) {
  const focused = focusDescription(document.activeElement);
  const isSearching = document.activeElement?.id === "search";
  const top = document.documentElement.scrollTop;
  report = prepareReport(data);
  filter.build();
  filter.update();
  renderContent();
  viewer.refresh();
  review.updateBar();
  document.documentElement.scrollTop = top;
  if (isSearching) byId("search").focus();
  else if (!viewer.snapshot) focusAgain(focused);
}

/** What finds an element again after the content was made anew; null if it is not in the content. */
function focusDescription(node) {
  const section = node?.closest?.("#content .group");
  if (!section) return null;
  const { action, snapshot } = node.dataset;
  return { section: section.id, action, snapshot };
}

function focusAgain(description) {
  if (!description) return;
  const section = byId(description.section);
  const candidates = [...section?.querySelectorAll("button") ?? []];
  const same = candidates.find(({ dataset }) => dataset.action === description.action
    && dataset.snapshot === description.snapshot);
  // Of a group that is decided, the actions are gone.
  (same ?? section?.querySelector(".thumbnail[tabindex='0']") ?? byId("content"))
    .focus({ preventScroll: true });
}

window.layouter = Object.freeze({
  get report() { return report; },
  server,
  actions: Object.freeze({ add: actions.add }),
  overlays: Object.freeze({ add: overlays.add }),
  update: showReport,
  announce,
});

state.start();
theme.apply();
buildBar();
updateBar();
vision.apply();
filter.build();
filter.update();
renderContent();
review.start();
if (state.values.snapshot) viewer.update(new Set(["snapshot"]));
// The time from navigation to here is that until the page can be used.
performance.mark("layouter-ready");
