import { addressOf, type Endpoint } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { hashOfToken, makeToken } from "../../src/credentials/tokens.ts";
import { insertAdminSession } from "../../src/modules/admins/admin-sessions.repository.ts";
import { adminSessions } from "../../src/modules/admins/admin-sessions.table.ts";
import { admins } from "../../src/modules/admins/admins.table.ts";
import { owner, signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const guarded = Object.entries<Endpoint>(endpoints).filter(([, { access }]) => access === "admin");

let api: TestApi;
let shopper = "";
let ownerId = 0;
beforeAll(async () => {
  api = await openTestApi(aCatalogue({}), { publicUrl: "http://shop.example" });
  const headers = await signInAdmin(api);
  ownerId = (await call(api, endpoints.readAdmin, { headers })).admin.id;
  const body = { name: "Mona", email: "mona@example.com", password: "x" };
  shopper = (await call(api, endpoints.registerUser, { body })).token ?? "";
});
afterAll(() => api.close());

/** Sends an empty request, which changes nothing even where access is granted. */
async function answerOf(
  { method, path, sends }: Endpoint,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const unknown = 2_000_000_000;
  const ids = {
    paymentId: unknown,
    returnId: unknown,
    proofId: unknown,
    parcelId: unknown,
    sessionId: unknown,
    productId: unknown,
    name: "shop.zip",
  };
  const address = addressOf({ path }, { id: unknown, ids: unknown, ...ids });
  const empty = sends === "json" ? "{}" : new FormData();
  return api.request(`http://shop.example${address}`, {
    method,
    headers: { ...(sends === "json" && { "content-type": "application/json" }), ...headers },
    ...(sends && { body: empty }),
  });
}

const statusOf = async (endpoint: Endpoint, headers: Readonly<Record<string, string>>): Promise<number> =>
  (await answerOf(endpoint, headers)).status;

/** The cookie of a new session of the owner, without the slow check of a password. */
async function newSession(): Promise<string> {
  const token = makeToken();
  await insertAdminSession(api.database.queries, {
    tokenHash: hashOfToken(token),
    adminId: ownerId,
    seconds: 3600,
  });
  return `admin_session=${token}`;
}

/** The cookie of a session that was modified by SQL. */
async function sessionAfter(change: Partial<Record<"expiresAt" | "usedAt", ReturnType<typeof sql>>>) {
  const cookie = await newSession();
  const tokenHash = hashOfToken(cookie.replace("admin_session=", ""));
  await api.database.queries
    .update(adminSessions)
    .set(change)
    .where(sql`token_hash = ${tokenHash}`);
  return { cookie };
}

describe.each(guarded)("D-9 ADMIN-6 %s", (_, endpoint) => {
  test("without a session", async () => {
    expect(await statusOf(endpoint, {})).toBe(401);
  });

  test("with a shopper's token", async () => {
    expect(await statusOf(endpoint, { authorization: `Bearer ${shopper}` })).toBe(401);
    expect(await statusOf(endpoint, { cookie: `admin_session=${shopper}` })).toBe(401);
  });

  test("with a session past its absolute expiry", async () => {
    const headers = await sessionAfter({ expiresAt: sql`now() - interval '1 second'` });
    expect(await statusOf(endpoint, headers)).toBe(401);
  });

  test("with a session past its idle expiry", async () => {
    const headers = await sessionAfter({ usedAt: sql`now() - interval '601 seconds'` });
    expect(await statusOf(endpoint, headers)).toBe(401);
  });

  test("with a deleted session", async () => {
    const cookie = await newSession();
    await call(api, endpoints.logoutAdmin, { headers: { cookie } });
    expect(await statusOf(endpoint, { cookie })).toBe(401);
  });

  test.for([
    { origin: "http://elsewhere.example" },
    { origin: "null" },
    { origin: "http://shop.example:8080" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])("from another origin: %j", async (from) => {
    const cookie = await newSession();
    expect(await statusOf(endpoint, { cookie, ...from })).toBe(403);
  });

  test.for([{}, { origin: "http://shop.example" }, { "sec-fetch-site": "same-origin" }])(
    "with a live session: %j",
    async (from) => {
      const cookie = await newSession();
      expect([200, 400, 404, 422]).toContain(await statusOf(endpoint, { cookie, ...from }));
    },
  );
});

/** Calls about one thing by its id that need no body. */
const ofOne = guarded.filter(([, { path, sends }]) => path.includes(":") && sends === undefined);

test.each(ofOne)("%s answers 404 where nothing has the id", async (_, endpoint) => {
  const response = await answerOf(endpoint, { cookie: await newSession() });
  expect([response.status, await response.json()]).toMatchObject([404, { code: "not_found" }]);
});

test("D-9 requests keep a session from its idle expiry", async () => {
  const headers = await sessionAfter({ usedAt: sql`now() - interval '599 seconds'` });
  expect((await send(api, endpoints.readAdmin, { headers })).status).toBe(200);
  const hash = hashOfToken(headers.cookie.replace("admin_session=", ""));
  const [session] = await api.database.queries
    .select()
    .from(adminSessions)
    .where(sql`token_hash = ${hash}`);
  expect(Date.now() - (session?.usedAt.getTime() ?? 0)).toBeLessThan(60_000);
});

test("D-9 what an open page asks for at intervals does not keep a session from its idle expiry", async () => {
  const headers = await sessionAfter({ usedAt: sql`now() - interval '599 seconds'` });
  expect((await send(api, endpoints.readOrderCounts, { headers })).status).toBe(200);
  const hash = hashOfToken(headers.cookie.replace("admin_session=", ""));
  const [session] = await api.database.queries
    .select()
    .from(adminSessions)
    .where(sql`token_hash = ${hash}`);
  expect(Date.now() - (session?.usedAt.getTime() ?? 0)).toBeGreaterThan(590_000);
});

test("D-9 a login from another origin is rejected", async () => {
  const headers = { origin: "http://elsewhere.example" };
  expect((await send(api, endpoints.loginAdmin, { body: owner, headers })).status).toBe(403);
});

describe("D-50 with a generated password", () => {
  const clerk = { email: "clerk@shop.example", password: "generated for the clerk" };
  const answered = new Set(["logoutAdmin", "readAdmin", "changeAdminPassword"]);

  /** The cookie of a new session of an owner who has to change the password. */
  async function newcomer(credentials = clerk): Promise<{ readonly cookie: string }> {
    const session = await signInAdmin(api, credentials);
    await api.database.queries
      .update(admins)
      .set({ mustChangePassword: true })
      .where(eq(admins.email, credentials.email));
    return session;
  }
  let headers = { cookie: "" };
  beforeAll(async () => {
    headers = await newcomer();
  });

  test.each(guarded.filter(([name]) => !answered.has(name)))("%s is refused", async (_, endpoint) => {
    const response = await answerOf(endpoint, headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "password_change_required" });
  });

  test.each(guarded.filter(([name]) => answered.has(name)))("%s is answered", async (_, endpoint) => {
    expect([200, 422]).toContain(await statusOf(endpoint, await newcomer()));
  });

  test("event streams and files are refused like everything else", async () => {
    const accept = { accept: "text/event-stream" };
    const stream = await answerOf(endpoints.readOrderCounts, { ...headers, ...accept });
    expect([stream.status, stream.headers.get("content-type")]).toEqual([403, "application/json"]);
    const sheet = await answerOf(endpoints.exportProducts, headers);
    expect([sheet.status, sheet.headers.get("content-disposition")]).toEqual([403, null]);
  });

  test("the change of the password opens the rest", async () => {
    const own = { email: "newcomer@shop.example", password: "generated before" };
    const session = await newcomer(own);
    expect(await refused(api, endpoints.listAdmins, { headers: session })).toEqual({
      status: 403,
      code: "password_change_required",
    });
    const body = { password: own.password, new_password: "never seen before" };
    await call(api, endpoints.changeAdminPassword, { headers: session, body });
    expect((await send(api, endpoints.listAdmins, { headers: session })).status).toBe(200);
  });
});
