// What the server of the page, and tools that draw over pictures, can add. Without them there is
// nothing to see of it.
//
// window.layouter = {
//   report      the data of the page
//   server      the content of <meta name="layouter-server">; null without a server
//   actions.add({ id, label, key?, hint?, isListed?, appliesTo(target), run(target) })
//               a button for each target to which it applies: `{ group }` under a group, and
//               `{ snapshot, group }` next to a snapshot; `label` is a text, or a function of the
//               target; `key` is for the open snapshot, `hint` for the list of keys, unless the key
//               `isListed` there already
//   overlays.add({ id, label, key?, draw(place, snapshot, frame), toggled(isShown)? })
//               a switch in the viewer; `draw` fills `place`, an empty element over each picture;
//               `frame` has `unit` (CSS pixels per pixel of the picture); `toggled` is called first
//   update(data)
//               shows another report
//   announce(text)
//               says something to a screen reader
// }

const actions = (() => {
  const all = [];
  const target = () => ({ snapshot: viewer.snapshot, group: viewer.snapshot?.group ?? null });
  return {
    add(...added) {
      all.push(...added);
      renderContent();
      viewer.refresh();
    },
    buttons(target) {
      return all.filter((action) => action.appliesTo(target)).map((action) => element("button", {
        class: "action", type: "button", "data-action": action.id,
        "aria-keyshortcuts": target.snapshot ? action.key : null,
        onclick: () => action.run(target),
      }, typeof action.label === "function" ? action.label(target) : action.label,
      target.snapshot && action.key ? [" ", element("kbd", {}, action.key)] : null));
    },
    rows() {
      return all.filter((action) => action.key && !action.isListed).map((action) => ({
        keys: [action.key], text: action.hint ?? action.label, part: "Snapshot",
      }));
    },
    rowFor(key) {
      if (!viewer.snapshot) return null;
      const action = all.find((action) => action.key === key && action.appliesTo(target()));
      return action ? { run: () => action.run(target()) } : null;
    },
  };
})();

const overlays = (() => {
  const all = [];
  const shown = new Set();
  function toggle(overlay) {
    if (!shown.delete(overlay.id)) shown.add(overlay.id);
    overlay.toggled?.(shown.has(overlay.id));
    const button = byId("viewer").querySelector(`[data-overlay="${CSS.escape(overlay.id)}"]`);
    button?.setAttribute("aria-pressed", String(shown.has(overlay.id)));
    stage.layOut();
  }
  return {
    add(overlay) {
      all.push(overlay);
      viewer.refresh();
    },
    toggles() {
      return all.map((overlay) => element("button", {
        class: "toggle", type: "button", "data-overlay": overlay.id,
        "aria-pressed": String(shown.has(overlay.id)), onclick: () => toggle(overlay),
      }, overlay.label));
    },
    draw(root, snapshot, unit) {
      for (const frame of root.querySelectorAll(".frame")) {
        for (const place of frame.querySelectorAll(".overlay")) place.remove();
        for (const overlay of all) {
          if (!shown.has(overlay.id)) continue;
          const place = element("div", { class: "overlay", "data-overlay": overlay.id });
          frame.append(place);
          overlay.draw(place, snapshot, { unit });
        }
      }
    },
    rows() {
      return all.filter((overlay) => overlay.key).map((overlay) => ({
        keys: [overlay.key], text: overlay.label, part: "Snapshot", run: () => toggle(overlay),
      }));
    },
    rowFor(key) {
      const overlay = viewer.snapshot && all.find((overlay) => overlay.key === key);
      return overlay ? { run: () => toggle(overlay) } : null;
    },
  };
})();
