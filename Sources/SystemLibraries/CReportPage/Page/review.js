// Decisions with the server of the page: accept, reject, undo. A page from disk has none of it.

const review = (() => {
  if (server === null) return { start() {}, updateBar() {}, rows: [] };

  /** Whether a decision is under way. */
  let isBusy = false;
  let undoing = Promise.resolve();
  let isConnected = true;
  /** Whether the report has changed while it was being read. */
  let isOutdated = false;
  /** The promise of the reading that is under way. */
  let reading = null;
  /** The timer that hides the message. */
  let hiding = 0;

  const isOpen = (snapshot) => isAcceptable(snapshot) && !snapshot.decision;
  const openOnes = (snapshots) => snapshots.filter(isOpen);

  async function request(path, body) {
    const response = await fetch(`${server}/${path}`, body === undefined ? {} : {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.error);
    return answer;
  }

  /** Shows the report as it is now; resolves when it is shown. */
  function read() {
    isOutdated = true;
    reading ??= (async () => {
      try {
        while (isOutdated) {
          isOutdated = false;
          const data = await request("report");
          if (data.review.version !== report.review.version) showReport(data);
        }
      } catch (error) {
        // While a verification replaces the report, there is none.
        if (isConnected) say(error.message, true);
      } finally {
        reading = null;
      }
    })();
    return reading;
  }

  /** Sends a decision, shows the new report, and says what was done. */
  async function decide(path, body) {
    isBusy = true;
    updateBar();
    try {
      const { message, incomplete } = await request(path, body);
      await read();
      say(message, incomplete);
      return true;
    } catch (error) {
      // Without a connection that is said already.
      if (isConnected) say(error.message, true);
      return false;
    } finally {
      isBusy = false;
      updateBar();
    }
  }

  /** Takes the last decision back, after the one that is under way. */
  function undo() {
    undoing = undoing.then(async () => {
      while (isBusy) await new Promise((resolve) => setTimeout(resolve, 10));
      if (!isConnected) return;
      if (report.review.undo === null) announce("There is nothing to undo.");
      else await decide("undo", {});
    });
  }

  /** Decides about snapshots; in the viewer the next undecided one follows. */
  async function decideAbout(path, snapshots) {
    const names = snapshots.map((snapshot) => snapshot.name);
    const isViewing = viewer.snapshot !== null;
    // What is shown is about to change, so a key would be meant for something else.
    if (isBusy || !isConnected || names.length === 0) return;
    if (!await decide(path, { names }) || !isViewing) return;
    if (viewer.snapshot && !isOpen(viewer.snapshot)) showNextAfter(viewer.snapshot);
  }

  /** Shows the undecided snapshot that follows one, in its group or in the next ones. */
  function showNextAfter(snapshot) {
    const all = report.groups.flatMap((group) => group.snapshots).filter(filter.includes);
    const place = all.findIndex(({ name }) => name === snapshot.name);
    const next = [...all.slice(place + 1), ...all.slice(0, place + 1)].find(isOpen);
    if (next) state.set({ snapshot: next.name });
    else announce("Everything is decided.");
  }

  /** Shows a message over everything, also over the viewer, and reads it out. */
  function say(text, isProblem = false) {
    const toast = byId("toast");
    const sentence = text.charAt(0).toUpperCase() + text.slice(1);
    toast.textContent = visible(sentence);
    toast.classList.toggle("problem", isProblem);
    // A dialog that was opened later would be above it.
    if (toast.matches(":popover-open")) toast.hidePopover();
    toast.showPopover();
    clearTimeout(hiding);
    // Who has not read of a problem must still be able to.
    if (!isProblem) hiding = setTimeout(() => toast.hidePopover(), 6000);
    announce(sentence);
  }

  /** The number of decided snapshots, and what can be undone. */
  function updateBar() {
    const all = report.snapshots.filter(isAcceptable);
    const count = (decision) => all.filter((snapshot) => snapshot.decision === decision).length;
    const [accepted, rejected] = [count("accepted"), count("rejected")];
    byId("review-progress").max = Math.max(1, all.length);
    byId("review-progress").value = accepted + rejected;
    byId("review-count").textContent = all.length === 0 ? "Nothing to decide"
      : `${(accepted + rejected).toLocaleString("en")} of ${all.length.toLocaleString("en")} decided`
        + (accepted > 0 ? `, ${accepted.toLocaleString("en")} accepted` : "")
        + (rejected > 0 ? `, ${rejected.toLocaleString("en")} rejected` : "");
    const { undo } = report.review;
    byId("undo").disabled = undo === null || isBusy || !isConnected;
    byId("undo").title = undo === null ? "" : `Undo ${undo}`;
    byId("review").setAttribute("aria-busy", String(isBusy));
    for (const button of document.querySelectorAll(".action")) {
      button.disabled = isBusy || !isConnected;
    }
  }

  function setConnected(value) {
    if (isConnected === value) return;
    isConnected = value;
    if (value) say("connected again");
    else say("The connection is lost. If the server has ended, start it again.", true);
    updateBar();
  }

  function listen() {
    const events = new EventSource(`${server}/events`);
    events.addEventListener("open", () => setConnected(true));
    events.addEventListener("error", () => setConnected(false));
    events.addEventListener("message", ({ data }) => {
      if (Number(data) !== report.review.version) read();
    });
  }

  /** A button about one snapshot. */
  function decision(path, label, key, appliesTo) {
    return {
      id: path, label, key, appliesTo, run: ({ snapshot }) => decideAbout(path, [snapshot]),
    };
  }

  /** A button about what is undecided of a group, as far as the filter shows it. */
  function groupDecision(path, verb, key) {
    const members = ({ group }) => openOnes(group?.snapshots ?? []).filter(filter.includes);
    return {
      id: `${path}-group`, key, hint: `${verb} what is undecided of the group`,
      label: (target) => {
        const count = members(target).length.toLocaleString("en");
        return target.snapshot ? `${verb} all ${count}`
          : target.group.snapshots.length === 1 ? verb : `${verb} ${count}`;
      },
      appliesTo: (target) => members(target).length > (target.snapshot ? 1 : 0),
      run: (target) => decideAbout(path, members(target)),
    };
  }

  return {
    start() {
      byId("review").hidden = false;
      byId("undo").addEventListener("click", undo);
      byId("toast").addEventListener("click", () => byId("toast").hidePopover());
      actions.add(
        decision("accept", "Accept", "a", ({ snapshot }) => snapshot && isOpen(snapshot)),
        decision("reject", "Reject", "r", ({ snapshot }) => snapshot && isOpen(snapshot)),
        decision("accept", "Accept after all", undefined,
          ({ snapshot }) => snapshot?.decision === "rejected"),
        groupDecision("accept", "Accept", "A"),
        groupDecision("reject", "Reject", "R"),
        {
          id: "undo", label: "Undo", key: "u", isListed: true,
          appliesTo: ({ snapshot }) => snapshot && report.review.undo !== null, run: undo,
        });
      updateBar();
      listen();
    },
    updateBar,
    rows: [
      { keys: ["u"], text: "Undo the last decision", run: undo },
      { keys: ["N"], text: "Next undecided snapshot", part: "Snapshot",
        where: () => viewer.snapshot !== null, run: () => showNextAfter(viewer.snapshot) },
    ],
  };
})();
