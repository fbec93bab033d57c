import { COUNT_EXACT_UP_TO } from "@shop/domain/constants.ts";
import type { AppliedValue } from "@shop/domain/facets/narrow-by-values.ts";
import type { KnownPart } from "@shop/domain/parts/known-parts/known-part.ts";
import { nearParts } from "@shop/domain/parts/known-parts/near-parts.ts";
import type { PassiveCode } from "@shop/domain/parts/order-codes/passive-code.ts";
import { kinds, nearKinds, wordsBeside } from "@shop/domain/search/kinds/kinds.ts";
import { cheapestFirst } from "@shop/domain/search/price-words.ts";
import { kindOfPassive, type ReadSearch, type Sentence } from "@shop/domain/search/sentence/read-sentence.ts";
import { printNumber } from "@shop/domain/specifications/print-value.ts";

import { kindIdForm, partForm } from "../../products/search-index/search-words.ts";
import { anyNamed, anyOf, quoted } from "../search/search-terms.ts";
import { type Answer, noAnswer } from "./answer.ts";
import type { FoundProducts } from "./found-products.ts";
import { priceValue } from "./price-value.ts";

/** A search without some of its words. */
const leftOf = (text: string, words: string): string =>
  text.replace(words, " ").replaceAll(/\s+/g, " ").trim();

const kindQuery = (id: string): string => quoted(kindIdForm(id), "");
const partsQuery = (parts: readonly KnownPart[]): string =>
  anyOf(parts.map(({ code }) => quoted(partForm(code), "")));

/** Values that a passive part states, the most important first, as one searches for them. */
function valuesOf({ value, voltage, package: size, tolerance }: PassiveCode): string[] {
  const stated = [value, voltage].flatMap((one) =>
    one ? [printNumber(Number(one.amount), one.unit, "en")] : [],
  );
  const around = tolerance?.unit === "percent" ? [`${tolerance.amount}%`] : [];
  return [...stated, ...(size === null ? [] : [size]), ...around].map((text) =>
    text.replaceAll("\u00A0", " "),
  );
}

/** What a search asks for beside its things. */
interface Wishes extends Pick<ReadSearch, "price" | "cheap"> {
  /** The whole search. */
  readonly asked: string;
  /** True where what only mentions the words comes last. */
  readonly mentions: boolean;
}

/** How one thing of a search is answered, by the steps of a filter: null where only its text can be searched. */
export function thingAnswerer(products: FoundProducts, { price, cheap, asked, mentions }: Wishes) {
  /** What was read as a wish for the price, as chips. */
  const wishes = (isDearer: boolean): AppliedValue[] => [
    ...(price && !isDearer ? [priceValue(price, leftOf(asked, price.words))] : []),
    ...(cheap === null
      ? []
      : [{ words: cheap, ...cheapestFirst, without: leftOf(asked, cheap), match: "exact" as const }]),
  ];

  /** Those of some products that are as cheap as asked for; all, the cheapest first, where none is. */
  const within = async (among: readonly number[]) => {
    const priced = price ? await products.withinPrice(price, among) : among;
    const isDearer = price !== null && priced.length === 0;
    return {
      ids: isDearer ? among : priced,
      byPrice: cheap !== null || isDearer,
      unmet: isDearer ? [price.words] : [],
    };
  };

  /** Products that are found by their words, at the price that is asked for; null where none is. */
  const atPrice = async (
    { text }: Sentence,
    search: (text: string) => Promise<Pick<Answer, "ids" | "values"> | null>,
  ): Promise<Answer | null> => {
    if (text === "" || (!price && cheap === null)) return null;
    const found = await search(text);
    if (!found) return { ...noAnswer, unmatched: [text] };
    const { ids, unmet, byPrice } = await within(found.ids);
    return {
      ...noAnswer,
      ids: await products.inOrder(ids, { text, byPrice }),
      unmatched: unmet,
      values: [...wishes(unmet.length > 0), ...found.values],
    };
  };

  /** Products of a kind, narrowed by the other words of a sentence: the kind is never left out. */
  const narrowed = async (
    all: readonly number[],
    { text, rest, kind, polarity, isRepaired }: Sentence,
    isMentioned = mentions,
  ): Promise<Answer> => {
    const poled = polarity ? await products.withPolarity(polarity, all) : { ids: all, unmatched: [] };
    const valued = await products.withValues(rest, poled.ids);
    const worded = await products.withWords(valued.rest, valued.ids);
    const { ids: priced, unmet, byPrice } = await within(worded.ids);
    const unmatched = [...poled.unmatched, ...valued.unmatched, ...worded.unmatched];
    const own = await products.inOrder(priced, { text, byPrice });
    // 'battery for esp32': what goes with what is called so comes first, as long as it is called by the kind.
    const goesWith = kind && !byPrice ? anyNamed(unmatched) : undefined;
    const fitting = kind && goesWith !== undefined ? await products.matching(kind.words, { goesWith }) : [];
    // What only mentions the words comes last, where nothing was left out and no value and no price says that it is not meant.
    const isPlain =
      isMentioned && price === null && valued.rest === rest && unmatched.length === 0 && !byPrice;
    const mentioning = isPlain ? await products.searched(text) : [];
    const numbered = isPlain ? await products.numbered(text) : [];
    const [first, last] = await Promise.all(
      [[...numbered, ...fitting], mentioning].map((ids) => products.inOrder(ids, { text, byPrice })),
    );
    const spelled = text
      .split(" ")
      .map((word) => worded.spellings.get(word) ?? word)
      .join(" ");
    return {
      ...noAnswer,
      ids: [...new Set([...(first ?? []), ...own, ...(last ?? [])])],
      corrected: isRepaired || spelled !== text ? spelled : null,
      near: worded.near,
      unmatched: [...unmatched, ...unmet],
      values: [
        ...wishes(unmet.length > 0),
        ...valued.values.map((value) => ({ ...value, without: leftOf(asked, value.words) })),
      ],
    };
  };

  /** A kind of which the shop has nothing: what is nearest to it, else what mentions it; other goods are not sold, whatever mentions them. */
  const inPlaceOfKind = async (sentence: Sentence, id: string, words: string): Promise<Answer> => {
    for (const near of nearKinds(id)) {
      const found = await products.named(kindQuery(near));
      if (found.length === 0) continue;
      return narrowed(
        found,
        { ...sentence, rest: `${wordsBeside(words, near)} ${sentence.rest}`.trim() },
        false,
      );
    }
    const ids = kinds.get(id)?.isUsual && mentions ? await products.searched(sentence.text) : [];
    const ordered = await products.inOrder(ids, { text: sentence.text, byPrice: cheap !== null });
    return ids.length > 0
      ? { ...noAnswer, ids: ordered, mentioned: [words] }
      : { ...noAnswer, unmatched: [words] };
  };

  const ofKind = async (sentence: Sentence, id: string, words: string): Promise<Answer | null> => {
    const own = await products.named(kindQuery(id));
    // So many that only their text puts them into an order.
    if (own.length > COUNT_EXACT_UP_TO && sentence.text === words && !price && cheap === null) return null;
    if (own.length > 0) return narrowed(own, sentence);
    // A shop may sell under this very name what the list of kinds does not know as such.
    return kinds.get(id)?.isUsual && (await products.areCalled(words))
      ? null
      : inPlaceOfKind(sentence, id, words);
  };

  /** A part that is not in the shop: what may stand for it. */
  const inPlaceOf = async (part: KnownPart, words: string): Promise<Answer> => {
    const ids: number[] = [];
    for (const { parts } of nearParts(part)) {
      const found = await products.named(partsQuery(parts));
      ids.push(...(await products.inOrder(found, { text: words, byPrice: cheap !== null })));
    }
    return { ...noAnswer, ids: [...new Set(ids)], near: [words] };
  };

  const ofPart = async (part: KnownPart, sentence: Sentence, words: string): Promise<Answer | null> => {
    const own = await products.named(partsQuery([part]));
    if (own.length > 0) {
      const isTyped = (await products.matching(words, { ids: own })).length > 0;
      if (isTyped && sentence.isReplaced) {
        const [itself, others] = [await narrowed(own, sentence, false), await inPlaceOf(part, words)];
        return { ...itself, ids: [...new Set([...itself.ids, ...others.ids])] };
      }
      if (isTyped) return narrowed(own, sentence);
      // The same part by another maker.
      const answer = await narrowed(own, sentence, false);
      return { ...answer, near: [words, ...answer.near] };
    }
    return (await products.areCalled(words)) ? null : inPlaceOf(part, words);
  };

  /** A passive part by its order code: what has all its values first, then what has the most important ones at least. */
  const ofPassive = async (passive: PassiveCode, sentence: Sentence, words: string): Promise<Answer> => {
    const among = await products.named(kindQuery(kindOfPassive[passive.kind]));
    const values = valuesOf(passive);
    const ids = new Set<number>();
    for (let count = values.length; count > 0; count -= 1) {
      const found = await products.withValues(values.slice(0, count).join(" "), among);
      const has = found.values.some(({ match }) => match !== "near") && found.unmatched.length === 0;
      const ordered = has
        ? await products.inOrder(found.ids, { text: sentence.text, byPrice: cheap !== null })
        : [];
      for (const id of ordered) ids.add(id);
    }
    return { ...noAnswer, ids: [...ids], near: [words] };
  };

  const answer = async (sentence: Sentence): Promise<Answer | null> => {
    const { code, kind } = sentence;
    if (code?.part) return ofPart(code.part, sentence, code.words);
    if (code?.passive) return ofPassive(code.passive, sentence, code.words);
    return kind ? ofKind(sentence, kind.id, kind.words) : null;
  };

  return { answer, atPrice };
}
