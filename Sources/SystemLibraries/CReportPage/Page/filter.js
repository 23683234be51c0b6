// Search and filter: which snapshots are shown.

const filter = (() => {
  /** Whether the filter includes a snapshot. */
  function includes(snapshot) {
    return isChosen(snapshot) && hasWords(snapshot.searchText);
  }

  /** Whether the filter includes a snapshot, whatever its text. */
  function isChosen(snapshot) {
    const { scene, verdicts, axes } = state.values;
    return (verdicts.length === 0 || verdicts.includes(snapshot.verdict))
      && (scene === "" || snapshot.scene === scene)
      && Object.entries(axes).every(([axis, value]) =>
        snapshot.variant.some((choice) => choice[0] === axis && choice[1] === value));
  }

  /** Whether a text in lower case has all words of the search. */
  function hasWords(searchText) {
    return state.values.text.toLowerCase().split(/\s+/).every((word) => searchText.includes(word));
  }

  function isActive() {
    const { text, scene, verdicts, axes } = state.values;
    return text !== "" || scene !== "" || verdicts.length > 0 || Object.keys(axes).length > 0;
  }

  const none = { text: "", scene: "", verdicts: [], axes: {} };

  function select(label, id, options, onChoose) {
    const control = element("select", { id, onchange: () => onChoose(control.value) },
      element("option", { value: "" }, "any"),
      ...options.map(([value, text]) => element("option", { value }, visible(text))));
    return element("label", { class: "field" },
      element("span", { class: "field-label" }, visible(label)), control);
  }

  /** The values of each axis, over all scenes. */
  function allAxes() {
    const axes = new Map();
    for (const scene of report.scenes) {
      for (const axis of scene.axes) {
        if (!axes.has(axis.name)) axes.set(axis.name, new Set());
        for (const value of axis.values) axes.get(axis.name).add(value);
      }
    }
    return [...axes].filter(([, values]) => values.size > 1);
  }

  function verdictToggles() {
    const present = Object.keys(verdicts).filter((verdict) =>
      report.snapshots.some((snapshot) => snapshot.verdict === verdict));
    if (report.isGallery || present.length < 2) return null;
    return element("div", { class: "toggles", role: "group", "aria-label": "Verdicts" },
      ...present.map((verdict) => {
        const count = report.snapshots.filter((snapshot) => snapshot.verdict === verdict).length;
        return element("button", {
          class: "toggle", type: "button", "data-verdict": verdict, "aria-pressed": "false",
          onclick: () => {
            const chosen = new Set(state.values.verdicts);
            if (!chosen.delete(verdict)) chosen.add(verdict);
            state.set({ verdicts: [...chosen] });
          },
        }, verdictBadge(verdict, true), element("span", { class: "count" }, String(count)));
      }));
  }

  /** Fills the form. */
  function build() {
    const purpose = report.isGallery ? "Search names" : "Search names and changes";
    const search = element("input", {
      id: "search", type: "search", placeholder: purpose, spellcheck: "false", autocomplete: "off",
      "aria-label": purpose, "aria-keyshortcuts": "/",
      oninput: () => state.set({ text: search.value }),
    });
    const axes = allAxes();
    const more = element("details", { class: "more", id: "more-filters" },
      element("summary", {}, "Scene and variant"),
      element("div", { class: "fields" },
        select("Scene", "filter-scene",
          report.scenes.map((scene) => [scene.name, scene.name]),
          (scene) => state.set({ scene })),
        ...axes.map(([name, values]) => {
          const field = select(name, null, [...values].map((value) => [value, value]), (value) => {
            const chosen = { ...state.values.axes };
            if (value === "") delete chosen[name];
            else chosen[name] = value;
            state.set({ axes: chosen });
          });
          field.querySelector("select").dataset.axis = name;
          return field;
        })));
    more.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !more.open) return;
      more.open = false;
      more.querySelector("summary").focus();
    });
    byId("filters").replaceChildren(...[search, verdictToggles(), more,
      element("button", { id: "clear", class: "quiet", type: "button",
        onclick: () => { state.set(none); search.focus(); } }, "Clear filter")].filter(Boolean));
  }

  byId("filters").addEventListener("submit", (event) => event.preventDefault());
  // A click elsewhere closes it, as it does menus.
  document.addEventListener("pointerdown", (event) => {
    const more = byId("more-filters");
    if (!more.contains(event.target)) more.open = false;
  });

  /** Shows the filter of the state in the form, and the number of matches. */
  function update() {
    const values = state.values;
    const search = byId("search");
    if (search.value !== values.text) search.value = values.text;
    for (const toggle of byId("filters").querySelectorAll("[data-verdict]")) {
      toggle.setAttribute("aria-pressed", String(values.verdicts.includes(toggle.dataset.verdict)));
    }
    byId("filter-scene").value = values.scene;
    for (const control of byId("filters").querySelectorAll("[data-axis]")) {
      control.value = values.axes[control.dataset.axis] ?? "";
    }
    byId("clear").hidden = !isActive();
    const chosen = (values.scene === "" ? 0 : 1) + Object.keys(values.axes).length;
    byId("more-filters").querySelector("summary").textContent =
      "Scene and variant" + (chosen > 0 ? ` (${chosen})` : "");
    const all = report.snapshots.length;
    const matches = report.snapshots.filter(includes).length;
    byId("matches").textContent = isActive()
      ? `${matches.toLocaleString("en")} of ${counted(all, "snapshot")}`
      : counted(all, "snapshot") + (report.others > 0
        ? `; ${report.others.toLocaleString("en")} more, of scenes without a change, are the same`
        : "");
  }

  return { includes, isChosen, hasWords, build, update };
})();
