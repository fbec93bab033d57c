import { endpoints } from "@shop/contract/endpoints.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { hashPassword } from "../../src/credentials/passwords.ts";
import { adminSessions } from "../../src/modules/admins/admin-sessions.table.ts";
import { insertAdmin, updateAdmin } from "../../src/modules/admins/admins.repository.ts";
import { signInAdmin } from "../support/admins.ts";
import { anyOf } from "../support/any-of.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const { loginAdmin, logoutAdmin, registerAdmin, readAdmin, changeAdminPassword } = endpoints;
const owner = { email: "Owner@shop.example", password: "open the shop" };

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(aCatalogue({}));
  await insertAdmin(api.database.queries, owner.email, await hashPassword(owner.password));
});
afterAll(() => api.close());

async function cookieOf(body = owner): Promise<string> {
  const response = await send(api, loginAdmin, { body });
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

test("API-8 D-9 login sets a cookie that no script reads and no other site sends", async () => {
  const response = await send(api, loginAdmin, { body: { ...owner, email: "OWNER@shop.EXAMPLE" } });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: true, must_change_password: false });
  const [cookie = ""] = response.headers.getSetCookie();
  const [pair = "", ...attributes] = cookie.split("; ");
  expect(Buffer.from(pair.replace("admin_session=", ""), "base64url")).toHaveLength(32);
  expect(attributes.toSorted()).toEqual(["HttpOnly", "Path=/backend/public/api", "SameSite=Strict"]);
  const stored = JSON.stringify(await api.database.queries.select().from(adminSessions));
  expect(stored).not.toContain(pair.replace("admin_session=", ""));
});

test("API-8 D-9 the cookie of a shop that people reach by HTTPS goes by HTTPS only", async () => {
  const secure = await openTestApi(aCatalogue({}), { publicUrl: "https://shop.example" });
  await insertAdmin(secure.database.queries, owner.email, await hashPassword(owner.password));
  const response = await send(secure, loginAdmin, { body: owner });
  expect(response.headers.getSetCookie()[0]).toContain("; Secure");
  await secure.close();
});

test("API-8 D-25 a wrong password and an unknown address are refused alike", async () => {
  const wrong = await send(api, loginAdmin, { body: { ...owner, password: "wrong" } });
  const unknown = await send(api, loginAdmin, { body: { email: "nobody@shop.example", password: "wrong" } });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(await wrong.text()).toBe(await unknown.text());
  expect(wrong.headers.getSetCookie()).toEqual([]);
});

test("API-8 ADMIN-3 an administrator's address must be valid", async () => {
  expect(await refused(api, loginAdmin, { body: { ...owner, email: "admin@shop" } })).toEqual({
    status: 422,
    code: "invalid",
    errors: { email: "bad_email" },
  });
});

test("API-9 logout ends the session on the server and takes the cookie away", async () => {
  const cookie = await cookieOf();
  const other = await cookieOf();
  const response = await send(api, logoutAdmin, { headers: { cookie } });
  expect(await response.json()).toEqual({ status: true });
  expect(response.headers.getSetCookie()[0]).toContain("admin_session=; Max-Age=0");
  expect((await refused(api, logoutAdmin, { headers: { cookie } })).status).toBe(401);
  expect((await call(api, logoutAdmin, { headers: { cookie: other } })).status).toBe(true);
});

test("API-10 an administrator adds another, who can sign in; a taken address is refused", async () => {
  const headers = { cookie: await cookieOf() };
  const second = { email: "second@shop.example", password: "also open now" };
  expect(await call(api, registerAdmin, { headers, body: second })).toEqual({ status: true });
  expect(await cookieOf(second)).toMatch(/^admin_session=.{43}$/);
  const again = { ...second, email: "SECOND@shop.example" };
  expect(await refused(api, registerAdmin, { headers, body: again })).toEqual({
    status: 422,
    code: "invalid",
    errors: { email: "email_taken" },
  });
});

test.for([
  ["short", "too_short"],
  ["123456789", "too_short"],
  ["x".repeat(201), "too_long"],
  ["THIRD@shop.example", "password_is_email"],
] as const)(
  "API-10 a new administrator's password is long and not the address: '%s'",
  async ([password, code]) => {
    const headers = { cookie: await cookieOf() };
    const body = { email: "third@shop.example", password };
    expect(await refused(api, registerAdmin, { headers, body })).toEqual({
      status: 422,
      code: "invalid",
      errors: { password: code },
    });
  },
);

test("D-9 a shopper's token is no administrator's session", async () => {
  const { token = "" } = await call(api, endpoints.registerUser, {
    body: { name: "Mona", email: "mona@example.com", password: "x" },
  });
  for (const headers of [{ authorization: `Bearer ${token}` }, { cookie: `admin_session=${token}` }]) {
    expect((await refused(api, registerAdmin, { headers, body: owner })).status).toBe(401);
  }
});

test("D-9 a session whose time is over is refused", async () => {
  const cookie = await cookieOf();
  await api.database.queries.update(adminSessions).set({ expiresAt: sql`now() - interval '1 second'` });
  expect(await refused(api, logoutAdmin, { headers: { cookie } })).toEqual({
    status: 401,
    code: "unauthorized",
  });
});

test("D-9 a stranger is refused before anything of the body is read", async () => {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    duplex: "half",
  };
  const response = await api.request("/backend/public/api/admins/register", init);
  expect(response.status).toBe(401);
  expect(pulled).toBe(0);
});

test("D-9 GET /admins/me answers the signed-in administrator", async () => {
  const headers = await signInAdmin(
    api,
    { email: "staff@shop.example", password: "behind the desk" },
    "staff",
  );
  expect((await call(api, readAdmin, { headers })).admin).toEqual({
    id: anyOf(Number),
    email: "staff@shop.example",
    role: "staff",
    rights: ["view_orders", "orders", "customers", "products", "prices", "figures"],
    must_change_password: false,
    two_factor: false,
    must_set_up_two_factor: false,
  });
});

test("D-41 API-10 staff cannot register administrators and is rejected before anything is read", async () => {
  const headers = await signInAdmin(
    api,
    { email: "clerk@shop.example", password: "behind the desk" },
    "staff",
  );
  expect(await refused(api, registerAdmin, { headers })).toEqual({ status: 403, code: "forbidden" });
});

test("D-9 a password change requires the old password, ends other sessions and keeps the current one", async () => {
  const mine = { email: "mine@shop.example", password: "generated before" };
  const headers = await signInAdmin(api, mine);
  await updateAdmin(api.database.queries, (await call(api, readAdmin, { headers })).admin.id, {
    mustChangePassword: true,
  });
  const other = { cookie: await cookieOf(mine) };
  const change = (body: { password: string; new_password: string }) =>
    send(api, changeAdminPassword, { headers, body });
  const reasons = async (body: { password: string; new_password: string }): Promise<unknown> =>
    (await refused(api, changeAdminPassword, { headers, body })).errors;

  expect(await reasons({ password: "wrong", new_password: "never seen before" })).toEqual({
    password: "wrong_password",
  });
  expect(await reasons({ password: mine.password, new_password: "short" })).toEqual({
    new_password: "too_short",
  });
  for (const [new_password, fault] of [
    [mine.password, "password_unchanged"],
    [mine.password.toUpperCase(), "password_unchanged"],
    [mine.email.toUpperCase(), "password_is_email"],
  ] as const) {
    expect(await reasons({ password: mine.password, new_password })).toEqual({ new_password: fault });
  }
  expect((await call(api, readAdmin, { headers })).admin.must_change_password).toBe(true);

  expect((await change({ password: mine.password, new_password: "never seen before" })).status).toBe(200);
  expect((await call(api, readAdmin, { headers })).admin.must_change_password).toBe(false);
  expect((await refused(api, readAdmin, { headers: other })).status).toBe(401);
  expect(await cookieOf(mine)).toBe("");
  expect(await cookieOf({ ...mine, password: "never seen before" })).not.toBe("");
});

test("D-9 wrong passwords of password changes are rate limited", async () => {
  const headers = await signInAdmin(api, { email: "away@shop.example", password: "away from the desk" });
  const body = { password: "guess", new_password: "never seen before" };
  for (let turn = 0; turn < 10; turn += 1) await send(api, changeAdminPassword, { headers, body });
  expect((await refused(api, changeAdminPassword, { headers, body })).code).toBe("too_many_requests");
});

test("D-41 a change of an administrator that names nothing to change answers the account as it is", async () => {
  const headers = await signInAdmin(api, { email: "unchanged@shop.example", password: "as it was before" });
  const {
    data: [account],
  } = await call(api, endpoints.listAdmins, { headers });
  const params = { id: account?.id ?? 0 };
  const answer = await call(api, endpoints.changeAdmin, { headers, params, body: {} });
  expect(answer).toEqual({ status: true, account });
});

test("API-8 repeated failures are slowed down", async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn += 1) {
    const body = { ...owner, password: "wrong" };
    statuses.push((await send(api, loginAdmin, { body, from: "203.0.113.20" })).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
});
