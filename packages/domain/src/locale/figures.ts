import type { Locale } from "./locale.ts";

/** Part of a text: a run of figures or Latin words that reads from left to right, or the text between two of them. */
export interface TextRun {
  readonly text: string;
  /** Place of its first character in the text. */
  readonly start: number;
  readonly isFigures: boolean;
}

const LETTER = String.raw`\p{Script=Latin}\p{Script=Greek}0-9°µ²³¼½¾⅛`;
const SIGN = "+\\-−±≈~<>≤≥";
/** A word or number with its sign, with what joins its parts (`HC-SR04`, `4–20`, `128×64`, `kg·cm`), and with its plus or percent sign. */
const WORD = new RegExp(
  String.raw`(?!°\p{Script=Arabic})(?:(?<![\p{L}\p{N}])[${SIGN}])?[${LETTER}]+(?:[-‐‑–—−./:×÷*+±·,'’&_=@~%#]+[${LETTER}]+)*(?:\+|[ \u00A0]?[%‰])?`,
  "gu",
);
const NUMBER = /^[-+−±≈~<>≤≥]?(?:\d[\d.,×x*/+\-–−±]*[%‰]?|[¼½¾⅛])$/u;
const PLAIN_NUMBER = /^\d+(?:[.,]\d+)*$/;
const UNIT =
  /^(?:[pnuµμmkKMGT]?(?:V|A|W|Ω|Hz|F|H|Ah|Wh|VA|m|g|s|b|B|bit|bps|Pa|L|J|SPS|S\/s)(?:\/\p{L}+)?|cm|mm²|dB|dBm|°|°C|°F|%|rpm|lm|ppm|AWG|VAC|VDC|in)$/u;
/** What may stand between two words of one run: a space, or a sign between spaces. */
const GAP = /^[ \u00A0](?:[-–—−×÷/+±=][ \u00A0])?$/u;
/** Arabic units and what is counted, to which the number before them belongs. */
const ARABIC_UNIT =
  /^[ \u00A0](?:°|إلى|(?:كيلو|ميجا|جيجا|م[ل]?لي|ميكرو|نانو|بيكو)\p{L}*|(?:فولت|[أا]مبير|وات|أوم|هرتز|فاراد|هنري|متر|[سك]?م|مم|بوصة|لتر|ك?جم|جرام|نيوتن|بار|بت|بايت|درج|ثاني|ثوان|دقيق|دقائق|ساع|لف|خط[وى]|طرف|أطراف|بي?كسل|نقط|نقاط|قطع|خان|قنا|قنوات|عدّ|دبوس|سن|مليون|ألف|ضعف|جزء)(?:ًا|ٍ|ة|ات|تين|ان|ين|وات)?(?!\p{L}))/u;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Checks whether a word goes on the run before it, as in `CAT III 600 V`; a number before an Arabic unit belongs to that unit. */
function continues(text: string, run: readonly Word[], word: Word): boolean {
  const before = run.at(-1);
  if (!before) return false;
  const gap = text.slice(before.end, word.start);
  if (!GAP.test(gap)) return false;
  const isNumber = NUMBER.test(word.text);
  if (run.every((one) => NUMBER.test(one.text))) return UNIT.test(word.text) || (isNumber && gap.length > 1);
  return !(isNumber && ARABIC_UNIT.test(text.slice(word.end)));
}

/**
 * Splits Arabic text at what an Arabic line would put into another order: part numbers, signs, ranges, numbers with Latin units
 * and Latin words. A plain number is left in its text: it keeps its order by itself once the words around it are isolated.
 */
export function textRuns(text: string): TextRun[] {
  const groups: Word[][] = [];
  for (const match of text.matchAll(WORD)) {
    const word = { text: match[0], start: match.index, end: match.index + match[0].length };
    const last = groups.at(-1);
    if (last && continues(text, last, word)) last.push(word);
    else groups.push([word]);
  }
  const runs: TextRun[] = [];
  let end = 0;
  for (const group of groups) {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) continue;
    const figures = text.slice(first.start, last.end);
    if (PLAIN_NUMBER.test(figures)) continue;
    if (first.start > end) runs.push({ text: text.slice(end, first.start), start: end, isFigures: false });
    runs.push({ text: figures, start: first.start, isFigures: true });
    end = last.end;
  }
  if (end < text.length) runs.push({ text: text.slice(end), start: end, isFigures: false });
  return runs;
}

/** Part of a run between two places where a line may break. */
export interface LinePart {
  /** The part, without the spaces after it. */
  readonly text: string;
  /** Place of its first character in the whole text. */
  readonly start: number;
}

/** Splits a run at its spaces, keeping a number with its unit. */
export function lineParts({ text, start }: Omit<TextRun, "isFigures">): LinePart[] {
  const parts: LinePart[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+/gu)) {
    const before = parts.at(-1);
    if (before && NUMBER.test(before.text) && UNIT.test(word)) {
      const end = index + word.length;
      parts[parts.length - 1] = { ...before, text: text.slice(before.start - start, end) };
    } else {
      parts.push({ text: word, start: start + index });
    }
  }
  return parts;
}

/** Isolates a piece of plain Arabic text that reads from left to right; English text stays as it is. */
export const leftToRight = (text: string, locale: Locale): string =>
  locale === "ar" && text !== "" ? `\u2066${text}\u2069` : text;

const isolateLine = (line: string): string =>
  /\p{Script=Arabic}/u.test(line)
    ? textRuns(line)
        .map((run) => (run.isFigures ? leftToRight(run.text, "ar") : run.text))
        .join("")
    : leftToRight(line, "ar");

/** Isolates the figures of plain text, for titles and mails in Arabic, or each whole line of which nothing is Arabic: an isolate ends with its line. */
export const isolateFigures = (text: string, locale: Locale): string =>
  locale === "ar" ? text.split("\n").map(isolateLine).join("\n") : text;
