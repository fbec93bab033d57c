import { productFields } from "../catalogue/product-fields.ts";
import { isZeroPrice, storedAmount, toMinorUnits } from "../money/money.ts";
import { type CodeLine, headingNames, readCodeList } from "../sheets/code-list.ts";
import type { SheetRow } from "../sheets/find-heading.ts";
import { plainNumber, type RawCell } from "../sheets/sheet-numbers.ts";
import { shortValue } from "../sheets/short-value.ts";
import { wholeNumberIn } from "../sheets/whole-number.ts";
import { COUNT_CODE_LENGTH } from "../stock-counts/stock-count.ts";
import { supplierPartNames } from "../suppliers/read-supplier-list.ts";
import { MAX_PURCHASE_QTY } from "./purchase-order.ts";

/** The most lines of a list of what arrived. */
export const MAX_ARRIVAL_LINES = 5000;
/** The largest file of such a list. */
export const MAX_ARRIVAL_LIST_BYTES = 2 * 1024 * 1024;

/** Why a line of a list is not counted. */
export const arrivalFaults = [
  "no_code",
  "bad_number",
  "bad_cost",
  "not_found",
  "not_ordered",
  "several",
  "too_many",
  "cost_differs",
] as const;

/** A line of a list of what arrived. */
export interface ArrivalLine {
  /** Its row in the list. */
  readonly row: number;
  /** What names the product, the first one that is known counts; empty for a line without. */
  readonly codes: readonly string[];
  /** The value that cannot be read; '' for a line without such a fault. */
  readonly written: string;
  readonly qty: number;
  /** What one piece costs, in pounds; null where the line does not say it. */
  readonly cost: string | null;
  readonly fault: "no_code" | "bad_number" | "bad_cost" | null;
}

const headings = {
  arrived: headingNames(
    "arrived",
    "delivered",
    "shipped",
    "qty shipped",
    "shipped qty",
    "quantity shipped",
    "delivered qty",
    "quantity delivered",
    "الوارد",
    "المستلم",
    "الكمية المستلمة",
    "الكمية الواردة",
    "المسلّم",
  ),
  qty: headingNames("quantity", "qty", "qty.", "pieces", "pcs", "الكمية", "كمية", "العدد", "عدد"),
  cost: headingNames(
    "price",
    "unit price",
    "السعر",
    "سعر الوحدة",
    "سعر القطعة",
    ...productFields.cost_price.sheet.names,
  ),
};

/** Signs of other currencies: costs are in pounds. */
const FOREIGN = /[$€£]|USD|EUR/i;

/** The most whole digits of a cost. */
const COST_DIGITS = 10;

/** A cost above zero of at most two decimals, which means the same with either decimal mark; null for anything else. */
function costIn(cell: RawCell): string | null {
  if (FOREIGN.test(String(cell))) return null;
  const [point, comma] = [plainNumber(cell, "point"), plainNumber(cell, "comma")];
  if (typeof cell === "string" && point !== null && comma !== null && point !== comma) return null;
  const number = point ?? comma;
  if (number === null || number.replace(/\..*/, "").length > COST_DIGITS) return null;
  return toMinorUnits(number) === null || isZeroPrice(number) ? null : storedAmount(number);
}

function lineOf({ row, codes, cell }: CodeLine<keyof typeof headings>): ArrivalLine {
  const qtyCell = cell("arrived") ?? cell("qty");
  const qty = qtyCell === null ? 1 : wholeNumberIn(String(qtyCell).trim(), MAX_PURCHASE_QTY);
  const costCell = cell("cost") ?? "";
  const cost = String(costCell).trim() === "" ? null : costIn(costCell);
  const line = { row, codes: codes.map(shortValue), written: "", qty: 0, cost: null, fault: null };
  if (codes.length === 0 || codes.some((one) => one.length > COUNT_CODE_LENGTH)) {
    return { ...line, fault: "no_code" };
  }
  if (qty === null) return { ...line, written: shortValue(qtyCell ?? ""), fault: "bad_number" };
  if (cost === null && String(costCell).trim() !== "") {
    return { ...line, written: shortValue(costCell), fault: "bad_cost" };
  }
  return { ...line, codes, qty, cost };
}

/**
 * Reads a list of what arrived, such as a supplier's delivery note: codes with pieces and what one costs. Columns are recognised by headings in
 * English and Arabic; without them they stand in this order, and a list without pieces has a scan in each line. What was delivered counts where a
 * list also has what was ordered.
 */
export const readArrivalList = (rows: readonly SheetRow[]): ArrivalLine[] =>
  readCodeList(rows, { headings, usual: ["qty", "cost"], moreCodes: [supplierPartNames] }).map(lineOf);
