/** Places of a drawing that one cell names at most. */
const MAX_REFERENCES = 10_000;

const RANGE = /^([\p{L}_$]{1,10})\s?(\d{1,5})\s?(?:-|–|\.\.|…)\s?([\p{L}_$]{0,10})\s?(\d{1,5})$/u;
/** A place in a drawing: 'R1', 'U$5', 'U5A', 'C_2', 'SW3'. */
const REFERENCE = /^(?:[A-Z]{1,4}[$_?]?|LED|CONN|BTN|XTAL|POT|REF|USB|AUDIO|HDMI)\d{1,4}[A-D]?$|^REF\*\*$/i;

/** The places that a range names; null for any other text, and one that runs backwards. */
function placesOfRange(text: string): number | null {
  const [, letters = "", from = "", otherLetters = "", to = ""] = RANGE.exec(text) ?? [];
  const count = Number(to) - Number(from) + 1;
  const isRange = from !== "" && (otherLetters === "" || otherLetters === letters) && count > 1;
  return isRange && count <= MAX_REFERENCES ? count : null;
}

const tokensOf = (cell: string): string[] =>
  cell
    // 'C  2' is one place, and 'C1 - C4' one range.
    .replaceAll(/(?<=^|[\s,;])(\p{L}{1,3})\s{1,3}(?=\d{1,4}(?:$|[\s,;]))/gu, "$1")
    .replaceAll(/\s*(?:-|–|\.\.|…)\s*(?=[\p{L}_$]{0,10}\d)/gu, "-")
    .split(/[\s,;]+/)
    .filter(Boolean);

/** How many places of a drawing a cell names: 'R1, R2', 'R1-R4, R7', 'C14-17', 'U1 U2'; 0 for none. */
export function countReferences(cell: string): number {
  const counts = tokensOf(cell).map((token) => placesOfRange(token) ?? 1);
  return Math.min(
    counts.reduce((sum, count) => sum + count, 0),
    MAX_REFERENCES,
  );
}

/** Whether a cell consists of places in a drawing. */
export function areReferences(cell: string): boolean {
  const tokens = tokensOf(cell);
  return tokens.length > 0 && tokens.every((token) => REFERENCE.test(token) || placesOfRange(token) !== null);
}

/** The kinds of parts by the letters of their places. */
const kinds: Readonly<Record<string, string>> = {
  R: "resistor",
  C: "capacitor",
  L: "inductor",
  FB: "ferrite bead",
  D: "diode",
  Q: "transistor",
  Y: "crystal",
  XTAL: "crystal",
};

/** The kind of part that stands at places of a drawing: R is a resistor; null for letters that may be anything. */
export function kindOfReferences(cell: string): string | null {
  const letters = new Set(tokensOf(cell).map((token) => /^\p{L}+/u.exec(token)?.[0].toUpperCase() ?? ""));
  const [only = ""] = letters.size === 1 ? letters : [];
  return kinds[only] ?? null;
}
