/** A part of a description: a heading of one line, lines of text, or neighbouring lines with values; `place` is unique in the description. */
export interface DescriptionBlock {
  readonly place: number;
  readonly kind: "heading" | "text" | "values";
  /** Its lines; a heading's without its mark. */
  readonly lines: string[];
}

const HEADING = /^## +(?=\S)/;
const VALUE_LINE = /^([^:]{1,40}):\s+(\S.*)$/;

function kindOf(line: string): DescriptionBlock["kind"] | null {
  if (HEADING.test(line)) return "heading";
  if (VALUE_LINE.test(line)) return "values";
  return line.trim() ? "text" : null;
}

/** Splits a description: '## ' begins a heading, neighbouring lines such as 'Voltage: 5 V' belong together, empty lines separate texts. */
export function descriptionBlocks(description: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  let before: DescriptionBlock["kind"] | null = null;
  for (const [place, line] of description.split(/\r?\n/).entries()) {
    const kind = kindOf(line);
    if (kind === before && kind !== "heading") blocks.at(-1)?.lines.push(line);
    else if (kind) blocks.push({ place, kind, lines: [line.replace(HEADING, "")] });
    before = kind;
  }
  return blocks;
}

/** Name and value of a line such as 'Voltage: 5 V'. */
export function valueOf(line: string): readonly [name: string, value: string] {
  const [, name = "", value = ""] = VALUE_LINE.exec(line) ?? [];
  return [name, value];
}

/** A description without the marks of headings, for readers that show plain text. */
export const plainDescription = (description: string): string => description.replaceAll(/^## +(?=\S)/gm, "");
