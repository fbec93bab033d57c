import { setTimeout as delay } from "node:timers/promises";

import { productIdsIn } from "@shop/serving/tags.ts";
import type { Logger } from "pino";

import type { Queries } from "../../../database/database.ts";
import type { Catalogue } from "../../catalogue/catalogue.service.ts";
import type { ListedIn } from "../../products/product-visibility.ts";
import { IndexLost, type SearchEngine } from "./search-engine.ts";
import { findGroupNames, findSources, findVersions } from "./search-index.repository.ts";
import type { OutputOf, SearchTask } from "./search-tasks.ts";

/** Products of one statement and one task: as many as keep a search waiting for some milliseconds. */
const BATCH = 100;
/** Products from which the log tells the progress. */
const MANY = 1000;
const LOG_MS = 5000;
/** Milliseconds after the begin of an update for which searches wait for it: an administrator sees what was done before, a shopper at once what there was. */
const PATIENCE: Readonly<Record<ListedIn, number>> = { dashboard: 10_000, lists: 3000 };

/** The same while the index does not have all products yet: these are found by their plain columns then. */
const BUILDING_PATIENCE = 200;
/** The same of a start: most shops open with all products in the index. */
const START_PATIENCE = 4000;

/** The search index, which follows the changes of the catalogue by all nodes. */
export interface SearchIndex {
  /** Does a task once the index has followed the changes that this node knows of, or those before it where they take long. */
  readonly run: <T extends SearchTask>(task: T, place: ListedIn) => Promise<OutputOf<T["name"]>>;
  /** Whether the index has ever had all products; waits for it as for changes. */
  readonly isReady: (place: ListedIn) => Promise<boolean>;
  /** The products that are still to be read. */
  readonly left: () => number;
  /** Waits until the index has followed all changes. */
  readonly followed: () => Promise<void>;
  /** Begins to follow; resolves once the index has all products, or where that takes longer than a start should. */
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What the index is read from. */
interface IndexSources {
  readonly queries: Queries;
  readonly catalogue: Pick<Catalogue, "onChange" | "version" | "changesSince" | "refresh" | "applied">;
  readonly engine: SearchEngine;
  readonly logger: Pick<Logger, "info" | "error">;
}

/** The identity of the database in a version of the catalogue. */
const epochOf = (version: string): string => version.slice(0, version.lastIndexOf("-"));

/** Creates the index. */
export function searchIndex({ queries, catalogue, engine, logger }: IndexSources): SearchIndex {
  const changed = new Set<number>();
  const state = { isOutdated: true, isComplete: false, wasPassed: false, epoch: "", left: 0 };
  const closing = new AbortController();
  let updating: { readonly done: Promise<void>; readonly since: number } | null = null;
  const isCurrent = (): boolean => !state.isOutdated && changed.size === 0;

  const noteChange = (tags: readonly string[] | null): void => {
    // Names of groups are compared with all products.
    if (tags === null || tags.includes("categories")) state.isOutdated = true;
    else for (const id of productIdsIn(tags)) changed.add(id);
  };

  /** Loads products; false where the index is closed before all are. */
  const load = async (outdated: readonly number[]): Promise<boolean> => {
    let logged = performance.now();
    for (let start = 0; start < outdated.length; start += BATCH) {
      if (closing.signal.aborted) return false;
      state.left = outdated.length - start;
      const batch = outdated.slice(start, start + BATCH);
      const found = await findSources(queries, batch);
      const ids = new Set(found.map(({ source }) => source.productId));
      const removed = batch.filter((one) => !ids.has(one));
      await engine.run({ name: "put", products: found, removed, groups: [] });
      if (outdated.length < MANY || performance.now() - logged < LOG_MS) continue;
      logged = performance.now();
      logger.info(`The search index of ${start} of ${outdated.length} products is written.`);
    }
    state.left = 0;
    if (outdated.length >= MANY) logger.info(`The search index of ${outdated.length} products was written.`);
    return true;
  };

  /** Compares all products with what is indexed, and loads those that differ. */
  const compareAll = async (isOther: boolean): Promise<boolean> => {
    const groups = await findGroupNames(queries);
    const rows = await findVersions(queries);
    const { outdated } = await engine.run({
      name: "compare",
      isOther,
      ids: Int32Array.from(rows, (row) => row.id),
      versions: Int32Array.from(rows, (row) => row.version),
      groupIds: Int32Array.from(rows, (row) => row.groupId),
      groups,
    });
    const isWhole = await load([...outdated]);
    if (isWhole) await engine.run({ name: "put", products: [], removed: [], groups });
    return isWhole;
  };

  /** Continues where the file was left, if the log of changes still tells what happened since. */
  const resume = async (): Promise<void> => {
    const { position } = await engine.run({ name: "position" });
    const tags = position === null ? null : await catalogue.changesSince(position);
    state.epoch = position === null ? "" : epochOf(position);
    state.isOutdated = false;
    noteChange(tags);
    state.isComplete = position !== null;
  };

  /** Follows what has changed so far. */
  const followOnce = async (): Promise<void> => {
    const position = catalogue.version();
    const epoch = epochOf(position);
    const ids = state.isOutdated ? null : [...changed];
    state.isOutdated = false;
    changed.clear();
    const isWhole = await (ids ? load(ids) : compareAll(epoch !== state.epoch));
    if (!isWhole) return;
    await engine.run({ name: "setPosition", position });
    state.epoch = epoch;
    state.isComplete = true;
  };

  const update = async (): Promise<void> => {
    if (!state.isComplete) await resume();
    while (!isCurrent() && !closing.signal.aborted) {
      try {
        await followOnce();
      } catch (error) {
        state.isOutdated = true;
        if (!(error instanceof IndexLost)) throw error;
        state.isComplete = false;
        // What is open now may be of any database.
        state.epoch = "";
      }
    }
    if (!state.wasPassed) return;
    state.wasPassed = false;
    catalogue.applied(["products"]);
  };

  const following = () => {
    const done = (): Promise<void> =>
      update().finally(() => {
        updating = null;
      });
    return (updating ??= { since: performance.now(), done: done() });
  };

  const stop = catalogue.onChange(noteChange);

  /** Waits for changes that the index has not followed yet, but not for many. */
  const current = async (place: ListedIn): Promise<void> => {
    if (place === "dashboard") await catalogue.refresh();
    if (isCurrent() && !updating) return;
    const abort = new AbortController();
    const { since, done } = following();
    const patience = state.isComplete ? PATIENCE[place] : BUILDING_PATIENCE;
    const left = Math.max(0, since + patience - performance.now());
    const wait = delay(left, false, { signal: abort.signal, ref: false });
    const isDone = await Promise.race([done.then(() => true), wait]);
    abort.abort();
    if (!isDone) state.wasPassed = true;
  };

  return {
    run: async (task, place) => {
      await current(place);
      try {
        return await engine.run(task);
      } catch (error) {
        if (!(error instanceof IndexLost)) throw error;
        state.isOutdated = true;
        state.isComplete = false;
        await current(place);
        return engine.run(task);
      }
    },
    isReady: async (place) => {
      if (!state.isComplete) await current(place);
      return state.isComplete;
    },
    left: () => state.left,
    followed: () => following().done,
    start: async () => {
      const written = following().done.catch((error: unknown) =>
        logger.error({ err: error }, "the search index was not written"),
      );
      await Promise.race([written, delay(START_PATIENCE, undefined, { ref: false })]);
    },
    close: async () => {
      closing.abort();
      stop();
      await updating?.done.catch(() => undefined);
      await engine.close();
    },
  };
}
