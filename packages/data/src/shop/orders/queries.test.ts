import { MutationObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";

import { createBriefQueryClient } from "../../query-client.ts";
import { aCard, jsonResponse, createTestApi, aPage } from "../../testing.ts";
import { productCardQuery } from "../products/product-cards.ts";
import { productPagesQuery } from "../products/queries.ts";
import { accountOrdersQuery, type OrderPlacement, placeOrderMutation } from "./queries.ts";

const line = { id: 3, name: "Part 3", price: "10.00", image: "", qty: 2 };
const placement: OrderPlacement = {
  cart: [line],
  info: { email: "mona@example.com", phone: "01012345678" },
  idempotencyKey: "k".repeat(32),
};

test("D-22 an order is sentRequest with its idempotency key and resolves to its number, its token and whether it is a request", async () => {
  const { api, sentRequest } = createTestApi(() =>
    jsonResponse({ status: true, order_number: "3CDF-GHJ6", order_token: "t-7", request: true }),
  );
  const order = new MutationObserver(createBriefQueryClient(), placeOrderMutation(api));
  await expect(order.mutate(placement)).resolves.toEqual({
    number: "3CDF-GHJ6",
    token: "t-7",
    request: true,
  });
  expect(sentRequest().headers.get("idempotency-key")).toBe(placement.idempotencyKey);
});

test("CHECKOUT-5 the info of an order has those members of a company alone that have a value", async () => {
  const { api, sentRequest } = createTestApi(() =>
    jsonResponse({ status: true, order_number: "3CDF-GHJ6", order_token: "t-7", request: false }),
  );
  const order = new MutationObserver(createBriefQueryClient(), placeOrderMutation(api));
  const info = { ...placement.info, note: "", tax_number: "", commercial_register: " ", purchase_order: "" };
  await order.mutate({ ...placement, info: { ...info, company: "Delta Works" } });
  expect(await new Response(sentRequest().init.body).json()).toMatchObject({
    info: { note: "", company: "Delta Works" },
  });
  await order.mutate({ ...placement, info: { ...info, company: "" } });
  expect(await new Response(sentRequest(1).init.body).json()).toHaveProperty("info", {
    ...placement.info,
    note: "",
  });
});

test("CHECKOUT-5 status false is no order", async () => {
  const { api } = createTestApi(() => jsonResponse({ status: false }));
  const order = new MutationObserver(createBriefQueryClient(), placeOrderMutation(api));
  await expect(order.mutate(placement)).rejects.toMatchObject({ message: "something_went_wrong" });
});

test("D-20 a placed order invalidates products, whose stock it took, and the account's orders", async () => {
  const { api } = createTestApi((address) => {
    if (address.includes("/sendMail")) return jsonResponse({ status: true, order_number: "3CDF-GHJ6" });
    if (address.includes("/User/orders")) return jsonResponse({ data: [], next_cursor: null });
    return jsonResponse(aPage([3], null));
  });
  const queryClient = createBriefQueryClient();
  const orders = accountOrdersQuery(api, "t-1");
  const pages = productPagesQuery(api);
  await Promise.all([queryClient.fetchInfiniteQuery(orders), queryClient.fetchInfiniteQuery(pages)]);
  await new MutationObserver(queryClient, placeOrderMutation(api)).mutate(placement);
  for (const { queryKey } of [orders, pages]) {
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  }
});

test("D-20 a rejected order writes the new prices and stock to the cached products", async () => {
  const { api } = createTestApi(() =>
    jsonResponse(
      {
        status: false,
        message: "A price has changed.",
        code: "price_changed",
        lines: [{ place: 0, price: "12.00", left: 1, sold: true }],
      },
      409,
    ),
  );
  const queryClient = createBriefQueryClient();
  const { queryKey } = productCardQuery(api, 3);
  queryClient.setQueryData(queryKey, aCard(3));
  const order = new MutationObserver(queryClient, placeOrderMutation(api));
  await expect(order.mutate(placement)).rejects.toMatchObject({ code: "price_changed" });
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ price: "12.00", amount: 1 });
});
