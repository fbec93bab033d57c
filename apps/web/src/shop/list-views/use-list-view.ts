import { STORAGE_KEYS } from "@shop/domain/constants.ts";
import type { ListView } from "@shop/screens/shared/list/list-address.ts";
import { useSyncExternalStore } from "react";

import { localStore, storedText } from "../../storage/stored.ts";

const remembered = storedText(STORAGE_KEYS.listView, localStore);
const read = (): ListView => (remembered.read() === "table" ? "table" : "cards");

/** Each choice navigates, which reads the stored view again. */
const subscribe = () => () => undefined;

/** Returns the view of a list: that of its address, else the one that was last chosen; and a function that stores a choice. */
export function useListView(addressed: ListView | null): {
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
} {
  const last = useSyncExternalStore(subscribe, read, () => "cards" as const);
  return { view: addressed ?? last, onView: remembered.write };
}
