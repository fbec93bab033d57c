import { ApiError } from "@shop/contract/api-error.ts";
import type { ProductLinksAnswer } from "@shop/contract/products/endpoints.ts";
import { allAlternatives, MAX_DERIVED } from "@shop/domain/catalogue/product-links.ts";
import type { AttributeSet } from "@shop/domain/specifications/attribute-set.ts";
import { noteReads } from "@shop/serving/reads.ts";

import type { Queries } from "../../database/database.ts";
import { partAlternatives, type ProductsOfParts } from "./part-alternatives.ts";
import type { ProductIndex } from "./product-index.ts";
import { findNaming } from "./product-links.repository.ts";
import type { ProductService } from "./products.service.ts";

/** Reads what belongs to products. */
export interface ProductLinkService {
  /** The products that one needs, its accessories and its alternatives; throws not_found. */
  readonly read: (id: number) => Promise<ProductLinksAnswer>;
}

/** Dependencies of {@link productLinkService}. */
export interface ProductLinkDependencies {
  readonly queries: Queries;
  readonly index: ProductIndex;
  readonly products: Pick<ProductService, "cards" | "seen">;
  readonly attributesOf: () => Promise<AttributeSet>;
  readonly productsOfParts: ProductsOfParts;
}

/** Creates the service. */
export function productLinkService({
  queries,
  index,
  products,
  attributesOf,
  productsOfParts,
}: ProductLinkDependencies): ProductLinkService {
  return {
    read: async (id) => {
      noteReads(["products", "stock", "attributes"]);
      const row = await products.seen(id);
      if (!row) throw new ApiError("not_found");
      const compared = (await attributesOf()).compared();
      const columns = await index.columns();
      const derived = columns.alternativesTo(id, compared, MAX_DERIVED + row.alternatives.length);
      const grounds = await partAlternatives({ queries, productsOfParts }, row);
      const groups = {
        needs: row.needs,
        accessories: row.accessories,
        alternatives: allAlternatives(id, row.alternatives, derived, grounds),
        accessory_of: await findNaming(queries, id),
      };
      const cards = await products.cards([...new Set(Object.values(groups).flat())], "lists");
      const byId = new Map(cards.map((card) => [card.id, card]));
      const cardsOf = (ids: readonly number[]) => ids.flatMap((one) => byId.get(one) ?? []);
      return {
        needs: cardsOf(groups.needs),
        accessories: cardsOf(groups.accessories),
        alternatives: cardsOf(groups.alternatives),
        alternative_grounds: grounds.map(({ ground, product_ids: ones }) => ({
          ground,
          product_ids: [...ones],
        })),
        accessory_of: cardsOf(groups.accessory_of),
      };
    },
  };
}
