import type { Endpoint } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { hashOfToken } from "../../src/credentials/tokens.ts";
import { userSessions } from "../../src/modules/accounts/user-sessions.table.ts";
import { users } from "../../src/modules/accounts/users.table.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const { loginUser, logoutUser, registerUser, readAccount } = endpoints;
const DAY_MS = 24 * 60 * 60 * 1000;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(aCatalogue({}));
});
afterAll(() => api.close());

const mona = { name: "Mona Fathy", email: "Mona@Example.com", password: "ohm & volt", phone: "0100" };

/** Signs up a shopper with a unique address. */
const signUp = (email: string) => call(api, registerUser, { body: { ...mona, email } });

const failToLogIn = async (email: string, from?: string): Promise<number> =>
  (await send(api, loginUser, { body: { email, password: "wrong" }, ...(from && { from }) })).status;

async function failTimes(times: number, email: (turn: number) => string, from?: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push(await failToLogIn(email(turn), from));
  return statuses;
}

/** Lifetime of a login's token, in milliseconds. */
async function expiryOf(remember: boolean): Promise<number> {
  const { token = "" } = await call(api, loginUser, {
    body: { email: "stay@example.com", password: mona.password, remember },
  });
  const [row] = await api.database.queries
    .select()
    .from(userSessions)
    .where(sql`${userSessions.tokenHash} = ${hashOfToken(token)}`);
  return (row?.expiresAt.getTime() ?? 0) - Date.now();
}

/** Duration of a failed login, in milliseconds. */
async function timed(email: string): Promise<number> {
  const start = performance.now();
  const response = await send(api, loginUser, { body: { email, password: "wrong" } });
  expect(await response.text()).toBe('{"status":false}');
  return performance.now() - start;
}

const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

test("API-7 API-25 a password is stored as an argon2id hash of 19 MiB and two passes, a token as a hash", async () => {
  const { token = "", user } = await call(api, registerUser, { body: mona });
  expect(user?.id).toBeTypeOf("number");
  expect(user).toEqual({
    id: user?.id,
    name: mona.name,
    email: mona.email,
    phone: mona.phone,
    address1: "",
    address2: "",
    company: "",
    tax_number: "",
    commercial_register: "",
  });
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  const [row] = await api.database.queries.select().from(users);
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const stored = JSON.stringify([row, await api.database.queries.select().from(userSessions)]);
  expect(stored).not.toContain(mona.password);
  expect(stored).not.toContain(token);
  expect(stored).toContain(hashOfToken(token));
});

test("API-7 SIGNUP-2 name, email and password are required; their format is not checked", async () => {
  const body = { name: " ", email: " ", password: "" };
  expect(await refused(api, registerUser, { body })).toEqual({
    status: 422,
    code: "invalid",
    errors: { name: "required", email: "required", password: "required" },
  });
  const loose = { ...mona, email: "mona at the counter", password: "x" };
  expect((await call(api, registerUser, { body: loose })).status).toBe(true);
});

test("API-5 API-25 D-34 SESSION-1 a login answers a token, which reads the account, and never the password; a wrong one answers neither", async () => {
  const email = "login@example.com";
  const { user } = await signUp(email);
  const body = { email, password: mona.password, remember: true };
  const answer = await call(api, loginUser, { body });
  expect(answer).toEqual({ status: true, user, token: answer.token });
  expect((await call(api, readAccount, { token: answer.token })).user).toEqual(user);
  expect(await call(api, loginUser, { body: { ...body, password: "wrong" } })).toEqual({ status: false });
});

const ofAccounts = Object.entries<Endpoint>(endpoints).filter(([, { access }]) => access === "user");

test.each(ofAccounts)("API-6 D-128 %s without a token is refused", async (_, endpoint) => {
  expect(await refused(api, endpoint, { params: { id: 1, token: "x" } })).toEqual({
    status: 401,
    code: "unauthorized",
  });
});

test("API-5 addresses are compared without case and stored as entered", async () => {
  await signUp("Sami.Naguib@Example.com");
  const { status, user } = await call(api, loginUser, {
    body: { email: " SAMI.naguib@example.COM ", password: mona.password },
  });
  expect(status).toBe(true);
  expect(user?.email).toBe("Sami.Naguib@Example.com");
});

test("API-5 a password is compared exactly", async () => {
  await signUp("exact@example.com");
  for (const password of ["Ohm & volt", "ohm & volt ", " ohm & volt"]) {
    const { status } = await call(api, loginUser, { body: { email: "exact@example.com", password } });
    expect(status).toBe(false);
  }
});

test("API-7 concurrent sign-ups with one address create one account", async () => {
  const answers = await Promise.all(
    ["a@race.example", "A@RACE.example", "a@Race.Example", "A@race.example"].map(signUp),
  );
  const refusals = answers.filter(({ status }) => !status);
  const taken = { status: false, errors: { email: "email_taken" } };
  expect(refusals).toEqual([taken, taken, taken]);
});

test("API-7 a null character is refused with 422, not 500", async () => {
  const body = { ...mona, name: "Mona\0", address1: "\0", email: "null\0@example.com" };
  expect(await refused(api, registerUser, { body })).toEqual({
    status: 422,
    code: "invalid",
    errors: { name: "bad_value", email: "bad_value", address1: "bad_value" },
  });
});

test("API-6 SESSION-2 logout revokes its own token and no other, whatever its body", async () => {
  const { token: first } = await signUp("twice@example.com");
  const { token: second } = await call(api, loginUser, {
    body: { email: "twice@example.com", password: mona.password },
  });
  const response = await api.request("/backend/public/api/User/logout", {
    method: "POST",
    headers: { authorization: `Bearer ${first}`, "content-type": "application/json" },
    body: "no json",
  });
  expect(await response.json()).toEqual({ status: true });
  expect((await refused(api, readAccount, { token: first })).status).toBe(401);
  expect((await call(api, readAccount, { token: second })).user.email).toBe("twice@example.com");
});

test.for(["", "Bearer", "Bearer  ", "Basic bW9uYTpz", "Bearer not-a-token", `Bearer ${"x".repeat(5000)}`])(
  "API-6 '%s' is an invalid token",
  async (authorization) => {
    const response = await send(api, logoutUser, { headers: { authorization } });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
  },
);

test("API-5 LOGIN-3 a token lives longer with 'remember me'", async () => {
  await signUp("stay@example.com");
  const [remembered, visit] = [await expiryOf(true), await expiryOf(false)];
  expect(Math.round(remembered / DAY_MS)).toBe(90);
  expect(Math.round(visit / DAY_MS)).toBe(1);
});

test("API-6 an expired token is invalid", async () => {
  const { token = "" } = await signUp("late@example.com");
  await api.database.queries
    .update(userSessions)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(sql`${userSessions.tokenHash} = ${hashOfToken(token)}`);
  expect(await refused(api, readAccount, { token })).toEqual({ status: 401, code: "unauthorized" });
});

test("API-5 D-25 an unknown address has the answer and the duration of a wrong password", async () => {
  await signUp("known@example.com");
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  for (let turn = 0; turn < 9; turn += 1) {
    times.known.push(await timed("known@example.com"));
    times.unknown.push(await timed("unknown@example.com"));
  }
  // Hashing takes nearly all of the time: without it an unknown address would be answered many times faster.
  expect(median(times.unknown) / median(times.known)).toBeGreaterThan(0.4);
});

test("API-5 repeated failures of one account from one address are limited, for no other sender", async () => {
  await signUp("victim@example.com");
  const from = "203.0.113.5";
  const statuses = await failTimes(12, () => "victim@example.com", from);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);

  const body = { email: "VICTIM@example.com", password: mona.password };
  const response = await send(api, loginUser, { body, from });
  expect(response.status).toBe(429);
  const wait = Number(response.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(15 * 60);
  expect((await call(api, loginUser, { body, from: "203.0.113.6" })).status).toBe(true);
});

test("API-5 concurrent attempts have the same limit as sequential ones", async () => {
  const statuses = await Promise.all(
    Array.from({ length: 30 }, () => failToLogIn("burst@example.com", "203.0.113.7")),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
});

test("API-5 one address that attempts many accounts is limited, others in its IPv4 network are not", async () => {
  const statuses = await failTimes(101, (turn) => `account${turn}@example.com`, "203.0.113.8");
  expect(statuses.slice(0, 100)).toEqual(Array<number>(100).fill(200));
  expect(statuses[100]).toBe(429);
  expect(await failToLogIn("other@example.com", "203.0.113.9")).toBe(200);
});

test("API-5 successful logins are never limited", async () => {
  await signUp("often@example.com");
  const body = { email: "often@example.com", password: mona.password };
  for (let turn = 0; turn < 25; turn += 1) {
    expect((await call(api, loginUser, { body, from: "203.0.113.10" })).status).toBe(true);
  }
});

test("API-7 sign-ups are limited by sender", async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 61; turn += 1) {
    const body = { ...mona, email: "taken@example.com" };
    statuses.push((await send(api, registerUser, { body, from: "203.0.113.11" })).status);
  }
  expect(statuses.indexOf(429)).toBe(60);
});
