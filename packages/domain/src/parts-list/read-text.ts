import { asciiDigits } from "../search/folding.ts";
import { quantitiesIn } from "../search/quantities.ts";
import { caseIn, isCaseSize } from "./part-words.ts";
import { pieces, type ReadLine, searched, type WantedPart } from "./read-row.ts";

/** A sign or word between a quantity and a part: '10 x', '×10', '10 pcs'. */
const TIMES = String.raw`[x×*]`;
const PIECES = String.raw`(?:pcs?|pieces?|قطع[ةه]?)`;
const patterns = [
  // 'STM32F072 microcontroller --- 1pcs', 'NE555P (10)', '10*NE555P'.
  new RegExp(String.raw`^(?<text>.+?)\s*[-–—]{2,}\s*(?<qty>\d{1,6})\s*(?:${TIMES}|${PIECES})?$`, "iu"),
  new RegExp(String.raw`^(?<text>.+?) \((?:${TIMES}\s*)?(?<qty>\d{1,6})\s*(?:${TIMES}|${PIECES})?\)$`, "iu"),
  /^(?<qty>\d{1,6})\*(?<text>\p{L}.+)$/u,
  /^عدد ?(?<qty>\d{1,6}) (?<text>.+)$/u,
  /^(?<text>.+) عدد ?(?<qty>\d{1,6})$/u,
  new RegExp(String.raw`^(?<qty>\d{1,6})\s*(?:${TIMES}\s+|${PIECES}\s+(?:of\s+|من\s+)?)(?<text>.+)$`, "iu"),
  new RegExp(
    String.raw`^(?<text>.+?)(?:\s+|(?<=\)))(?:${TIMES}\s*(?<qty>\d{1,6})|(?<pieces>\d{1,6})\s*(?:${TIMES}|${PIECES}))$`,
    "iu",
  ),
] as const;

/** What is counted or measured within a part, and never parts: '5 mm LED', '16 pin socket', '7 segment display'. */
const WITHIN =
  /^(?:mm|cm|m|inch(?:es)?|in|awg|bits?|pins?|ways?|pos|poles?|channels?|ch|segments?|digits?|bands?|cells?|cores?|phases?|%|°|مم|سم|متر|بوصه|بوصة|طرف|اطراف|أطراف|قناه|قناة|قنوات|سيجمنت|خانه|خانة|خانات|خلية|خلايا)(?!\p{L})/iu;

/** Whether a bare number may be a count of parts, and no part number such as 555 or 7805. */
const isCount = (digits: string): boolean => digits.length < 3 || Number(digits) % 50 === 0;

/** Parts that are called by digits alone: 555, 7805, 4148. */
const isBareNumber = (word: string): boolean => /^\d{3,}$/.test(word);

const isPartNumber = (word: string): boolean => /\p{L}/u.test(word) && /\d/.test(word);

/** A count in front: '10 NE555P', '25 resistor 4.7k'; not '100 nF', '12 volt', '555 timer'. */
function countBefore(text: string): WantedPart | null {
  const [, digits = "", rest = ""] = /^(\d{1,6}) (.+)$/u.exec(text) ?? [];
  const [first = ""] = rest.split(" ");
  const counts =
    isPartNumber(first) || isBareNumber(first)
      ? isPartNumber(first) || isCount(digits)
      : isCount(digits) && /^\p{L}/u.test(rest) && !WITHIN.test(rest) && quantitiesIn(text)[0]?.start !== 0;
  return digits !== "" && counts ? { text: rest, qty: pieces(digits) } : null;
}

/** A count behind: 'NE555P 10', 'resistor 20'; not 'BC 547', 'DHT 11', 'Pi 4'. */
function countBehind(text: string): WantedPart | null {
  const [, rest = "", digits = ""] = /^(.+) (\d{1,6})$/u.exec(text) ?? [];
  const words = rest.split(" ");
  if (isCaseSize(digits, quantitiesIn(rest).length > 0)) return null;
  const counts =
    words.some(isPartNumber) ||
    (isCount(digits) && isBareNumber(rest)) ||
    (isCount(digits) && /^\p{L}{4,}$/u.test(words.at(-1) ?? ""));
  return digits !== "" && counts ? { text: rest, qty: pieces(digits) } : null;
}

/** 'NE555P: 5', '10 - NE555P' and 'irfz 44 n - 2', where the part is a part number. */
function countBesideSign(text: string): WantedPart | null {
  const [, before = "", behind = ""] = /^(.+?)\s?[:=] ?(\d{1,6})$/.exec(text) ?? [];
  if (before.split(" ").some(isPartNumber)) return { text: before, qty: pieces(behind) };
  const [, named = "", last = ""] = /^(.*\p{L}.*) [-–—] (\d{1,6})$/u.exec(text) ?? [];
  if (/\d/.test(named) && isCount(last) && !isCaseSize(last, true)) return { text: named, qty: pieces(last) };
  const [, front = "", rest = ""] = /^(\d{1,6}) [-–—] (.+)$/.exec(text) ?? [];
  return isPartNumber(rest.split(" ")[0] ?? "") ? { text: rest, qty: pieces(front) } : null;
}

/** Part numbers that stand in other words: 'PKM13EPYH4000-A0' of '圧電ブザー PKM13EPYH4000-A0 (秋月)'. */
const numbersIn = (text: string): string[] =>
  (text.match(/[A-Za-z0-9][A-Za-z0-9\-./+]{4,}/g) ?? []).filter(
    (word) => /[A-Za-z]/.test(word) && /\d.*\d/.test(word) && quantitiesIn(word).length === 0,
  );

/** The first value of a text with its case: '10uF 0805'. */
function valueIn(text: string): string[] {
  const found = quantitiesIn(text).map(({ start, end }) => text.slice(start, end));
  const value = found.find((one) => /[fhΩ]$|ohms?$|^[\d.,]+\s?[kKMR]$/i.test(one)) ?? null;
  return value === null ? [] : [[value, caseIn(text)].filter(Boolean).join(" ")];
}

/** Words of a line without a quantity from which it is a sentence and no part. */
const SENTENCE_WORDS = 7;

/** Words of a line with the mark of a sentence at its end. */
const MARKED_SENTENCE_WORDS = 4;
const SENTENCE_END = /\p{L}[.!?؟:]$/u;

/** Whether a line explains: many words, of which none is a part number; `least` of them without the mark of a sentence. */
const isSentence = (line: string, least: number): boolean => {
  const words = line.trim().split(/\s+/);
  const enough = SENTENCE_END.test(line.trim()) ? MARKED_SENTENCE_WORDS : least;
  return words.length >= enough && !words.some(isPartNumber) && quantitiesIn(line).length === 0;
};

/** Full-width letters and digits as ASCII. */
const halfWidth = (text: string): string =>
  text
    .replaceAll(/[\uFF01-\uFF5E]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfe_e0))
    .replaceAll("\u3000", " ")
    .replaceAll("−", "-");

const textOf = (line: string): string => searched(asciiDigits(halfWidth(line)));

/** What a line as people write it says: '10 x NE555P', 'NE555P ×10', '10 قطع NE555P', 'NE555P'. */
function partOfText(line: string): WantedPart {
  const text = textOf(line);
  for (const pattern of patterns) {
    const { qty, pieces: more, text: named } = pattern.exec(text)?.groups ?? {};
    if (named !== undefined) return { text: named, qty: pieces(qty ?? more ?? "1") };
  }
  return countBesideSign(text) ?? countBefore(text) ?? countBehind(text) ?? { text, qty: 1 };
}

/** Words from which a text is long, and its number or value is searched as well. */
const LONG_WORDS = 3;

/** Whether a line states how many pieces it wants. */
export const statesPieces = (line: string): boolean => partOfText(line).text !== textOf(line);

/** A line of a list without columns; among lines that state pieces, a sentence without a part is left out. */
export function readText(line: string, isAmongCounts: boolean): ReadLine {
  const part = partOfText(line);
  if (
    part.text === textOf(line) &&
    isSentence(line, isAmongCounts ? SENTENCE_WORDS : Number.POSITIVE_INFINITY)
  )
    return { leftOut: "text" };
  const isLong = part.text.split(" ").length >= LONG_WORDS || /[^\p{Script=Latin}\P{L}]/u.test(part.text);
  const also = isLong
    ? [...numbersIn(part.text), ...valueIn(part.text)].filter((one) => one !== part.text)
    : [];
  return also.length > 0 ? { ...part, also } : part;
}
