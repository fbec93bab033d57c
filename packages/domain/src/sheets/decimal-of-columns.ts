import { isCostAmount } from "../catalogue/product-fields.ts";
import { type ColumnField, isAttributeColumn, numericFields } from "./sheet-fields.ts";
import { type DecimalMark, decimalOf, type NumberMarks } from "./sheet-numbers.ts";
import { isTierColumn } from "./tier-columns.ts";

const isMoney = (field: ColumnField | null): boolean =>
  field === "price" ||
  field === "offer_price" ||
  isCostAmount(field) ||
  (field !== null && isTierColumn(field));

const isNumber = (field: ColumnField | null): boolean =>
  field !== null && (isMoney(field) || numericFields.has(field) || isAttributeColumn(field));

/** The decimal mark of a sheet whose columns are read as `fields`: by those of money, else by all numbers; null where it must be asked. */
export function decimalOfColumns(
  fields: readonly (ColumnField | null)[],
  marks: readonly NumberMarks[],
  delimiter: string | null,
): DecimalMark | null {
  const marksOf = (is: (field: ColumnField | null) => boolean): NumberMarks[] =>
    marks.filter(
      (one, index) => is(fields[index] ?? null) && one.point + one.comma + (one.unclear?.length ?? 0) > 0,
    );
  const money = marksOf(isMoney);
  return decimalOf(money.length > 0 ? money : marksOf(isNumber), delimiter);
}

/** The first cell of numbers that means something else with each decimal mark; null where there is none. */
export const unclearCell = (
  fields: readonly (ColumnField | null)[],
  marks: readonly NumberMarks[],
): string | null =>
  marks.find(({ unclear }, index) => unclear !== null && isNumber(fields[index] ?? null))?.unclear ?? null;
