import { issueCodes } from "@shop/contract/codes.ts";
import { addressOf, type Endpoint } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import { MAX_ORDER_LINES } from "@shop/contract/orders/order.ts";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";

import { refused } from "../support/calls.ts";
import { fuse, orderDesk } from "../support/desks/order-desk.ts";
import { attempt, buyer, orderOf, outcomeOf, stockOf } from "../support/ordering.ts";
import type { TestApi } from "../support/test-api.ts";

const { placeOrder, createSharedCart, loginUser } = endpoints;

const desk = orderDesk();
let api: TestApi;
beforeAll(() => {
  api = desk();
});

const post = (endpoint: Endpoint, body: string): Promise<Response> =>
  api.request(addressOf(endpoint), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });

/** Status, code and errors of a rejected body. */
async function refusalOf(endpoint: Endpoint, body: string) {
  const response = await post(endpoint, body);
  const { code, errors } = v.parse(apiErrorSchema, await response.json());
  return { status: response.status, code, ...(errors && { errors }) };
}

const listOfEmpty = (count: number, item: string): string =>
  `[${Array.from({ length: count }, () => item).join()}]`;

test.for(["{}", "[]", "null", "0", '""'])(
  "API-22 a cart of many thousand lines %s is refused for its length, before its lines are validated",
  async (line) => {
    const lines = listOfEmpty(100_000, line);
    expect(await refusalOf(placeOrder, `{"cart":${lines},"info":${JSON.stringify(buyer)}}`)).toEqual({
      status: 422,
      code: "invalid",
      errors: { cart: "too_long" },
    });
    expect(await refusalOf(createSharedCart, `{"lines":${listOfEmpty(12_000, line)}}`)).toEqual({
      status: 422,
      code: "invalid",
      errors: { lines: "too_long" },
    });
  },
);

test.for([
  "null",
  "[]",
  "0",
  '""',
  '{"cart":null,"info":null}',
  '{"cart":[null],"info":[]}',
  '{"cart":[{"id":null}]}',
])("API-22 API-24 the body %s is refused with codes, not with texts of a library", async (body) => {
  const { status, errors = {} } = await refusalOf(placeOrder, body);
  expect(status).toBe(422);
  expect(Object.values(errors).filter((code) => !v.is(v.picklist(issueCodes), code))).toEqual([]);
  expect(Object.keys(errors)).not.toEqual([]);
});

test("API-22 an error answer names at most fifty fields", async () => {
  const { status, errors = {} } = await refusalOf(
    placeOrder,
    `{"cart":${listOfEmpty(MAX_ORDER_LINES, "{}")},"info":{}}`,
  );
  expect(status).toBe(422);
  expect(Object.keys(errors)).toHaveLength(50);
  expect(errors).toMatchObject({ "cart.0.id": "required", "cart.0.qty": "required" });
});

test("API-22 a JSON body of more than 64 kB is refused before it is read, and a megabyte for orders, whose limit is higher", async () => {
  const tooLarge = { status: 413, code: "body_too_large" };
  const unreadable = { status: 400, code: "bad_json" };
  for (const endpoint of [loginUser, createSharedCart]) {
    expect(await refusalOf(endpoint, "[".repeat(64 * 1024 + 1))).toEqual(tooLarge);
    expect(await refusalOf(endpoint, "[".repeat(64 * 1024))).toEqual(unreadable);
  }
  expect(await refusalOf(placeOrder, "[".repeat(1024 * 1024))).toEqual(tooLarge);
  expect((await post(placeOrder, "[".repeat(1024 * 1024))).headers.get("connection")).toBe("close");
  expect(await refusalOf(placeOrder, "[".repeat(256 * 1024))).toEqual(unreadable);
});

test("API-22 the longest order with the longest names is accepted, one more line is refused", async () => {
  const line = { id: fuse.id, price: fuse.price, name: "ع".repeat(300), image: "x".repeat(200), qty: 1 };
  const cart = Array.from({ length: MAX_ORDER_LINES }, () => line);
  const before = await stockOf(api, fuse.id);
  expect(await outcomeOf(api, { ...orderOf([]), cart }, attempt("the-longest-order"))).toMatch(/^.{4}-.{4}$/);
  expect(await stockOf(api, fuse.id)).toBe(before - MAX_ORDER_LINES);
  expect(await refused(api, placeOrder, { body: { ...orderOf([]), cart: [...cart, line] } })).toEqual({
    status: 422,
    code: "invalid",
    errors: { cart: "too_long" },
  });
});

test("API-22 CART-8 an order without lines is refused", async () => {
  for (const cart of ["[]", "{}", "null", '"text"']) {
    expect(await refusalOf(placeOrder, `{"cart":${cart},"info":${JSON.stringify(buyer)}}`)).toMatchObject({
      status: 422,
      errors: { cart: "required" },
    });
  }
});
