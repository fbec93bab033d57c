import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import { unknownProduct } from "@shop/contract/orders/line-refusals.ts";
import type { NewOrderBody } from "@shop/contract/orders/new-order.ts";
import { requirePriceLimit } from "@shop/contract/orders/price-limit.ts";
import { requireTakenAmounts } from "@shop/contract/orders/taken-amounts.ts";
import { hasPage } from "@shop/domain/catalogue/visibility.ts";
import { isZeroPrice, storedAmount, totalOf } from "@shop/domain/money/money.ts";
import { priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import { discountOf, totalAfter } from "@shop/domain/orders/lines/order-discount.ts";
import { givenText, type TakenLine } from "@shop/domain/orders/lines/price-limit.ts";
import { loweredFrom } from "@shop/domain/orders/lines/taken-price.ts";
import { isSale } from "@shop/domain/orders/order-state.ts";
import { orderedPieces } from "@shop/domain/orders/placing/order-check.ts";
import { heldLines } from "@shop/domain/orders/placing/order-request.ts";

import type { Queries } from "../../../database/database.ts";
import { limitIdleTime } from "../../../database/limit-idle-time.ts";
import { requireFound } from "../../../database/require-row.ts";
import type { Touch } from "../../catalogue/catalogue.service.ts";
import { type LetterHead, letterHead } from "../../mails/letter-head.ts";
import type { NewMail } from "../../mails/outbox.ts";
import { lockStock, seenStock, type StockRow } from "../../products/stock.repository.ts";
import { currentSettings } from "../../settings/shop-settings.repository.ts";
import { insertLogEntry } from "../admin-orders.repository.ts";
import { postOrder } from "../books/post-order.ts";
import { type ChangedOrder, toWire } from "../change-order.ts";
import { moveReservation } from "../lines/move-stock.ts";
import type { OrderLineRow } from "../lines/order-lines.table.ts";
import { notifyOrderChange } from "../list/order-feed.ts";
import { orderStateMail } from "../mails/order-state-mail.ts";
import { quotationMail } from "../mails/quotation-mails.ts";
import { dueOf, payByColumns } from "../orders.mapper.ts";
import { findOrder, insertOrderLines, type StoredOrder } from "../orders.repository.ts";
import type { OrderDependencies } from "../orders.service.ts";
import type { OrderRow } from "../orders.table.ts";
import { sendRest } from "../parcels/send-parcel.ts";
import { addPayment } from "../payments/add-payment.ts";
import { findPayments } from "../payments/order-payments.repository.ts";
import { requireBounded, requireLastDay } from "../require-valid.ts";
import { attemptOf, insertNumbered, lockAttempt, orderOfAttempt } from "./place-order.ts";

/** An order that an administrator takes. */
export interface TakenOrder {
  readonly request: NewOrderBody;
  /** The Idempotency-Key of the attempt; null for an order of its own. */
  readonly attempt: string | null;
  readonly admin: Admin;
}

interface NewLine extends TakenLine {
  readonly row: Omit<OrderLineRow, "orderId">;
}

/** Lines at the prices of a request; the shop's price is kept beside a lower one. Throws unknown_product for what is not on sale. */
function linesOf({ lines }: NewOrderBody, stock: readonly StockRow[], standardRate: string): NewLine[] {
  const onSale = new Map(
    stock.filter(({ visibility }) => hasPage(visibility)).map((product) => [product.id, product]),
  );
  const pieces = orderedPieces(lines.map(({ product_id, qty }) => ({ id: product_id, qty })));
  return lines.map(({ product_id: id, qty, price: entered }, place) => {
    const product = onSale.get(id);
    if (!product) throw unknownProduct(place);
    const { name, nameAr, partNumber, cost, costExact, unit, piecesPerUnit } = product;
    const vatRate = product.vatRate ?? standardRate;
    const tiered = { ...product, price_before: product.priceBefore, quantity_prices: product.quantityPrices };
    const price = storedAmount(entered);
    const all = pieces.get(id) ?? qty;
    const priceBefore = loweredFrom(tiered, all, price);
    const sold = { unit, piecesPerUnit, sent: 0, returned: 0 };
    return {
      row: {
        place,
        productId: id,
        name,
        nameAr,
        partNumber,
        price,
        priceBefore,
        cost,
        costExact,
        vatRate,
        qty,
        ...sold,
      },
      product_id: id,
      name,
      price,
      shown: priceForPieces(tiered, all),
      qty,
    };
  });
}

/** The order that an earlier request of the same attempt has stored; none without an Idempotency-Key. */
async function earlierOrder(queries: Queries, taken: TakenOrder): Promise<StoredOrder | undefined> {
  if (taken.attempt === null) return undefined;
  const earlier = await orderOfAttempt(queries, attemptOf(taken), taken.request.phone);
  return earlier && requireFound(await findOrder(queries, earlier.number));
}

/** Stores what is paid at once; nothing where no amount is given and nothing is due, since prices are updating. Returns the ledger, and what the log says of it. */
async function storePayments(
  transaction: Queries,
  order: OrderRow,
  { request: { payments, payment_note: note, delivery }, admin }: TakenOrder,
): Promise<{ readonly payments: StoredOrder["payments"]; readonly texts: readonly string[] }> {
  const texts: string[] = [];
  const amounts = requireTakenAmounts(payments, dueOf(order));
  for (const [index, { method }] of payments.entries()) {
    const { [index]: amount = "0.00" } = amounts;
    if (isZeroPrice(amount)) continue;
    // Each is added to what the one before has left of the credit.
    const { text } = await addPayment(
      transaction,
      {
        orderId: order.id,
        kind: "payment",
        method,
        amount,
        note,
        branch: delivery?.branch ?? null,
        by: admin.email,
      },
      {
        method: `payments.${index}.method`,
        amount: `payments.${index}.amount`,
        note: "payment_note",
      },
    );
    texts.push(text);
  }
  return { payments: (await findPayments(transaction, [order.id])).get(order.id) ?? [], texts };
}

/** The state in which an order that an administrator takes begins. */
const firstState = ({ quotation, handed_over: isHandedOver }: NewOrderBody) => {
  if (quotation) return "quoted";
  return isHandedOver ? "delivered" : "confirmed";
};

const firstMail = (
  order: StoredOrder,
  state: ReturnType<typeof firstState>,
  head: LetterHead,
): Promise<NewMail> =>
  state === "quoted" ? quotationMail(order, head) : orderStateMail(order, { state, note: "" }, head);

/** Stores an order; returns it with what was given in it, and what was paid. */
async function storeOrder(
  transaction: Queries,
  touch: Touch,
  taken: TakenOrder,
): Promise<{ readonly order: StoredOrder; readonly given: string; readonly paid: readonly string[] }> {
  const {
    lines: ordered,
    discount: given,
    delivery,
    pay_by: payBy,
    handed_over: isHandedOver,
    shop_note: shopNote,
    mail: _mail,
    payments: _payments,
    payment_note: _note,
    quotation,
    ...buyer
  } = taken.request;
  const ids = [...new Set(ordered.map(({ product_id }) => product_id))];
  const stock = seenStock(await lockStock(transaction, ids), "dashboard");
  const { tax, quotations, discount_limit: limit } = await currentSettings(transaction);
  const lines = linesOf(taken.request, stock, tax.vat_rate);
  const sum = totalOf(lines);
  requireBounded(
    { total: sum, deliveryCost: delivery?.cost ?? null, paymentFee: payBy?.fee ?? "0" },
    "lines",
  );
  const discount = given && discountOf(given, sum);
  if (given && !discount) throw new ApiError("invalid", { errors: { "discount.value": "too_large" } });
  const total = totalAfter(sum, discount);
  requirePriceLimit(taken.admin, limit, { lines, total });
  const { name: attempt, contentHash } = attemptOf(taken);
  if (quotation) requireLastDay(quotation.valid_until, { isNew: true, field: "quotation.valid_until" });
  const row = await insertNumbered(transaction, {
    ...buyer,
    shopNote,
    attempt,
    contentHash,
    state: firstState(taken.request),
    ...(quotation && {
      validUntil: quotation.valid_until,
      terms: quotation.terms || quotations.terms[buyer.locale],
    }),
    discount: discount?.amount ?? null,
    discountPercent: discount?.percent ?? null,
    total,
    vatRate: tax.vat_rate,
    deliverTo: delivery?.to ?? null,
    deliveryCost: delivery?.cost ?? null,
    deliveryBranch: delivery?.branch ?? null,
    // What was handed over is paid by what its ledger says.
    ...payByColumns(isHandedOver ? null : payBy),
  });
  const rows = lines.map((line) => Object.assign({ orderId: row.id }, line.row));
  await insertOrderLines(transaction, rows);
  const { payments, texts: paid } = await storePayments(transaction, row, taken);
  const order = { ...row, lines: rows, payments, parcels: [], returns: [] };
  if (isHandedOver) await sendRest(transaction, order, { carrier: "", tracking: "" }, taken.admin.email);
  await moveReservation(transaction, touch, row, { stock, before: [], after: heldLines(row, ordered) });
  const stored = requireFound(await findOrder(transaction, row.number));
  await postOrder(transaction, stored, taken.admin.email);
  if (isSale(row.state)) touch("sales");
  return {
    order: stored,
    given: givenText(lines, discount),
    paid,
  };
}

/**
 * Makes the function that stores an order which an administrator takes: order, log, stock and mail together, or none of them. It throws
 * stock_short, invalid and idempotency_mismatch.
 */
export const orderTaker =
  ({ catalogue, outbox, mailbox }: Pick<OrderDependencies, "catalogue" | "outbox" | "mailbox">) =>
  async (taken: TakenOrder): Promise<ChangedOrder> => {
    const { request, attempt, admin } = taken;
    const stored = await catalogue.change(async (transaction, touch): Promise<ChangedOrder> => {
      await limitIdleTime(transaction);
      if (attempt !== null) await lockAttempt(transaction, attemptOf(taken));
      const earlier = await earlierOrder(transaction, taken);
      if (earlier) return { status: false, order: await toWire(transaction, earlier) };
      const { order, given, paid } = await storeOrder(transaction, touch, taken);
      const state = firstState(request);
      const isMailed = request.mail && order.email !== "";
      const mails = isMailed ? [await firstMail(order, state, await letterHead(transaction, mailbox))] : [];
      const [mailId] = await outbox.put(transaction, mails);
      await insertLogEntry(transaction, {
        orderId: order.id,
        by: admin.email,
        action: "taken",
        to: state,
        text: given,
        ...(mailId !== undefined && { mailed: true, mailId }),
      });
      for (const text of paid) {
        await insertLogEntry(transaction, {
          orderId: order.id,
          by: admin.email,
          action: "payment",
          text,
        });
      }
      await notifyOrderChange(transaction);
      return { status: true, order: await toWire(transaction, order) };
    });
    outbox.wake();
    return stored;
  };
