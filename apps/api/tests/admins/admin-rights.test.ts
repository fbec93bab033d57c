import { addressOf, type Endpoint } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { type AdminRight, adminRights, areSound } from "@shop/domain/admins/rights.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { admins } from "../../src/modules/admins/admins.table.ts";
import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const guarded = Object.entries<Endpoint>(endpoints).filter(([, { access }]) => access === "admin");
const rightsOf = ({ right = [] }: Endpoint) => [right].flat();
const limited = guarded.filter(([, endpoint]) => rightsOf(endpoint).length > 0);

/** The calls that every administrator may make: about their own account, and reads that pages of several areas need. */
const forAll = [
  "addPasskey",
  "changeAdminPassword",
  "confirmTwoFactor",
  "deleteSavedFilter",
  "endSession",
  "endSessions",
  "endTwoFactor",
  "listAdminBrands",
  "listAdminCategories",
  "listAdminProducts",
  "listAdminSubCategories",
  "listAttributes",
  "listPasskeys",
  "listSavedFilters",
  "listSessions",
  "logoutAdmin",
  "readAdmin",
  "readAdminProduct",
  "readHistory",
  "readOverview",
  "readOwnMethods",
  "readTwoFactor",
  "removePasskey",
  "renewRecoveryCodes",
  "saveFilter",
  "startPasskey",
  "startTwoFactor",
];

const clerk = { email: "rights@shop.example", password: "behind the desk" };
let api: TestApi;
let headers = { cookie: "" };
let owner = { cookie: "" };
let clerkId = 0;
beforeAll(async () => {
  api = await openTestApi(aCatalogue({}));
  owner = await signInAdmin(api);
  headers = await signInAdmin(api, clerk, "staff", []);
  clerkId = (await call(api, endpoints.readAdmin, { headers })).admin.id;
});
afterAll(() => api.close());

const giveRights = (rights: readonly AdminRight[]) =>
  api.database.queries
    .update(admins)
    .set({ rights: [...rights] })
    .where(eq(admins.id, clerkId));

/** The answer to an empty request, which changes nothing even where it is allowed. */
async function answerOf(
  { method, path, sends }: Endpoint,
  given: Readonly<Record<string, number>> = {},
): Promise<Response> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const params = Object.fromEntries(names.map((name) => [name, given[name] ?? 2_000_000_000]));
  return api.request(addressOf({ path }, params), {
    method,
    headers: { ...(sends === "json" && { "content-type": "application/json" }), ...headers },
    ...(sends && { body: sends === "json" ? "{}" : new FormData() }),
  });
}

/** Whether an answer refuses for lack of a right. */
const isRefused = async (response: Response): Promise<boolean> => {
  const text = await response.text();
  return response.status === 403 && text.includes('"forbidden"');
};

/** Adds an account; returns its rights. */
const create = async (email: string, rights?: AdminRight[]) => {
  const body = { email, role: "staff" as const, ...(rights && { rights }) };
  return (await call(api, endpoints.createAdmin, { headers: owner, body })).account.rights;
};

/** The parts that an overview lacks for an account with some rights. */
const partsWith = async (rights: readonly AdminRight[]) => {
  await giveRights(rights);
  const overview = await call(api, endpoints.readOverview, { headers });
  const parts = { ...overview, backup: undefined };
  return Object.entries(parts)
    .filter(([, part]) => part === null)
    .map(([name]) => name)
    .toSorted();
};

test("D-147 a call of administrators says what it needs, or is one of those for all", () => {
  const open = guarded.filter(([, endpoint]) => rightsOf(endpoint).length === 0).map(([name]) => name);
  expect(open.toSorted()).toEqual(forAll);
});

describe.each(limited)("D-147 %s", (_, endpoint) => {
  const rights = rightsOf(endpoint);

  test.each(rights)("is refused without %s, whatever else is allowed", async (need) => {
    await giveRights(adminRights.filter((right) => right !== need));
    expect(await isRefused(await answerOf(endpoint))).toBe(true);
  });

  test("is answered with what it needs, and only an owner where that is required", async () => {
    await giveRights(rights.filter((need) => need !== "owner"));
    expect(await isRefused(await answerOf(endpoint))).toBe(rights.includes("owner"));
  });
});

test.each(forAll)("D-147 %s is answered without any right", async (name) => {
  await giveRights([]);
  const own = { ...headers };
  const params = { id: clerkId, sessionId: 2_000_000_000 };
  const found = guarded.find(([one]) => one === name)?.[1];
  if (!found) throw new Error(`There is no call ${name}.`);
  if (name === "logoutAdmin") headers = await signInAdmin(api, clerk);
  expect(await isRefused(await answerOf(found, params))).toBe(false);
  headers = own;
});

test("D-147 rights that an owner gives and takes hold from the next request of an open session", async () => {
  const change = (rights: AdminRight[]) =>
    call(api, endpoints.changeAdmin, { headers: owner, params: { id: clerkId }, body: { rights } });
  await change(["view_orders"]);
  expect((await call(api, endpoints.readAdmin, { headers })).admin).toMatchObject({
    role: "staff",
    rights: ["view_orders"],
  });
  expect((await send(api, endpoints.listAdminOrders, { headers })).status).toBe(200);
  await change([]);
  expect(await refused(api, endpoints.listAdminOrders, { headers })).toEqual({
    status: 403,
    code: "forbidden",
  });
});

test("D-147 an account that becomes an owner has every right; its own ones return with the role", async () => {
  await giveRights(["figures"]);
  const change = async (role: "owner" | "staff") => {
    const answer = await call(api, endpoints.changeAdmin, {
      headers: owner,
      params: { id: clerkId },
      body: { role },
    });
    return answer.account.rights;
  };
  expect(await change("owner")).toEqual(adminRights);
  expect((await send(api, endpoints.listAdmins, { headers })).status).toBe(200);
  expect(await change("staff")).toEqual(["figures"]);
  expect((await refused(api, endpoints.listAdmins, { headers })).status).toBe(403);
});

test.each([
  { rights: ["orders"] },
  { rights: ["prices", "view_orders"] },
  { rights: ["customers"] },
  { rights: ["everything"] },
  { rights: "orders" },
])("D-147 rights without those that they build on, or unknown ones, are invalid: %j", async (body) => {
  const address = addressOf(endpoints.changeAdmin, { id: clerkId });
  const response = await api.request(address, {
    method: "POST",
    headers: { ...owner, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(422);
});

test("D-147 rights are stored once each and in their order", async () => {
  const { account } = await call(api, endpoints.changeAdmin, {
    headers: owner,
    params: { id: clerkId },
    body: { rights: ["figures", "view_orders", "figures"] },
  });
  expect(account.rights).toEqual(["view_orders", "figures"]);
  expect(areSound(account.rights)).toBe(true);
});

test("D-147 a new account has the rights that are stated, else those that every account once had", async () => {
  expect(await create("books@shop.example", ["view_orders", "figures"])).toEqual(["view_orders", "figures"]);
  expect(await create("nothing@shop.example", [])).toEqual([]);
  expect(await create("usual@shop.example")).toEqual([
    "view_orders",
    "orders",
    "customers",
    "products",
    "prices",
    "figures",
  ]);
});

test("D-147 the overview leaves out what an administrator may not see", async () => {
  expect(await partsWith(adminRights)).toEqual([]);
  expect(await partsWith([])).toEqual([
    "best_sellers",
    "day",
    "mails",
    "sales",
    "search_misses",
    "to_confirm",
  ]);
  expect(await partsWith(["view_orders", "figures"])).toEqual(["mails", "search_misses"]);
});

test("D-147 the history of the settings is for those who may change them", async () => {
  const query = { entity: "settings", id: 1 } as const;
  await giveRights(["products"]);
  expect(await refused(api, endpoints.readHistory, { headers, query })).toEqual({
    status: 403,
    code: "forbidden",
  });
  await giveRights(["settings"]);
  expect((await send(api, endpoints.readHistory, { headers, query })).status).toBe(200);
});
