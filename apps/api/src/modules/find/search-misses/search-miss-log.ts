import { MOBILE_PATTERN, normalizePhone } from "@shop/contract/rules.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { foldText } from "@shop/domain/search/folding.ts";
import type { Logger } from "pino";

import type { Queries } from "../../../database/database.ts";
import { addMisses, type CountedMiss } from "./search-misses.repository.ts";

const FLUSH_MS = 5000;
/** Maximum number of different texts between two writes; further ones are not counted. */
const MAX_PENDING = 500;
const MIN_LENGTH = 2;
/** Longer texts name no product. */
const MAX_LENGTH = 80;

/** Counts searches that found nothing in memory, and adds them to the database every few seconds. */
export interface SearchMissLog {
  /** Counts a search; throws nothing and waits for nothing. */
  readonly note: (text: string) => void;
  /** Stores what was counted so far. */
  readonly flush: () => Promise<void>;
  /** Stores what was counted so far, and stops. */
  readonly close: () => Promise<void>;
}

/** The text under which a search is counted; null for one that names no product, or may name a person. */
function missTextOf(text: string): string | null {
  if (text.includes("@") || MOBILE_PATTERN.test(normalizePhone(text))) return null;
  const folded = foldText(text);
  return folded.length < MIN_LENGTH || folded.length > MAX_LENGTH ? null : folded;
}

/** Opens the counts of one node. */
export function openSearchMissLog(queries: Queries, logger: Pick<Logger, "warn">): SearchMissLog {
  let pending = new Map<string, CountedMiss>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const write = async (): Promise<void> => {
    if (pending.size === 0) return;
    const misses = [...pending.values()];
    pending = new Map();
    try {
      await addMisses(queries, shopDayOf(Date.now()), misses);
    } catch (error) {
      logger.warn({ err: error }, "searches without results could not be counted");
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };

  return {
    note: (searched) => {
      const text = missTextOf(searched);
      if (text === null || (!pending.has(text) && pending.size >= MAX_PENDING)) return;
      pending.set(text, { text, count: (pending.get(text)?.count ?? 0) + 1, lastAt: new Date() });
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    },
    flush,
    close: flush,
  };
}
