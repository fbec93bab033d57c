/** Begins to fetch at once what the page's code will ask for piece by piece: the files that the entry's tag names. */
export function fetchModules(): void {
  const addresses = document.querySelector<HTMLElement>("script[data-modules]")?.dataset["modules"] ?? "";
  for (const href of addresses.split(" ").filter(Boolean)) {
    const link = document.createElement("link");
    // Pictures that are still on their way come first.
    Object.assign(link, { rel: "modulepreload", fetchPriority: "low", href });
    document.head.append(link);
  }
}
