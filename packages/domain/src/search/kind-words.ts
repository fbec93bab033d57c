import { foldedWords } from "./folding.ts";
import { withoutPurpose } from "./purpose.ts";
import { wordForms } from "./word-forms.ts";

/** Prepositions after which a name states purpose, material or accessories. */
const PREPOSITIONS = new Set(["for", "with", "without", "from", "per", "of", "in", "on"]);
/** Stop words. */
const STOP_WORDS = new Set(["and", "or", "to", "the", "an"]);

/** Words that ask for one part in place of another: 'بديل L7805'. */
const REPLACEMENTS = new Set(
  "replacement equivalent substitute alternative instead بديل مكافي عوض مكان".split(" "),
);
/** Arabic prefixes apart from their words: 'ل 7805'. */
const PREFIXES = new Set(["ال", "ل", "ب"]);

/** Whether a folded word asks for one part in place of another. */
export const asksForReplacement = (word: string): boolean => REPLACEMENTS.has(word);

/** Whether a folded word says nothing of a product by itself: a preposition, an article, 'and', or a request for a replacement. */
export const isFiller = (word: string): boolean =>
  [PREPOSITIONS, STOP_WORDS, REPLACEMENTS, PREFIXES].some((words) => words.has(word));

const isNoFiller = (word: string): boolean => {
  const folded = foldedWords(word);
  return folded.length === 0 || !folded.every(isFiller);
};

/** Words of a search without the fillers at both ends: 'battery' of 'battery for', where 'esp32' was read apart. */
export const withoutOuterFillers = (words: readonly string[]): string[] =>
  words.slice(Math.max(words.findIndex(isNoFiller), 0), words.findLastIndex(isNoFiller) + 1);

/** Generic Arabic words for a device; the next word names the kind. */
const DEVICES = new Set(["جهاز", "اجهزه"]);
/** Words of accessory categories, whose other words name a purpose and not a kind. */
const ACCESSORIES = new Set(["accessory", "accessories", "spares", "اكسسوار", "اكسسوارات", "ملحقات", "غيار"]);

const ARABIC = /\p{Script=Arabic}/u;
const NUMBER = /^[^\p{L}]*\d[^\p{L}]*$/u;
/** Length of the longest unit. */
const UNIT_LENGTH = 4;
const WORD = /^\p{L}{2,}$/u;

const tokensOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const isPreposition = (token: string): boolean => PREPOSITIONS.has(token.toLowerCase());
const isKindWord = (word: string): boolean => WORD.test(word) && !STOP_WORDS.has(word);

/** Splits a token into words that may name a kind: 'op-amp' into 'amp' and 'opamp', 'SOT-23' into none. */
function kindsIn(token: string): string[] {
  const words = foldedWords(token);
  if (/\d/.test(words.join(""))) return [];
  return [words.at(-1) ?? "", words.join("")].filter(isKindWord);
}

const isKind = (token: string): boolean => kindsIn(token).length > 0;

/** Tokens of an English name before its first preposition or separator. */
function nounPhrase(name: string): string[] {
  const tokens = tokensOf(name.split(/[,;:()]/, 1)[0] ?? "");
  const end = tokens.findIndex((token, at) => isPreposition(token) && tokens.slice(0, at).some(isKind));
  return end < 0 ? tokens : tokens.slice(0, end);
}

/** True for a unit after a number: 'mm' of '5 mm', 'ppm/°C', 'points' of '400 points'. */
function isMeasure(token: string, before: string | undefined): boolean {
  const letters = foldedWords(token).join("");
  return NUMBER.test(before ?? "") && (letters.length <= UNIT_LENGTH || /^[a-z]+[^s]s$/.test(letters));
}

/** Finds the last noun of tokens, and the one before an abbreviation: 'switch' and 'SPDT' in 'slide switch SPDT'. */
function lastNoun(tokens: readonly string[]): string[] {
  const nouns = tokens.filter((token, at) => isKind(token) && !isMeasure(token, tokens[at - 1]));
  const last = nouns.at(-1) ?? "";
  const word =
    last === last.toUpperCase() ? nouns.findLast((noun) => noun !== noun.toUpperCase()) : undefined;
  return [...kindsIn(last), ...kindsIn(word ?? "")];
}

/** Finds the last noun of an English name, and the last one before a measure: 'multimeter' in 'K45 multimeter 600 V for cars'. */
function englishHead(name: string): string[] {
  const tokens = nounPhrase(name);
  const measure = tokens.findIndex((token, at) => at > 1 && isMeasure(token, tokens[at - 1]));
  return [...lastNoun(tokens), ...lastNoun(tokens.slice(0, Math.max(measure, 0)))];
}

/** Finds the first noun of an Arabic name: 'ملتيميتر' in 'جهاز ملتيميتر رقمي'. */
function arabicHead(name: string): string[] {
  const words = foldedWords(name).filter((word) => ARABIC.test(word) && isKindWord(word));
  const [first = "", second = ""] = words;
  return DEVICES.has(first) ? [first, second] : [first];
}

const headOf = (name: string): string[] => (ARABIC.test(name) ? arabicHead(name) : englishHead(name));

/** True for a name that lists several kinds: 'Oscilloscopes and generators', 'بطاريات وحوامل'. */
const listsKinds = (group: string): boolean =>
  /[,،;/&]| (?:and|or) /iu.test(group) ||
  foldedWords(group)
    .slice(1)
    .some((word) => /^و\p{Script=Arabic}{3,}$/u.test(word));

/** Returns an Arabic word with and without its prefix 'and'. */
const withoutAnd = (word: string): string[] =>
  /^و\p{Script=Arabic}{3,}$/u.test(word) ? [word, word.slice(1)] : [word];

const withForms = (words: readonly string[]): Set<string> =>
  new Set(words.filter(Boolean).flatMap(wordForms));

const isAmong = (word: string, known: ReadonlySet<string>): boolean =>
  wordForms(word).some((form) => known.has(form));

const kindWordsOf = (names: readonly string[]): string[] => names.flatMap(foldedWords).filter(isKindWord);

/** A name without what its products fit: 'boards' of 'Arduino-compatible boards'. */
const withoutFits = (group: string): string => group.replaceAll(/\S+[- ]compatible/giu, "").trim();

/** Kind words from the names of a product's category and sub category, given its own head nouns and words. */
function groupKinds(
  groups: readonly string[],
  heads: ReadonlySet<string>,
  words: ReadonlySet<string>,
): string[] {
  const accessories = kindWordsOf(groups).filter((word) => ACCESSORIES.has(word));
  if (accessories.length > 0) return accessories;
  // A category of several kinds contributes only the kinds that the product's own name contains.
  const listed = kindWordsOf(groups.filter(listsKinds)).flatMap(withoutAnd);
  const named = listed.filter((word) => isAmong(word, heads));
  const possible = named.length > 0 ? named : listed.filter((word) => isAmong(word, words));
  const only = groups
    .filter((group) => !listsKinds(group))
    .map((group) => withoutPurpose(withoutFits(group)));
  return [...kindWordsOf(only), ...possible];
}

/** Finds the folded head nouns of names, in their word forms: 'uno' of 'Arduino Uno R3', 'case' of 'Arduino Uno case'. */
export const headWords = (names: readonly string[]): Set<string> => withForms(names.flatMap(headOf));

/**
 * Extracts the folded words for what a product is, not what it is for: the head nouns of its names, and the kinds that its
 * category and sub category name. 'Case for a multimeter' is a case.
 */
export function kindWords(names: readonly string[], groups: readonly string[]): Set<string> {
  const heads = headWords(names);
  const words = withForms(names.flatMap(foldedWords));
  return new Set([...heads, ...withForms(groupKinds(groups, heads, words))]);
}
