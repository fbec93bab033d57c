import { COUNT_EXACT_UP_TO } from "@shop/domain/constants.ts";
import type { AppliedValue } from "@shop/domain/facets/narrow-by-values.ts";
import { kinds, nearKinds, wordsBeside } from "@shop/domain/search/kinds/kinds.ts";
import { cheapestFirst, priceBoundName } from "@shop/domain/search/price-words.ts";
import type { ReadSearch, Sentence } from "@shop/domain/search/sentence/read-sentence.ts";

import { quoted } from "../engine/expressions.ts";
import { kindIdForm } from "../engine/search-words.ts";
import { anyNamed } from "../search/search-terms.ts";
import { type Answer, noAnswer } from "./answer.ts";
import type { SentenceProducts } from "./sentence-products.ts";
import { withValues } from "./with-values.ts";
import { withWords } from "./with-words.ts";

/** What a search asks for beside its things. */
export interface SearchRequest extends Pick<ReadSearch, "price" | "cheap"> {
  /** The whole search, in the tokens in which it is read. */
  readonly asked: string;
  /** True where what only mentions the words comes last. */
  readonly mentions: boolean;
}

/** An expression for products of a kind. */
export const kindQuery = (id: string): string => quoted(kindIdForm(id));

/** A search without some of its words. */
const leftOf = (text: string, words: string): string =>
  text.replace(words, " ").replaceAll(/\s+/g, " ").trim();

/** A value as a chip of the whole search. */
const withoutIn = (asked: string, { words, name, name_ar, match }: AppliedValue): AppliedValue => ({
  words,
  name,
  name_ar,
  match,
  without: leftOf(asked, words),
});

/** What was read of the price, as chips; a bound that nothing is within is none. */
function priceValues({ price, cheap, asked }: SearchRequest, isDearer: boolean): AppliedValue[] {
  const chip = (words: string, names: Pick<AppliedValue, "name" | "name_ar">): AppliedValue => ({
    ...names,
    words,
    without: leftOf(asked, words),
    match: "exact",
  });
  return [
    ...(price && !isDearer ? [chip(price.words, priceBoundName(price))] : []),
    ...(cheap === null ? [] : [chip(cheap, cheapestFirst)]),
  ];
}

/** Those of some products that are as cheap as asked for; all, the cheapest first, where none is. */
async function atAskedPrice(
  products: SentenceProducts,
  { price, cheap }: SearchRequest,
  among: readonly number[],
) {
  const priced = price ? await products.withinPrice(price, among) : among;
  const isDearer = price !== null && priced.length === 0;
  return {
    ids: isDearer ? among : priced,
    byPrice: cheap !== null || isDearer,
    unmet: isDearer ? [price.words] : [],
  };
}

/** Products that are found by their words, at the price that is asked for; null where none is. */
export async function answerPrice(
  products: SentenceProducts,
  request: SearchRequest,
  { text }: Sentence,
  search: (text: string) => Promise<Pick<Answer, "ids" | "values"> | null>,
): Promise<Answer | null> {
  if (text === "" || (!request.price && request.cheap === null)) return null;
  const found = await search(text);
  if (!found) return { ...noAnswer, unmatched: [text] };
  const { ids, unmet, byPrice } = await atAskedPrice(products, request, found.ids);
  return {
    ...noAnswer,
    ids: await products.inOrder(ids, { text, byPrice }),
    unmatched: unmet,
    values: [...priceValues(request, unmet.length > 0), ...found.values],
  };
}

/** Products of a kind, narrowed by the other words of a sentence. */
export async function narrowed(
  products: SentenceProducts,
  request: SearchRequest,
  { text, rest, kind, polarity, isRepaired }: Sentence,
  all: readonly number[],
): Promise<Answer> {
  const poled = polarity && (await products.withPolarity(polarity, all));
  const said = polarity && !poled ? `${polarity.words} ${rest}` : rest;
  const valued = await withValues(products, said, poled?.ids ?? all);
  const worded = await withWords(products, valued.rest, valued.ids);
  const { ids: priced, unmet, byPrice } = await atAskedPrice(products, request, worded.ids);
  const unmatched = [...(poled?.unmatched ?? []), ...valued.unmatched, ...worded.unmatched];
  // 'battery for esp32': what goes with what is called so comes first, as long as it is called by the kind.
  const goesWith = kind && !byPrice ? anyNamed(unmatched) : undefined;
  const going = goesWith === undefined ? [] : await products.goingWith(goesWith);
  const fitting = kind && going.length > 0 ? await products.matching(kind.words, { ids: going }) : [];
  // What only mentions the words comes last, where nothing was left out and no value and no price says that it is not meant.
  const isPlain =
    request.mentions && !request.price && valued.rest === said && unmatched.length === 0 && !byPrice;
  const numbered = isPlain ? await products.numbered(text) : [];
  const mentioning = isPlain ? await products.searched(text) : [];
  const groups = await Promise.all(
    [[...numbered, ...fitting], priced, mentioning].map((ids) => products.inOrder(ids, { text, byPrice })),
  );
  const spelled = text
    .split(" ")
    .map((word) => worded.spellings.get(word) ?? word)
    .join(" ");
  return {
    ...noAnswer,
    ids: [...new Set(groups.flat())],
    corrected: isRepaired || spelled !== text ? spelled : null,
    near: worded.near,
    unmatched: [...unmatched, ...unmet],
    values: [
      ...priceValues(request, unmet.length > 0),
      ...valued.values.map((value) => withoutIn(request.asked, value)),
    ],
  };
}

/** A kind of which the shop has nothing: what is nearest to it, else what mentions it; other goods are not sold, whatever mentions them. */
async function inPlaceOfKind(
  products: SentenceProducts,
  request: SearchRequest,
  sentence: Sentence,
  { id, words }: NonNullable<Sentence["kind"]>,
): Promise<Answer> {
  for (const near of nearKinds(id)) {
    const found = await products.named(kindQuery(near));
    if (found.length === 0) continue;
    const rest = `${wordsBeside(words, near)} ${sentence.rest}`.trim();
    return narrowed(products, { ...request, mentions: false }, { ...sentence, rest }, found);
  }
  const ids = kinds.get(id)?.isUsual && request.mentions ? await products.searched(sentence.text) : [];
  if (ids.length === 0) return { ...noAnswer, unmatched: [words] };
  const ordered = await products.inOrder(ids, { text: sentence.text, byPrice: request.cheap !== null });
  return { ...noAnswer, ids: ordered, mentioned: [words] };
}

/** Answers a sentence about a kind, which is never left out; null where its text finds as much. */
export async function answerKind(
  products: SentenceProducts,
  request: SearchRequest,
  sentence: Sentence,
  kind: NonNullable<Sentence["kind"]>,
): Promise<Answer | null> {
  const own = await products.fewNamed(kindQuery(kind.id));
  // So many that only their text puts them into an order.
  const isAll = sentence.text === kind.words && !request.price && request.cheap === null;
  if (own === null || (own.length > COUNT_EXACT_UP_TO && isAll)) return null;
  if (own.length > 0) return narrowed(products, request, sentence, own);
  // A shop may sell under this very name what the list of kinds does not know as such.
  const isCalled = kinds.get(kind.id)?.isUsual && (await products.areCalled(kind.words));
  return isCalled ? null : inPlaceOfKind(products, request, sentence, kind);
}
