import type { ListView } from "@shop/screens/parts/list-address.ts";
import { useSyncExternalStore } from "react";

import { viewOf } from "../../list-search.ts";
import { cardsViewStore, useViewStore } from "./view-store.ts";

/** Returns the view of a list: that of its address, else the one that was last chosen; and a function that stores a choice. */
export function useListView(search: URLSearchParams): {
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
} {
  const { read, write, subscribe } = useViewStore();
  const remembered = useSyncExternalStore(subscribe, read, cardsViewStore.read);
  return { view: viewOf(search) ?? remembered, onView: write };
}
