import { ORDER_NUMBER_LENGTH, ORDER_NUMBER_SIGNS, tidyOrderNumber } from "../orders/order-number.ts";
import { asciiDigits, foldText } from "../search/folding.ts";
import type { SheetRow } from "../sheets/find-heading.ts";
import { plainNumber } from "../sheets/sheet-numbers.ts";

/** What the columns of a courier's sheet hold. */
export const settlementColumns = ["number", "tracking", "phone", "amount", "fees", "date"] as const;

/** What a column of a courier's sheet holds. */
export type SettlementColumn = (typeof settlementColumns)[number];

const words = (text: string): string[] => text.split(";").map(foldText);

/** Headings of couriers' sheets in English and Arabic, the likeliest first. */
const headings: Readonly<Record<SettlementColumn, readonly string[]>> = {
  number: words(
    "order number; order no; order; order id; order code; order ref; order reference; business reference; merchant reference; customer reference; reference number; reference; ref; رقم الطلب; الطلب; رقم الاوردر; الاوردر; كود الطلب; كود الاوردر; الرقم المرجعي; رقم المرجع; المرجع",
  ),
  tracking: words(
    "tracking number; tracking no; tracking; tracking id; tracking code; awb; awb number; awb no; air waybill; airwaybill; waybill; waybill number; shipment number; shipment id; shipment; consignment; barcode; رقم التتبع; التتبع; كود التتبع; رقم البوليصة; البوليصة; بوليصة الشحن; رقم الشحنة; كود الشحنة; الشحنة; باركود",
  ),
  phone: words(
    "phone; phone number; mobile; mobile number; customer phone; customer mobile; consignee phone; consignee mobile; receiver phone; receiver mobile; telephone; tel; الهاتف; رقم الهاتف; هاتف العميل; الموبايل; رقم الموبايل; موبايل; موبايل العميل; المحمول; رقم المحمول; التليفون; رقم التليفون; تليفون",
  ),
  amount: words(
    "collected amount; amount collected; collected; cash collected; cod collected; collected cash; cod amount; cod; cod value; cash on delivery; cash amount; amount; cash; المبلغ المحصل; المحصل; مبلغ التحصيل; قيمة التحصيل; التحصيل; تحصيل; المبلغ; مبلغ; النقدية",
  ),
  fees: words(
    "fees; fee; courier fees; shipping fees; delivery fees; shipping fee; delivery fee; shipping cost; charges; service charges; commission; deduction; deductions; withheld; الرسوم; رسوم; رسوم الشحن; رسوم التوصيل; مصاريف الشحن; مصاريف; المصاريف; العمولة; عمولة; الخصم; الخصومات; تكلفة الشحن",
  ),
  date: words(
    "date; delivery date; delivered at; delivered on; collection date; collected at; collected on; cash date; deposit date; التاريخ; تاريخ; تاريخ التسليم; تاريخ التحصيل; تاريخ التوريد; يوم التسليم",
  ),
};

const columns: ReadonlyMap<string, SettlementColumn> = new Map(
  settlementColumns.flatMap((column) => headings[column].map((name) => [name, column] as const)),
);

/** What a heading says of its column, also with a unit behind it ('COD (EGP)'); null for any other. */
const columnOf = (heading: string): SettlementColumn | null =>
  columns.get(foldText(heading)) ??
  columns.get(foldText(heading.replace(/[([].*$/u, "").replace(/(?:EGP|LE|جنيه)\s*$/iu, ""))) ??
  null;

/** What the columns below headings hold; of several with one meaning the one with the likelier heading. */
export function columnsOfHeadings(cells: readonly string[]): (SettlementColumn | null)[] {
  const found = cells.map(columnOf);
  const rank = (at: number): number => {
    const column = found[at];
    const place = column ? headings[column].indexOf(foldText(cells[at] ?? "")) : -1;
    return place < 0 ? Number.POSITIVE_INFINITY : place;
  };
  return found.map((column, at) => {
    if (column === null) return null;
    const best = found.reduce<number>(
      (first, one, other) => (one === column && rank(other) < rank(first) ? other : first),
      found.indexOf(column),
    );
    return best === at ? column : null;
  });
}

/** The number of columns that headings name. */
export const countHeadings = (cells: readonly string[]): number =>
  columnsOfHeadings(cells).filter((column) => column !== null).length;

const NUMBER = new RegExp(`^[${ORDER_NUMBER_SIGNS}]{${ORDER_NUMBER_LENGTH}}$`);
const isNumber = (cell: string): boolean => NUMBER.test(tidyOrderNumber(cell));
const isPhone = (cell: string): boolean =>
  /^(?:\+|00)?(?:20|971)?0?1\d{9}$/.test(asciiDigits(cell).replaceAll(/[\s()-]/g, ""));
const isAmount = (cell: string): boolean =>
  plainNumber(cell, "point") !== null || plainNumber(cell, "comma") !== null;

/** What the columns of a sheet without headings hold, by the most of their cells: order number, phone and the first amounts; the rest is asked. */
export function columnsByContent(rows: readonly SheetRow[]): (SettlementColumn | null)[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const taken = new Set<SettlementColumn>();
  return Array.from({ length: width }, (_, at) => {
    const cells = rows.map(({ cells: all }) => String(all[at] ?? "").trim()).filter((cell) => cell !== "");
    const isMost = (is: (cell: string) => boolean): boolean =>
      cells.length > 0 && cells.filter(is).length * 2 > cells.length;
    const column = isMost(isNumber)
      ? "number"
      : isMost(isPhone)
        ? "phone"
        : isMost(isAmount)
          ? "amount"
          : null;
    if (column === null || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}
