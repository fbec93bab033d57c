/** The ids of docs/requirements.md. */
export interface Requirements {
  readonly all: ReadonlySet<string>;
  /** Listed under 'Not built yet': they need no proof. */
  readonly notBuilt: ReadonlySet<string>;
}

/** Reads the ids from the text of docs/requirements.md. */
export function readRequirements(text: string): Requirements {
  const [built = "", later = ""] = text.split("## Not built yet");
  return {
    all: new Set(Array.from(built.matchAll(/^- ([A-Z]+-\d+) /gm), ([, id]) => id ?? "")),
    notBuilt: new Set(Array.from(later.matchAll(/\b[A-Z]+-\d+\b/g), ([id]) => id)),
  };
}
