import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { endpoints } from "@shop/contract/endpoints.ts";
import { readSettings, type Settings } from "@shop/serving/settings.ts";
import pino from "pino";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";

import { adminCommand } from "../../src/admin-socket/admin-cli.ts";
import { type CommandOutcome, runAdminCommand } from "../../src/admin-socket/admin-commands.ts";
import { controlFile, controlSchema } from "../../src/admin-socket/socket-file.ts";
import { backupCommand, moveCommand } from "../../src/backup/commands.ts";
import { openShopApi, type ShopApi } from "../../src/open-shop-api.ts";
import { cookieOf, owner, signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, send } from "../support/calls.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";
import { createShopSettings, onPostgres } from "../support/test-database.ts";

let api: TestApi;
let firstStaff: CommandOutcome | undefined;
let listOfNone: CommandOutcome | undefined;
beforeAll(async () => {
  api = await openTestApi(aCatalogue({}));
  listOfNone = await runAdminCommand(api.database, ["list"]);
  firstStaff = await runAdminCommand(api.database, ["create", "clerk@shop.example", "--role", "staff"]);
  await signInAdmin(api);
});
afterAll(() => api.close());

const run = (...args: string[]) => runAdminCommand(api.database, args);
const passwordIn = (lines: readonly string[]): string =>
  /password (?<password>\w{20})$/.exec(lines[0] ?? "")?.groups?.["password"] ?? "";

test("D-41 a database without administrators, such as that of another folder, is named as one", () => {
  expect(listOfNone).toEqual({ ok: true, lines: [expect.stringMatching(/^There are none: .* DATA_DIR/)] });
});

test("API-10 D-41 an administrator is created with a generated password, which is flagged for a change", async () => {
  const { ok, lines } = await run("create", "Clerk@shop.example", "--role", "staff");
  expect([ok, lines[0]]).toEqual([
    true,
    expect.stringMatching(/^Administrator: clerk@shop.example, role staff, password \w{20}$/),
  ]);
  const body = { email: "clerk@shop.example", password: passwordIn(lines) };
  expect(await call(api, endpoints.loginAdmin, { body })).toEqual({
    status: true,
    must_change_password: true,
  });
  expect((await run("list")).lines).toEqual([
    "clerk@shop.example  staff (view_orders,orders,customers,products,prices,figures)  generated password",
    "owner@shop.example  owner",
  ]);
  expect(await run("create", "clerk@shop.example")).toEqual({
    ok: false,
    lines: ["clerk@shop.example already is an administrator."],
  });
});

test("D-147 an administrator is created with rights, in their order; unknown ones and those without their base are refused", async () => {
  const { ok, lines } = await run(
    "create",
    "books@shop.example",
    "--role",
    "staff",
    "--rights",
    "figures,view_orders",
  );
  expect([ok, lines]).toEqual([true, [expect.stringContaining("role staff")]]);
  expect((await run("list")).lines).toContain(
    "books@shop.example  staff (view_orders,figures)  generated password",
  );
  for (const rights of ["orders", "everything", ""]) {
    const refusal = await run("create", "else@shop.example", "--role", "staff", "--rights", rights);
    expect([refusal.ok, refusal.lines[0]]).toEqual([false, expect.stringContaining("npm run admin")]);
  }
});

test("D-41 the first administrator is an owner", () => {
  expect(firstStaff).toEqual({ ok: false, lines: ["The first administrator must be an owner."] });
});

test("API-8 D-9 disabling an administrator ends their sessions and rejects their logins until they are enabled", async () => {
  const headers = await signInAdmin(api, { email: "left@shop.example", password: "left the company" });
  expect(await run("disable", "left@shop.example")).toMatchObject({ ok: true });
  expect((await send(api, endpoints.readAdmin, { headers })).status).toBe(401);
  const body = { email: "left@shop.example", password: "left the company" };
  expect((await send(api, endpoints.loginAdmin, { body })).status).toBe(401);
  await run("enable", "left@shop.example");
  expect((await send(api, endpoints.readAdmin, { headers })).status).toBe(401);
  expect(await cookieOf(api, body)).not.toBe("");
});

test("D-49 a link to a new password is printed for a shopper's account", async () => {
  const person = { name: "Mona", email: "Mona@Shop.example", password: "forgotten" };
  await call(api, endpoints.registerUser, { body: person });
  const { ok, lines } = await run("reset-link", "mona@shop.example");
  const token = /^Valid for one hour, once, at the shop's address: \/new-password#(?<token>[\w-]{43})$/.exec(
    lines[0] ?? "",
  )?.groups?.["token"];
  expect([ok, lines.length, token]).toEqual([true, 1, expect.any(String)]);
  const body = { token: token ?? "", password: "a new password" };
  expect(await call(api, endpoints.resetPassword, { body })).toMatchObject({ user: { email: person.email } });
  expect(await run("reset-link", "nobody@shop.example")).toEqual({
    ok: false,
    lines: ["There is no shopper's account nobody@shop.example."],
  });
});

test("API-8 a generated new password ends all sessions and is flagged for a change", async () => {
  const mine = { email: "forgot@shop.example", password: "forgot this one" };
  const headers = await signInAdmin(api, mine);
  const { lines } = await run("password", mine.email);
  expect((await send(api, endpoints.readAdmin, { headers })).status).toBe(401);
  expect(await cookieOf(api, mine)).toBe("");
  const body = { ...mine, password: passwordIn(lines) };
  expect((await call(api, endpoints.loginAdmin, { body })).must_change_password).toBe(true);
});

test("API-8 the last owner who can sign in is not disabled", async () => {
  const only = await openTestApi(aCatalogue({}));
  await signInAdmin(only);
  await signInAdmin(only, { email: "clerk@shop.example", password: "behind the desk" }, "staff");
  expect(await runAdminCommand(only.database, ["disable", owner.email])).toMatchObject({ ok: false });
  expect(await runAdminCommand(only.database, ["disable", "clerk@shop.example"])).toMatchObject({ ok: true });
  await only.close();
});

test.for([
  [],
  ["remove", "owner@shop.example"],
  ["list", "owner@shop.example"],
  ["create", "no address"],
  ["create", "a@shop.example", "--role", "king"],
  ["create", "a@shop.example", "--password", "x"],
  ["disable", "a@shop.example", "b@shop.example"],
  ["disable", "unknown@shop.example"],
])("API-8 a command that cannot be carried out says why and changes nothing: %j", async (args) => {
  const before = await run("list");
  const { ok, lines } = await run(...args);
  expect(ok).toBe(false);
  expect(lines.join("")).not.toBe("");
  expect(await run("list")).toEqual(before);
});

async function openShop(): Promise<{ shop: ShopApi; settings: Settings; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "shop-admin-"));
  const settings = readSettings(
    await createShopSettings(folder, {
      SEED: "none",
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
    }),
  );
  const shop = await openShopApi(settings, pino({ level: "silent" }));
  return {
    shop,
    settings,
    close: async () => {
      await shop.close();
      rmSync(folder, { recursive: true });
    },
  };
}

test("API-10 commands work while the shop runs, on either database", async () => {
  const { shop, settings, close } = await openShop();
  const { ok, lines } = await adminCommand(settings, ["create", "second@shop.example"]);
  expect(ok).toBe(true);
  const request: TestApi["request"] = async (address, init) => shop.app.request(address, init);
  const session = { email: "second@shop.example", password: passwordIn(lines) };
  const headers = { cookie: await cookieOf({ request }, session) };
  expect((await call({ request }, endpoints.readAdmin, { headers })).admin.email).toBe("second@shop.example");
  await adminCommand(settings, ["disable", "second@shop.example"]);
  expect((await send({ request }, endpoints.readAdmin, { headers })).status).toBe(401);
  await close();
});

test.skipIf(onPostgres())(
  "D-41 a command in the folder of no shop says so and creates nothing there",
  async () => {
    const missing = join(tmpdir(), `no-shop-${crypto.randomUUID()}`);
    const settings = readSettings({ DATA_DIR: missing });
    const said = `There is no shop in ${missing}: is DATA_DIR that of the shop? The first start creates one.`;
    await expect(adminCommand(settings, ["list"])).rejects.toThrow(said);
    await expect(backupCommand(settings, `${missing}.zip`)).rejects.toThrow(said);
    await expect(moveCommand(settings, "media")).rejects.toThrow(said);
    await expect(moveCommand(settings, `${missing}-target`)).rejects.toThrow(said);
    expect([missing, `${missing}.zip`, `${missing}-target`].filter(existsSync)).toEqual([]);
  },
);

test.skipIf(onPostgres())(
  "API-8 a running shop accepts commands with its token only, and none after it has closed",
  async () => {
    const { shop, settings } = await openShop();
    const file = controlFile(settings.DATA_DIR);
    const isPrivate = process.platform === "win32" || (statSync(file).mode & 0o777) === 0o600;
    expect(isPrivate).toBe(true);
    const { port, token } = v.parse(controlSchema, JSON.parse(readFileSync(file, "utf8")));
    const ask = (authorization: Record<string, string>) =>
      fetch(`http://127.0.0.1:${port}/admins`, {
        method: "POST",
        headers: { "content-type": "application/json", ...authorization },
        body: JSON.stringify({ args: ["list"] }),
      });
    expect((await ask({})).status).toBe(401);
    expect((await ask({ authorization: `Bearer ${token}x` })).status).toBe(401);
    expect(await (await ask({ authorization: `Bearer ${token}` })).json()).toEqual({
      ok: true,
      lines: ["owner@shop.example  owner"],
    });
    await shop.close();
    await expect(ask({ authorization: `Bearer ${token}` })).rejects.toThrow("fetch failed");
    expect(await adminCommand(settings, ["list"])).toEqual({
      ok: true,
      lines: ["owner@shop.example  owner"],
    });
    rmSync(settings.DATA_DIR, { recursive: true });
  },
);
