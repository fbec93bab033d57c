import { endpoints } from "@shop/contract/endpoints.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { changeAccount, replacePassword } from "../../src/modules/admins/admin-accounts.ts";
import { adminSessions } from "../../src/modules/admins/admin-sessions.table.ts";
import { findAdmin } from "../../src/modules/admins/admins.repository.ts";
import { adminService } from "../../src/modules/admins/admins.service.ts";
import { admins } from "../../src/modules/admins/admins.table.ts";
import { sessionOpener } from "../../src/modules/admins/open-session.ts";
import { deletePasskeysOf, insertPasskey } from "../../src/modules/admins/passkeys.repository.ts";
import { createAdmin, signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { readEvents } from "../support/event-stream.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const { listSessions, endSession, endSessions, readAdmin, loginAdmin, readOrderCounts } = endpoints;

const clerk = { email: "clerk@shop.example", password: "behind the desk" };
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0";

let api: TestApi;
let clerkId = 0;
let owner = { cookie: "" };
beforeAll(async () => {
  api = await openTestApi(aCatalogue({}), { eventBeatMs: 3_600_000 });
  owner = await signInAdmin(api);
  const headers = await signInAdmin(api, clerk, "staff");
  clerkId = (await call(api, readAdmin, { headers })).admin.id;
});
afterAll(() => api.close());

/** Signs the clerk in from a place; returns the headers of the session. */
async function signIn(from = "203.0.113.9", userAgent = firefox): Promise<{ readonly cookie: string }> {
  const response = await send(api, loginAdmin, {
    body: clerk,
    from,
    headers: { "user-agent": userAgent },
  });
  return { cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}

const params = () => ({ id: clerkId });

test("D-149 a session says since when, when last, from which browser and site; nothing that opens it", async () => {
  const headers = await signIn("2001:db8:7:8::9");
  const { data } = await call(api, listSessions, { headers, params: params() });
  const own = data.find(({ current }) => current);
  expect(own).toMatchObject({ browser: "Firefox, Windows", site: "2001:db8:7" });
  expect(Date.now() - Date.parse(own?.created_at ?? "")).toBeLessThan(60_000);
  expect(data.filter(({ current }) => current)).toHaveLength(1);
  const [row] = await api.database.queries.select().from(adminSessions);
  const token = headers.cookie.replace("admin_session=", "");
  for (const secret of [row?.tokenHash ?? "", token]) expect(JSON.stringify(data)).not.toContain(secret);
});

test("D-149 a session that is ended is refused at once, and its streams end; the own one goes on", async () => {
  const [mine, other] = [await signIn(), await signIn("198.51.100.4", "curl/8.5.0")];
  const stream = await send(api, readOrderCounts, { headers: { ...other, accept: "text/event-stream" } });
  const events = readEvents(stream);
  expect(await events.next()).toMatchObject({ event: "counts" });
  const { data } = await call(api, listSessions, { headers: mine, params: params() });
  const sessionId = data.find(({ site }) => site === "198.51.100.4")?.id ?? 0;
  const options = { headers: mine, params: { ...params(), sessionId } };
  const ended = await call(api, endSession, options);
  expect([ended.status, ended.data.some(({ id }) => id === sessionId)]).toEqual([true, false]);
  expect(await events.next()).toBeNull();
  await events.close();
  expect((await refused(api, readAdmin, { headers: other })).status).toBe(401);
  expect((await send(api, readAdmin, { headers: mine })).status).toBe(200);
  expect((await call(api, endSession, options)).status).toBe(false);
});

test("D-149 all others are ended together, those of other administrators stay", async () => {
  const [mine, second, third] = [await signIn(), await signIn(), await signIn()];
  const { data } = await call(api, endSessions, { headers: mine, params: params() });
  expect(data.map(({ current }) => current)).toEqual([true]);
  for (const headers of [second, third]) {
    expect((await refused(api, readAdmin, { headers })).status).toBe(401);
  }
  for (const headers of [mine, owner]) expect((await send(api, readAdmin, { headers })).status).toBe(200);
});

test("D-149 an owner sees and ends the sessions of others; nobody else does, whatever the rights", async () => {
  const headers = await signIn();
  const { admin } = await call(api, readAdmin, { headers: owner });
  const own = (await call(api, listSessions, { headers: owner, params: { id: admin.id } })).data[0]?.id ?? 0;
  const rights = { headers: owner, params: params(), body: { rights: ["settings" as const] } };
  await call(api, endpoints.changeAdmin, rights);
  const forbidden = { status: 403, code: "forbidden" };
  expect(await refused(api, listSessions, { headers, params: { id: admin.id } })).toEqual(forbidden);
  expect(await refused(api, endSessions, { headers, params: { id: admin.id } })).toEqual(forbidden);
  expect(await refused(api, endSession, { headers, params: { id: admin.id, sessionId: own } })).toEqual(
    forbidden,
  );
  expect((await refused(api, listSessions, { headers: owner, params: { id: 999_999 } })).status).toBe(404);

  const { data } = await call(api, endSessions, { headers: owner, params: params() });
  expect(data).toEqual([]);
  expect((await refused(api, readAdmin, { headers })).status).toBe(401);
});

test("D-149 the session of another administrator is not ended through one's own account", async () => {
  const headers = await signIn();
  const { admin } = await call(api, readAdmin, { headers: owner });
  const own = (await call(api, listSessions, { headers: owner, params: { id: admin.id } })).data[0]?.id ?? 0;
  const answer = await call(api, endSession, { headers, params: { ...params(), sessionId: own } });
  expect(answer.status).toBe(false);
  expect((await send(api, readAdmin, { headers: owner })).status).toBe(200);
});

const visit = { sender: "203.0.113.9", userAgent: firefox };
const limits = { total: 3600, idle: 3600 };
const note = () => Promise.resolve();
const accountOf = async (name: string) => {
  const credentials = { email: `${name}@shop.example`, password: "under way to the desk" };
  await createAdmin(api, credentials, "staff");
  await api.database.queries
    .update(admins)
    .set({ twoFactorSecret: "SECRET", twoFactorSince: new Date() })
    .where(eq(admins.email, credentials.email));
  const admin = await findAdmin(api.database.queries, credentials.email);
  if (!admin) throw new Error("The administrator is missing.");
  return { credentials, admin };
};
const sessionsOf = (id: number) => api.database.queries.$count(adminSessions, eq(adminSessions.adminId, id));

describe("D-149 a login that is under way", () => {
  test.for([
    ["a new password", (id: number) => replacePassword(api.database.queries, id, note)],
    [
      "an account that is switched off",
      (id: number) => changeAccount(api.database.queries, id, { disabled: true }),
    ],
    [
      "a second factor that was taken away",
      (id: number) =>
        api.database.queries
          .update(admins)
          .set({ twoFactorSecret: null, twoFactorSince: null })
          .where(eq(admins.id, id)),
    ],
  ] as const)("does not outlive %s", async ([name, change]) => {
    const { credentials, admin } = await accountOf(name.replaceAll(" ", "-"));
    const service = adminService(api.database, limits, {
      // What changes while the code is typed and checked.
      twoFactor: { take: async () => void (await change(admin.id)) },
      note,
      openSession: sessionOpener(api.database, limits),
    });
    await expect(service.login({ ...credentials, code: "123456" }, visit)).rejects.toMatchObject({
      code: "wrong_credentials",
    });
    expect(await sessionsOf(admin.id)).toBe(0);
  });

  test("does not outlive its passkey, and else begins a session", async () => {
    const { admin } = await accountOf("passkey");
    const passkey = await insertPasskey(api.database.queries, {
      adminId: admin.id,
      credentialId: "under-way",
      publicKey: "key",
      counter: 0,
      name: "Phone",
    });
    if (!passkey) throw new Error("The passkey is missing.");
    const open = sessionOpener(api.database, limits);
    await open({ admin, passkeyId: passkey.id }, visit);
    expect(await sessionsOf(admin.id)).toBe(1);
    await deletePasskeysOf(api.database.queries, admin.id);
    await expect(open({ admin, passkeyId: passkey.id }, visit)).rejects.toMatchObject({
      code: "wrong_credentials",
    });
    expect(await sessionsOf(admin.id)).toBe(1);
  });
});
