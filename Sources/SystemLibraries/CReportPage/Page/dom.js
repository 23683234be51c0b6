// Building blocks of the document. Texts of a report may come from somebody else, so none is ever
// parsed as HTML: everything goes through `textContent` and `setAttribute`.

/**
 * Makes an element. Attributes whose values are `null`, `undefined` or `false` are left out; `true`
 * is an attribute without a value; names that start with `on` are event listeners.
 */
function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return node;
}

// Control characters, and the marks, embeddings, overrides and isolates of the bidirectional
// algorithm (UAX #9), which reorder the text around them.
const controls = new RegExp(
  "[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f"
    + "\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]", "g");

/** The text with visible escapes, as in JSON, for the characters that control how text is shown. */
function visible(text) {
  return text.replace(controls, (character) =>
    "\\u" + character.charCodeAt(0).toString(16).padStart(4, "0"));
}

/** An isolated piece of text of the report: its direction does not affect the text around it. */
function isolated(text, attributes = {}) {
  return element("bdi", attributes, visible(text));
}

/** A sentence in which `names` between backquotes are set as code. */
function sentence(text) {
  const parts = visible(text).split(/`([^`]+)`/);
  return element("bdi", {}, ...parts.map((part, index) =>
    index % 2 ? element("code", {}, part) : part));
}

function counted(count, noun) {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}

/** A number with at most two decimals. */
function decimal(number) {
  return String(Math.round(number * 100) / 100);
}

const byId = (id) => document.getElementById(id);

/** Kept here, because a dialog that it is in may exchange its content. */
const announcer = byId("announcer");

/** Says something to a screen reader, without moving the focus. */
function announce(text) {
  // A modal dialog hides all else from screen readers, so the region moves into it.
  const dialogs = document.querySelectorAll("dialog[open]");
  (dialogs[dialogs.length - 1] ?? document.body).append(announcer);
  announcer.textContent = visible(text);
}

const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** A command to type, with a button that copies it. */
function commandLine(command, label) {
  const button = element("button", {
    class: "copy", type: "button", "aria-label": `Copy the command: ${visible(label)}`,
    onclick: async () => {
      await copy(command);
      button.textContent = "Copied";
      announce("Copied");
      setTimeout(() => { button.textContent = "Copy"; }, 1600);
    },
  }, "Copy");
  return element("div", { class: "command" },
    element("code", { class: "command-text", dir: "ltr" }, visible(command)), button);
}

/** Copies a text. Pages that are opened from disk may lack the clipboard interface. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = element("textarea", { class: "unseen", "aria-hidden": "true" });
    area.value = text;
    const focused = document.activeElement;
    (focused?.closest("dialog") ?? document.body).append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
    focused?.focus();
  }
}
