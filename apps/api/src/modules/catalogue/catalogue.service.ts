import type { Database, Queries } from "../../database/database.ts";
import { CATALOGUE_CHANNEL, raiseVersion, readState } from "./catalogue.repository.ts";

/** How often a node looks for itself whether another has changed the catalogue, should a notice have been lost. */
const LOOK_EVERY_MS = 5000;

/** What knows whether the catalogue has changed. */
export interface Catalogue {
  /** Text that differs whenever the catalogue does. */
  readonly version: () => string;
  /** Calls back after each change, made by any node; returns how to stop. */
  readonly onChange: (listener: () => void) => () => void;
  /** Runs work that changes the catalogue in one transaction, and raises the version with it. */
  readonly change: <T>(work: (transaction: Queries) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** Watches the catalogue of a database. */
export async function watchCatalogue(database: Database): Promise<Catalogue> {
  const listeners = new Set<() => void>();
  let state = await readState(database.queries);

  const look = async (): Promise<void> => {
    const found = await readState(database.queries);
    // Looks can overtake each other: an older state never replaces a newer one.
    if (found.epoch === state.epoch && found.version <= state.version) return;
    state = found;
    for (const listener of listeners) listener();
  };
  // A failed look is made up for by the next one.
  const lookQuietly = (): void => void look().catch(() => {});

  const stopListening = await database.listen(CATALOGUE_CHANNEL, lookQuietly);
  const timer = setInterval(lookQuietly, LOOK_EVERY_MS).unref();

  return {
    version: () => `${state.epoch}-${state.version}`,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: async (work) => {
      const result = await database.queries.transaction(async (transaction) => {
        const made = await work(transaction);
        await raiseVersion(transaction);
        return made;
      });
      await look();
      return result;
    },
    close: async () => {
      clearInterval(timer);
      await stopListening();
    },
  };
}
