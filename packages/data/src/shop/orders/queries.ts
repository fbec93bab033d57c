import { NO_ANSWER } from "@shop/contract/codes.ts";
import type { OrderLookup } from "@shop/contract/orders/order.ts";
import type { PlacedPayment } from "@shop/contract/payments/pay-by.ts";
import type { ProductCard } from "@shop/contract/products/product.ts";
import { type LineChange, refusedChanges } from "@shop/domain/cart/cart-check.ts";
import type { Cart } from "@shop/domain/cart/cart.ts";
import { exactStock, type PublicStock } from "@shop/domain/catalogue/shown-stock.ts";
import type { OrderDelivery } from "@shop/domain/delivery/delivery.ts";
import { toMinorUnits } from "@shop/domain/money/money.ts";
import { priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import type { PayBy } from "@shop/domain/payments/payment-options.ts";
import { infiniteQueryOptions, mutationOptions, type QueryClient } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { firstPageParam, nextPageParam } from "../../cursor-pages.ts";
import { isSuccess } from "../../is-success.ts";
import { RequestError } from "../../request-error.ts";
import { productCardQuery } from "../products/product-cards.ts";
import { productKeys } from "../products/queries.ts";
import { shopKeys } from "../settings/queries.ts";
import { orderKeys } from "./order-keys.ts";

/** Pages of the orders of the account with a bearer token, the newest first. */
export const accountOrdersQuery = (api: Api, token: string) =>
  infiniteQueryOptions({
    queryKey: orderKeys.account(token),
    queryFn: ({ pageParam: { cursor }, signal }) =>
      api.call("listAccountOrders", { token, signal, ...(cursor && { query: { cursor } }) }),
    initialPageParam: firstPageParam(),
    getNextPageParam: nextPageParam,
  });

/** Finds an order by its number and the phone that it was placed with. */
export const findOrderMutation = (api: Api) =>
  mutationOptions({
    mutationKey: orderKeys.find(),
    mutationFn: async (lookup: OrderLookup) => (await api.call("findOrder", { body: lookup })).order,
  });

/** An order to be placed. */
export interface OrderPlacement {
  readonly cart: Cart;
  readonly info: RequestBody<"sendMail">["info"];
  /** Where it goes and what that costs, as the page has shown it. */
  readonly delivery?: OrderDelivery | undefined;
  /** How it is to be paid and what that costs, as the page has shown it. */
  readonly payBy?: PayBy | undefined;
  readonly locale?: RequestBody<"sendMail">["locale"];
  /** The bearer token of a signed-in shopper. */
  readonly token?: string | null | undefined;
  readonly idempotencyKey: string;
}

/** The stock of a card after a refused order; what an order has named as left is known. */
function stockAfter(card: ProductCard, qty: number, change: LineChange | undefined): PublicStock {
  const left = change?.left ?? null;
  if (left === null) return { amount: exactStock(card) === null ? card.amount : Math.max(card.amount, qty) };
  const shown = change?.at_least ? "at_least" : "count";
  return card.stock ? { amount: left, stock: { ...card.stock, shown } } : { amount: left };
}

/** The prices of a card after a refused order: those that it had, where pieces cost what the order named. */
function pricesAfter(card: ProductCard, qty: number, agreed: string) {
  if (toMinorUnits(priceForPieces(card, qty)) === toMinorUnits(agreed)) return {};
  // Whether another price is that of an offer or of a quantity, only the next answer says.
  return { price: agreed, price_before: null, quantity_prices: [] };
}

/** Writes price and stock, as a refused order reports them, to the cached cards of its lines. */
function updateCards(queryClient: QueryClient, api: Api, cart: Cart, error: unknown): void {
  const refused = refusedChanges(cart, error instanceof RequestError ? error.lines : []);
  if (refused.size === 0) return;
  for (const { id, price, qty } of cart) {
    const change = refused.get(id);
    // A refused quantity does not say by which rules.
    if (change?.quantity)
      void queryClient.invalidateQueries({ queryKey: productCardQuery(api, id).queryKey });
    queryClient.setQueryData(
      productCardQuery(api, id).queryKey,
      (card) =>
        card && {
          ...card,
          ...pricesAfter(card, qty, change?.price ?? price),
          ...stockAfter(card, qty, change),
        },
    );
  }
}

/** What the order page shows of an order that was just placed. */
export interface OrderOutcome {
  readonly number: string;
  /** Whether it is a request, whose pieces are not reserved. */
  readonly request: boolean;
  /** How it is to be paid; undefined where the shop says nothing about it. */
  readonly payment?: PlacedPayment | undefined;
}

/** Places an order. A placed order takes stock, so products and orders are invalidated. */
export const placeOrderMutation = (api: Api) =>
  mutationOptions({
    mutationKey: orderKeys.place(),
    mutationFn: async ({
      cart,
      info,
      delivery,
      payBy,
      locale,
      token,
      idempotencyKey,
    }: OrderPlacement): Promise<OrderOutcome> => {
      const body = {
        cart: cart.map(({ tieredPrice: _stored, ...line }) => line),
        info,
        ...(delivery && { delivery }),
        ...(payBy && { pay_by: payBy }),
        ...(locale && { locale }),
      };
      const answer = await api.order(body, { token, idempotencyKey });
      if (!isSuccess(answer)) throw new RequestError({ status: 200, message: NO_ANSWER });
      const { order_number: number = "", request = false, payment } = answer;
      return { number, request, payment };
    },
    onSuccess: (_placed, _placement, _result, { client }) => {
      void client.invalidateQueries({ queryKey: productKeys.all });
      void client.invalidateQueries({ queryKey: orderKeys.all });
    },
    onError: (error, { cart }, _result, { client }) => {
      updateCards(client, api, cart, error);
      if (error instanceof RequestError && error.code === "delivery_changed")
        void client.invalidateQueries({ queryKey: shopKeys.delivery() });
      if (error instanceof RequestError && error.code === "payment_changed")
        void client.invalidateQueries({ queryKey: shopKeys.payments() });
    },
  });
