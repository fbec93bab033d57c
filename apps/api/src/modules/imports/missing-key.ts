import type { MissingGroup } from "@shop/contract/entities/product-import.ts";

/** A category and a sub category by name. */
export type NamedGroup = Pick<MissingGroup, "category" | "sub_category">;

/** What distinguishes a missing group. */
export const missingKey = (group: NamedGroup): string =>
  `${group.category}\u001F${group.sub_category}`.toLowerCase();
