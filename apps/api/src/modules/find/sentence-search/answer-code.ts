import type { MissingPart } from "@shop/contract/products/missing-part.ts";
import type { KnownPart } from "@shop/domain/parts/known-parts/known-part.ts";
import { nearParts } from "@shop/domain/parts/known-parts/near-parts.ts";
import type { PassiveCode } from "@shop/domain/parts/order-codes/passive-code.ts";
import { kindOfPassive, type Sentence } from "@shop/domain/search/sentence/read-sentence.ts";
import { printNumber } from "@shop/domain/specifications/print-value.ts";

import { partsQuery } from "../search/search-terms.ts";
import { kindQuery, narrowed, type SearchRequest } from "./answer-kind.ts";
import { type Answer, noAnswer } from "./answer.ts";
import type { SentenceProducts } from "./sentence-products.ts";
import { withValues } from "./with-values.ts";

/** Products of one ground that an answer names. */
const MAX_NAMED = 12;

/** A part that is not in the shop: what may stand for it, what fits as it is first. */
async function inPlaceOf(
  products: SentenceProducts,
  { cheap }: SearchRequest,
  part: KnownPart,
  words: string,
): Promise<Answer> {
  const seen = new Set<number>();
  const inPlace: MissingPart["in_place"] = [];
  for (const { ground, parts } of nearParts(part)) {
    const found = (await products.named(partsQuery(parts))).filter((id) => !seen.has(id));
    if (found.length === 0) continue;
    const ordered = await products.inOrder(found, { text: words, byPrice: cheap !== null });
    for (const id of ordered) seen.add(id);
    inPlace.push({ ground, product_ids: ordered.slice(0, MAX_NAMED) });
  }
  const { code, kind, subtype, values, packages } = part;
  const facts = [
    ...(subtype === null
      ? []
      : [subtype.replaceAll(/\b[np][np][np]\b/g, (polarity) => polarity.toUpperCase())]),
    ...values.map(({ text }) => text),
    ...packages,
  ];
  return {
    ...noAnswer,
    ids: [...seen],
    near: [words],
    missingPart: { code, kind, facts, in_place: inPlace },
  };
}

/** Answers a sentence that names a standard part; null where its text finds what is called so. */
export async function answerPart(
  products: SentenceProducts,
  request: SearchRequest,
  sentence: Sentence,
  { part, words }: { readonly part: KnownPart; readonly words: string },
): Promise<Answer | null> {
  const own = await products.named(partsQuery([part]));
  if (own.length === 0)
    return (await products.areCalled(words)) ? null : inPlaceOf(products, request, part, words);
  const isTyped = (await products.matching(words, { ids: own })).length > 0;
  if (isTyped && !sentence.isReplaced) return narrowed(products, request, sentence, own);
  const itself = await narrowed(products, { ...request, mentions: false }, sentence, own);
  // The same part by another maker.
  if (!isTyped) return { ...itself, near: [words, ...itself.near] };
  const others = await inPlaceOf(products, request, part, words);
  return { ...itself, ids: [...new Set([...itself.ids, ...others.ids])] };
}

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

/** Answers a sentence that is an order code of a passive part: what has all its values first, then what has the most important ones at least. */
export async function answerPassive(
  products: SentenceProducts,
  { cheap }: SearchRequest,
  { text }: Sentence,
  { passive, words }: { readonly passive: PassiveCode; readonly words: string },
): Promise<Answer> {
  const among = await products.named(kindQuery(kindOfPassive[passive.kind]));
  const values = valuesOf(passive);
  const ids = new Set<number>();
  for (let count = values.length; count > 0; count -= 1) {
    const found = await withValues(products, values.slice(0, count).join(" "), among);
    const has = found.values.some(({ match }) => match !== "near") && found.unmatched.length === 0;
    const ordered = has ? await products.inOrder(found.ids, { text, byPrice: cheap !== null }) : [];
    for (const id of ordered) ids.add(id);
  }
  return { ...noAnswer, ids: [...ids], near: [words] };
}
