// What the page shows. The address has all of it, so that it can be sent, bookmarked, and stepped
// through with the browser's buttons.

const state = (() => {
  const defaults = {
    view: "changes", show: "actual", text: "", scene: "", verdicts: [], axes: {},
    snapshot: "", note: "", mode: "", zoom: "fit", vision: "",
  };
  let current = { ...defaults };
  const listeners = [];

  function encoded(values) {
    const parameters = new URLSearchParams();
    for (const name of [
      "view", "show", "text", "scene", "snapshot", "note", "mode", "zoom", "vision",
    ]) {
      if (values[name] !== defaults[name]) parameters.set(name, values[name]);
    }
    if (values.verdicts.length > 0) parameters.set("verdict", values.verdicts.join(" "));
    for (const [axis, value] of Object.entries(values.axes)) parameters.set(`axis.${axis}`, value);
    return parameters.toString();
  }

  function decoded(hash) {
    const parameters = new URLSearchParams(hash.replace(/^#/, ""));
    const values = { ...defaults, verdicts: [], axes: {} };
    for (const [name, value] of parameters) {
      if (name.startsWith("axis.")) values.axes[name.slice(5)] = value;
      else if (name === "verdict") {
        values.verdicts = value.split(" ").filter((verdict) => Object.hasOwn(verdicts, verdict));
      } else if (Object.hasOwn(defaults, name) && name !== "axes") values[name] = value;
    }
    if (!["changes", "matrix"].includes(values.view)) values.view = defaults.view;
    if (!["expected", "actual", "difference"].includes(values.show)) values.show = defaults.show;
    if (!Object.hasOwn(visions, values.vision)) values.vision = defaults.vision;
    if (values.zoom !== "fit") values.zoom = Number(values.zoom) || "fit";
    return values;
  }

  function replaceBy(values) {
    const changed = new Set(Object.keys(defaults).filter((name) =>
      JSON.stringify(values[name]) !== JSON.stringify(current[name])));
    current = values;
    if (changed.size > 0) for (const listener of listeners) listener(changed);
  }

  addEventListener("hashchange", () => replaceBy(decoded(location.hash)));

  return {
    get values() { return current; },

    /**
     * Changes some values. Opening and closing a snapshot is a step that the browser's back button
     * undoes; other changes replace the address.
     */
    set(changes) {
      const values = { ...current, ...changes };
      // A note is chosen together with a picture.
      if (values.snapshot === "") values.note = "";
      const isStep = Boolean(values.snapshot) !== Boolean(current.snapshot);
      const hash = `#${encoded(values)}`;
      if (isStep) history.pushState(null, "", hash);
      else history.replaceState(null, "", hash);
      replaceBy(values);
    },

    /** Calls a function with the names of the values that have changed. */
    onChange(listener) { listeners.push(listener); },

    /** Reads the address, without informing the listeners. */
    start() { current = decoded(location.hash); },
  };
})();
