import { ApiError } from "@shop/contract/api-error.ts";
import { isQuoted } from "@shop/domain/orders/order-state.ts";
import {
  isExpired,
  MAX_QUOTATION_DAYS,
  quotationChangeText,
  validUntil,
} from "@shop/domain/orders/quotations/quotation.ts";

import { mailStateOf, sendOrderMail } from "../mails/mails.ts";
import { refuseOutdated } from "../shop/edits.ts";
import type { Answers, MockOrder, ShopState } from "../shop/state.ts";
import { changeMockOrder, mockOrderOf, requireMockValid, toAdminOrder } from "./admin-order-answers.ts";
import { moveReservation } from "./mock-stock.ts";
import { followed, orderOfToken } from "./order-page-answers.ts";
import { paperOf } from "./order-paper.ts";

/** Throws invalid for a last day of a quotation that is more than a year away, or over already where it is a new one. */
export function requireMockLastDay(day: string, field: string, isNew: boolean): void {
  const now = Date.now();
  if (isNew && isExpired({ valid_until: day }, now))
    throw new ApiError("invalid", { errors: { [field]: "day_over" } });
  if (day > validUntil(now, MAX_QUOTATION_DAYS))
    throw new ApiError("invalid", { errors: { [field]: "day_too_far" } });
}

type MockQuotation = MockOrder & { readonly quotation: NonNullable<MockOrder["quotation"]> };

/** The order as a quotation; throws state_not_allowed for one that is none, or no longer. */
function quotationOf(order: MockOrder): MockQuotation {
  const { quotation, state } = order;
  if (!quotation || !isQuoted(state)) throw new ApiError("state_not_allowed");
  return { ...order, quotation };
}

/** Answers about quotations. */
export function quotationAnswers(shop: ShopState) {
  const mailed = (order: MockOrder) => {
    sendOrderMail(shop, "order_to_buyer", order);
    return mailStateOf(shop).state;
  };
  return {
    acceptQuotation: ({ body: { token, revision } }) => {
      const before = orderOfToken(shop, token);
      if (before.quotation && !isQuoted(before.state) && before.state !== "cancelled")
        return { status: false, ...followed(shop, before) };
      const { quotation } = quotationOf(before);
      requireMockValid(before);
      if (quotation.revision !== revision) throw new ApiError("quotation_changed");
      moveReservation(shop, before, { ...before, state: "received" }, shop.settings.settings);
      sendOrderMail(shop, "order_to_shop", before);
      const mail = before.info.email === "" ? null : mailed(before);
      changeMockOrder(
        shop,
        before,
        { state: "received" },
        { action: "state", by: "", from: before.state, to: "received", mail },
      );
      return { status: true, ...followed(shop, orderOfToken(shop, token)) };
    },
    readOwnQuotation: ({ params }) => paperOf(quotationOf(orderOfToken(shop, params.token))),
    readQuotation: ({ params }) => paperOf(quotationOf(mockOrderOf(shop, params.id))),
    changeQuotation: ({ params, body: { version, valid_until, terms, mail } }) => {
      const order = mockOrderOf(shop, params.id);
      const { quotation } = order;
      if (quotation?.valid_until === valid_until && quotation.terms === terms)
        return { status: false, order: toAdminOrder(shop, order) };
      refuseOutdated(version, toAdminOrder(shop, order));
      const before = quotationOf(order).quotation;
      requireMockLastDay(valid_until, "valid_until", false);
      const after = { ...before, valid_until, terms };
      return changeMockOrder(
        shop,
        order,
        { quotation: after },
        {
          action: "quotation",
          text: quotationChangeText(before, after),
          mail: mail && order.info.email !== "" ? mailed(order) : null,
        },
      );
    },
    mailQuotation: ({ params, body: { version } }) => {
      const order = mockOrderOf(shop, params.id);
      quotationOf(order);
      requireMockValid(order);
      if (order.info.email === "") throw new ApiError("state_not_allowed");
      if (order.log[0]?.action === "quotation_mailed")
        return { status: false, order: toAdminOrder(shop, order) };
      refuseOutdated(version, toAdminOrder(shop, order));
      return changeMockOrder(shop, order, {}, { action: "quotation_mailed", mail: mailed(order) });
    },
  } satisfies Partial<Answers>;
}
