import type { Admin } from "@shop/contract/accounts/user.ts";
import type { OrderLinesChange } from "@shop/contract/orders/admin-order.ts";
import { belowSent, unknownProduct } from "@shop/contract/orders/line-refusals.ts";
import { requireEditedPrices, requireKeptDiscount } from "@shop/contract/orders/price-limit.ts";
import { may } from "@shop/domain/admins/rights.ts";
import type { StockDisplay } from "@shop/domain/catalogue/shown-stock.ts";
import { totalOf, storedAmount } from "@shop/domain/money/money.ts";
import {
  type EditedLine,
  linesChangeText,
  piecesTaken,
  sameLines,
} from "@shop/domain/orders/lines/line-edits.ts";
import { discountChangeText, discountOn, totalAfter } from "@shop/domain/orders/lines/order-discount.ts";
import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";
import type { OrderState } from "@shop/domain/orders/order-state.ts";
import { isAllSent, linesBelowSent, placesAfter } from "@shop/domain/orders/parcels/order-parcels.ts";
import { heldLines, holdsStock } from "@shop/domain/orders/placing/order-request.ts";

import type { Queries } from "../../../database/database.ts";
import type { Touch } from "../../catalogue/catalogue.service.ts";
import { lockStock, seenStock, type StockRow } from "../../products/stock.repository.ts";
import { currentSettings } from "../../settings/shop-settings.repository.ts";
import { replaceOrderLines } from "../admin-orders.repository.ts";
import { toDiscount } from "../orders.mapper.ts";
import type { StoredOrder } from "../orders.repository.ts";
import { moveParcelLines } from "../parcels/order-parcels.repository.ts";
import { requireBounded } from "../require-valid.ts";
import { moveReservation } from "./move-stock.ts";
import type { OrderLineRow } from "./order-lines.table.ts";

type NewLines = OrderLinesChange["lines"];

/** A line as the domain's rules of edits read it. */
const toEdited = ({ productId, name, price, qty }: OrderLineRow): EditedLine => ({
  product_id: productId,
  name,
  price,
  qty,
});

/** Whether an order has these lines already. */
export const hasLines = ({ lines }: StoredOrder, edited: NewLines): boolean =>
  sameLines(lines.map(toEdited), edited);

const toSent = ({ productId, qty, sent }: OrderLineRow) => ({ product_id: productId, qty, sent });

/** Lines of an edited order: those of its own products keep name, part number, cost, rate of tax, unit and what was sent of them, others take them from the product. */
function rowsOf(order: StoredOrder, edited: NewLines, stock: readonly StockRow[]): OrderLineRow[] {
  const own = new Map(order.lines.map((line) => [line.productId, line]));
  const sold = new Map(seenStock(stock, "pages").map((product) => [product.id, product]));
  const sent = new Map(
    [...placesAfter(order.lines.map(toSent), edited)].map(([at, place]) => [place, order.lines[at]?.sent]),
  );
  return edited.map(({ product_id, qty, price }, place) => {
    const source = own.get(product_id) ?? sold.get(product_id);
    if (!source) throw unknownProduct(place);
    const { name, nameAr, partNumber, cost, costExact, unit, piecesPerUnit } = source;
    // An order from before rates were kept gets none by a new line.
    const vatRate = own.has(product_id) ? source.vatRate : order.vatRate && (source.vatRate ?? order.vatRate);
    const stored = storedAmount(price);
    return {
      orderId: order.id,
      place,
      productId: product_id,
      name,
      nameAr,
      partNumber,
      price: stored,
      // A price that was agreed is no longer that of an offer.
      priceBefore: stored === source.price ? source.priceBefore : null,
      cost,
      costExact,
      vatRate,
      qty,
      unit,
      piecesPerUnit,
      sent: sent.get(place) ?? 0,
      // Lines are edited before the delivery, and goods come back after it.
      returned: 0,
    };
  });
}

/** Takes the pieces of a locked order from the stock, or returns them, as its next state requires; throws stock_short, which says of the stock what a `display` shows where a buyer changes the state. */
export async function moveToState(
  transaction: Queries,
  touch: Touch,
  order: StoredOrder,
  state: OrderState,
  display?: StockDisplay,
): Promise<void> {
  const next = { ...order, state };
  if (holdsStock(next) === holdsStock(order)) return;
  const lines = order.lines.map(toEdited);
  const ids = [...new Set(lines.map(({ product_id }) => product_id))];
  await moveReservation(transaction, touch, order, {
    stock: await lockStock(transaction, ids),
    before: heldLines(order, lines),
    after: heldLines(next, lines),
    display,
  });
}

/** What an edit of lines makes of their order. */
interface EditedOrder extends Pick<StoredOrder, "total" | "discount" | "discountPercent" | "discountGiven"> {
  /** What has changed. */
  readonly text: string;
  /** Whether parcels have all that is left. */
  readonly isSent: boolean;
}

/**
 * Replaces the lines of a locked order and takes or returns the difference in stock, which a request leaves as it is; returns the new total,
 * the discount that a percentage or amount gives on the new sum, and a text of what changed. Throws stock_short, below_sent, discount_above_limit, and invalid for a price that the administrator may not give and
 * for a product that is neither in the order nor on sale, as a draft.
 */
export async function editLines(
  transaction: Queries,
  touch: Touch,
  order: StoredOrder,
  edited: NewLines,
  admin: Admin,
): Promise<EditedOrder> {
  const before = order.lines.map(toEdited);
  const below = linesBelowSent(order.lines.map(toSent), edited);
  if (below.length > 0) throw belowSent(below);
  requireBounded(
    {
      total: totalOf(edited.map(({ price, qty }) => ({ price: storedAmount(price), qty }))),
      deliveryCost: order.deliveryCost,
      paymentFee: order.paymentFee,
    },
    "lines",
  );
  const taken = [...piecesTaken(before, edited).keys()];
  const mayPrice = may(admin, "prices");
  const read = mayPrice ? taken : [...new Set([...taken, ...edited.map(({ product_id: id }) => id)])];
  const stock = await lockStock(transaction, read);
  const { discount_limit: limit } = await currentSettings(transaction);
  const shown = new Map(
    seenStock(stock, "dashboard").map((row) => [
      row.id,
      { price: row.price, quantity_prices: row.quantityPrices },
    ]),
  );
  requireEditedPrices(admin, limit, { before, edited, productOf: (id) => shown.get(id) });
  const rows = rowsOf(order, edited, stock);
  await moveReservation(transaction, touch, order, {
    stock,
    before: heldLines(order, before),
    after: heldLines(order, edited),
  });
  await replaceOrderLines(transaction, order.id, rows);
  const places = placesAfter(order.lines.map(toSent), edited);
  const parcels = countedEntries(order.parcels);
  await moveParcelLines(transaction, parcels, (place) => places.get(place) ?? place);
  const sum = totalOf(rows);
  const agreed = toDiscount(order);
  const discount = discountOn(agreed, sum);
  requireKeptDiscount(admin, limit, {
    before: { total: order.total, sum: totalOf(order.lines) },
    edited: { total: totalAfter(sum, discount), sum },
  });
  return {
    total: totalAfter(sum, discount),
    discount: discount?.amount ?? null,
    discountPercent: discount?.percent ?? null,
    discountGiven: discount?.given ?? null,
    isSent: parcels.length > 0 && isAllSent(rows),
    text: [linesChangeText(before, rows.map(toEdited)), discountChangeText(agreed, discount)]
      .filter((text) => text !== "")
      .join("\n"),
  };
}
