import { ApiError } from "@shop/contract/api-error.ts";
import type { FollowedOrder } from "@shop/contract/orders/order.ts";
import { mobileKey } from "@shop/contract/rules.ts";
import { isQuoted, isSale } from "@shop/domain/orders/order-state.ts";
import { isCancellable, orderSteps } from "@shop/domain/orders/order-steps.ts";

import { tokenOf } from "../accounts/account-answers.ts";
import { mailStateOf, sendOrderMail } from "../mails/mails.ts";
import type { Answers, MockOrder, ShopState } from "../shop/state.ts";
import { changeMockOrder } from "./admin-order-answers.ts";
import { proofMethods, proofsOf, proofWaits, toProof } from "./mock-proofs.ts";
import { moveReservation } from "./mock-stock.ts";
import { toOrder } from "./order-answers.ts";
import { paperOf } from "./order-paper.ts";
import { mockToken } from "./order-token.ts";

/** The order of a token; throws not_found. */
export function orderOfToken({ orders }: ShopState, token: string): MockOrder {
  const order = orders.find(({ id }) => mockToken(id) === token);
  if (!order) throw new ApiError("not_found");
  return order;
}

/** An order as its page shows it. */
export function followed(shop: ShopState, stored: MockOrder): FollowedOrder {
  const order = toOrder(shop, stored);
  const changes = stored.log.map(({ action, text, mail, ...change }) => ({
    ...change,
    note: action === "state" && mail !== null ? text : "",
  }));
  return {
    order,
    steps: orderSteps(order, changes.toReversed()),
    cancellable: isCancellable({ ...order, proofWaits: proofWaits(stored) }),
    proofs: proofsOf(stored).map(toProof),
    proof_methods: proofMethods(shop, stored),
  };
}

/** Answers about the order of a token. */
export function orderPageAnswers(shop: ShopState) {
  return {
    followOrder: ({ body }) => followed(shop, orderOfToken(shop, body.token)),
    cancelOwnOrder: ({ body }) => {
      const before = orderOfToken(shop, body.token);
      if (before.state === "cancelled") return { status: false, ...followed(shop, before) };
      if (!followed(shop, before).cancellable) throw new ApiError("state_not_allowed");
      moveReservation(shop, before, { ...before, state: "cancelled" });
      const isMailed = before.info.email !== "";
      if (isMailed) sendOrderMail(shop, "order_changed", before);
      sendOrderMail(shop, "order_to_shop", before);
      changeMockOrder(
        shop,
        before,
        { state: "cancelled" },
        {
          action: "state",
          by: "",
          from: before.state,
          to: "cancelled",
          mail: isMailed ? mailStateOf(shop).state : null,
        },
      );
      return { status: true, ...followed(shop, orderOfToken(shop, body.token)) };
    },
    readOwnInvoice: ({ params }) => {
      const order = orderOfToken(shop, params.token);
      if (!isSale(order.state)) throw new ApiError("state_not_allowed");
      return paperOf(order);
    },
    readOwnPaper: ({ body: { token, phone }, request }) => {
      const order = orderOfToken(shop, token);
      const user = shop.tokens.get(tokenOf(request));
      if (user === undefined || order.userId !== user) {
        if (phone === undefined) throw new ApiError("invalid", { errors: { phone: "required" } });
        if (mobileKey(order.info.phone) !== mobileKey(phone)) throw new ApiError("not_found");
      }
      if (!isQuoted(order.state) && !isSale(order.state)) throw new ApiError("state_not_allowed");
      return paperOf(order);
    },
  } satisfies Partial<Answers>;
}
