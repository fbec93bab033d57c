/** A line of a description with a name and its value, such as 'Voltage: 5 V'. */
export interface ValueLine {
  readonly name: string;
  readonly value: string;
}

/** A part of a description: a heading, lines of text, or neighbouring lines with values; `place` is unique in the description. */
export type DescriptionBlock = { readonly place: number } & (
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "values"; readonly values: readonly ValueLine[] }
);

type Line =
  | { readonly kind: "heading" | "text" | "empty"; readonly text: string }
  | { readonly kind: "values"; readonly value: ValueLine };

const HEADING = /^## +(\S.*)$/;
const VALUE_LINE = /^([^:]{1,40}):\s+(\S.*)$/;

function lineOf(text: string): Line {
  const [, heading] = HEADING.exec(text) ?? [];
  if (heading !== undefined) return { kind: "heading", text: heading };
  const [, name = "", value] = VALUE_LINE.exec(text) ?? [];
  if (value !== undefined) return { kind: "values", value: { name, value } };
  return { kind: text.trim() ? "text" : "empty", text };
}

/** Splits a description: '## ' begins a heading, neighbouring lines such as 'Voltage: 5 V' belong together, empty lines separate texts. */
export function descriptionBlocks(description: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  let before: Line["kind"] = "empty";
  for (const [place, text] of description.split(/\r?\n/).entries()) {
    const line = lineOf(text);
    const last = line.kind === before ? blocks.at(-1) : undefined;
    if (line.kind === "values") {
      const values = last?.kind === "values" ? [...last.values, line.value] : [line.value];
      if (last) blocks.pop();
      blocks.push({ place: last?.place ?? place, kind: "values", values });
    } else if (line.kind === "text" && last?.kind === "text") {
      blocks.pop();
      blocks.push({ place: last.place, kind: "text", text: `${last.text}\n${line.text}` });
    } else if (line.kind !== "empty") {
      blocks.push({ place, kind: line.kind, text: line.text });
    }
    before = line.kind;
  }
  return blocks;
}

/** A description without the marks of headings, for readers that show plain text. */
export const plainDescription = (description: string): string => description.replaceAll(/^## +(?=\S)/gm, "");
