/** Runs in the page of the report, into which its text is written: it uses nothing from outside. */
export function reviewDifferences(): void {
  const bar = document.querySelector<HTMLFormElement>("form.bar");
  const text = document.querySelector("textarea");
  if (!bar || !text) return;
  const KEY = `visual: ${document.title}`;

  const findings = [...document.querySelectorAll<HTMLElement>(".finding")].map((element) => {
    const choices = [...element.querySelectorAll<HTMLInputElement>(".decision input")];
    return {
      element,
      name: element.dataset["name"] ?? "",
      kind: element.dataset["kind"] ?? "",
      /** The line that accepts the picture; a story that failed has none. */
      acceptance: element.querySelector<HTMLElement>(".decision")?.dataset["acceptance"] ?? "",
      decision: () => choices.find(({ checked }) => checked)?.value ?? "open",
      decide: (decision: string) => {
        for (const choice of choices) choice.checked = choice.value === decision;
      },
    };
  });

  const filter = (): void => {
    const wanted = new FormData(bar);
    const kinds = wanted.getAll("kind");
    const part = bar.querySelector<HTMLInputElement>("[name=part]")?.value.trim().toLowerCase() ?? "";
    let shown = 0;
    for (const { element, name, kind, decision } of findings) {
      const isDone = wanted.has("only-open") && decision() !== "open";
      element.hidden = isDone || !kinds.includes(kind) || !name.toLowerCase().includes(part);
      if (!element.hidden) shown += 1;
    }
    bar.querySelector("output")?.replaceChildren(`${shown} of ${findings.length} shown`);
  };

  const decided = (decision: string) => findings.filter((finding) => finding.decision() === decision);

  /** Writes the decisions below the list, as `--accept` reads them. */
  const conclude = (): void => {
    const [accepted, rejected, open] = [decided("accept"), decided("reject"), decided("open")];
    text.value = [
      `${document.title}: ${accepted.length} accepted, ${rejected.length} rejected, ${open.length} open`,
      "",
      "```",
      ...accepted.map(({ acceptance }) => acceptance),
      ...rejected.map(({ acceptance }) => acceptance.replace("accept", "reject")),
      ...open.map(({ name }) => `open ${name}`),
      "```",
      "",
    ].join("\n");
  };

  /** The decisions that this browser keeps, by the picture that each is about. */
  const recall = (): Map<string, unknown> => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      return new Map(Object.entries(kept ?? {}));
    } catch {
      // Some browsers keep nothing for files.
      return new Map();
    }
  };

  const keep = (): void => {
    const decisions = findings.map(({ acceptance, decision }) => [acceptance, decision()]);
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(decisions)));
    } catch {
      // As above.
    }
    conclude();
  };

  const kept = recall();
  for (const { acceptance, decide } of findings) {
    const decision = kept.get(acceptance);
    if (decision === "accept" || decision === "reject") decide(decision);
  }
  filter();
  conclude();

  bar.addEventListener("input", filter);
  bar.addEventListener("submit", (event) => event.preventDefault());
  bar.querySelector("[name=accept-shown]")?.addEventListener("click", () => {
    for (const { element, decide } of findings) if (!element.hidden) decide("accept");
    keep();
  });
  document.body.addEventListener("change", ({ target }) => {
    if (target instanceof Element && target.closest(".decision")) keep();
  });
  document.body.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "range") return;
    target.closest<HTMLElement>(".whole")?.style.setProperty("--share", `${target.value}%`);
  });
  document.querySelector("[name=copy]")?.addEventListener("click", () => {
    text.select();
    // The asynchronous clipboard is not there for every file.
    const isCopied = document.execCommand("copy");
    document.querySelector("[role=status]")?.replaceChildren(isCopied ? "Copied" : "Press Ctrl+C to copy");
  });
}
