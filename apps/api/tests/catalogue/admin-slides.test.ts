import { readdirSync } from "node:fs";

import { endpoints } from "@shop/contract/endpoints.ts";
import { brands } from "@shop/domain/site/brand-logos.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { slides } from "@shop/fixtures/slides.ts";
import * as v from "valibot";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { aCatalogue } from "../support/builders.ts";
import { call, refused } from "../support/calls.ts";
import { type FormFields, sendForm } from "../support/forms.ts";
import { keptShop } from "../support/kept-shop.ts";
import { pictureFileOf } from "../support/pictures.ts";
import type { TestApi } from "../support/test-api.ts";

const { createSlide, updateSlide, deleteSlide, reorderSlides, listAdminSlides, listSlides } = endpoints;
const { deleteCategory, deleteProduct, deleteSubCategory } = endpoints;

const brand = brands[0]?.name ?? "";
const publicUrl = "https://shop.example";
const catalogue = aCatalogue({
  categories: [aCategory(), aCategory({ id: 2, name: "Radio parts" })],
  subCategories: [aSubCategory(), aSubCategory({ id: 2, name: "Antennas", category_id: 2 })],
  products: [aProduct({ brand }), aProduct({ id: 2 })],
});
const shop = keptShop(catalogue, { slides, publicUrl });
let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
beforeAll(() => {
  ({ api, headers } = shop());
});
beforeEach(async () => {
  await api.answer(listSlides);
});

const post = async (endpoint: typeof createSlide | typeof updateSlide, fields: FormFields, id = 0) => {
  const response = await sendForm(api, endpoint, headers, fields, { id });
  return v.parse(v.record(v.string(), v.unknown()), await response.json());
};
const shown = async () => (await api.answer(listSlides)).data;
const all = async () => (await call(api, listAdminSlides, { headers })).data;
const storedPictures = () => readdirSync(api.mediaFolder, { recursive: true }).length;
const image = () => pictureFileOf("slide.png", { format: "png" });

test("D-10 a slide is appended, with a picture for each language", async () => {
  const fields = { image: await image(), alt: "Sale", alt_ar: "تخفيضات", link: "/products" };
  const image_ar = await pictureFileOf("slide-ar.png", { format: "png", background: "#00c" });
  expect(await post(createSlide, { ...fields, image_ar })).toMatchObject({ status: true });
  const last = (await shown()).at(-1);
  expect(last).toMatchObject({ alt: "Sale", alt_ar: "تخفيضات", link: "/products" });
  expect(last?.image_ar).not.toBe(last?.image);
  for (const address of [last?.image, last?.image_ar]) {
    expect((await api.request(address ?? "")).status).toBe(200);
  }
});

test("D-10 hiding and showing a slide keeps its other fields", async () => {
  const [first] = await all();
  await post(updateSlide, { hidden: true }, first?.id);
  expect((await shown()).map(({ id }) => id)).not.toContain(first?.id);
  expect((await all())[0]).toEqual({ ...first, hidden: true });
  await post(updateSlide, { hidden: false }, first?.id);
  expect((await all())[0]).toEqual(first);
});

test("D-10 picture, text and link are replaced and removed", async () => {
  const [first] = await all();
  const id = first?.id ?? 0;
  await post(
    updateSlide,
    { image: await image(), image_ar: await image(), alt: "New", link: "https://maker.example/x" },
    id,
  );
  const [changed] = await shown();
  expect(changed).toMatchObject({ id, alt: "New", link: "https://maker.example/x" });
  expect(changed?.image).not.toBe(first?.image);
  await post(updateSlide, { remove_image_ar: true, link: "" }, id);
  expect((await shown())[0]).toEqual({ ...changed, image_ar: null, link: null });
});

test.for([
  "javascript:alert(1)",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "http://plain.example",
  "products",
  "https://",
])("D-10 a link is a path of the shop or an https address, not %s", async (link) => {
  const [first] = await all();
  expect(await post(updateSlide, { link }, first?.id)).toMatchObject({ errors: { link: "bad_link" } });
  expect(await post(createSlide, { image: await image(), link })).toMatchObject({
    errors: { link: "bad_link" },
  });
});

test.for([
  ["/product/2", deleteProduct],
  ["/category/2", deleteCategory],
  ["/category/2?sub=2", deleteSubCategory],
  ["/category/2?sub=2", deleteCategory],
] as const)("D-10 a link to %s is refused once that is deleted", async ([path, deletion]) => {
  const [first, second] = await all();
  for (const link of [path, `/ar${path}#top`, publicUrl + path]) {
    expect(await post(updateSlide, { link }, first?.id)).toMatchObject({ slide: { link } });
  }
  await call(api, deletion, { headers, params: { id: 2 } });
  for (const link of [path, `/ar${path}#top`, `${publicUrl}/ar${path}`]) {
    const refusal = { code: "invalid", errors: { link: "unknown_page" } };
    expect(await post(updateSlide, { link }, second?.id)).toMatchObject(refusal);
    expect(await post(createSlide, { image: await image(), link })).toMatchObject(refusal);
  }
  expect(await all()).toHaveLength(slides.length);
});

/** The addresses of a page: in both languages, as a path and at the shop's public address. */
const linksTo = (path: string): string[] =>
  [path, path === "/" ? "/ar" : `/ar${path}`].flatMap((one) => [one, publicUrl + one]);

test("D-10 D-32 a slide links to pages that the shop has, in both languages, to shared carts and to other sites", async () => {
  const cart = { lines: [{ id: 1, qty: 1 }] };
  const { token } = await call(api, endpoints.createSharedCart, { body: cart });
  const paths = [
    "/",
    "/products?sort=price#list",
    "/product/1?from=slider#pictures",
    "/category/1/",
    "/category/1?sort=price&sub=1#list",
    `/shared-cart/${token}`,
  ];
  const [first] = await all();
  for (const link of [...paths.flatMap(linksTo), "https://maker.example/nosuchpage"])
    expect(await post(updateSlide, { link }, first?.id)).toMatchObject({ slide: { link } });
});

test.for([
  "/nosuchpage?sort=price#list",
  "/dash/products",
  "/media/missing.pdf",
  "/product/first",
  "/product/99?from=slider#pictures",
  "/category/99",
  "/category/1?sub=99",
  "/category/2?sub=1",
  "/shared-cart/missing",
])("D-10 a link of a slide to %s is refused, as the shop has no such page", async (path) => {
  const [first] = await all();
  for (const link of linksTo(path))
    expect(await post(updateSlide, { link }, first?.id)).toMatchObject({
      code: "invalid",
      errors: { link: "unknown_page" },
    });
});

test("D-10 a slide keeps its link to a page that is deleted later, which cannot be entered again", async () => {
  const [first] = await all();
  const link = "/category/2";
  await post(updateSlide, { link }, first?.id);
  await call(api, deleteCategory, { headers, params: { id: 2 } });
  expect(await post(updateSlide, { alt: "Radio week", link }, first?.id)).toMatchObject({
    slide: { alt: "Radio week", link },
  });
  expect(await post(updateSlide, { link: "" }, first?.id)).toMatchObject({ slide: { link: null } });
  expect(await post(updateSlide, { link }, first?.id)).toMatchObject({ errors: { link: "unknown_page" } });
});

test("D-10 a refused link keeps all fields of a slide, and its picture is not stored", async () => {
  const [first] = await all();
  const before = storedPictures();
  const picture = await pictureFileOf("other.png", { format: "png", background: "#0c8" });
  await post(updateSlide, { image: picture, alt: "New", link: "/nosuchpage" }, first?.id);
  expect((await all())[0]).toEqual(first);
  expect(storedPictures()).toBe(before);
});

test("D-10 a slide that does not exist is not found, whatever its link is", async () => {
  expect(await post(updateSlide, { link: "/nosuchpage" }, 99)).toMatchObject({ code: "not_found" });
});

test("D-10 D-29 a slide requires a valid picture", async () => {
  expect(await post(createSlide, { alt: "x" })).toMatchObject({ errors: { image: "required" } });
  const bad = new File(["no"], "bad.png");
  expect(await post(createSlide, { image: bad })).toMatchObject({ errors: { image: "not_a_picture" } });
  const before = await all();
  expect(await post(updateSlide, { image_ar: bad, alt: "x" }, before[0]?.id)).toMatchObject({
    errors: { image_ar: "not_a_picture" },
  });
  expect(await all()).toEqual(before);
});

test("D-10 slides are reordered by the ids of all of them only, and deleted", async () => {
  const ids = (await all()).map(({ id }) => id).toReversed();
  await call(api, reorderSlides, { headers, body: { ids } });
  expect((await shown()).map(({ id }) => id)).toEqual(ids);
  expect((await refused(api, reorderSlides, { headers, body: { ids: ids.slice(1) } })).code).toBe(
    "edit_conflict",
  );
  const [first = 0, ...rest] = ids;
  await call(api, deleteSlide, { headers, params: { id: first } });
  expect((await shown()).map(({ id }) => id)).toEqual(rest);
  expect((await refused(api, deleteSlide, { headers, params: { id: first } })).code).toBe("not_found");
});
