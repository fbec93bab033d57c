import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { endpoints } from "@shop/contract/endpoints.ts";
import { brands } from "@shop/domain/site/brand-logos.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { slides as demoSlides } from "@shop/fixtures/slides.ts";
import { eq } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { slides } from "../../src/modules/slides/slides.table.ts";
import { openShopApi } from "../../src/open-shop-api.ts";
import { seedSlides } from "../../src/seed/seed-slides.ts";
import { aCatalogue } from "../support/builders.ts";
import { call } from "../support/calls.ts";
import { createOldShop } from "../support/old-shop.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

// A start that creates a database cluster takes seconds.
const loadDemo = () => Promise.resolve(demoSlides);
const slidesOf = async (api: TestApi) => (await call(api, endpoints.listSlides)).data;

describe("slides of the home carousel", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi(catalogue, { slides: demoSlides });
  });
  afterAll(() => api.close());

  test("HOME-1 D-10 a demonstration shop has its four brand pictures, and the media store serves them", async () => {
    const listed = await slidesOf(api);
    expect(listed).toEqual(demoSlides);
    expect(listed.map(({ image }) => image)).toEqual(brands.map(({ logo }) => logo));
    for (const { image } of listed) {
      const { status, headers } = await api.request(image);
      expect(status).toBe(200);
      expect(headers.get("content-type")).toMatch(/^image\/svg\+xml\b/);
      expect(headers.get("cache-control")).toContain("immutable");
    }
  });

  test("D-10 hidden slides are left out, the others are sorted by position", async () => {
    const { change } = api.catalogue;
    await change(async (transaction, touch) => {
      touch("slides");
      await transaction.update(slides).set({ hidden: true }).where(eq(slides.id, 2));
      await transaction
        .update(slides)
        .set({ position: -1, imageAr: "/media/ar.webp" })
        .where(eq(slides.id, 4));
    });
    const listed = await slidesOf(api);
    expect(listed.map(({ id }) => id)).toEqual([4, 1, 3]);
    expect(listed[0]).toMatchObject({ image_ar: "/media/ar.webp" });
  });

  test("D-10 deleted slides are not seeded again", async () => {
    await api.catalogue.change((transaction, touch) => {
      touch("slides");
      return transaction.delete(slides);
    });
    expect(await seedSlides(api.database, api.catalogue, loadDemo)).toBe(false);
    expect(await slidesOf(api)).toEqual([]);
  });
});

test("D-10 a shop without the demonstration's brands is not seeded with its slides", async () => {
  const api = await openTestApi(aCatalogue({}), { slides: demoSlides });
  expect(await slidesOf(api)).toEqual([]);
  await api.close();
});

test("D-10 a demonstration shop from before the slides' migration is seeded with them, once", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shop-slides-"));
  const settings = await createOldShop(
    join(folder, "data"),
    `insert into categories (name) values ('Instruments');
     insert into sub_categories (category_id, name) values (1, 'Multimeters');
     insert into products (category_id, sub_category_id, name, name_sort, brand, price, description)
     values (1, 1, 'K12', 'k12', '${brands[0]?.name}', 100, '');`,
  );
  for (const start of ["first", "second"]) {
    const { app, close } = await openShopApi(settings, pino({ level: "silent" }));
    const request = async (address: string, init?: RequestInit) => app.request(address, init);
    const { data } = await call({ request }, endpoints.listSlides);
    expect({ start, data }).toEqual({ start, data: demoSlides });
    await close();
  }
  rmSync(folder, { recursive: true });
});
