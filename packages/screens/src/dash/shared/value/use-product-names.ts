import type { LinkedProduct } from "@shop/contract/products/admin-product.ts";
import type { LinkedNames } from "@shop/data/dash/products/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { useEffect, useEffectEvent, useState } from "react";

/** Products of a form by their ids, as far as they are known. */
export interface ProductNames {
  readonly ofId: (id: number) => LinkedProduct | undefined;
  /** The name of a product; its id until it is known. */
  readonly nameOf: (id: number) => string;
  /** Adds a product that was found. */
  readonly add: (product: LinkedProduct) => void;
}

const noSources = [] as const;

/** Names the products of a form: those of its sources, those found since, and those that have to be loaded. */
export function useProductNames(
  ids: readonly number[],
  {
    sources = noSources,
    linkedProducts,
    onLinkedIds,
  }: LinkedNames & {
    /** Lists that name products. */
    readonly sources?: readonly (readonly LinkedProduct[])[];
  },
): ProductNames {
  const { locale } = useLocale();
  const [added, setAdded] = useState<readonly LinkedProduct[]>([]);
  const known = new Map([...linkedProducts, ...added, ...sources.flat()].map((one) => [one.id, one]));
  const unknown = [...new Set(ids)].filter((id) => !known.has(id)).join();
  const load = useEffectEvent(onLinkedIds);
  useEffect(() => {
    if (unknown !== "") load(unknown.split(",").map(Number));
  }, [unknown]);
  return {
    ofId: (id) => known.get(id),
    nameOf: (id) => {
      const found = known.get(id);
      return found ? localName(found, locale) : `#${id}`;
    },
    add: (product) => setAdded((before) => [...before, product]),
  };
}
