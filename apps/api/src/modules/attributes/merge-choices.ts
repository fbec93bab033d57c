import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import { AttributeSet, historyField } from "@shop/domain/specifications/attribute-set.ts";
import type { Specifications } from "@shop/domain/specifications/attribute.ts";

import type { Queries } from "../../database/database.ts";
import { requireShown } from "../../database/require-row.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { lockNames } from "../catalogue/name-lock.ts";
import { record } from "../history/history.repository.ts";
import { touchProducts } from "../products/grouped-products.ts";
import { lockUsing, storeValues } from "./attribute-counts.repository.ts";
import { choiceText } from "./attribute-history.ts";
import {
  findAttributes,
  findChoices,
  lockAttribute,
  storeChoices,
  updateAttribute,
} from "./attributes.repository.ts";
import type { AttributeRow } from "./attributes.table.ts";

/** Result of saving an attribute. */
export interface SavedAttribute {
  readonly id: number;
  readonly version: number;
}

/** Replaces choices of an attribute by another one in all products. */
export type MergeChoices = (
  id: number,
  form: {
    readonly merged: readonly number[];
    readonly into: number;
    readonly version?: number | undefined;
  },
  admin: Admin,
) => Promise<SavedAttribute>;

/** Maximum number of synonyms of a choice, with those that merging adds. */
const MAX_SYNONYMS = 20;

/** The values of a product with some choices of an attribute replaced by another one. */
function withMerged(
  values: Specifications,
  attributeId: number,
  merged: ReadonlySet<number>,
  into: number,
): Specifications {
  const value = values[attributeId];
  if (!value || !("choices" in value)) return values;
  const choices = new Set(value.choices.map((one) => (merged.has(one) ? into : one)));
  return { ...values, [attributeId]: { choices: [...choices].toSorted((a, b) => a - b) } };
}

/** Creates the merger; `refuseOutdated` throws edit_conflict for another version than the stored one. */
export function choiceMerger(
  catalogue: Catalogue,
  refuseOutdated: (transaction: Queries, version: number | undefined, before: AttributeRow) => Promise<void>,
): MergeChoices {
  return (id, { merged: ids, into, version }, admin) =>
    catalogue.change(async (transaction, touch) => {
      await lockNames(transaction);
      const before = requireShown(await lockAttribute(transaction, id));
      await refuseOutdated(transaction, version, before);
      const stored = await findChoices(transaction, id);
      const merged = new Set(ids.filter((one) => one !== into));
      const target = stored.find((one) => one.id === into);
      if (!target) throw new ApiError("invalid", { errors: { into: "unknown_choice" } });
      const gone = stored.filter((one) => merged.has(one.id));
      if (gone.length !== merged.size || gone.length === 0) {
        throw new ApiError("invalid", { errors: { merged: "unknown_choice" } });
      }
      const attributes = new AttributeSet(await findAttributes(transaction));
      const rows = await lockUsing(transaction, before, [...merged]);
      const changed = rows.map((row) =>
        Object.assign(row, { values: withMerged(row.attributeValues, id, merged, into) }),
      );
      await storeValues(transaction, changed);
      const field = historyField(before);
      const textOf = (values: Specifications) => attributes.inHistory(values)[field] ?? null;
      await record(
        transaction,
        admin,
        changed.map((row) => ({
          entity: "product",
          entityId: row.id,
          action: "updated",
          fields: [{ field, old: textOf(row.attributeValues), new: textOf(row.values) }],
        })),
      );
      const names = gone.flatMap((one) => [one.name, one.name_ar ?? [], one.synonyms].flat());
      const synonyms = [...new Set([...target.synonyms, ...names])].slice(0, MAX_SYNONYMS);
      const left = stored
        .filter((one) => !merged.has(one.id))
        .map((one) => (one.id === into ? Object.assign({}, one, { synonyms }) : one));
      await storeChoices(transaction, id, left);
      const row = await updateAttribute(transaction, id, {});
      await record(transaction, admin, [
        {
          entity: "attribute",
          entityId: id,
          action: "updated",
          fields: [{ field: "choices", old: choiceText(stored), new: choiceText(left) }],
        },
      ]);
      touch("attributes");
      touchProducts(
        touch,
        changed.filter((one) => one.deletedAt === null).map((one) => one.id),
      );
      return { id, version: row.version };
    });
}
