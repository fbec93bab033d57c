import { sellingUnitWords } from "@shop/domain/catalogue/selling-unit-words.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import { isZeroPrice, totalOf } from "@shop/domain/money/money.ts";
import { type Margin, orderMargin } from "@shop/domain/orders/lines/order-margin.ts";
import {
  orderColumnsFor,
  type OrderSheetColumn,
  type OrderSheetParts,
} from "@shop/domain/orders/list/order-sheet.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { paidOf, paymentStateOf } from "@shop/domain/orders/payments/order-payments.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { formatTime } from "@shop/i18n/format-date.ts";
import { placeName } from "@shop/i18n/words/delivery-words.ts";

import type { SheetCell } from "../../sheets/sheet-csv.ts";
import { dueOf } from "../orders/orders.mapper.ts";
import type { OrderSheetLine } from "./order-sheet-lines.ts";

const money = (amount: string): SheetCell => ({ number: amount, format: "money" });
/** An amount, or nothing while it is being updated. */
const agreed = (amount: string): SheetCell => (isZeroPrice(amount) ? null : money(amount));

/** What an order was taken as: a quotation, whether or not it was accepted, a request, or an order at once. */
function takenAs({ validUntil, request }: OrderSheetLine["order"], locale: Locale): string {
  const { orderSheet: texts } = allMessages[locale];
  if (validUntil !== null) return texts.quotation;
  return request ? texts.request : texts.order;
}

/** The cells of an order that stand on each of its lines. */
function orderCells(order: OrderSheetLine["order"], locale: Locale) {
  const { dashShell, delivery, payment } = allMessages[locale];
  const { orderChannels } = dashShell;
  const at = order.createdAt.toISOString();
  return {
    number: formatOrderNumber(order.number),
    day: shopDayOf(at),
    // In both languages as clocks with 24 hours, which sort.
    time: formatTime(at, "en"),
    state: dashShell.orderStates[order.state],
    taken: takenAs(order, locale),
    channel: orderChannels[order.channel],
    buyer: order.name,
    phone: order.phone,
    mail: order.email,
    company: order.company,
    taxNumber: order.tax_number,
    commercialRegister: order.commercial_register,
    purchaseOrder: order.purchase_order,
    validUntil: order.validUntil,
    place: order.deliverTo && placeName({ to: order.deliverTo, branch: null }, locale, delivery),
    branch: order.deliveryBranch?.[locale] ?? null,
    trackings: order.trackings,
    shopNote: order.shopNote,
    payBy: order.payBy && payment.options[order.payBy],
    paymentState: dashShell.paymentStates[paymentStateOf(dueOf(order), order)],
  };
}

/** The cells of a line; `margin` is that of its order, on the first line, on which sums of the order stand. */
const cellsOf = (
  {
    order,
    line: { name, nameAr, partNumber, qty, sent, returned, price, cost, unit, piecesPerUnit },
  }: OrderSheetLine,
  margin: Margin | null,
  locale: Locale,
): Readonly<Record<OrderSheetColumn, SheetCell>> => ({
  ...orderCells(order, locale),
  deliveryCost: margin && order.deliveryCost !== null ? money(order.deliveryCost) : null,
  product: localName({ name, name_ar: nameAr }, locale),
  partNumber,
  pieces: { number: String(qty) },
  price: agreed(price),
  lineTotal: agreed(totalOf([{ price, qty }])),
  discount: margin && order.discount !== null ? money(order.discount) : null,
  orderTotal: margin ? agreed(order.total) : null,
  unit: unit && sellingUnitWords[locale][unit],
  piecesPerUnit: piecesPerUnit === null ? null : { number: String(piecesPerUnit) },
  paymentFee: margin && !isZeroPrice(order.paymentFee) ? money(order.paymentFee) : null,
  paid: margin ? money(paidOf(order)) : null,
  sentPieces: sent === 0 ? null : { number: String(sent) },
  returnedPieces: returned === 0 ? null : { number: String(returned) },
  // Like the total, without delivery and fee.
  returnedValue: margin && !isZeroPrice(order.returned) ? money(order.returned) : null,
  returnedDelivery: margin && !isZeroPrice(order.deliveryReturned) ? money(order.deliveryReturned) : null,
  returnedFee: margin && !isZeroPrice(order.feeReturned) ? money(order.feeReturned) : null,
  unitCost: cost === null ? null : money(cost),
  orderMargin: margin && !isZeroPrice(margin.sales) ? money(margin.amount) : null,
  withoutCost: margin && margin.unknown > 0 ? { number: String(margin.unknown) } : null,
});

/** The margins of orders by the index of their first line in a batch. */
function marginsOf(batch: readonly OrderSheetLine[]): ReadonlyMap<number, Margin> {
  const ofOrders = Map.groupBy([...batch.entries()], ([, { order }]) => order.id);
  return new Map(
    [...ofOrders.values()].flatMap((lines) => {
      const [first] = lines;
      if (!first) return [];
      const [at, { order }] = first;
      return [[at, orderMargin({ ...order, lines: lines.map(([, { line }]) => line) })] as const];
    }),
  );
}

/** Options of {@link orderSheetRows}. */
interface OrderSheetOptions extends OrderSheetParts {
  readonly locale: Locale;
}

/** The rows of a sheet of orders, batch by batch, the header first; batches hold whole orders. */
export async function* orderSheetRows(
  batches: AsyncIterable<readonly OrderSheetLine[]>,
  { locale, ...parts }: OrderSheetOptions,
): AsyncGenerator<SheetCell[][]> {
  const { columns: names } = allMessages[locale].orderSheet;
  const columns = orderColumnsFor(parts);
  yield [columns.map((column) => names[column])];
  for await (const lines of batches) {
    const margins = marginsOf(lines);
    yield lines.map((line, at) => {
      const cells = cellsOf(line, margins.get(at) ?? null, locale);
      return columns.map((column) => cells[column]);
    });
  }
}
