import { productFields } from "../catalogue/product-fields.ts";
import { isZeroPrice, storedAmount, toMinorUnits } from "../money/money.ts";
import { asciiDigits, foldText } from "../search/folding.ts";
import { type CodeLine, headingNames, readCodeList } from "../sheets/code-list.ts";
import type { SheetRow } from "../sheets/find-heading.ts";
import { hiddenFaults } from "../sheets/hidden-parts.ts";
import { plainNumber, type RawCell } from "../sheets/sheet-numbers.ts";
import { shortValue } from "../sheets/short-value.ts";
import { wholeNumberIn } from "../sheets/whole-number.ts";
import { PRODUCT_CODE_LENGTH } from "../stock-counts/stock-count.ts";
import { packHeadings, supplierPartNames } from "../suppliers/read-supplier-list.ts";
import { MAX_PACK } from "../suppliers/supplier.ts";
import { MAX_PURCHASE_QTY } from "./purchase-order.ts";

/** The most lines of a list of what arrived. */
export const MAX_ARRIVAL_LINES = 5000;
/** The largest file of such a list. */
export const MAX_ARRIVAL_LIST_BYTES = 2 * 1024 * 1024;

/** Why a line of a list is not counted. */
export const arrivalFaults = [
  "no_code",
  "bad_number",
  "bad_pack",
  "bad_cost",
  "not_found",
  "not_ordered",
  "several",
  "too_many",
  "cost_differs",
  ...hiddenFaults,
] as const;

/** A line of a list of what arrived. */
export interface ArrivalLine {
  /** Its row in the list. */
  readonly row: number;
  /** What names the product, the first one that is known counts; empty for a line without. */
  readonly codes: readonly string[];
  /** The value that cannot be read; '' for a line without such a fault. */
  readonly written: string;
  /** Pieces: packs times what a pack holds. */
  readonly qty: number;
  /** Pieces of the pack that the cost is of; 1 in a list without packs. */
  readonly pack: number;
  /** What a pack costs, in pounds; null where the line does not say it. */
  readonly cost: string | null;
  readonly fault: "no_code" | "bad_number" | "bad_pack" | "bad_cost" | null;
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
  pack: headingNames(
    ...packHeadings,
    "pcs/pack",
    "pieces/pack",
    "pieces per pack",
    "pcs per pack",
    "units per pack",
    "qty per pack",
    "unit",
    "uom",
    "unit of measure",
    "قطع/عبوة",
    "قطعة/عبوة",
    "عدد القطع في العبوة",
    "الوحدة",
    "وحدة",
  ),
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

/** Words for one piece in a column for the pack. */
const single = headingNames(
  "",
  "piece",
  "pieces",
  "pc",
  "pcs",
  "pc.",
  "pcs.",
  "each",
  "ea",
  "unit",
  "units",
  "single",
  "nos",
  "قطعة",
  "قطع",
  "وحدة",
  "حبة",
  "بالقطعة",
);

/** The pieces of a pack in a cell such as '10', 'pack of 10' or 'pcs'; null where it does not say how many. */
function packIn(cell: RawCell): number | null {
  const text = asciiDigits(String(cell)).trim().replace(/\.0+$/, "");
  if (single.has(foldText(text))) return 1;
  const numbers = text.match(/\d+/g) ?? [];
  const pack = numbers.length === 1 ? wholeNumberIn(numbers[0], MAX_PACK) : null;
  return pack === 0 ? null : pack;
}

function lineOf({ row, codes, cell }: CodeLine<keyof typeof headings>): ArrivalLine {
  const qtyCell = cell("arrived") ?? cell("qty");
  const qty = qtyCell === null ? 1 : wholeNumberIn(String(qtyCell).trim(), MAX_PURCHASE_QTY);
  const packCell = cell("pack") ?? "";
  const pack = packIn(packCell);
  const costCell = cell("cost") ?? "";
  const cost = String(costCell).trim() === "" ? null : costIn(costCell);
  const line = { row, codes: codes.map(shortValue), written: "", qty: 0, pack: 1, cost: null, fault: null };
  if (codes.length === 0 || codes.some((one) => one.length > PRODUCT_CODE_LENGTH)) {
    return { ...line, fault: "no_code" };
  }
  if (qty === null) return { ...line, written: shortValue(qtyCell ?? ""), fault: "bad_number" };
  if (pack === null) return { ...line, written: shortValue(packCell), fault: "bad_pack" };
  if (cost === null && String(costCell).trim() !== "") {
    return { ...line, written: shortValue(costCell), fault: "bad_cost" };
  }
  return { ...line, codes, qty: qty * pack, pack, cost };
}

/**
 * Reads a list of what arrived, such as a supplier's delivery note: codes with pieces and what one costs. Columns are recognised by headings in
 * English and Arabic; without them they stand in this order, and a list without pieces has a scan in each line. What was delivered counts where a
 * list also has what was ordered. With a column for the pack, which only a heading names, numbers are those of packs and costs those of a pack.
 */
export const readArrivalList = (rows: readonly SheetRow[]): ArrivalLine[] =>
  readCodeList(rows, { headings, usual: ["qty", "cost"], moreCodes: [supplierPartNames] }).map(lineOf);
