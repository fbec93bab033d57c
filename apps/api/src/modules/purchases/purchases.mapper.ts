import type { PurchaseReturn } from "@shop/contract/purchases/purchase-return.ts";
import type { Purchase, PurchaseLine, Receipt, ReorderLine } from "@shop/contract/purchases/purchase.ts";
import { differenceOf, fromMinorUnits, sumOf } from "@shop/domain/money/money.ts";
import { landedPiece, type PurchaseCharges, sharesById } from "@shop/domain/purchases/landed-cost.ts";
import { packCost } from "@shop/domain/purchases/packs.ts";
import { formatPurchaseNumber, purchaseStateOf } from "@shop/domain/purchases/purchase-order.ts";
import { proposedQuantity, soldPerWeek, weeksLeft } from "@shop/domain/purchases/reorder.ts";

import type { findReceipts } from "./purchase-arrivals.repository.ts";
import type { ReturnRow } from "./purchase-returns.repository.ts";
import type { findPurchaseLines, SummedPurchase } from "./purchases.repository.ts";
import type { ReorderRow } from "./reorder.repository.ts";

const signed = (at: Date | null, by: string | null) => at && { at: at.toISOString(), by: by ?? "" };

/** Maps a purchase order to the wire. */
export const toPurchase = (row: SummedPurchase): Purchase => ({
  id: row.id,
  number: formatPurchaseNumber(row.id),
  supplier: { id: row.supplierId, ...row.supplier },
  state: purchaseStateOf({ state: row.state, received: row.received, open: row.open }),
  made: { at: row.madeAt.toISOString(), by: row.madeBy },
  sent: signed(row.sentAt, row.sentBy),
  cancelled: signed(row.cancelledAt, row.cancelledBy),
  lines: row.lines,
  pieces: row.pieces,
  received: row.received,
  arrived: row.arrived,
  over: row.over,
  total: row.total,
  received_total: row.receivedTotal,
  open_total: row.openTotal,
  returned: row.returned,
  returned_total: row.returnedTotal,
  freight: row.freight,
  duty: row.duty,
  landed_total: sumOf([row.total, row.freight ?? "0.00", row.duty ?? "0.00"]),
  unknown: row.unknown,
  note: row.note,
  version: row.version,
});

/** Maps all lines of an order to the wire: they share its freight and duty. */
export function toPurchaseLines(
  charges: PurchaseCharges,
  rows: Awaited<ReturnType<typeof findPurchaseLines>>,
): PurchaseLine[] {
  const shares = sharesById(charges, rows);
  return rows.map((row) => {
    const landed = landedPiece(row, shares.get(row.id) ?? 0n);
    return {
      ...row,
      unit_cost: packCost(row.cost, row.pack, 1),
      landed_cost: landed === null ? null : fromMinorUnits(landed),
    };
  });
}

/** Maps a return to the supplier to the wire. */
export const toPurchaseReturn = ({
  id,
  at,
  by,
  reason,
  lines,
  voidedAt,
  voidedBy,
}: ReturnRow): PurchaseReturn => ({
  id,
  made: { at: at.toISOString(), by },
  reason,
  pieces: lines.reduce((sum, { qty }) => sum + qty, 0),
  credit: sumOf(lines.map(({ credit }) => credit)),
  lines: lines.map(({ productId, name, nameAr, partNumber, supplierPart, qty, credit, value }) => ({
    id: productId,
    name,
    name_ar: nameAr,
    part_number: partNumber,
    supplier_part: supplierPart,
    qty,
    credit,
    loss: value === null ? null : differenceOf(value, credit),
  })),
  voided: signed(voidedAt, voidedBy),
});

/** Maps a booking to the wire. */
export const toReceipt = ({
  id,
  at,
  by,
  pieces,
  change,
  undoneAt,
}: Awaited<ReturnType<typeof findReceipts>>[number]): Receipt => ({
  id,
  booked: { at: at.toISOString(), by },
  pieces,
  change,
  undone: undoneAt !== null,
});

/** Maps a product that may have to be ordered to the wire, with what is proposed for so many days and weeks. */
export function toReorderLine(
  row: ReorderRow,
  { days, weeks }: { readonly days: number; readonly weeks: number },
): ReorderLine {
  const { id, name, name_ar, part_number, visibility, sold, onOrder, supplierId, supplierName } = row;
  // The part number and the pack of a supplier that is deleted do not count.
  const supplier = supplierId === null ? null : { id: supplierId, name: supplierName ?? "" };
  const pack = supplier ? (row.pack ?? 1) : 1;
  const facts = { sold, days, stock: row.amount, onOrder, pack };
  return {
    id,
    name,
    name_ar,
    part_number,
    visibility,
    supplier,
    supplier_part: supplier ? (row.supplierPart ?? "") : "",
    pack,
    sold,
    per_week: soldPerWeek(facts),
    stock: row.amount,
    on_order: onOrder,
    weeks_left: weeksLeft(facts) ?? 0,
    proposed: proposedQuantity(facts, weeks),
    unit_cost: row.cost,
  };
}
