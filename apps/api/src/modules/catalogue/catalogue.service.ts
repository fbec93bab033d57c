import { ChangeLog, type Track } from "@shop/serving/change-log.ts";
import type { Tag } from "@shop/serving/tags.ts";
import type { Logger } from "pino";

import type { Database, Queries } from "../../database/database.ts";
import { retryLockConflicts } from "../../database/lock-conflicts.ts";
import {
  CATALOGUE_CHANNEL,
  type CatalogueState,
  readChanges,
  findCatalogueState,
  storeChange,
} from "./catalogue.repository.ts";

/** Polling interval for changes of other nodes, in case a notification is lost. */
const POLL_MS = 5000;

/** Declares the tags that a transaction changes; `everything` for bulk changes. */
export type Touch = (...tags: (Tag | "everything")[]) => void;

type OnChange = (tags: readonly string[] | null) => void;

/** Changes the catalogue, and tracks its changes for caches. */
export interface Catalogue {
  /** The current version; every change gives a new one. */
  readonly version: () => string;
  readonly track: Track;
  /** Calls back after each change by any node with its tags, or null for everything; returns a function that unsubscribes. */
  readonly onChange: (listener: OnChange) => () => void;
  /**
   * Runs work in a transaction; after the commit every node invalidates what was made from the touched tags. The work runs again where the
   * database has rolled it back because of concurrent ones. What has been committed resolves: where the log of changes cannot be read
   * afterwards, everything is invalidated.
   */
  readonly change: <T>(work: (transaction: Queries, touch: Touch) => Promise<T>) => Promise<T>;
  /** The tags of all changes after a version, null for everything or where they are no longer known. */
  readonly changesSince: (version: string) => Promise<readonly string[] | null>;
  /** Applies the changes of other nodes of which no notification has arrived yet. */
  readonly refresh: () => Promise<void>;
  /** Invalidates what this node made from the tags before it had followed an earlier change. */
  readonly applied: (tags: readonly Tag[]) => void;
  readonly close: () => Promise<void>;
}

/** Opens the catalogue of a database and follows its changes by all nodes. */
export async function watchCatalogue(
  { queries, listen }: Pick<Database, "queries" | "listen">,
  logger?: Pick<Logger, "error">,
): Promise<Catalogue> {
  const listeners = new Set<OnChange>();
  const log = new ChangeLog();
  let state: CatalogueState = await findCatalogueState(queries);

  /** The state with the tags of the changes since another one. */
  const readSince = async (since: CatalogueState) => {
    const { changes, ...now } = await readChanges(queries, since.version);
    const [first] = changes;
    const isSame = now.epoch === since.epoch;
    const isNext = first !== undefined && first.version <= since.version + 1;
    const isComplete = isSame && (isNext || now.version === since.version);
    const isOfParts = isComplete && changes.every(({ tags }) => tags !== null);
    return {
      now,
      changes: isComplete ? changes : null,
      tags: isOfParts ? changes.flatMap((one) => one.tags ?? []) : null,
    };
  };

  const update = async (): Promise<void> => {
    const { now, changes, tags } = await readSince(state);
    const { epoch, version } = now;
    // Concurrent updates may finish out of order: an older state never replaces a newer one.
    if (epoch === state.epoch && version <= state.version) return;
    if (changes) for (const change of changes) log.add(change.tags);
    else log.add(null);
    state = now;
    for (const listener of listeners) listener(tags);
  };
  /** Invalidates everything up to a state, which is that of a change of this node. */
  const skipTo = (committed: CatalogueState): void => {
    log.add(null);
    if (committed.epoch !== state.epoch || committed.version > state.version) state = committed;
    for (const listener of listeners) listener(null);
  };
  // A failed update is ignored: the next one applies the same changes.
  const updateQuietly = (): void => void update().catch(() => {});

  const stopListening = await listen(CATALOGUE_CHANNEL, updateQuietly);
  const timer = setInterval(updateQuietly, POLL_MS).unref();

  return {
    version: () => `${state.epoch}-${state.version}`,
    track: log.track,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: async (work) => {
      const { result, committed } = await retryLockConflicts(() =>
        queries.transaction(async (transaction) => {
          const touched = new Set<Tag | "everything">();
          const output = await work(transaction, (...tags) => {
            for (const tag of tags) touched.add(tag);
          });
          const stored =
            touched.size > 0
              ? await storeChange(transaction, touched.has("everything") ? null : [...touched])
              : undefined;
          return { result: output, committed: stored };
        }),
      );
      if (committed) {
        await update().catch((error: unknown) => {
          logger?.error({ err: error }, "the log of changes could not be read: all caches are dropped");
          skipTo(committed);
        });
      }
      return result;
    },
    changesSince: async (since) => {
      const [, epoch = "", number = ""] = /^(.*)-(\d+)$/.exec(since) ?? [];
      return (await readSince({ epoch, version: Number(number) })).tags;
    },
    refresh: update,
    applied: (tags) => {
      log.add(tags);
      for (const listener of listeners) listener(tags);
    },
    close: async () => {
      clearInterval(timer);
      await stopListening();
    },
  };
}
