import { ApiError } from "@shop/contract/api-error.ts";

import type { Queries } from "../../database/database.ts";
import { findByCodes, onlyOne } from "./product-codes.repository.ts";
import { findLinked } from "./product-links.repository.ts";

/** Products that are named where several have a code. */
const MAX_NAMED = 10;

/** How a request names a product. */
export type ProductReference = { readonly id: number } | { readonly code: string };

/** The product that a request names, or why there is none; `products` are those that have a code of several. */
export type FoundProduct =
  | {
      readonly outcome: "found";
      readonly id: number;
      /** How many of its units the request names: those of a pack by its barcode, else one. */ readonly units: number;
    }
  | {
      readonly outcome: "not_found" | "several";
      readonly products: { id: number; name: string; name_ar: string | null }[];
    };

/** The units that a number of a named product is, such as three scans of a pack; throws invalid for more than `most`. */
export function unitsCounted(qty: number, units: number, most: number): number {
  if (qty * units > most) throw new ApiError("invalid", { errors: { qty: "too_large" } });
  return qty * units;
}

/**
 * Finds the product that a request names by its id, which is not looked up, or by a code: a code of several is never guessed. `findMatches` finds the
 * products that a code may mean, by default those that have it.
 */
export async function findProduct(
  queries: Queries,
  product: ProductReference,
  findMatches: (codes: readonly string[]) => ReturnType<typeof findByCodes> = (codes) =>
    findByCodes(queries, codes),
): Promise<FoundProduct> {
  if ("id" in product) return { outcome: "found", id: product.id, units: 1 };
  const matches = (await findMatches([product.code])).get(product.code) ?? [];
  const only = onlyOne(matches);
  if (only === "not_found") return { outcome: only, products: [] };
  if (only !== "several") return { outcome: "found", ...only };
  const ids = matches.map(({ id }) => id);
  const named = await findLinked(queries, ids.slice(0, MAX_NAMED));
  return {
    outcome: "several",
    products: ids.flatMap((one) => {
      const match = named.get(one);
      return match ? [{ id: one, name: match.name, name_ar: match.name_ar }] : [];
    }),
  };
}
