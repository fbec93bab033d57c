import { endpoints } from "@shop/contract/endpoints.ts";
import { beforeAll, expect, test } from "vitest";

import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { keptShop } from "../support/kept-shop.ts";
import type { TestApi } from "../support/test-api.ts";

const { createAdmin, changeAdmin, readAdmin, resetAdminPassword, loginAdmin } = endpoints;

const clerk = { email: "Clerk@shop.example", role: "staff" } as const;

const shop = keptShop(aCatalogue({}));
let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
beforeAll(() => {
  ({ api, headers } = shop());
});

const logIn = async (password: string): Promise<number> =>
  (await send(api, loginAdmin, { body: { email: clerk.email, password } })).status;

test("D-41 an owner adds an account once, whose generated password signs in, is flagged and can be replaced", async () => {
  const { account, password } = await call(api, createAdmin, { headers, body: clerk });
  expect(account).toMatchObject({
    email: "clerk@shop.example",
    role: "staff",
    must_change_password: true,
    disabled_at: null,
    used_at: null,
  });
  expect(password).toMatch(/^\w{20}$/);
  expect(await refused(api, createAdmin, { headers, body: clerk })).toMatchObject({
    status: 422,
    errors: { email: "email_taken" },
  });
  const body = { email: clerk.email, password };
  expect(await call(api, loginAdmin, { body })).toMatchObject({ must_change_password: true });

  const replaced = await call(api, resetAdminPassword, { headers, params: { id: account.id } });
  expect(replaced.account.must_change_password).toBe(true);
  expect([await logIn(password), await logIn(replaced.password)]).toEqual([401, 200]);
});

test("D-41 a disabled account does not sign in until it is enabled", async () => {
  const { account, password } = await call(api, createAdmin, { headers, body: clerk });
  const change = async (disabled: boolean) =>
    (await call(api, changeAdmin, { headers, params: { id: account.id }, body: { disabled } })).account;
  expect((await change(true)).disabled_at).not.toBeNull();
  expect(await logIn(password)).toBe(401);
  expect((await change(false)).disabled_at).toBeNull();
  expect(await logIn(password)).toBe(200);
});

test("D-41 the last owner who can sign in stays one; an unknown account is not found", async () => {
  const { admin } = await call(api, readAdmin, { headers });
  for (const [body, errors] of [
    [{ disabled: true }, { disabled: "last_owner" }],
    [{ role: "staff" }, { role: "last_owner" }],
  ] as const)
    expect(await refused(api, changeAdmin, { headers, params: { id: admin.id }, body })).toEqual({
      status: 422,
      code: "invalid",
      errors,
    });
  expect(await refused(api, changeAdmin, { headers, params: { id: 9999 }, body: {} })).toMatchObject({
    status: 404,
  });
});
