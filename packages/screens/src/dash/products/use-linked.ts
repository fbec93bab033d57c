import type { LinkedProduct } from "@shop/contract/products/admin-product.ts";
import type { ProductFormValues, ProductFormView } from "@shop/data/dash/products/view.ts";
import { linkFields, linksOfText } from "@shop/domain/catalogue/product-links.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { useEffect, useEffectEvent, useState } from "react";
import { useWatch } from "react-hook-form";

import type { SchemaForm } from "../../form/use-schema-form.ts";

/** The products that the form links to, by their ids, as far as they are known. */
export interface Linked {
  readonly ofId: (id: number) => LinkedProduct | undefined;
  /** The name of a product; its id until it is known. */
  readonly nameOf: (id: number) => string;
  /** Names and part numbers of the ids in a field's text, a line each, as a conflict shows them. */
  readonly wordsOf: (text: string) => string;
  /** Adds a product that was found. */
  readonly add: (product: LinkedProduct) => void;
}

/** Names the linked products of a form: those of the product, of its conflict, those found since, and those that a draft restores. */
export function useLinked(
  form: SchemaForm<ProductFormValues, ProductFormValues>,
  {
    sources,
    linkedProducts,
    onLinkedIds,
  }: Pick<ProductFormView, "linkedProducts" | "onLinkedIds"> & {
    /** Lists that name linked products. */
    readonly sources: readonly (readonly LinkedProduct[])[];
  },
): Linked {
  const { locale } = useLocale();
  const [added, setAdded] = useState<readonly LinkedProduct[]>([]);
  const texts = useWatch({ control: form.control, name: linkFields });
  const known = new Map([...linkedProducts, ...added, ...sources.flat()].map((one) => [one.id, one]));
  const unknown = [...new Set(texts.flatMap(linksOfText))].filter((id) => !known.has(id)).join();
  const load = useEffectEvent(onLinkedIds);
  useEffect(() => {
    if (unknown !== "") load(unknown.split(",").map(Number));
  }, [unknown]);
  const nameOf = (id: number): string => {
    const found = known.get(id);
    return found ? localName(found, locale) : `#${id}`;
  };
  return {
    ofId: (id) => known.get(id),
    nameOf,
    wordsOf: (text) =>
      linksOfText(text)
        .map((id) => [nameOf(id), known.get(id)?.part_number].filter(Boolean).join(" · "))
        .join("\n"),
    add: (product) => setAdded((before) => [...before, product]),
  };
}
