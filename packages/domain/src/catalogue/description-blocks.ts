/** A part of a description: a heading of one line, lines of text, or neighbouring lines with values; `place` is unique in the description. */
export interface DescriptionBlock {
  readonly place: number;
  readonly kind: "heading" | "text" | "values";
  /** Its lines; a heading's without its mark. */
  readonly lines: string[];
}

const HEADING = /^## +(?=\S)/;
/** A label of a few words and its value. */
const VALUE_LINE = /^(?=.{1,40}:)((?:[^\s:;!?؛؟]+ ){0,5}[^\s:;!?؛؟]+) ?:\s+(\S.*)$/u;
/** The end of a sentence, which is no abbreviation: 'approx. 3 kg'. */
const SENTENCE = /(?<!\b(?:approx|ca|incl|max|min|nom|typ))[.!?؟](?:$|\s+\p{L})/u;
const WARNING =
  /^(?:warning|caution|danger|attention|important|beware|hazard|note|notice|careful|take care|do not|don.t|never|تحذير|تنبيه|خطر|احذر|انتبه|هام|مهم|ملاحظة|ملحوظة)(?!\p{L})/iu;

const isValueLine = (line: string): boolean =>
  VALUE_LINE.test(line) && !SENTENCE.test(line) && !WARNING.test(line);

function kindOf(line: string): DescriptionBlock["kind"] | null {
  if (HEADING.test(line)) return "heading";
  if (isValueLine(line)) return "values";
  return line.trim() ? "text" : null;
}

/**
 * Splits a description: '## ' begins a heading, neighbouring lines such as 'Voltage: 5 V' belong together, empty lines separate texts.
 * Sentences with a colon, and warnings, are texts.
 */
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
