import { ApiError } from "@shop/contract/api-error.ts";
import {
  AttributeSet,
  type AttributeTexts,
  type ProductGroup,
} from "@shop/domain/specifications/attribute-set.ts";
import type { Specifications } from "@shop/domain/specifications/attribute.ts";

import type { MockAttribute, ShopState } from "../shop/state.ts";

/** The attributes of the shop that are not deleted. */
export const attributesOf = ({ attributes }: ShopState): AttributeSet<MockAttribute> =>
  new AttributeSet(attributes.toSorted((a, b) => a.sort_index - b.sort_index || a.id - b.id));

/** The values of a product. */
export const valuesOf = ({ attributeValues }: ShopState, productId: number): Specifications =>
  attributeValues.get(productId) ?? {};

/** Reads the values of a product's form; throws invalid for those that cannot be read. */
export function readTexts(
  state: ShopState,
  texts: AttributeTexts,
  before: Specifications,
  { id, category_id }: { readonly id: number; readonly category_id: number },
): Specifications {
  const group: ProductGroup = { category_id, sub_category_id: id };
  const { values, errors } = attributesOf(state).read(texts, before, group);
  if (Object.keys(errors).length > 0) throw new ApiError("invalid", { errors });
  return values;
}

/** The values in the history after a form, with null for those that it removes. */
export const withoutOthers = (
  before: Specifications,
  after: Specifications,
  attributes: AttributeSet,
): Readonly<Record<string, string | null>> => ({
  ...Object.fromEntries(Object.keys(attributes.inHistory(before)).map((field) => [field, null])),
  ...attributes.inHistory(after),
});
