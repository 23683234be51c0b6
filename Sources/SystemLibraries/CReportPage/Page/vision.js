// How people see the pictures who lack one kind of cone cells, or all of them.

/**
 * What linear red, green and blue become, a row of three factors for each. Source: Machado, Oliveira
 * and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009).
 */
const visions = {
  protanopia: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  deuteranopia: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881,
  ],
  tritanopia: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900,
  ],
  achromatopsia: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
};

const vision = (() => {
  const labels = { "": "All colours" };
  for (const name of Object.keys(visions)) labels[name] = name[0].toUpperCase() + name.slice(1);

  function svg(tag, attributes, ...children) {
    const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    node.append(...children);
    return node;
  }

  /** A filter with the factors, and those of alpha, which is kept. */
  function filterOf(name) {
    const rows = [0, 3, 6].map((start) => [...visions[name].slice(start, start + 3), 0, 0]);
    return svg("filter", {
      id: `vision-${name}`, x: "0", y: "0", width: "1", height: "1",
      "color-interpolation-filters": "linearRGB",
    }, svg("feColorMatrix", {
      type: "matrix", values: [...rows, [0, 0, 0, 1, 0]].flat().join(" "),
    }));
  }

  // Not hidden, or browsers would not apply the filters.
  document.body.append(svg("svg", {
    class: "unseen", "aria-hidden": "true", width: "0", height: "0",
  }, ...Object.keys(visions).map(filterOf)));

  function apply() {
    const name = state.values.vision;
    if (name === "") delete document.documentElement.dataset.vision;
    else document.documentElement.dataset.vision = name;
    for (const select of document.querySelectorAll(".vision")) select.value = name;
  }

  state.onChange((changed) => { if (changed.has("vision")) apply(); });

  return {
    apply,

    /** A switch; the page and the viewer have one each. */
    choice() {
      const select = element("select", {
        class: "vision", onchange: () => state.set({ vision: select.value }),
      }, ...Object.entries(labels).map(([name, label]) =>
        element("option", { value: name }, label)));
      select.value = state.values.vision;
      return element("label", { class: "field" },
        element("span", { class: "unseen" }, "Colour vision"), select);
    },

    next() {
      const names = Object.keys(labels);
      const name = names[(names.indexOf(state.values.vision) + 1) % names.length];
      state.set({ vision: name });
      announce(labels[name]);
    },
  };
})();
