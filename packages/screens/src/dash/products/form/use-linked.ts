import type { LinkedProduct } from "@shop/contract/products/admin-product.ts";
import type { LinkedNames, ProductFormValues } from "@shop/data/dash/products/view.ts";
import { linkFields, linksOfText } from "@shop/domain/catalogue/product-links.ts";
import { useWatch } from "react-hook-form";

import type { SchemaForm } from "../../../form/use-schema-form.ts";
import { type ProductNames, useProductNames } from "../../shared/value/use-product-names.ts";

/** The products that the form links to, by their ids, as far as they are known. */
export interface Linked extends ProductNames {
  /** Names and part numbers of the ids in a field's text, a line each, as a conflict shows them. */
  readonly wordsOf: (text: string) => string;
}

/** Names the linked products of a form: those of the product, of its conflict, those found since, and those that a draft restores. */
export function useLinked(
  form: SchemaForm<ProductFormValues, ProductFormValues>,
  options: LinkedNames & {
    /** Lists that name linked products. */
    readonly sources: readonly (readonly LinkedProduct[])[];
  },
): Linked {
  const texts = useWatch({ control: form.control, name: linkFields });
  const names = useProductNames(texts.flatMap(linksOfText), options);
  return {
    ...names,
    wordsOf: (text) =>
      linksOfText(text)
        .map((id) => [names.nameOf(id), names.ofId(id)?.part_number].filter(Boolean).join(" · "))
        .join("\n"),
  };
}
