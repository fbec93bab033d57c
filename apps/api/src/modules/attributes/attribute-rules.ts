import { ApiError } from "@shop/contract/api-error.ts";
import { locales } from "@shop/domain/locale/locale.ts";
import { foldText } from "@shop/domain/search/folding.ts";
import { MAX_ALL_CHOICES, MAX_ATTRIBUTES } from "@shop/domain/specifications/attribute.ts";
import { sheetHeaders } from "@shop/i18n/sheet-headers.ts";
import { inArray, isNull } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { countUsing, lockUsing } from "./attribute-counts.repository.ts";
import { findAttributes } from "./attributes.repository.ts";
import { attributeChoices, type AttributeRow, attributes } from "./attributes.table.ts";

/** Names, folded, that columns of product sheets have. */
export const reservedNames: ReadonlySet<string> = new Set(
  locales.flatMap((locale) => Object.values(sheetHeaders[locale]).map((header) => foldText(header))),
);

/** Rejects names by which a column of a sheet could mean two things; throws invalid. The id of a new attribute is 0. */
export async function requireFreeNames(
  transaction: Queries,
  { id, name, nameAr }: Pick<AttributeRow, "id" | "name" | "nameAr">,
): Promise<void> {
  const others = await findAttributes(transaction);
  const taken = new Set(
    others.flatMap((one) => (one.id === id ? [] : [foldText(one.name), foldText(one.name_ar ?? "")])),
  );
  taken.delete("");
  const isTaken = (text: string | null): boolean =>
    text !== null && (taken.has(foldText(text)) || reservedNames.has(foldText(text)));
  if (isTaken(name)) throw new ApiError("invalid", { errors: { name: "name_taken" } });
  if (isTaken(nameAr)) throw new ApiError("invalid", { errors: { name_ar: "name_taken" } });
  if (others.length >= MAX_ATTRIBUTES && id === 0) {
    throw new ApiError("invalid", { errors: { name: "limit_reached" } });
  }
}

/**
 * Rejects more choices of all attributes that are not deleted than a search can compare, after they were stored; throws invalid with the
 * field that named them.
 */
export async function requireRoomForChoices(transaction: Queries, field: "choices" | "name"): Promise<void> {
  const shown = transaction
    .select({ id: attributes.id })
    .from(attributes)
    .where(isNull(attributes.deletedAt));
  const count = await transaction.$count(attributeChoices, inArray(attributeChoices.attributeId, shown));
  if (count > MAX_ALL_CHOICES) {
    throw new ApiError("invalid", { errors: { [field]: "limit_reached" } });
  }
}

/** Rejects another kind or unit, and the removal of choices, where products would lose the meaning of their values; throws in_use. */
export async function refuseInUse(
  transaction: Queries,
  before: AttributeRow,
  after: Pick<AttributeRow, "kind" | "unit">,
  removed: readonly number[],
): Promise<void> {
  const isOther = before.kind !== after.kind || before.unit !== after.unit;
  if (!isOther && removed.length === 0) return;
  const count = isOther
    ? await countUsing(transaction, before.id)
    : (await lockUsing(transaction, before, removed)).length;
  if (count > 0) throw new ApiError("in_use", { errors: { products: String(count) } });
}
