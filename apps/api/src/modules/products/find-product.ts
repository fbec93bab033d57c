import type { Queries } from "../../database/database.ts";
import { findByCodes } from "./product-codes.repository.ts";
import { findLinked } from "./product-links.repository.ts";

/** Products that are named where several have a code. */
const MAX_NAMED = 10;

/** How a request names a product. */
export type ProductReference = { readonly id: number } | { readonly code: string };

/** The product that a request names, or why there is none; `products` are those that have a code of several. */
export type FoundProduct =
  | { readonly outcome: "found"; readonly id: number }
  | {
      readonly outcome: "not_found" | "several";
      readonly products: { id: number; name: string; name_ar: string | null }[];
    };

/**
 * Finds the product that a request names by its id, which is not looked up, or by a code: a code of several is never guessed. `findIds` finds the
 * products that a code may mean, by default those that have it.
 */
export async function findProduct(
  queries: Queries,
  product: ProductReference,
  findIds: (codes: readonly string[]) => ReturnType<typeof findByCodes> = (codes) =>
    findByCodes(queries, codes),
): Promise<FoundProduct> {
  if ("id" in product) return { outcome: "found", id: product.id };
  const ids = (await findIds([product.code])).get(product.code) ?? [];
  const [id] = ids;
  if (id === undefined) return { outcome: "not_found", products: [] };
  if (ids.length === 1) return { outcome: "found", id };
  const named = await findLinked(queries, ids.slice(0, MAX_NAMED));
  return {
    outcome: "several",
    products: ids.flatMap((one) => {
      const match = named.get(one);
      return match ? [{ id: one, name: match.name, name_ar: match.name_ar }] : [];
    }),
  };
}
