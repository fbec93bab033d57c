import { stepOf, totpCode } from "@shop/contract/admins/totp.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { runAdminCommand } from "../../src/admin-socket/admin-commands.ts";
import { admins, recoveryCodes } from "../../src/modules/admins/admins.table.ts";
import { rateLimits } from "../../src/modules/limits/rate-limits.table.ts";
import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const { loginAdmin, startTwoFactor, confirmTwoFactor, readTwoFactor, requireTwoFactor, resetTwoFactor } =
  endpoints;
const { createAdmin, endTwoFactor, renewRecoveryCodes } = endpoints;

let api: TestApi;
let owner = { cookie: "" };
let count = 0;
beforeAll(async () => {
  api = await openTestApi(aCatalogue({}));
  owner = await signInAdmin(api);
});
afterAll(() => api.close());
beforeEach(() => api.database.queries.delete(rateLimits));

/** An administrator with a second factor, whose code of the current step is taken. */
async function anAdministrator() {
  count += 1;
  const credentials = { email: `factor-${count}@shop.example`, password: "an app and a password" };
  const headers = await signInAdmin(api, credentials, "staff");
  const { id } = (await call(api, endpoints.readAdmin, { headers })).admin;
  const { secret } = await call(api, startTwoFactor, {
    headers,
    body: { password: credentials.password },
  });
  const step = stepOf(Date.now());
  const code = await totpCode(secret, step);
  const { recovery_codes: codes } = await call(api, confirmTwoFactor, { headers, body: { code } });
  return { id, credentials, headers, secret, step, code, codes };
}

const codeOf = (secret: string) => totpCode(secret, stepOf(Date.now()));

const wrongCode = { status: 422, code: "invalid", errors: { code: "wrong_code" } };
const login = (body: { readonly email: string; readonly password: string; readonly code?: string }) =>
  send(api, loginAdmin, { body });

test("D-148 a login asks for a code only after the right password", async () => {
  const { credentials, secret, step } = await anAdministrator();
  expect(await refused(api, loginAdmin, { body: { ...credentials, password: "guess" } })).toMatchObject({
    status: 401,
    code: "wrong_credentials",
  });
  expect(await refused(api, loginAdmin, { body: credentials })).toMatchObject({
    status: 401,
    code: "second_factor_required",
  });
  const right = await login({ ...credentials, code: await totpCode(secret, step + 1) });
  expect(right.status).toBe(200);
  expect(right.headers.getSetCookie()[0]).toContain("admin_session=");
});

test("D-148 no code is taken twice, nor an older one after a newer one", async () => {
  const { credentials, secret, step, code } = await anAdministrator();
  expect(await refused(api, loginAdmin, { body: { ...credentials, code } })).toEqual(wrongCode);
  const next = await totpCode(secret, step + 1);
  expect((await login({ ...credentials, code: next })).status).toBe(200);
  expect(await refused(api, loginAdmin, { body: { ...credentials, code: next } })).toEqual(wrongCode);
  expect(await refused(api, loginAdmin, { body: { ...credentials, code } })).toEqual(wrongCode);
});

test.for(["app", "recovery"] as const)(
  "D-148 of two logins at the same time with the same code of an %s one is refused",
  async (kind) => {
    const { credentials, secret, step, codes } = await anAdministrator();
    const code = kind === "app" ? await totpCode(secret, step + 1) : (codes[0] ?? "");
    const answers = await Promise.all(Array.from({ length: 5 }, () => login({ ...credentials, code })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(4);
  },
);

test("D-148 a recovery code is taken once, however it is typed; the password renews them and switches the factor off", async () => {
  const { credentials, headers, codes } = await anAdministrator();
  const [code = ""] = codes;
  const typed = { ...credentials, code: code.toUpperCase().replaceAll("-", " ") };
  expect((await login(typed)).status).toBe(200);
  expect(await refused(api, loginAdmin, { body: { ...credentials, code } })).toEqual(wrongCode);
  expect((await call(api, readTwoFactor, { headers })).recovery_codes).toBe(9);

  const body = { password: credentials.password };
  const renewed = await call(api, renewRecoveryCodes, { headers, body });
  expect(new Set(renewed.recovery_codes).size).toBe(10);
  const wrong = { headers, body: { password: "another one" } };
  expect((await refused(api, endTwoFactor, wrong)).errors).toEqual({ password: "wrong_password" });
  await call(api, endTwoFactor, { headers, body });
  expect((await login(credentials)).status).toBe(200);
});

test("D-148 a code of another account, or of two steps away, is refused", async () => {
  const [one, other] = [await anAdministrator(), await anAdministrator()];
  const now = stepOf(Date.now());
  for (const code of [
    await totpCode(other.secret, now + 1),
    await totpCode(one.secret, now - 2),
    await totpCode(one.secret, now + 3),
    other.codes[0] ?? "",
  ]) {
    expect(await refused(api, loginAdmin, { body: { ...one.credentials, code } })).toEqual(wrongCode);
  }
});

test("D-148 a secret that was not confirmed asks for nothing, and is replaced by the next", async () => {
  const credentials = { email: "unconfirmed@shop.example", password: "an app and a password" };
  const headers = await signInAdmin(api, credentials, "staff");
  const begin = async () =>
    (await call(api, startTwoFactor, { headers, body: { password: credentials.password } })).secret;
  const first = await begin();
  expect((await login(credentials)).status).toBe(200);
  const second = await begin();
  expect(second).not.toBe(first);
  expect(await refused(api, confirmTwoFactor, { headers, body: { code: await codeOf(first) } })).toEqual(
    wrongCode,
  );
  expect((await call(api, readTwoFactor, { headers })).since).toBeNull();
  await call(api, confirmTwoFactor, { headers, body: { code: await codeOf(second) } });
  expect(await call(api, readTwoFactor, { headers })).toMatchObject({ recovery_codes: 10, required: false });
});

test("D-148 two confirmations at the same time give one set of recovery codes", async () => {
  const credentials = { email: "twice@shop.example", password: "an app and a password" };
  const headers = await signInAdmin(api, credentials, "staff");
  const { secret } = await call(api, startTwoFactor, { headers, body: { password: credentials.password } });
  const step = stepOf(Date.now());
  const answers = await Promise.all(
    [step, step + 1].map(async (one) =>
      send(api, confirmTwoFactor, { headers, body: { code: await totpCode(secret, one) } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await call(api, readTwoFactor, { headers })).recovery_codes).toBe(10);
});

test("D-148 recovery codes are stored as hashes, and the secret is in no answer but its first", async () => {
  const { headers, secret, codes, id } = await anAdministrator();
  const rows = await api.database.queries.select().from(recoveryCodes).where(eq(recoveryCodes.adminId, id));
  expect(rows).toHaveLength(10);
  const stored = JSON.stringify(rows);
  for (const code of codes) {
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll("-", ""));
  }
  for (const endpoint of [endpoints.readAdmin, readTwoFactor]) {
    expect(await (await send(api, endpoint, { headers })).text()).not.toContain(secret);
  }
  expect(await (await send(api, endpoints.listAdmins, { headers: owner })).text()).not.toContain(secret);
  expect(
    await refused(api, startTwoFactor, { headers, body: { password: "an app and a password" } }),
  ).toEqual({ status: 409, code: "edit_conflict" });
});

describe("D-148 codes that are tried", () => {
  test("are limited for the account, whoever sends them, and not for others", async () => {
    const [one, other] = [await anAdministrator(), await anAdministrator()];
    const tryFrom = (from: string, code: string) =>
      send(api, loginAdmin, { body: { ...one.credentials, code }, from });
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      statuses.push((await tryFrom(`203.0.113.${turn}`, "abcd-efgh")).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    const right = await totpCode(one.secret, one.step + 1);
    expect((await tryFrom("203.0.113.99", right)).status).toBe(429);
    const code = await totpCode(other.secret, other.step + 1);
    expect((await login({ ...other.credentials, code })).status).toBe(200);
  });

  test("a right password without a code does not count as a failure", async () => {
    const { credentials } = await anAdministrator();
    for (let turn = 0; turn < 12; turn += 1) {
      const from = "203.0.113.20";
      expect((await send(api, loginAdmin, { body: credentials, from })).status).toBe(401);
    }
    const { codes, credentials: own } = await anAdministrator();
    const answer = await send(api, loginAdmin, {
      body: { ...own, code: codes[0] ?? "" },
      from: "203.0.113.20",
    });
    expect(answer.status).toBe(200);
  });
});

test("D-148 wrong passwords of its set-up are limited as those of a password change", async () => {
  const headers = await signInAdmin(api, { email: "away@shop.example", password: "away from the desk" });
  const body = { password: "guess" };
  for (let turn = 0; turn < 10; turn += 1) await send(api, startTwoFactor, { headers, body });
  expect((await refused(api, startTwoFactor, { headers, body })).code).toBe("too_many_requests");
});

test("D-148 an owner switches it off for somebody who has lost it; nobody else does", async () => {
  const one = await anAdministrator();
  const other = await anAdministrator();
  const params = { id: one.id };
  expect((await refused(api, resetTwoFactor, { headers: other.headers, params })).status).toBe(403);
  const { account } = await call(api, resetTwoFactor, { headers: owner, params });
  expect(account.two_factor).toBe(false);
  expect((await refused(api, endpoints.readAdmin, { headers: one.headers })).status).toBe(401);
  expect((await login(one.credentials)).status).toBe(200);
  const [row] = await api.database.queries.select().from(admins).where(eq(admins.id, one.id));
  expect(row).toMatchObject({ twoFactorSecret: null, twoFactorSince: null });
});

test("D-148 npm run admin switches it off where no owner can", async () => {
  const { credentials } = await anAdministrator();
  const run = () => runAdminCommand(api.database, ["two-factor-off", credentials.email]);
  expect(await run()).toEqual({
    ok: true,
    lines: [`${credentials.email} signs in with the password alone.`],
  });
  expect((await login(credentials)).status).toBe(200);
  expect((await run()).lines).toEqual([`${credentials.email} has no two-factor sign-in.`]);
});

test("D-148 where it is required, an account without one reaches nothing but its set-up, from the next request", async () => {
  const strict = await anAdministrator();
  await call(api, endpoints.changeAdmin, {
    headers: owner,
    params: { id: strict.id },
    body: { role: "owner" },
  });
  const clerk = { email: "later@shop.example", password: "behind the desk" };
  const headers = await signInAdmin(api, clerk, "staff");
  expect((await send(api, endpoints.listAdminOrders, { headers })).status).toBe(200);
  expect(await refused(api, requireTwoFactor, { headers: owner, body: { required: true } })).toEqual({
    status: 403,
    code: "two_factor_required",
  });
  await call(api, requireTwoFactor, { headers: strict.headers, body: { required: true } });
  const newcomer = { email: "newcomer@shop.example", role: "staff" as const };
  expect((await call(api, createAdmin, { headers: strict.headers, body: newcomer })).account).toMatchObject({
    must_set_up_two_factor: true,
    two_factor: false,
  });
  expect(await refused(api, endpoints.listAdminOrders, { headers })).toEqual({
    status: 403,
    code: "two_factor_required",
  });
  expect((await call(api, endpoints.readAdmin, { headers })).admin.must_set_up_two_factor).toBe(true);
  const { secret } = await call(api, startTwoFactor, { headers, body: { password: clerk.password } });
  const code = await totpCode(secret, stepOf(Date.now()));
  await call(api, confirmTwoFactor, { headers, body: { code } });
  expect((await send(api, endpoints.listAdminOrders, { headers })).status).toBe(200);
  expect((await refused(api, endTwoFactor, { headers, body: { password: clerk.password } })).code).toBe(
    "forbidden",
  );
  await call(api, requireTwoFactor, { headers: strict.headers, body: { required: false } });
  expect((await send(api, endpoints.listAdmins, { headers: owner })).status).toBe(200);
});
