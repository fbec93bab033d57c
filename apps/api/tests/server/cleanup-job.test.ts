import { endpoints } from "@shop/contract/endpoints.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { deleteExpired } from "../../src/cleanup-job.ts";
import { userSessions } from "../../src/modules/accounts/user-sessions.table.ts";
import { catalogueChanges } from "../../src/modules/catalogue/catalogue-changes.table.ts";
import { rateLimits } from "../../src/modules/limits/rate-limits.table.ts";
import { mails } from "../../src/modules/mails/mails.table.ts";
import { orders } from "../../src/modules/orders/orders.table.ts";
import { sharedLinks } from "../../src/modules/shared-links/shared-links.table.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused } from "../support/calls.ts";
import { countOf, orderOf } from "../support/ordering.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";
import { WAIT } from "../support/wait.ts";

const product = aProduct({ id: 1 });
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(aCatalogue({ products: [product] }));
});
afterAll(() => api.close());

const share = () => call(api, endpoints.createSharedCart, { body: { lines: [{ id: product.id, qty: 2 }] } });

test("D-32 a shared cart expires after ninety days", async () => {
  const { token, expires_at } = await share();
  expect(token).toMatch(/^[2-9a-z]{10}$/);
  const days = (Date.parse(expires_at) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeCloseTo(90, 1);
  await api.database.queries.update(sharedLinks).set({ expiresAt: sql`now() - interval '1 second'` });
  expect((await refused(api, endpoints.readSharedCart, { params: { token } })).status).toBe(404);
});

test("D-32 of more than 20,000 shared carts the oldest are deleted", async () => {
  const { queries } = api.database;
  await queries.delete(sharedLinks);
  const { token } = await share();
  await queries.execute(sql`
    insert into shared_links (token, kind, content, expires_at)
    select 'cart ' || number, 'cart', '[]', now() + make_interval(days => 80, secs => number) from generate_series(1, 20001) as number`);
  await share();
  expect(await queries.$count(sharedLinks)).toBe(20_000);
  expect(await queries.$count(sharedLinks, inArray(sharedLinks.token, ["cart 1", "cart 2", "cart 3"]))).toBe(
    0,
  );
  expect((await call(api, endpoints.readSharedCart, { params: { token } })).lines).toHaveLength(1);
  await queries.delete(sharedLinks);
});

test("D-32 a shared cart contains no personal data", async () => {
  await share();
  const [row] = await api.database.queries.select().from(sharedLinks);
  expect(Object.keys(row ?? {}).toSorted()).toEqual(["content", "expiresAt", "kind", "token"]);
  expect(row?.content).toEqual([{ id: product.id, qty: 2 }]);
});

test("the cleanup job deletes expired rows, and nothing else", async () => {
  const person = { name: "Mona", email: "mona@example.com", password: "x" };
  const { token = "" } = await call(api, endpoints.registerUser, { body: person });
  await call(api, endpoints.registerUser, { body: { ...person, email: "old@example.com" } });
  await call(api, endpoints.placeOrder, { body: orderOf([[product, 1]]), token });
  await vi.waitFor(() => expect(api.sentMails).toHaveLength(2), WAIT);
  const { queries } = api.database;
  await queries.delete(sharedLinks);
  await share();
  await share();
  const [cart] = await queries.select().from(sharedLinks);
  await queries
    .update(sharedLinks)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(sql`token = ${cart?.token}`);
  await queries
    .update(userSessions)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(sql`user_id = (select id from users where email = 'old@example.com')`);
  await queries.insert(rateLimits).values([
    { key: "old", points: 1, expire: Date.now() - 1000 },
    { key: "new", points: 1, expire: Date.now() + 60_000 },
  ]);
  await queries
    .update(mails)
    .set({ sentAt: sql`now() - interval '31 days'` })
    .where(sql`recipient = 'orders@shop.example'`);

  await queries.insert(catalogueChanges).values([
    { version: 1001, tags: [], changedAt: sql`now() - interval '2 hours'` },
    { version: 1002, tags: [] },
  ]);

  await deleteExpired(queries);

  expect(await queries.select({ version: catalogueChanges.version }).from(catalogueChanges)).toEqual(
    expect.arrayContaining([{ version: 1002 }]),
  );
  expect(await queries.$count(catalogueChanges, eq(catalogueChanges.version, 1001))).toBe(0);

  expect(await countOf(api, sharedLinks)).toBe(1);
  expect(await countOf(api, userSessions)).toBe(1);
  expect((await queries.select().from(rateLimits)).map(({ key }) => key)).toContain("new");
  expect((await queries.select().from(rateLimits)).map(({ key }) => key)).not.toContain("old");
  expect((await queries.select().from(mails)).map(({ recipient }) => recipient)).toEqual([
    "mona@example.com",
  ]);
  expect(await countOf(api, orders)).toBe(1);
});
