import { MutationObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";

import { createBriefQueryClient } from "./query-client.ts";
import { loginMutation, registerMutation } from "./shop/accounts/queries.ts";
import { placeOrderMutation } from "./shop/orders/queries.ts";
import { createTestApi, jsonResponse } from "./testing.ts";

const entry = { email: "mona@example.com", password: "secret-123" };
const user = { id: 1, name: "Mona", email: entry.email, phone: "", address1: "", address2: "" };

/** Answers of a server that writes its status as text or number; the contract does not check them in the built shop. */
const answers = ["1", "false", "true", "no"].map((status) => ({ status }));

const apiAnswering = (body: object) =>
  createTestApi(() => jsonResponse({ order_number: "3CDF-GHJ6", user, token: "t-1", ...body }), {
    accepts: () => true,
  }).api;

test.for(answers)("CHECKOUT-5 an answer with $status as text is no order", async (answer) => {
  const order = new MutationObserver(createBriefQueryClient(), placeOrderMutation(apiAnswering(answer)));
  await expect(
    order.mutate({
      cart: [{ id: 3, name: "Part 3", price: "10.00", image: "", qty: 2 }],
      info: { email: entry.email, phone: "01012345678" },
      idempotencyKey: "k".repeat(32),
    }),
  ).rejects.toMatchObject({ message: "something_went_wrong" });
});

test.for(answers)("LOGIN-4 an answer with $status as text is no login", async (answer) => {
  const login = new MutationObserver(createBriefQueryClient(), loginMutation(apiAnswering(answer)));
  await expect(login.mutate(entry)).rejects.toMatchObject({ code: "wrong_credentials" });
});

test.for(answers)("SIGNUP-3 an answer with $status as text is no sign-up", async (answer) => {
  const signup = new MutationObserver(createBriefQueryClient(), registerMutation(apiAnswering(answer)));
  await expect(
    signup.mutate({ ...entry, name: "Mona", phone: "01012345678", address1: "Tanta" }),
  ).rejects.toMatchObject({
    status: 200,
  });
});
