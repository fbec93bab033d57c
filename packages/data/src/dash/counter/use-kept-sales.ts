import { useMemo, useSyncExternalStore } from "react";

import { type KeptSale, readKeptSales, type TextStore } from "./kept-sales.ts";

/** The sales that this browser keeps, the oldest first; pass a stable store. */
export function useKeptSales(store: TextStore): readonly KeptSale[] {
  const text = useSyncExternalStore(store.subscribe, store.read, () => null);
  return useMemo(() => readKeptSales(text), [text]);
}
