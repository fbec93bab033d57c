import { saleStates } from "@shop/domain/orders/order-state.ts";
import { and, asc, eq, gt, gte, inArray, isNull, type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { orderLines } from "../orders/lines/order-lines.table.ts";
import { orders } from "../orders/orders.table.ts";
import { isSeenIn } from "../products/product-visibility.ts";
import { products } from "../products/products.table.ts";
import { suppliers } from "../suppliers/suppliers.table.ts";
import { bookedPieces } from "./purchase-sums.ts";
import { purchaseLines, purchases } from "./purchases.table.ts";

/** Which products are read. */
export interface ReorderFilter {
  /** Id of their supplier; null for products without one, undefined for all. */
  readonly supplierId: number | null | undefined;
  readonly days: number;
  readonly weeks: number;
  /** Only those of which something is to be ordered. */
  readonly isNeeded: boolean;
}

/** Pieces by product that were sold in the last days and not returned. */
const soldPieces = (queries: Queries, days: number) => {
  const pieces = sql<number>`sum(${orderLines.qty} - ${orderLines.returned})`;
  return queries
    .select({ productId: orderLines.productId, sold: pieces.as("sold") })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        inArray(orders.state, [...saleStates]),
        gte(orders.createdAt, sql`now() - make_interval(days => ${days})`),
      ),
    )
    .groupBy(orderLines.productId)
    .having(gt(pieces, 0))
    .as("sales");
};

/** Pieces by product of drafts and sent purchase orders that have not come. */
const openPieces = (queries: Queries) => {
  const booked = bookedPieces(queries);
  return queries
    .select({
      productId: purchaseLines.productId,
      open: sql<number>`sum(greatest(${purchaseLines.qty} - coalesce(${booked.received}, 0), 0))`.as("open"),
    })
    .from(purchaseLines)
    .innerJoin(purchases, eq(purchases.id, purchaseLines.purchaseId))
    .leftJoin(
      booked,
      and(eq(booked.purchaseId, purchaseLines.purchaseId), eq(booked.productId, purchaseLines.productId)),
    )
    .where(inArray(purchases.state, ["draft", "sent"]))
    .groupBy(purchaseLines.productId)
    .as("on_order");
};

/** Products that were sold and are no drafts, those whose stock runs out first, with the number of all. */
export function findReorder(
  queries: Queries,
  { supplierId, days, weeks, isNeeded }: ReorderFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const sales = soldPieces(queries, days);
  const onOrder = openPieces(queries);
  const open = sql<number>`coalesce(${onOrder.open}, 0)`;
  const ofSupplier: SQL | undefined =
    supplierId === null
      ? isNull(suppliers.id)
      : supplierId === undefined
        ? undefined
        : eq(suppliers.id, supplierId);
  return queries
    .select({
      id: products.id,
      name: products.name,
      name_ar: products.name_ar,
      part_number: products.part_number,
      visibility: products.visibility,
      amount: products.amount,
      cost: products.cost_price,
      sold: sql<number>`${sales.sold}::float8`,
      onOrder: sql<number>`${open}::float8`,
      supplierId: suppliers.id,
      supplierName: suppliers.name,
      supplierPart: products.supplier_part,
      pack: products.supplier_pack,
      total: sql<number>`count(*) over ()::integer`,
    })
    .from(sales)
    .innerJoin(products, eq(products.id, sales.productId))
    .leftJoin(suppliers, and(eq(suppliers.id, products.supplier_id), isNull(suppliers.deletedAt)))
    .leftJoin(onOrder, eq(onOrder.productId, products.id))
    .where(
      and(
        isSeenIn("pages"),
        ofSupplier,
        // As `proposedQuantity` of the domain, in whole numbers.
        isNeeded
          ? sql`${sales.sold} * 7 * ${weeks}::bigint > (${products.amount} + ${open}) * ${days}::bigint`
          : undefined,
      ),
    )
    .orderBy(sql`greatest(${products.amount}, 0)::numeric / ${sales.sold}`, asc(products.id))
    .limit(limit)
    .offset(offset);
}

/** A product that was sold, with its stock and open orders. */
export type ReorderRow = Awaited<ReturnType<typeof findReorder>>[number];
