import type { FieldChange } from "@shop/contract/history/history.ts";

import type { Queries } from "../../database/database.ts";
import { findCategories } from "../categories/categories.repository.ts";
import { findSubCategories } from "../categories/sub-categories/sub-categories.repository.ts";
import { fieldValues, type RowOf } from "../history/fields.ts";
import { attributeFields } from "./attribute-fields.ts";
import type { AttributeRow } from "./attributes.table.ts";

/** Choices in the change history, one a line. */
export const choiceText = (choices: readonly { readonly name: string }[]): string | null =>
  choices.map(({ name }) => name).join("\n") || null;

/** The names of categories and sub categories by their ids. */
interface GroupNames {
  readonly categories: ReadonlyMap<number, string>;
  readonly subCategories: ReadonlyMap<number, string>;
}

const byId = (rows: readonly { readonly id: number; readonly name: string }[]): ReadonlyMap<number, string> =>
  new Map(rows.map(({ id, name }) => [id, name]));

export const groupNames = async (transaction: Queries): Promise<GroupNames> => ({
  categories: byId(await findCategories(transaction)),
  subCategories: byId(await findSubCategories(transaction)),
});

/** Groups in the change history, one a line. */
const namesOf = (ids: readonly number[], names: ReadonlyMap<number, string>): string | null =>
  ids.map((id) => names.get(id) ?? String(id)).join("\n") || null;

/** The values of an attribute in the change history. */
export function historyValues(
  row: RowOf<AttributeRow, typeof attributeFields>,
  choices: readonly { readonly name: string }[],
  groups: GroupNames,
): Readonly<Record<string, FieldChange["new"]>> {
  const { filterable, on_cards, category_ids, sub_category_ids, ...rest } = fieldValues(attributeFields, row);
  return {
    ...rest,
    filterable: filterable ? "yes" : "no",
    on_cards: on_cards ? "yes" : "no",
    category_ids: namesOf(category_ids, groups.categories),
    sub_category_ids: namesOf(sub_category_ids, groups.subCategories),
    choices: choiceText(choices),
  };
}
