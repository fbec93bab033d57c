import { endpoints } from "@shop/contract/endpoints.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { productTag } from "@shop/serving/tags.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { categories } from "../../src/modules/categories/categories.table.ts";
import { type ListedOffer, listedOffers } from "../../src/modules/products/listed-offers.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { call } from "../support/calls.ts";
import { keptShop } from "../support/kept-shop.ts";
import { spyOnStatements, statementsOf } from "../support/statements.ts";

// Before the databases are opened.
spyOnStatements();

const shop = keptShop(catalogue);

async function readOffers(step?: number): Promise<ListedOffer[]> {
  const offers: ListedOffer[] = [];
  for await (const part of listedOffers(shop().api.database.queries, step)) offers.push(...part);
  return offers;
}

test("D-144 the offers of the feed are those of the products' pages: each price and stock, and no product without a price", async () => {
  const offers = await readOffers();
  const priced = catalogue.products.filter(({ price }) => !isZeroPrice(price));
  expect(offers.map(({ id }) => id)).toEqual(priced.map(({ id }) => id).toSorted((a, b) => a - b));
  expect(offers.length).toBeLessThan(catalogue.products.length);
  for (const offer of offers) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as the database answers them anyway
    const page = await call(shop().api, endpoints.readProduct, { params: { id: offer.id } });
    const { price, price_before, quantity_prices, unit, pieces_per_unit, min_order, gtin, name_ar } = page;
    expect(offer).toMatchObject({
      price,
      price_before,
      quantity_prices,
      unit,
      pieces_per_unit,
      min_order,
      name_ar,
      in_stock: page.amount > 0,
      gtin,
      pictures: pictureAddresses(page.images),
    });
    expect(offer.groups).toHaveLength(2);
  }
});

test("D-144 offers are read some at a time by their ids, each once", async () => {
  await readOffers();
  const whole = await readOffers();
  const steps: number[] = [];
  const ids: number[] = [];
  for await (const part of listedOffers(shop().api.database.queries, 20)) {
    steps.push(part.length);
    ids.push(...part.map(({ id }) => id));
  }
  expect(Math.max(...steps)).toBeLessThanOrEqual(20);
  expect(ids).toEqual(whole.map(({ id }) => id));
  const statements = await statementsOf(() => readOffers(20));
  // One for each step, and those of the groups.
  expect(statements.length).toBe(Math.floor(catalogue.products.length / 20) + 1 + 2);
});

test("D-144 a hidden product, a draft and a deleted one are in no feed, and the names of hidden categories are not", async () => {
  const [one, other, third] = await readOffers();
  if (!one || !other || !third) throw new Error("The catalogue has no three offers.");
  const { queries } = shop().api.database;
  await queries.update(products).set({ visibility: "hidden" }).where(eq(products.id, one.id));
  await queries.update(products).set({ visibility: "draft" }).where(eq(products.id, other.id));
  await queries.update(products).set({ deleted_at: new Date() }).where(eq(products.id, third.id));
  const ids = (await readOffers()).map(({ id }) => id);
  for (const { id } of [one, other, third]) expect(ids).not.toContain(id);
  await queries.update(categories).set({ hidden: true });
  const groups = (await readOffers()).flatMap((offer) => offer.groups);
  expect([ids.length > 0, groups]).toEqual([true, []]);
});

test("D-144 a feed is outdated by a change of any product, of the categories or of none of them", async () => {
  const { catalogue: changes, database } = shop().api;
  const read = () =>
    changes.track(async () => {
      for await (const part of listedOffers(database.queries)) void part;
    });
  const isOutdatedBy = async (tag: Parameters<Parameters<Parameters<typeof changes.change>[0]>[1]>[0]) => {
    const tracked = await read();
    await changes.change(async (_, touch) => touch(tag));
    return !tracked.isCurrent();
  };
  expect(await isOutdatedBy(productTag(99_999))).toBe(true);
  expect(await isOutdatedBy("products")).toBe(true);
  expect(await isOutdatedBy("categories")).toBe(true);
  expect(await isOutdatedBy("slides")).toBe(false);
});
