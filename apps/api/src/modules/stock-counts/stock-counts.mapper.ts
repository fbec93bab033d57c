import type { CountedLine, StockCount } from "@shop/contract/stock-counts/stock-count.ts";
import { countOutcome } from "@shop/domain/stock-counts/sum-count.ts";

import type { CountedRow } from "./stock-counts.repository.ts";
import type { StockCountRow } from "./stock-counts.table.ts";

/** Maps a count to the wire. */
export const toStockCount = (row: StockCountRow, products: number): StockCount => ({
  id: row.id,
  name: row.name,
  with_reserved: row.withReserved,
  state: row.state,
  started: { at: row.startedAt.toISOString(), by: row.startedBy },
  closed: row.closedAt && { at: row.closedAt.toISOString(), by: row.closedBy ?? "" },
  change: row.bulkChangeId,
  products,
  version: row.version,
});

/** Maps what was counted of a product to the wire. */
export function toCountedLine(row: CountedRow): CountedLine {
  const { after, missing, atCost } = countOutcome(row);
  return {
    id: row.id,
    name: row.name ?? "",
    name_ar: row.nameAr,
    part_number: row.partNumber,
    counted: row.counted,
    expected: row.expected,
    moved: row.moved,
    amount: row.amount,
    after,
    missing,
    at_cost: atCost,
    by: [...new Set(row.by)],
    at: row.at.toISOString(),
  };
}
