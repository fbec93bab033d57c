import { freePort } from "@shop/api/testing/free-port.ts";
import { addressOf, API_PREFIX } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { pages } from "@shop/domain/site/pages.ts";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { ADMIN_EMAIL, ADMIN_PASSWORD } from "../support/admin.ts";
import { placeOrder } from "../support/place-order.ts";
import { setupOwnShop } from "../support/test-shop.ts";
import { hasVarnish, startVarnish } from "../support/varnish.ts";

const port = await freePort();
const shopPort = await freePort();
const token = "only the shop has it";
const cache = `http://127.0.0.1:${port}`;

/** The text of a page through Varnish, and whether Varnish had it: it then names two transactions, this one and that which stored it. */
async function load(address: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(cache + address, { headers });
  const isStored = (response.headers.get("x-varnish") ?? "").includes(" ");
  return { text: await response.text(), isStored, response };
}

/** Waits until Varnish has a page. */
const stored = (address: string): Promise<void> =>
  vi.waitFor(async () => expect((await load(address)).isStored).toBe(true), {
    timeout: 60_000,
    interval: 50,
  });

describe.skipIf(!hasVarnish)("behind Varnish", () => {
  // Before the shop, which purges it once it runs.
  let stop: () => Promise<void>;
  beforeAll(async () => {
    stop = await startVarnish(port, { shopPort, token });
  });
  afterAll(() => stop());
  const shop = setupOwnShop(() => ({
    PORT: String(shopPort),
    PURGE_URL: `${cache}/purge`,
    PURGE_TOKEN: token,
    PUBLIC_URL: cache,
    TRUSTED_PROXIES: "1",
  }));

  test("pages and lists are stored for everybody, those of a visitor and of the dashboard are not", async () => {
    for (const address of ["/", "/ar/products", "/products?sort=price", "/backend/public/api/categories"]) {
      await stored(address);
      expect((await load(address, { cookie: "cart=1; theme=dark" })).isStored).toBe(true);
    }
    const arabic = await fetch(`${cache}/products`, { headers: { cookie: "locale=ar" }, redirect: "manual" });
    expect([arabic.status, arabic.headers.get("location")]).toEqual([302, "/ar/products"]);
    for (const { path } of [endpoints.readAccount, endpoints.readAdmin]) {
      await load(API_PREFIX + path);
      expect((await load(API_PREFIX + path)).isStored).toBe(false);
    }
    const { response } = await load("/");
    expect(response.headers.get("cache-control")).toBe("public, no-cache");
    expect([...response.headers.keys()].filter((name) => /xkey|surrogate|cache-tag|cdn/.test(name))).toEqual(
      [],
    );
    const { status } = await fetch(`${cache}/`, {
      headers: { "if-none-match": response.headers.get("etag") ?? "" },
    });
    expect(status).toBe(304);
  });

  test("an edit shows at the next load, and an order drops the pages of its product only", async () => {
    const login = await fetch(cache + addressOf(endpoints.loginAdmin), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD }),
    });
    const headers = { cookie: login.headers.getSetCookie()[0] ?? "", "content-type": "application/json" };
    const ordered = await shop.productInStock(0);
    const other = await shop.productInStock(5);
    for (const address of [ordered, other, "/"]) await stored(address);

    const id = Number(other.split("/").at(-1));
    const read = await fetch(cache + addressOf(endpoints.readAdminProduct, { id }), { headers });
    const product = v.parse(endpoints.readAdminProduct.answer, await read.json());
    const renamed = await fetch(cache + addressOf(endpoints.updateProduct, { id }), {
      method: "POST",
      headers,
      body: JSON.stringify({ ...product, name: "A renamed product" }),
    });
    expect(renamed.status).toBe(200);
    await vi.waitFor(async () => expect((await load(other)).text).toContain("A renamed product"), 2000);
    await stored(other);
    await stored("/ar/aboutus");

    await placeOrder(cache);
    await vi.waitFor(async () => expect((await load(ordered)).isStored).toBe(false), 2000);
    expect([(await load(other)).isStored, (await load("/ar/aboutus")).isStored]).toEqual([true, true]);
  });

  test("what many load reaches the shop once for each change", async () => {
    await stored(pages.products);
    const loads = await Promise.all(Array.from({ length: 100 }, () => load(pages.products)));
    expect(loads.filter(({ isStored }) => !isStored)).toEqual([]);
    await placeOrder(cache);
    await vi.waitFor(async () => expect((await load(pages.products)).isStored).toBe(false), 2000);
    const after = await Promise.all(Array.from({ length: 100 }, () => load(pages.products)));
    expect(after.filter(({ isStored }) => !isStored)).toEqual([]);
  });

  test("nobody but the shop purges: its address is not enough", async () => {
    await stored("/");
    const purge = (headers: Readonly<Record<string, string>>) =>
      fetch(`${cache}/purge`, { method: "POST", headers: { "surrogate-key": "everything", ...headers } });
    expect((await fetch(`${cache}/purge`)).status).toBe(403);
    for (const authorization of ["", "Bearer ", "Bearer another", token]) {
      expect((await purge(authorization ? { authorization } : {})).status).toBe(403);
    }
    expect((await load("/")).isStored).toBe(true);
    expect((await purge({ authorization: `Bearer ${token}` })).status).toBe(200);
    expect((await load("/")).isStored).toBe(false);
  });
});
