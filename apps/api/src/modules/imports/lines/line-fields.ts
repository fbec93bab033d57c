import { declarationOf, isSheetProductField } from "@shop/domain/catalogue/product-fields.ts";
import { isAttributeColumn } from "@shop/domain/sheets/sheet-fields.ts";
import { isTierColumn } from "@shop/domain/sheets/tier-columns.ts";

import type { LineValues, ParsedLine } from "./line-values.ts";

/** Fields that a new product needs. */
const REQUIRED = ["name", "price", "description", "sub_category"] as const;

/** The fields that a new product lacks, each with its error. */
export const missingFields = (values: LineValues, hasGroup: boolean): Record<string, string> =>
  Object.fromEntries(
    REQUIRED.filter((field) => (field === "sub_category" ? !hasGroup : values[field] === undefined)).map(
      (field) => [field, "required"],
    ),
  );

const OFFER = ["offer_price", "offer_from", "offer_until"] as const;

/** Whether a cell of a field that cannot be read is left out with a remark; other lines are rejected. */
export const isOptional = (field: string): boolean =>
  field === "datasheets" ||
  isTierColumn(field) ||
  isAttributeColumn(field) ||
  (isSheetProductField(field) && !declarationOf(field).sheet?.isVital);

/** The values of a line without an offer of which a part cannot be read: it would have another price or no end. */
export function withoutBrokenOffer(values: LineValues, errors: ParsedLine["errors"]): LineValues {
  if (!OFFER.some((field) => errors[field])) return values;
  const { offer_price: _price, offer_from: _from, offer_until: _until, ...rest } = values;
  return rest;
}
