/** A line of a description that states what is in the box, by its heading in either language. */
const BOX_LINE = /^(?:In the (?:box|bag)|محتويات العلبة|في (?:العلبة|الكيس)):\s+(\S.*)$/i;

/** A description in its parts. */
export interface SplitDescription {
  /** The description without the line on the box. */
  readonly text: string;
  /** What is in the box; '' where that is not stated. */
  readonly box: string;
}

/** Takes the line 'In the box: …' out of a description. */
export function splitBox(description: string): SplitDescription {
  const lines = description.split(/\r?\n/);
  const box = lines.find((line) => BOX_LINE.test(line));
  if (box === undefined) return { text: description, box: "" };
  return { text: lines.filter((line) => line !== box).join("\n"), box: BOX_LINE.exec(box)?.[1] ?? "" };
}
