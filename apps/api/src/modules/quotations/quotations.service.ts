import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { FollowedOrder } from "@shop/contract/orders/order.ts";
import type { QuotationChange } from "@shop/contract/orders/quotation.ts";
import { piecesTaken } from "@shop/domain/orders/lines/line-edits.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { isQuoted } from "@shop/domain/orders/order-state.ts";
import { quotationChangeText } from "@shop/domain/orders/quotations/quotation.ts";

import type { Queries } from "../../database/database.ts";
import { requireFound } from "../../database/require-row.ts";
import { letterHead } from "../mails/letter-head.ts";
import { strangerMailLimit } from "../mails/stranger-mail-limit.ts";
import { findLog, findOrderById } from "../orders/admin-orders.repository.ts";
import { type ChangedOrder, type OrderChange, orderChanger } from "../orders/change-order.ts";
import { moveToState } from "../orders/lines/order-line-edits.ts";
import { orderMails } from "../orders/mails/order-mails.ts";
import { quotationMail } from "../orders/mails/quotation-mails.ts";
import { piecesOfOrder } from "../orders/orders.mapper.ts";
import { findOrderByToken, type StoredOrder } from "../orders/orders.repository.ts";
import type { OrderDependencies, OrderService } from "../orders/orders.service.ts";
import { orderPaper } from "../orders/papers/order-paper.ts";
import { hiddenStockLimit } from "../orders/placing/hidden-stock-limit.ts";
import { isReservable, lockOrigin } from "../orders/placing/may-reserve.ts";
import { BUYER } from "../orders/placing/own-cancellation.ts";
import { requireLastDay, requireValid } from "../orders/require-valid.ts";
import type { Paper } from "../papers/paper.ts";
import { currentSettings } from "../settings/shop-settings.repository.ts";

/** A quotation as a paper, with its number. */
interface QuotationPaper {
  readonly number: string;
  readonly paper: Paper;
}

/** Quotations: orders of the state 'quoted'. */
export interface QuotationService {
  /** Makes a quotation of a cart; throws state_not_allowed where the shop leaves none to its buyers, and what placing an order throws. */
  readonly request: (
    order: Omit<Parameters<OrderService["place"]>[0], "as">,
  ) => ReturnType<OrderService["place"]>;
  /** Makes the quotation of a token an order; throws not_found, quotation_expired, quotation_changed, stock_short and state_not_allowed. */
  readonly accept: (
    quotation: { readonly token: string; readonly revision: number },
    sender: string | null,
  ) => Promise<FollowedOrder & { readonly status: boolean }>;
  /** The paper of the quotation with an id; throws not_found and state_not_allowed. */
  readonly paper: (id: number) => Promise<QuotationPaper>;
  /** Changes last day and terms; throws not_found, edit_conflict, invalid and state_not_allowed. */
  readonly change: (id: number, change: QuotationChange, admin: Admin) => Promise<ChangedOrder>;
  /** Mails it to its buyer; throws not_found, edit_conflict, state_not_allowed and quotation_expired. */
  readonly mail: (id: number, version: number | undefined, admin: Admin) => Promise<ChangedOrder>;
}

/** Throws state_not_allowed for an order that is no quotation, or no longer. */
function requireQuoted({ state }: Pick<StoredOrder, "state">): void {
  if (!isQuoted(state)) throw new ApiError("state_not_allowed");
}

/**
 * The acceptance of a quotation by its buyer. One that a buyer has made of a cart, which the shop has not reviewed, takes stock within the limits of
 * unconfirmed orders, and is a request beyond them.
 */
const acceptance = (
  revision: number,
  {
    mailbox,
    asRequest,
    isMailed,
  }: {
    readonly mailbox: OrderDependencies["mailbox"];
    readonly asRequest: boolean;
    readonly isMailed: boolean;
  },
): OrderChange => ({
  version: undefined,
  isStored: ({ state, validUntil }) => validUntil !== null && !isQuoted(state) && state !== "cancelled",
  make: async (transaction, order, touch) => {
    requireQuoted(order);
    requireValid(order);
    if (order.revision !== revision) throw new ApiError("quotation_changed");
    const isOwn = order.channel === "web";
    const origin = { phone: order.phone, sender: order.sender };
    if (isOwn) await lockOrigin(transaction, origin);
    const held = { pieces: piecesOfOrder(order), value: order.total };
    const request = asRequest || (isOwn && !(await isReservable(transaction, origin, held)));
    const display = await currentSettings(transaction);
    await moveToState(transaction, touch, { ...order, request }, "received", display);
    return {
      columns: { state: "received", request },
      entry: { action: "state", from: order.state, to: "received" },
    };
  },
  // That to the buyer first, whose mail the log shows.
  mails: async (transaction, order) =>
    (
      await orderMails({ ...order, mailHeld: !isMailed }, await letterHead(transaction, mailbox))
    ).toReversed(),
});

/** Creates the service of quotations. */
export function quotationService(dependencies: OrderDependencies, orders: OrderService): QuotationService {
  const { database, mailbox } = dependencies;
  const { queries } = database;
  const change = orderChanger(dependencies);
  const buyerMails = strangerMailLimit(queries);
  const mayTell = hiddenStockLimit(queries);
  const mailOf = async (transaction: Queries, order: StoredOrder) => [
    await quotationMail(order, await letterHead(transaction, mailbox)),
  ];
  return {
    request: async (order) => {
      const { quotations } = await currentSettings(queries);
      if (quotations.days === 0) throw new ApiError("state_not_allowed");
      return orders.place({ ...order, as: "quotation" });
    },
    accept: async ({ token, revision }, sender) => {
      const { id, state, channel, lines, ...quoted } = requireFound(await findOrderByToken(queries, token));
      const pieces = piecesTaken(
        [],
        lines.map(({ productId, qty }) => ({ product_id: productId, qty })),
      );
      const asRequest = isQuoted(state) && channel === "web" && !(await mayTell(pieces, quoted.sender));
      const { email } = requireFound(await findOrderById(queries, id));
      const { status } = await buyerMails.during(
        { email, sender },
        (isMailed) => change(id, BUYER, acceptance(revision, { mailbox, asRequest, isMailed })),
        (changed) => changed.status,
      );
      return { status, ...(await orders.follow(token)) };
    },
    paper: async (id) => {
      const order = requireFound(await findOrderById(queries, id));
      requireQuoted(order);
      return {
        number: formatOrderNumber(order.number),
        paper: orderPaper(order, "quotation", await currentSettings(queries)),
      };
    },
    change: (id, { version, valid_until: validUntil, terms, mail }, admin) =>
      change(id, admin, {
        version,
        isStored: (order) => order.validUntil === validUntil && order.terms === terms,
        make: (_transaction, order) => {
          requireQuoted(order);
          requireLastDay(validUntil, { isNew: false, field: "valid_until" });
          const before = { valid_until: order.validUntil ?? "", terms: order.terms };
          return {
            columns: { validUntil, terms },
            entry: {
              action: "quotation",
              text: quotationChangeText(before, { valid_until: validUntil, terms }),
            },
          };
        },
        ...(mail && { mails: mailOf }),
      }),
    mail: (id, version, admin) =>
      change(id, admin, {
        version,
        isStored: async (order, transaction) => {
          requireQuoted(order);
          requireValid(order);
          if (order.email === "") throw new ApiError("state_not_allowed");
          const [last] = await findLog(transaction, id);
          return last?.action === "quotation_mailed";
        },
        make: () => ({ columns: {}, entry: { action: "quotation_mailed" } }),
        mails: mailOf,
      }),
  };
}
