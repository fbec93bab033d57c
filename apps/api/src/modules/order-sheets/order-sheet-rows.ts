import { sellingUnitWords } from "@shop/domain/catalogue/selling-unit-words.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import { isZeroPrice, totalOf } from "@shop/domain/money/money.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { paidOf, paymentStateOf } from "@shop/domain/orders/order-payments.ts";
import { type OrderSheetColumn, orderSheetColumns } from "@shop/domain/orders/order-sheet.ts";
import { shopDayOf } from "@shop/domain/orders/shop-days.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { placeName } from "@shop/i18n/delivery-words.ts";
import { formatTime } from "@shop/i18n/format-date.ts";

import type { SheetCell } from "../../sheets/sheet-csv.ts";
import { dueOf, returnedOf } from "../orders/orders.mapper.ts";
import type { OrderSheetLine } from "./order-sheet-lines.ts";

const money = (amount: string): SheetCell => ({ number: amount, format: "money" });
/** An amount, or nothing while it is being updated. */
const agreed = (amount: string): SheetCell => (isZeroPrice(amount) ? null : money(amount));

/** The cells of an order that stand on each of its lines. */
function orderCells(order: OrderSheetLine["order"], locale: Locale) {
  const { orderSheet: texts, dashShell, delivery, payment } = allMessages[locale];
  const { orderChannels } = dashShell;
  const at = order.createdAt.toISOString();
  return {
    number: formatOrderNumber(order.number),
    day: shopDayOf(at),
    // In both languages as clocks with 24 hours, which sort.
    time: formatTime(at, "en"),
    state: dashShell.orderStates[order.state],
    taken: order.request ? texts.request : texts.order,
    channel: orderChannels[order.channel],
    buyer: order.name,
    phone: order.phone,
    mail: order.email,
    place: order.deliverTo && placeName({ to: order.deliverTo, branch: null }, locale, delivery),
    branch: order.deliveryBranch?.[locale] ?? null,
    trackings: order.trackings,
    shopNote: order.shopNote,
    payBy: order.payBy && payment.options[order.payBy],
    paymentState: dashShell.paymentStates[paymentStateOf(dueOf(order), order)],
  };
}

const cellsOf = (
  {
    order,
    line: { name, nameAr, partNumber, qty, sent, returned, price, unit, piecesPerUnit },
  }: OrderSheetLine,
  isFirst: boolean,
  locale: Locale,
): Readonly<Record<OrderSheetColumn, SheetCell>> => ({
  ...orderCells(order, locale),
  deliveryCost: isFirst && order.deliveryCost !== null ? money(order.deliveryCost) : null,
  product: localName({ name, name_ar: nameAr }, locale),
  partNumber,
  pieces: { number: String(qty) },
  price: agreed(price),
  lineTotal: agreed(totalOf([{ price, qty }])),
  discount: isFirst && order.discount !== null ? money(order.discount) : null,
  orderTotal: isFirst ? agreed(order.total) : null,
  unit: unit && sellingUnitWords[locale][unit],
  piecesPerUnit: piecesPerUnit === null ? null : { number: String(piecesPerUnit) },
  paymentFee: isFirst && !isZeroPrice(order.paymentFee) ? money(order.paymentFee) : null,
  paid: isFirst ? money(paidOf(order)) : null,
  sentPieces: sent === 0 ? null : { number: String(sent) },
  returnedPieces: returned === 0 ? null : { number: String(returned) },
  returnedValue: isFirst && !isZeroPrice(returnedOf(order)) ? money(returnedOf(order)) : null,
});

/** The rows of a sheet of orders, batch by batch, the header first; batches hold whole orders. */
export async function* orderSheetRows(
  batches: AsyncIterable<readonly OrderSheetLine[]>,
  locale: Locale,
): AsyncGenerator<SheetCell[][]> {
  const { columns } = allMessages[locale].orderSheet;
  yield [orderSheetColumns.map((column) => columns[column])];
  for await (const lines of batches) {
    yield lines.map((line, at) => {
      const cells = cellsOf(line, lines[at - 1]?.order.id !== line.order.id, locale);
      return orderSheetColumns.map((column) => cells[column]);
    });
  }
}
