import { foldedWords } from "../folding.ts";
import { asksForReplacement, withoutOuterFillers } from "../kind-words.ts";
import { headKind, kindsIn, kindVocabulary, withoutPrefix } from "../kinds/kinds.ts";
import { polaritiesIn } from "../kinds/polarities.ts";
import { areAlike, kindOfPart } from "../kinds/product-kinds.ts";
import { isLowPrice } from "../price-words.ts";
import type { Synonyms } from "../synonyms.ts";
import { wordForms } from "../word-forms.ts";
import { arabicOf } from "./arabizi.ts";
import { type PriceBound, readPriceBound } from "./price-bound.ts";
import { purposeOf } from "./purposes.ts";
import { withoutAsking } from "./request-words.ts";
import { readCode, type StatedCode } from "./stated-code.ts";
import { phrases, textOf, type Token, tokensOf } from "./tokens.ts";

/** What a search asks for, read before anything is searched. */
export interface Sentence {
  /** All that was asked for, without the words that only ask and without the price. */
  readonly text: string;
  readonly code: StatedCode | null;
  readonly kind: { readonly id: string; readonly words: string } | null;
  readonly polarity: { readonly id: string; readonly opposite: string; readonly words: string } | null;
  /** Whether a part is asked for that may stand for the one that is named. */
  readonly isReplaced: boolean;
  /** Whether a word was taken for another one that it may have been meant as. */
  readonly isRepaired: boolean;
  /** Values and free words: all but code, kind and polarity, without prepositions around them. */
  readonly rest: string;
}

/** A search as it is read. */
export interface ReadSearch {
  /** What is asked for: one thing, or several that stand side by side. */
  readonly things: readonly Sentence[];
  /** What does what the search says is to be done, in place of its words; [] where it says nothing of that. */
  readonly purpose: readonly string[];
  readonly price: PriceBound | null;
  /** Words that ask for a low price; null without. */
  readonly cheap: string | null;
}

/** What the reader knows of the catalogue. */
interface ReaderWords {
  /** Whether products or synonyms contain a folded word. */
  readonly isWord: (word: string) => boolean;
  /** Whether one of them begins with a folded word, which may still be typed. */
  readonly isBeginning: (word: string) => boolean;
  readonly synonyms: Synonyms;
  /** The word of a name of a kind that a folded word with a typing error may be; null where it is none. */
  readonly nearestKindWord: (word: string) => string | null;
}

/** Beginners and pupils look for what is not dear. */
const BEGINNERS = new Set(
  phrases("students, beginner, beginners, طلبه, طلاب, للطلبه, للطلاب, مبتدئ, للمبتدئين").flat(),
);

const tokenOf = (text: string): Token => ({ text, folded: foldedWords(text) });

/** A token without a preposition that is joined to it, as the catalogue has it: 'للاردوينو'. */
function withoutJoined(token: Token, { isWord }: ReaderWords): Token {
  const [word = ""] = token.folded;
  const bare = withoutPrefix(word).find((one) => isWord(one) || isWord(`ال${one}`));
  return bare === undefined ? token : tokenOf(bare);
}

/** A token as a word of a kind, where it is none of the catalogue: with a typing error repaired, or in Arabic letters; null where it is none. */
function repaired({ folded: [word = "", ...others] }: Token, words: ReaderWords): Token | null {
  const isKnown =
    others.length > 0 || wordForms(word).some((form) => words.isWord(form) || kindVocabulary.has(form));
  const spelling =
    isKnown || words.isBeginning(word) ? null : (words.nearestKindWord(word) ?? arabicOf(word));
  return spelling === null ? null : tokenOf(spelling);
}

/** Tokens with the owner's synonyms of kinds in place of what they stand for. */
function withKindsOfSynonyms(tokens: readonly Token[], { synonyms }: ReaderWords): readonly Token[] {
  const words = tokens.map(({ folded }) => folded);
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const found = synonyms.matchAt(words, at);
    const own = words.slice(at, at + (found?.count ?? 1)).flat();
    const kind =
      found && !isKindName(own) ? found.others.find((other) => isKindName(foldedWords(other))) : undefined;
    read.push(...(kind === undefined ? tokens.slice(at, at + 1) : kind.split(" ").map(tokenOf)));
    if (kind !== undefined && found) at += found.count - 1;
  }
  return read;
}

/** Whether words are the name of a kind, and nothing else. */
function isKindName(words: readonly string[]): boolean {
  const [match] = kindsIn(words);
  return match?.count === words.length;
}

/** What passive parts are as kinds of products. */
export const kindOfPassive = {
  resistor: "resistor",
  capacitor: "capacitor",
  electrolytic: "electrolytic-capacitor",
  inductor: "inductor",
} as const;

const PREPOSITION = new Set("for with without from inside in on of to مع بدون علي في من".split(" "));

/** The tokens that say what is asked for, before those that say what for. */
function headTokens(tokens: readonly Token[]): number {
  const at = tokens.findIndex(
    ({ folded }, index) => index > 0 && folded.length === 1 && PREPOSITION.has(folded[0] ?? ""),
  );
  return at < 0 ? tokens.length : at;
}

/** The folded words of tokens, with the places of their tokens. */
const placedWords = (tokens: readonly Token[]) =>
  tokens.flatMap(({ folded }, place) => folded.map((word) => ({ word, place })));

/** The places of the tokens that some of the words of tokens stand in. */
const placesOf = (
  words: readonly { readonly place: number }[],
  { at, count }: { readonly at: number; readonly count: number },
): ReadonlySet<number> => new Set(words.slice(at, at + count).map(({ place }) => place));

/** The kind that tokens ask for, with the places of its tokens. */
function kindOf(
  tokens: readonly Token[],
): { readonly id: string; readonly places: ReadonlySet<number> } | null {
  const words = placedWords(tokens);
  const end = headTokens(tokens);
  const head = words.filter(({ place }) => place < end);
  const match = headKind(head.map(({ word }) => word)) ?? headKind(words.map(({ word }) => word));
  return match && { id: match.kind.id, places: placesOf(words, match) };
}

/** The polarity that tokens name, and the other tokens. */
function readPolarity(tokens: readonly Token[]) {
  const words = placedWords(tokens);
  const [match] = polaritiesIn(words.map(({ word }) => word));
  if (!match) return { polarity: null, others: tokens };
  const places = placesOf(words, match);
  const { id, opposite } = match.polarity;
  const said = textOf(tokens.filter((_, place) => places.has(place)));
  return { polarity: { id, opposite, words: said }, others: tokens.filter((_, place) => !places.has(place)) };
}

/** Whether a part number may be of what the kind beside it says: of 'charger 18650' it is not. */
function isOfKind({ part, passive }: StatedCode, stated: string): boolean {
  const own = part ? kindOfPart(part) : passive && kindOfPassive[passive.kind];
  return own !== null && areAlike(own, stated);
}

/** Reads one thing; a polarity is one only beside a kind or a part number. */
function readThing(tokens: readonly Token[], isRepaired: boolean): Sentence {
  const { polarity, others } = readPolarity(tokens);
  const coded = readCode(others);
  const kind = kindOf(coded?.rest ?? others);
  // 'battery for esp32' asks for a battery: what is no such part is only what for.
  const isFor = coded !== null && kind !== null && !isOfKind(coded.code, kind.id);
  const read = isFor ? kindOf(others) : kind;
  const uncoded = isFor ? others : (coded?.rest ?? others);
  const isKind = (place: number): boolean => read?.places.has(place) ?? false;
  const code = isFor ? null : (coded?.code ?? null);
  const isThing = read !== null || code !== null;
  const rest = isThing ? uncoded.filter((_, place) => !isKind(place)) : tokens;
  return {
    text: textOf(tokens),
    code,
    kind: read && { id: read.id, words: textOf(uncoded.filter((_, place) => isKind(place))) },
    polarity: isThing ? polarity : null,
    isRepaired,
    isReplaced: tokens.some(({ folded }) => folded.some(asksForReplacement)),
    rest: withoutOuterFillers(rest.map((token) => token.text)).join(" "),
  };
}

const AND = new Set(["and", "و"]);
const isAnd = ({ text, folded }: Token): boolean => /^[&+]$/.test(text) || AND.has(folded.join(" "));

const namesThing = (tokens: readonly Token[]): boolean =>
  kindsIn(tokens.flatMap(({ folded }) => folded)).length > 0 || readCode(tokens) !== null;

/** A token without the 'and' that is written with it, where it is a kind then: 'وكابل'. */
function afterAnd(token: Token): Token | null {
  const bare = /^و(?<bare>\p{Script=Arabic}{3,})$/u.exec(token.folded.join(" "))?.groups?.["bare"];
  return bare !== undefined && kindsIn([bare]).length > 0 ? { text: bare, folded: [bare] } : null;
}

/** Things that are answered together. */
const MAX_THINGS = 3;

/** The things that tokens name side by side: 'multimeter and soldering iron'. A name with 'and' in it is one. */
function thingsIn(tokens: readonly Token[]): (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const joined = at > 0 && kindsIn(token.folded).length > 0 ? afterAnd(token) : null;
    if (isAnd(token)) parts.push([]);
    else if (joined) parts.push([joined]);
    else parts.at(-1)?.push(token);
  }
  const isSeveral = parts.length > 1 && parts.length <= MAX_THINGS && parts.every(namesThing);
  return isSeveral ? parts : [tokens];
}

const isCheap = ({ folded }: Token): boolean => folded.length === 1 && isLowPrice(folded[0] ?? "");
const isBeginners = ({ folded }: Token): boolean => folded.length === 1 && BEGINNERS.has(folded[0] ?? "");

/** Reads a search: its price, the words that only ask, what is asked for, and what for. */
export function readSentence(text: string, words: ReaderWords): ReadSearch {
  const { price, rest } = readPriceBound(tokensOf(text));
  const asked = withoutAsking(rest.filter((token) => !isCheap(token)));
  const said = asked.filter((token) => !isBeginners(token));
  const cheap = textOf([...rest.filter(isCheap), ...(said.length > 0 ? asked.filter(isBeginners) : [])]);
  const tokens = said.length > 0 ? said : asked;
  const isCode = readCode(tokens)?.rest.length === 0;
  const purpose = isCode ? [] : purposeOf(textOf(tokens));
  const things = thingsIn(tokens).map((thing) => {
    const known = withKindsOfSynonyms(thing, words).map((token) => withoutJoined(token, words));
    const spelled = known.map((token) => repaired(token, words));
    const isRepaired = spelled.some((token) => token !== null);
    return readThing(
      known.map((token, at) => spelled[at] ?? token),
      isRepaired,
    );
  });
  return { things, purpose, price, cheap: cheap === "" ? null : cheap };
}
