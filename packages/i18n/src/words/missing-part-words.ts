import type { MissingPart } from "@shop/contract/products/missing-part.ts";

import type { search } from "../en/shop/search.ts";

/** What a part is that the shop does not have, and on which ground a product, where there is one, stands in its place: 'Can be set to its voltage: LM317T'. */
export function missingPartWords(
  { code, kind, facts, in_place: inPlace }: MissingPart,
  product: { readonly id: number; readonly name: string; readonly part_number: string | null } | null,
  texts: Pick<typeof search, "partKinds" | "notInShop" | "inPlace">,
): string {
  const ground = product && inPlace.find(({ product_ids: ids }) => ids.includes(product.id))?.ground;
  const what = [code, texts.partKinds[kind], ...facts].join(" · ");
  const named = ground ? [texts.inPlace[ground], product.part_number ?? product.name] : [];
  return [`${what} – ${texts.notInShop}`, ...named].join(" ");
}
