import { setTimeout as delay } from "node:timers/promises";

import { isListed } from "@shop/domain/catalogue/visibility.ts";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Logger } from "pino";

import type { Queries } from "../../../database/database.ts";
import type { Catalogue } from "../../catalogue/catalogue.service.ts";
import { categories } from "../../categories/categories.table.ts";
import { subCategories } from "../../categories/sub-categories/sub-categories.table.ts";
import { isSold, type ListedIn } from "../../products/product-visibility.ts";
import { products } from "../../products/products.table.ts";
import type { SearchSource } from "./search-document.ts";
import { IndexLost, type SearchEngine } from "./search-engine.ts";
import type { GroupNames, OutputOf, SearchTask } from "./search-tasks.ts";

/** Products of one statement and one task: as many as keep a search waiting for some milliseconds. */
const BATCH = 100;
/** Products from which the log tells the progress. */
const MANY = 1000;
const LOG_MS = 5000;
/** Milliseconds that a search waits for changes: an administrator sees what was done before, a shopper at once what there was. */
const PATIENCE: Readonly<Record<ListedIn, number>> = { dashboard: 10_000, lists: 1000 };

/** The same while the index does not have all products yet: these are found by their plain columns then. */
const BUILDING_PATIENCE = 200;

/** The search index, which follows the changes of the catalogue by all nodes. */
export interface SearchIndex {
  /** Does a task once the index has followed the changes that this node knows of, or those before it where they take long. */
  readonly run: <T extends SearchTask>(task: T, place: ListedIn) => Promise<OutputOf<T["name"]>>;
  /** Whether the index has ever had all products; waits for it as for changes. */
  readonly isReady: (place: ListedIn) => Promise<boolean>;
  /** Waits until the index has followed all changes. */
  readonly followed: () => Promise<void>;
  /** Begins to follow, before the first search. */
  readonly start: () => void;
  readonly close: () => Promise<void>;
}

/** What the index is read from. */
interface IndexSources {
  readonly queries: Queries;
  readonly catalogue: Pick<Catalogue, "onChange" | "version" | "changesSince" | "refresh" | "applied">;
  readonly engine: SearchEngine;
  readonly logger: Pick<Logger, "info" | "error">;
}

const changedIds = (tags: readonly string[]): number[] =>
  tags.flatMap((tag) => (tag.startsWith("product:") ? [Number(tag.slice("product:".length))] : []));

/** The names that products are found by through their groups. */
async function groupNames(queries: Queries): Promise<GroupNames[]> {
  const rows = await queries
    .select({ sub: subCategories, category: categories })
    .from(subCategories)
    .innerJoin(categories, eq(categories.id, subCategories.categoryId));
  return rows.map(({ sub, category }) => ({
    id: sub.id,
    names: JSON.stringify([category.id, sub.name, sub.nameAr, category.name, category.nameAr]),
  }));
}

const sourcesOf = (queries: Queries, ids: readonly number[]) =>
  queries
    .select({ product: products, category: categories, subCategory: subCategories })
    .from(products)
    .innerJoin(subCategories, eq(subCategories.id, products.sub_category_id))
    .innerJoin(categories, eq(categories.id, products.category_id))
    .where(and(inArray(products.id, [...ids]), isSold));

const present = (texts: readonly (string | null)[]): string[] => texts.flatMap((text) => text ?? []);

/** What the index has of a product. */
const searchSourceOf = ({
  product,
  category,
  subCategory,
}: Awaited<ReturnType<typeof sourcesOf>>[number]): SearchSource => ({
  productId: product.id,
  categoryId: product.category_id,
  subCategoryId: product.sub_category_id,
  name: product.name,
  partNumber: product.part_number,
  manufacturerPartNumber: product.manufacturer_part_number,
  otherNames: present([product.name_ar]),
  groupNames: present([category.name, category.nameAr, subCategory.name, subCategory.nameAr]),
  texts: present([product.brand, product.description, product.description_ar]),
  isOffered: Number(product.price) > 0 && product.amount > 0,
  isListed: isListed(product.visibility),
});

/** Creates the index. */
export function searchIndex({ queries, catalogue, engine, logger }: IndexSources): SearchIndex {
  const changed = new Set<number>();
  const state = { isOutdated: true, isComplete: false, wasPassed: false, isClosed: false };
  let updating: Promise<void> | null = null;
  const isCurrent = (): boolean => !state.isOutdated && changed.size === 0;

  const noteChange = (tags: readonly string[] | null): void => {
    // Names of groups are compared with all products.
    if (tags === null || tags.includes("categories")) state.isOutdated = true;
    else for (const id of changedIds(tags)) changed.add(id);
  };

  const load = async (ids: readonly number[]): Promise<void> => {
    let logged = performance.now();
    for (let start = 0; start < ids.length && !state.isClosed; start += BATCH) {
      const batch = ids.slice(start, start + BATCH);
      const rows = await sourcesOf(queries, batch);
      const found = new Set(rows.map(({ product }) => product.id));
      await engine.run({
        name: "put",
        products: rows.map((row) => ({ source: searchSourceOf(row), version: row.product.version })),
        removed: batch.filter((id) => !found.has(id)),
        groups: [],
      });
      if (ids.length < MANY || performance.now() - logged < LOG_MS) continue;
      logged = performance.now();
      logger.info(`The search index of ${start} of ${ids.length} products is written.`);
    }
    if (ids.length >= MANY) logger.info(`The search index of ${ids.length} products was written.`);
  };

  /** Compares all products with what is indexed, and loads those that differ. */
  const compareAll = async (): Promise<void> => {
    const groups = await groupNames(queries);
    const rows = await queries
      .select({ id: products.id, version: products.version, groupId: products.sub_category_id })
      .from(products)
      .where(isSold)
      .orderBy(asc(products.id));
    const { outdated } = await engine.run({
      name: "compare",
      ids: Int32Array.from(rows, ({ id }) => id),
      versions: Int32Array.from(rows, ({ version }) => version),
      groupIds: Int32Array.from(rows, ({ groupId }) => groupId),
      groups,
    });
    await load([...outdated]);
    await engine.run({ name: "put", products: [], removed: [], groups });
  };

  /** Continues where the file was left, if the log of changes still tells what happened since. */
  const resume = async (): Promise<void> => {
    const { position } = await engine.run({ name: "position" });
    const tags = position === null ? null : await catalogue.changesSince(position);
    state.isOutdated = false;
    noteChange(tags);
    state.isComplete = position !== null;
  };

  const update = async (): Promise<void> => {
    if (!state.isComplete) await resume();
    while (!isCurrent() && !state.isClosed) {
      const position = catalogue.version();
      const ids = state.isOutdated ? null : [...changed];
      state.isOutdated = false;
      changed.clear();
      try {
        await (ids ? load(ids) : compareAll());
        if (state.isClosed) return;
        await engine.run({ name: "setPosition", position });
        state.isComplete = true;
      } catch (error) {
        state.isOutdated = true;
        if (!(error instanceof IndexLost)) throw error;
        state.isComplete = false;
      }
    }
    if (!state.wasPassed) return;
    state.wasPassed = false;
    catalogue.applied(["products"]);
  };

  const follow = (): Promise<void> =>
    (updating ??= update().finally(() => {
      updating = null;
    }));

  const stop = catalogue.onChange(noteChange);

  /** Waits for changes that the index has not followed yet, but not for many. */
  const current = async (place: ListedIn): Promise<void> => {
    if (place === "dashboard") await catalogue.refresh();
    if (isCurrent() && !updating) return;
    const abort = new AbortController();
    const waited = state.isComplete ? PATIENCE[place] : BUILDING_PATIENCE;
    const patience = delay(waited, false, { signal: abort.signal, ref: false });
    const isDone = await Promise.race([follow().then(() => true), patience]);
    abort.abort();
    if (!isDone) state.wasPassed = true;
  };

  return {
    run: async (task, place) => {
      await current(place);
      return engine.run(task);
    },
    isReady: async (place) => {
      if (!state.isComplete) await current(place);
      return state.isComplete;
    },
    followed: follow,
    start: () => {
      follow().catch((error: unknown) => logger.error({ err: error }, "the search index was not written"));
    },
    close: async () => {
      state.isClosed = true;
      stop();
      await updating?.catch(() => undefined);
      await engine.close();
    },
  };
}
