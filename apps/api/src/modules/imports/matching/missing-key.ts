import type { MissingGroup } from "@shop/contract/imports/product-import.ts";
import { foldText } from "@shop/domain/search/folding.ts";

/** A category and a sub category by name. */
export type NamedGroup = Pick<MissingGroup, "category" | "sub_category">;

/** The group of lines that name none. */
export const unnamedGroup: NamedGroup = { category: "", sub_category: "" };

/** Whether a group is that of lines that name none. */
export const isUnnamed = ({ sub_category: sub }: NamedGroup): boolean => sub === "";

/** What names of categories are compared by: like searched ones; one of signs only as it is written. */
export const nameKey = (name: string): string => foldText(name) || name.trim().toLowerCase();

/** What distinguishes a missing group. */
export const missingKey = ({ category, sub_category: sub }: NamedGroup): string =>
  `${nameKey(category)}\u001F${nameKey(sub)}`;
