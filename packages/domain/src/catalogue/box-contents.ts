/** A line of a description that states what is in the box, by its heading in either language. */
const BOX_LINE =
  /^(?:In the (?:box|bag|package)|(?:Box|Package) contents|محتويات (?:العلبة|الكيس|العبوة)|في (?:العلبة|الكيس|العبوة)):\s+(\S.*)$/i;

/** A description in its parts. */
export interface SplitDescription {
  /** The description without the line on the box. */
  readonly text: string;
  /** What is in the box; '' where that is not stated. */
  readonly box: string;
}

/** Takes the line 'In the box: …' out of a description; the first where there are several. */
export function splitBox(description: string): SplitDescription {
  const lines = description.split(/\r?\n/);
  const at = lines.findIndex((line) => BOX_LINE.test(line.trim()));
  if (at === -1) return { text: description, box: "" };
  return { text: lines.toSpliced(at, 1).join("\n"), box: BOX_LINE.exec(lines[at]?.trim() ?? "")?.[1] ?? "" };
}
