import { type CodeLine, headingNames, readCodeList } from "../sheets/code-list.ts";
import type { SheetRow } from "../sheets/find-heading.ts";
import { hiddenFaults } from "../sheets/hidden-parts.ts";
import { shortValue } from "../sheets/short-value.ts";
import { wholeNumberIn } from "../sheets/whole-number.ts";
import { PRODUCT_CODE_LENGTH } from "../stock-counts/stock-count.ts";
import { MAX_PACK, SUPPLIER_PART_LENGTH } from "./supplier.ts";

/** The most lines of a list of a supplier's products. */
export const MAX_SUPPLIER_LINES = 5000;
/** The largest file of such a list. */
export const MAX_SUPPLIER_LIST_BYTES = 2 * 1024 * 1024;

/** Why a line of a list is not taken over. */
export const supplierFaults = [
  "no_code",
  "bad_number",
  "too_long",
  "not_found",
  "several",
  ...hiddenFaults,
] as const;

/** A line of a list of a supplier's products. */
export interface SupplierLine {
  /** Its row in the list. */
  readonly row: number;
  /** Part number or barcode of the product; '' where the line has none. */
  readonly code: string;
  /** The supplier's part number; '' where the list has none. */
  readonly part: string;
  /** The value that cannot be read; '' for a line without a fault. */
  readonly written: string;
  /** Pieces of a pack. */
  readonly pack: number;
  readonly fault: "no_code" | "bad_number" | "too_long" | null;
}

/** What a list calls the supplier's part number. */
export const supplierPartNames = headingNames(
  "supplier's part number",
  "supplier part number",
  "supplier part",
  "supplier code",
  "order code",
  "رقم القطعة عند المورد",
  "كود المورد",
);

/** What a list calls the pieces of a pack. */
export const packHeadings: readonly string[] = [
  "pack",
  "pieces of a pack",
  "pack size",
  "العبوة",
  "قطع العبوة",
  "حجم العبوة",
];

const headings = {
  supplier_part: supplierPartNames,
  pack: headingNames(...packHeadings, "order multiple"),
};

function lineOf({ row, codes: [code = ""], cell }: CodeLine<keyof typeof headings>): SupplierLine {
  const part = String(cell("supplier_part") ?? "").trim();
  const packText = String(cell("pack") ?? "").trim();
  const read = packText === "" ? 1 : wholeNumberIn(packText, MAX_PACK);
  const line = { row, code: shortValue(code), part: shortValue(part), written: "", pack: 1, fault: null };
  if (code === "" || code.length > PRODUCT_CODE_LENGTH) return { ...line, fault: "no_code" };
  if (part.length > SUPPLIER_PART_LENGTH) {
    return { ...line, written: shortValue(part), fault: "too_long" };
  }
  if (read === null || read === 0) return { ...line, written: shortValue(packText), fault: "bad_number" };
  return { ...line, code, part, pack: read };
}

/**
 * Reads a list of a supplier's products: their code with the supplier's part number and the pieces of a pack. Columns are recognised by headings in
 * English and Arabic; without them they stand in this order, and a missing pack is one piece.
 */
export const readSupplierList = (rows: readonly SheetRow[]): SupplierLine[] =>
  readCodeList(rows, { headings, usual: ["supplier_part", "pack"] }).map(lineOf);
