import { STORAGE_KEYS } from "@shop/domain/constants.ts";
import { useSyncExternalStore } from "react";

import { localStore, storedText } from "../../storage/stored.ts";
import { createSubscribable } from "../../storage/subscribable.ts";
import { comparedIds } from "./compared-ids.ts";

const stored = storedText(STORAGE_KEYS.compared, localStore);
const { notify, subscribe } = createSubscribable(
  { events: globalThis },
  [STORAGE_KEYS.compared],
  () => undefined,
);
const readText = () => stored.read() ?? "";

/** Keeps the products of the comparison that this browser has shown last, for the pages of further products. */
export function keepCompared(ids: readonly number[]): void {
  stored.write(new URLSearchParams(ids.map((id) => ["id", `${id}`])).toString());
  notify();
}

/** Returns the ids of the products that this browser has compared last; none on the server and until hydration. */
export const useLastCompared = (): number[] =>
  comparedIds(new URLSearchParams(useSyncExternalStore(subscribe, readText, () => "")));
