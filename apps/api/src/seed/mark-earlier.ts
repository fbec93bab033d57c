import type { Slide } from "@shop/contract/slides/slide.ts";
import { sql } from "drizzle-orm";

import type { Database, Queries } from "../database/database.ts";
import { readAttributes } from "../modules/attributes/attributes.repository.ts";
import { findBrands } from "../modules/brands/brands.repository.ts";
import { hasNoCategories, findCategories } from "../modules/categories/categories.repository.ts";
import { findSubCategories } from "../modules/categories/sub-categories/sub-categories.repository.ts";
import { findCreated, markSeeded, markSlides } from "../modules/demonstration/demonstration.repository.ts";
import { synonymRows } from "../modules/find/search-synonyms/search-synonyms.repository.ts";
import { isSold } from "../modules/products/product-visibility.ts";
import { products } from "../modules/products/products.table.ts";
import { findSlides } from "../modules/slides/slides.repository.ts";
import type { SeedCatalogue } from "./seed-catalogue.ts";
import { isSeeded, noteSeeded } from "./seeds.repository.ts";

const CATALOGUE = "catalogue";

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The demonstration of this version, by which that of an earlier one is recognised. */
export interface KnownDemonstration extends SeedCatalogue {
  readonly slides: readonly Slide[];
}

/**
 * Those of some rows that the seed of an earlier version has inserted: they have the ids and names of the demonstration, and no entry of their
 * creation, which everything has that an administrator or an import has added.
 */
const recognised = <R extends Named>(
  rows: readonly R[],
  seeded: readonly Named[],
  created: ReadonlySet<number>,
): R[] => {
  const names = new Map(seeded.map(({ id, name }) => [id, name]));
  return rows.filter(({ id, name }) => names.get(id) === name && !created.has(id));
};

const findProducts = (queries: Queries, ids: readonly number[]): Promise<Named[]> =>
  queries
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(sql`${isSold} and ${products.id} = any(${sql.param([...ids])}::integer[])`);

/**
 * Marks the demonstration in a shop that an earlier version has seeded, once. Whatever is not recognised is left to the shop: it is never
 * removed with the demonstration.
 */
export async function markEarlierSeed(
  { queries, exclusively }: Pick<Database, "queries" | "exclusively">,
  load: () => Promise<KnownDemonstration>,
): Promise<void> {
  const isMarked = async (): Promise<boolean> =>
    (await isSeeded(queries, CATALOGUE)) || (await hasNoCategories(queries));
  if (await isMarked()) return;
  await exclusively("seed", async () => {
    if (await isMarked()) return;
    const seed = await load();
    const words = new Map((seed.synonyms ?? []).map((one) => [one, one]));
    await queries.transaction(async (transaction) => {
      const created = (kind: Parameters<typeof findCreated>[1]) => findCreated(transaction, kind);
      const synonyms = await synonymRows.find(transaction);
      const ownSynonyms = await created("synonym_group");
      await markSeeded(transaction, {
        category: recognised(await findCategories(transaction), seed.categories, await created("category")),
        sub_category: recognised(
          await findSubCategories(transaction),
          seed.subCategories,
          await created("sub_category"),
        ),
        attribute: recognised(
          (await readAttributes(transaction)).all,
          seed.attributes ?? [],
          await created("attribute"),
        ),
        product: recognised(
          await findProducts(
            transaction,
            seed.products.map(({ id }) => id),
          ),
          seed.products,
          await created("product"),
        ),
        brand: recognised(await findBrands(transaction), seed.brands ?? [], await created("brand")),
        synonym_group: synonyms.filter((row) => words.has(row.words) && !ownSynonyms.has(row.id)),
      });
      // Slides have no history: what holds the demonstration's picture, text and link is the demonstration's.
      const slides = new Map(seed.slides.map((one) => [one.id, one]));
      const same = (await findSlides(transaction)).filter((row) => {
        const one = slides.get(row.id);
        return (
          one?.image === row.image && one.alt === row.alt && one.alt_ar === row.altAr && one.link === row.link
        );
      });
      await markSlides(transaction, same);
      await noteSeeded(transaction, CATALOGUE);
    });
  });
}
