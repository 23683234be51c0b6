// What a server of the page, and tools that draw over pictures, can add. Without them there is
// nothing to see of it.
//
// window.layouter = {
//   report      the data of the page
//   server      the content of <meta name="layouter-server">; null without a server
//   actions.add({ id, label, key?, appliesTo(target), run(target) })
//               a button for each target to which it applies: `{ group }` under a group, and
//               `{ snapshot, group }` next to a snapshot; `key` is for the open snapshot
//   overlays.add({ id, label, key?, draw(place, snapshot, frame), toggled(isShown)? })
//               a switch in the viewer; `draw` fills `place`, an empty element over each picture;
//               `frame` has `unit` (CSS pixels per pixel of the picture); `toggled` is called first
//   update(data, pictures)
//               shows another report; `pictures` is base64 by the numbers that are new
//   announce(text)
//               says something to a screen reader
// }

const actions = (() => {
  const all = [];
  const target = () => ({ snapshot: viewer.snapshot, group: viewer.snapshot?.group ?? null });
  return {
    add(action) {
      all.push(action);
      renderContent();
      viewer.refresh();
    },
    buttons(target) {
      return all.filter((action) => action.appliesTo(target)).map((action) => element("button", {
        class: "action", type: "button", "data-action": action.id,
        "aria-keyshortcuts": target.snapshot ? action.key : null,
        onclick: () => action.run(target),
      }, action.label));
    },
    rows() {
      return all.filter((action) => action.key).map((action) => ({
        keys: [action.key], text: action.label, part: "Snapshot", run: () => action.run(target()),
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
