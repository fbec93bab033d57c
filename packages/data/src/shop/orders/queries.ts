import { NO_ANSWER } from "@shop/contract/codes.ts";
import type { NewProof } from "@shop/contract/orders/new-proof.ts";
import type { FollowedOrder, Order, OrderLine, OrderLookup } from "@shop/contract/orders/order.ts";
import type { PlacedPayment } from "@shop/contract/payments/pay-by.ts";
import type { ProductCard } from "@shop/contract/products/product.ts";
import { type LineChange, refusedChanges } from "@shop/domain/cart/cart-check.ts";
import type { Cart } from "@shop/domain/cart/cart.ts";
import { exactStock, type PublicStock } from "@shop/domain/catalogue/shown-stock.ts";
import type { OrderDelivery } from "@shop/domain/delivery/delivery.ts";
import { toMinorUnits } from "@shop/domain/money/money.ts";
import { priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import {
  type AccountCompany,
  accountCompanyOf,
  hasCompany,
} from "@shop/domain/orders/placing/order-company.ts";
import type { PayBy } from "@shop/domain/payments/payment-options.ts";
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { firstPageParam, nextPageParam } from "../../cursor-pages.ts";
import { isSuccess } from "../../is-success.ts";
import { RequestError } from "../../request-error.ts";
import { nullIfUnknown } from "../../unknown-token.ts";
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

/** The order of a token; null where the API knows no such token. */
export const orderPageQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: orderKeys.page(token),
    queryFn: ({ signal }): Promise<FollowedOrder | null> =>
      token === ""
        ? Promise.resolve(null)
        : nullIfUnknown(api.call("followOrder", { body: { token }, signal })),
  });

/** Cancels the order of a token; its pieces return to the stock, so products and orders are invalidated. */
export const cancelOwnOrderMutation = (api: Api, token: string) =>
  mutationOptions({
    mutationKey: orderKeys.cancel(token),
    mutationFn: () => api.call("cancelOwnOrder", { body: { token } }),
    onSuccess: ({ status: _changed, ...followed }, _variables, _result, { client }) => {
      client.setQueryData(orderPageQuery(api, token).queryKey, followed);
      void client.invalidateQueries({ queryKey: productKeys.all });
    },
    // What made it impossible, such as that the shop has confirmed it, shows on the page.
    onError: (_error, _variables, _result, { client }) =>
      client.invalidateQueries({ queryKey: orderPageQuery(api, token).queryKey }),
  });

/** Accepts the quotation of a token in the revision that is shown; its pieces leave the stock, so products are invalidated. */
export const acceptQuotationMutation = (api: Api, token: string) =>
  mutationOptions({
    mutationKey: orderKeys.accept(token),
    mutationFn: (revision: number) => api.call("acceptQuotation", { body: { token, revision } }),
    onSuccess: ({ status: _changed, ...followed }, _revision, _result, { client }) => {
      client.setQueryData(orderPageQuery(api, token).queryKey, followed);
      void client.invalidateQueries({ queryKey: productKeys.all });
    },
    // What made it impossible, such as a new revision, shows on the page.
    onError: (_error, _revision, _result, { client }) =>
      client.invalidateQueries({ queryKey: orderPageQuery(api, token).queryKey }),
  });

/** Sends a proof of payment of the order of a token. */
export const sendPaymentProofMutation = (api: Api, token: string) =>
  mutationOptions({
    mutationKey: orderKeys.proof(token),
    mutationFn: (proof: NewProof) => api.call("sendPaymentProof", { body: { token, ...proof } }),
    onSuccess: ({ status: _sent, ...followed }, _proof, _result, { client }) => {
      client.setQueryData(orderPageQuery(api, token).queryKey, followed);
    },
    // What made it impossible, such as that the shop has recorded the payment, shows on the page.
    onError: (_error, _proof, _result, { client }) =>
      client.invalidateQueries({ queryKey: orderPageQuery(api, token).queryKey }),
  });

/** Reads the paper of an order with its buyer. */
export const readPaperMutation = (api: Api, token: string) =>
  mutationOptions({
    mutationKey: orderKeys.paper(token),
    mutationFn: (phone: string) => api.call("readOwnPaper", { body: { token, phone } }),
  });

/** What of an order can be ordered again. */
export interface RepeatedOrder {
  readonly lines: ReadonlyArray<{ readonly product: ProductCard; readonly qty: number }>;
  /** Its lines whose product is not sold any more. */
  readonly missing: readonly OrderLine[];
  /** The company that its invoice was for, without the number of that order; null where none was stated. */
  readonly company: AccountCompany | null;
}

/** Looks up the products of an order's lines as they are sold now, and what else of it is ordered again. */
export const repeatOrderMutation = (api: Api) =>
  mutationOptions({
    mutationKey: orderKeys.again(),
    mutationFn: async (
      { lines, ...order }: Pick<Order, "lines" | keyof AccountCompany>,
      { client },
    ): Promise<RepeatedOrder> => {
      const found = await Promise.all(
        lines.map(async (line) => {
          const product = await nullIfUnknown(client.fetchQuery(productCardQuery(api, line.product_id)));
          return { line, product };
        }),
      );
      return {
        lines: found.flatMap(({ line, product }) => (product ? [{ product, qty: line.qty }] : [])),
        missing: found.filter(({ product }) => product === null).map(({ line }) => line),
        company: hasCompany(order) ? accountCompanyOf(order) : null,
      };
    },
  });

/** An order to be placed. */
export interface OrderPlacement {
  readonly cart: Cart;
  readonly info: RequestBody<"placeOrder">["info"];
  /** Where it goes and what that costs, as the page has shown it. */
  readonly delivery?: OrderDelivery | undefined;
  /** How it is to be paid and what that costs, as the page has shown it. */
  readonly payBy?: PayBy | undefined;
  readonly locale?: RequestBody<"placeOrder">["locale"];
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
  /** Opens its page; '' where a server of an earlier version answered. */
  readonly token: string;
  /** Whether it is a request, whose pieces are not reserved. */
  readonly request: boolean;
  /** How it is to be paid; undefined where the shop says nothing about it. */
  readonly payment?: PlacedPayment | undefined;
}

/** The info of an order with those members of a company alone that have a value. */
function sentInfo({
  company,
  tax_number,
  commercial_register,
  purchase_order,
  ...buyer
}: OrderPlacement["info"]): OrderPlacement["info"] {
  return {
    ...buyer,
    ...(company?.trim() && { company }),
    ...(tax_number?.trim() && { tax_number }),
    ...(commercial_register?.trim() && { commercial_register }),
    ...(purchase_order?.trim() && { purchase_order }),
  };
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
        info: sentInfo(info),
        ...(delivery && { delivery }),
        ...(payBy && { pay_by: payBy }),
        ...(locale && { locale }),
      };
      const answer = await api.call("placeOrder", { body, token, idempotencyKey });
      if (!isSuccess(answer)) throw new RequestError({ status: 200, message: NO_ANSWER });
      const { order_number: number = "", order_token: orderToken = "", request = false, payment } = answer;
      return { number, token: orderToken, request, payment };
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
