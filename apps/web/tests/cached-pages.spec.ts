import { createApi } from "@shop/data/create-api.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { expect, test } from "vitest";

import { setupOwnShop } from "./support/own-shop.ts";

const shop = setupOwnShop();

const read = (address: string, etag = "") =>
  fetch(shop.address() + address, { headers: etag ? { "if-none-match": etag } : {} });

test("CHECKOUT-5 after an order the pages that show what was ordered are fresh, all others stay as they were", async () => {
  const api = createApi({ fetch, baseUrl: shop.address() });
  const { data } = await api.productCards({}, { limit: 100 });
  const ordered = data.find(({ amount, price }) => amount > 20 && price !== "0.00");
  const other = data.find(({ category_id }) => category_id !== ordered?.category_id);
  if (!ordered || !other) throw new Error("The demonstration catalogue is too small.");
  const stale = [
    pages.product(ordered.id),
    `/ar${pages.product(ordered.id)}`,
    pages.category(ordered.category_id),
  ];
  const kept = [pages.home, pages.product(other.id), pages.category(other.category_id)];
  const etags = new Map<string, string>();
  for (const address of [...stale, ...kept])
    etags.set(address, (await read(address)).headers.get("etag") ?? "");

  const line = { id: ordered.id, name: ordered.name, price: ordered.price, image: "", qty: 3 };
  const { status } = await api.order({
    cart: [line],
    info: { email: "mona@example.com", phone: "01012345678" },
  });
  expect(status).toBe(true);

  const statuses = async (addresses: readonly string[]) =>
    Promise.all(addresses.map(async (address) => (await read(address, etags.get(address))).status));
  expect(await statuses(kept)).toEqual([304, 304, 304]);
  expect(await statuses(stale)).toEqual([200, 200, 200]);
  expect(await (await read(pages.product(ordered.id))).text()).toContain(`"amount":${ordered.amount - 3}`);
});
