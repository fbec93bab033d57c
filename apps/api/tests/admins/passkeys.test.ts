import { endpoints } from "@shop/contract/endpoints.ts";
import { sql } from "drizzle-orm";
import { beforeAll, expect, onTestFinished, test } from "vitest";

import { runAdminCommand } from "../../src/admin-socket/admin-commands.ts";
import { adminChallenges } from "../../src/modules/admins/passkeys.table.ts";
import { owner, signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { keptShop } from "../support/kept-shop.ts";
import { softwareAuthenticator } from "../support/software-authenticator.ts";
import { openTestApi } from "../support/test-api.ts";

const {
  listPasskeys,
  startPasskey,
  addPasskey,
  removePasskey,
  startPasskeyLogin,
  loginByPasskey,
  readAdmin,
} = endpoints;

const ORIGIN = "http://localhost";
const shop = keptShop(aCatalogue({ products: [] }));
const api = () => shop().api;
let headers: Readonly<Record<string, string>> = {};
beforeAll(() => {
  headers = { ...shop().headers, origin: ORIGIN };
});

const creation = async (session = headers) =>
  (await call(api(), startPasskey, { headers: session, body: { password: owner.password } })).options;
const request = async (origin = ORIGIN) =>
  (await call(api(), startPasskeyLogin, { headers: { origin } })).options;

/** Adds a passkey; returns the device that has it, and its id. */
async function withPasskey(name = "My phone") {
  const device = softwareAuthenticator();
  const credential = device.create(await creation(), ORIGIN);
  const { passkey } = await call(api(), addPasskey, { headers, body: { name, credential } });
  return { device, id: passkey.id };
}

const login = (credential: ReturnType<ReturnType<typeof softwareAuthenticator>["get"]>, origin = ORIGIN) =>
  send(api(), loginByPasskey, { headers: { origin }, body: { credential } });

test("D-157 a passkey is added with the password, signs in without one, and is removed", async () => {
  const options = await creation();
  expect(options).toMatchObject({
    rp: { id: "localhost", name: "Nilometer" },
    user: { name: owner.email },
    authenticatorSelection: { userVerification: "required" },
  });
  const { device, id } = await withPasskey();
  const response = await login(device.get(await request(), ORIGIN));
  expect(response.status).toBe(200);
  const cookie = response.headers.getSetCookie()[0] ?? "";
  expect(cookie).toContain("HttpOnly");
  const session = { cookie: cookie.split(";")[0] ?? "" };
  expect((await call(api(), readAdmin, { headers: session })).admin.email).toBe(owner.email);
  const [listed] = (await call(api(), listPasskeys, { headers })).data;
  expect(listed).toMatchObject({ id, name: "My phone" });
  expect(listed?.used_at).not.toBeNull();
  const [entry] = (await call(api(), endpoints.listAuditLog, { headers, query: { entity: "account" } })).data;
  expect(entry).toMatchObject({ action: "passkey_added", fields: [{ field: "passkey", new: "My phone" }] });
  await call(api(), removePasskey, { headers, params: { id } });
  expect((await call(api(), listPasskeys, { headers })).data).toEqual([]);
  expect((await login(device.get(await request(), ORIGIN))).status).toBe(401);
  expect((await refused(api(), removePasskey, { headers, params: { id } })).status).toBe(404);
});

test("D-157 a challenge is answered once, in time, and by whom it was made for", async () => {
  const { device } = await withPasskey();
  const signed = device.get(await request(), ORIGIN);
  expect((await login(signed)).status).toBe(200);
  expect((await login(signed)).status).toBe(401);
  // Answered wrongly it is taken too.
  const options = await request();
  expect((await login(softwareAuthenticator().get(options, ORIGIN))).status).toBe(401);
  expect((await login(device.get(options, ORIGIN))).status).toBe(401);
  const late = await request();
  await api()
    .database.queries.update(adminChallenges)
    .set({ expiresAt: sql`now()` });
  expect((await login(device.get(late, ORIGIN))).status).toBe(401);
  // A challenge of a login adds no passkey, nor one of another administrator.
  const asLogin = { ...(await creation()), challenge: (await request()).challenge };
  const add = (credential: ReturnType<typeof device.create>, session = headers) =>
    refused(api(), addPasskey, { headers: session, body: { name: "x", credential } });
  expect((await add(softwareAuthenticator().create(asLogin, ORIGIN))).code).toBe("bad_passkey");
  const mona = { email: "mona@shop.example", password: "open the shop" };
  const other = { ...(await signInAdmin(api(), mona, "staff")), origin: ORIGIN };
  expect((await add(softwareAuthenticator().create(await creation(), ORIGIN), other)).code).toBe(
    "bad_passkey",
  );
  const racing = device.get(await request(), ORIGIN);
  const answers = await Promise.all(Array.from({ length: 10 }, () => login(racing)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("D-157 a passkey of another site, without its user's verification, or with the wrong password is refused", async () => {
  const { device } = await withPasskey();
  expect((await login(device.get(await request(), "https://evil.example"))).status).toBe(401);
  expect((await login(device.get({ ...(await request()), rpId: "evil.example" }, ORIGIN))).status).toBe(401);
  expect((await login(device.get(await request(), ORIGIN, false))).status).toBe(401);
  expect((await login(device.get(await request(), ORIGIN), "https://evil.example")).status).toBe(403);
  const unverified = softwareAuthenticator().create(await creation(), ORIGIN, false);
  expect(
    (await refused(api(), addPasskey, { headers, body: { name: "x", credential: unverified } })).code,
  ).toBe("bad_passkey");
  expect(await refused(api(), startPasskey, { headers, body: { password: "guess" } })).toMatchObject({
    status: 422,
    errors: { password: "wrong_password" },
  });
  const broken = {
    ...device.get(await request(), ORIGIN),
    response: { clientDataJSON: "e30", authenticatorData: "", signature: "" },
  };
  expect((await login(broken)).status).toBe(401);
});

test("D-157 ten passkeys are possible; a disabled account has no login, and a new password removes them", async () => {
  const colleague = { email: "karim@shop.example", password: "open the shop" };
  const session = { ...(await signInAdmin(api(), colleague, "staff")), origin: ORIGIN };
  const start = () => call(api(), startPasskey, { headers: session, body: { password: colleague.password } });
  const devices = [];
  for (let count = 0; count < 10; count += 1) {
    const device = softwareAuthenticator();
    const credential = device.create((await start()).options, ORIGIN);
    await call(api(), addPasskey, { headers: session, body: { name: `Key ${count}`, credential } });
    devices.push(device);
  }
  expect(
    (await refused(api(), startPasskey, { headers: session, body: { password: colleague.password } })).errors,
  ).toEqual({ name: "limit_reached" });
  const [device] = devices;
  if (!device) throw new Error("There is no device.");
  await runAdminCommand(api().database, ["disable", colleague.email]);
  expect((await login(device.get(await request(), ORIGIN))).status).toBe(401);
  await runAdminCommand(api().database, ["enable", colleague.email]);
  expect((await login(device.get(await request(), ORIGIN))).status).toBe(200);
  await runAdminCommand(api().database, ["password", colleague.email]);
  expect((await login(device.get(await request(), ORIGIN))).status).toBe(401);
});

test("D-157 a shop with a public address takes passkeys there alone", async () => {
  const publicUrl = "https://shop.example";
  const own = await openTestApi(aCatalogue({ products: [] }), { publicUrl });
  onTestFinished(() => own.close());
  const session = await signInAdmin(own);
  const body = { password: owner.password };
  const at = (origin: string) => ({ headers: { ...session, origin }, body });
  expect((await call(own, startPasskey, at(publicUrl))).options.rp.id).toBe("shop.example");
  // The guard lets the address of the request in, too.
  expect((await refused(own, startPasskey, at(ORIGIN))).code).toBe("forbidden");
  expect((await refused(own, startPasskeyLogin, { headers: { origin: ORIGIN } })).code).toBe("forbidden");
  expect((await call(own, startPasskeyLogin, { headers: { origin: publicUrl } })).options.rpId).toBe(
    "shop.example",
  );
});
