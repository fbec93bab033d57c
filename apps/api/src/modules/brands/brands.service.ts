import type { NamedBrand } from "@shop/contract/brands/admin-brand.ts";
import type { Brand, BrandLink, ListedBrand } from "@shop/contract/brands/brand.ts";
import { brandKey, spellingsOf } from "@shop/domain/catalogue/brand-name.ts";
import { MAX_NAMED_BRANDS } from "@shop/domain/constants.ts";
import { noteReads } from "@shop/serving/reads.ts";

import type { Queries } from "../../database/database.ts";
import { requireFound } from "../../database/require-row.ts";
import type { ProductIndex } from "../products/product-index.ts";
import { countBrands } from "../products/products.repository.ts";
import { toBrand, toBrandLink } from "./brands.mapper.ts";
import { findBrands } from "./brands.repository.ts";
import type { BrandRow } from "./brands.table.ts";

/** Reads of brands. */
export interface BrandService {
  /** The brands that have products in lists, by name. */
  readonly list: () => Promise<ListedBrand[]>;
  /** One brand; throws not_found. */
  readonly read: (id: number) => Promise<Brand>;
  /** The entry of the brand that a product names; null where there is none. */
  readonly named: (name: string | null) => Promise<BrandLink | null>;
  /** The spellings under which products on sale name a brand; none where there is no such entry. */
  readonly spellings: (id: number) => Promise<ReadonlySet<string>>;
  /** Returns the number of products of a brand by its name for administrators, whatever shoppers see of them. */
  readonly counter: () => Promise<(name: string) => number>;
  /** The brands of products, also hidden ones and drafts, that have no entry, those with the most products first. */
  readonly withoutEntry: () => Promise<NamedBrand[]>;
}

/** Sums up numbers of products by the text of their brand, whatever its spelling. */
const counterOf = (names: ReadonlyMap<string, number>) => {
  const counts = new Map<string, number>();
  for (const [name, count] of names) {
    counts.set(brandKey(name), (counts.get(brandKey(name)) ?? 0) + count);
  }
  return (name: string): number => counts.get(brandKey(name)) ?? 0;
};

/** Creates the brand service; `brandsOf` has the brands by the keys of their names, in the order of these. */
export function brandService(
  queries: Queries,
  index: ProductIndex,
  brandsOf: () => Promise<ReadonlyMap<string, BrandRow>>,
): BrandService {
  const withId = async (id: number): Promise<BrandRow | undefined> =>
    [...(await brandsOf()).values()].find((row) => row.id === id);
  const namesOnSale = async (): Promise<ReadonlyMap<string, number>> => {
    noteReads(["products"]);
    return (await index.columns()).brands();
  };
  return {
    list: async () => {
      const countOf = counterOf(await namesOnSale());
      return [...(await brandsOf()).values()]
        .map((row) => Object.assign(toBrandLink(row), { products: countOf(row.name) }))
        .filter(({ products }) => products > 0);
    },
    read: async (id) => {
      const row = requireFound(await withId(id));
      return toBrand(row);
    },
    named: async (name) => {
      const row = name === null ? undefined : (await brandsOf()).get(brandKey(name));
      return row ? toBrandLink(row) : null;
    },
    spellings: async (id) => {
      const row = await withId(id);
      return row ? spellingsOf(row.name, (await namesOnSale()).keys()) : new Set();
    },
    counter: async () => counterOf(await countBrands(queries)),
    withoutEntry: async () => {
      const known = new Set((await findBrands(queries)).map(({ nameKey }) => nameKey));
      const found = new Map<string, NamedBrand>();
      for (const [name, products] of await countBrands(queries)) {
        const key = brandKey(name);
        if (known.has(key)) continue;
        const other = found.get(key);
        // The spelling of most of its products stands for all of them.
        found.set(key, {
          name: other && other.products >= products ? other.name : name,
          products: products + (other?.products ?? 0),
        });
      }
      return [...found.values()]
        .toSorted((a, b) => b.products - a.products || (a.name < b.name ? -1 : 1))
        .slice(0, MAX_NAMED_BRANDS);
    },
  };
}
