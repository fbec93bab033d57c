import { endpoints } from "@shop/contract/endpoints.ts";
import type { DescribedSubCategory } from "@shop/contract/sub-categories/sub-category.ts";
import { catalogue as demo } from "@shop/fixtures/catalogue.ts";
import { slides as demoSlides } from "@shop/fixtures/slides.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { call } from "../support/calls.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

/** The demonstration's slides, which show the same picture in both languages, with a picture for Arabic. */
const slides = Array.from(demoSlides, (slide) => ({ ...slide, image_ar: `/media/arabic-${slide.id}.webp` }));

/** The demonstration's products, whose offers end. */
const catalogue = {
  ...demo,
  products: Array.from(demo.products, (product) => ({
    ...product,
    offer_until: product.price_before === null ? null : "2071-12-31T23:59",
  })),
};

type Entity = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** Names of the fields that are empty in every entity: equality would prove nothing of them. */
function emptyFields(entities: readonly Entity[]): string[] {
  const names = new Set(entities.flatMap((entity) => Object.keys(entity)));
  return [...names].filter((name) => entities.every((entity) => isEmpty(entity[name])));
}

const byId = <E extends { readonly id: number }>(entities: readonly E[]): E[] =>
  entities.toSorted((one, other) => one.id - other.id);

describe("the seeded database has every field of the fixtures", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi(catalogue, { slides });
  });
  afterAll(() => api.close());

  test("every field of the fixtures has a value in at least one entity", () => {
    expect(emptyFields(catalogue.products)).toEqual([]);
    expect(emptyFields(catalogue.categories)).toEqual([]);
    expect(emptyFields(catalogue.subCategories)).toEqual([]);
    expect(emptyFields(catalogue.brands)).toEqual([]);
    expect(emptyFields(slides)).toEqual([]);
  });

  test("products", async () => {
    for (const product of catalogue.products) {
      const seeded = await call(api, endpoints.readProduct, { params: { id: product.id } });
      const brand = catalogue.brands.find(({ name }) => name === product.brand);
      const { id = 0, name = "", logo = null, official = false } = brand ?? {};
      expect(seeded).toEqual({ ...product, brand_page: brand ? { id, name, logo, official } : null });
    }
  });

  test("categories with their sub categories", async () => {
    const seeded: DescribedSubCategory[] = [];
    for (const { sub_category, ...fields } of catalogue.categories) {
      const { data } = await call(api, endpoints.readCategory, { params: { id: fields.id } });
      expect(data).toMatchObject(fields);
      expect(byId(data.sub_category)).toEqual(byId(sub_category));
      seeded.push(...data.sub_category);
    }
    expect(byId(seeded)).toEqual(byId(catalogue.subCategories));
  });

  test("brands", async () => {
    for (const brand of catalogue.brands) {
      expect((await call(api, endpoints.readBrand, { params: { id: brand.id } })).data).toEqual(brand);
    }
  });

  test("slides", async () => {
    const { data } = await call(api, endpoints.listSlides);
    expect(data).toEqual(slides);
  });
});
