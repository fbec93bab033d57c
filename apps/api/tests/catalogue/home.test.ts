import { endpoints } from "@shop/contract/endpoints.ts";
import type { Home } from "@shop/contract/home/endpoints.ts";
import {
  defaultHome,
  type HomeSectionKind,
  type HomeSettings,
  HOME_PRODUCTS,
} from "@shop/domain/site/home-sections.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { orders } from "../../src/modules/orders/orders.table.ts";
import { toHome } from "../../src/modules/settings/shop.mapper.ts";
import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { buyerOf, orderOf, outcomeOf } from "../support/ordering.ts";
import { setSettings } from "../support/set-settings.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const { readHome, previewHome, deleteProduct, changeOrderState } = endpoints;

const products = Array.from({ length: 14 }, (_, index) =>
  aProduct({
    id: index + 1,
    name: `Part ${index + 1}`,
    price: index === 0 ? "0.00" : `${index + 1}.50`,
    amount: index === 12 ? 0 : 50,
    category_id: index < 10 ? 1 : 2,
    sub_category_id: index < 10 ? 1 : 2,
  }),
);

let api: TestApi;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  api = await openTestApi(
    aCatalogue({
      categories: [1, 2, 3].map((id) => aCategory({ id })),
      subCategories: [1, 2].map((id) => aSubCategory({ id, category_id: id })),
      products,
    }),
  );
  headers = await signInAdmin(api);
});
afterAll(() => api.close());

const read = (): Promise<Home> => call(api, readHome);
const only = (kind: HomeSectionKind, rest: Partial<HomeSettings> = {}): HomeSettings => ({
  sections: [{ kind, title: { en: "", ar: "" }, shown: true }],
  featured: [],
  reasons: [],
  ...rest,
});
const show = (home: HomeSettings): Promise<void> => setSettings(api, { home });
const idsOf = ({ sections }: Home, at = 0): number[] => sections[at]?.products.map(({ id }) => id) ?? [];

let buyers = 0;
const confirmed = { state: "confirmed" } as const;
/** Places an order and returns its id; `change` is what it has then. */
const order = async (
  lines: readonly (readonly [id: number, qty: number])[],
  change?: Partial<typeof orders.$inferInsert>,
): Promise<number> => {
  buyers += 1;
  const list = lines.map(([id, qty]) => [{ id, price: `${id}.50` }, qty] as const);
  await outcomeOf(api, orderOf(list, { info: buyerOf(buyers) }));
  const { queries } = api.database;
  const [last] = await queries.select({ id: orders.id }).from(orders).orderBy(desc(orders.id)).limit(1);
  const id = last?.id ?? 0;
  if (change) await queries.update(orders).set(change).where(eq(orders.id, id));
  return id;
};

test("D-100 by default it shows new arrivals in stock, reasons and branches; what would be empty is left out", async () => {
  const home = await read();
  expect(home.sections.map(({ kind }) => kind)).toEqual(["new", "reasons", "branches"]);
  expect(idsOf(home)).toEqual([14, 12, 11, 10, 9, 8, 7, 6]);
  expect(home.sections[1]?.reasons).toHaveLength(2);
  expect(home.sections[2]?.branches).toHaveLength(3);
});

test("D-100 categories have their number of products and the lowest price above 0", async () => {
  expect((await read()).categories).toEqual([
    { id: 1, products: 10, lowest_price: "2.50" },
    { id: 2, products: 4, lowest_price: "11.50" },
  ]);
});

test("D-100 best sellers are those of most pieces in confirmed orders of 90 days, in stock; a kept answer follows a confirmation", async () => {
  await show(only("best_sellers"));
  await order(
    [
      [3, 2],
      [5, 9],
    ],
    confirmed,
  );
  await order(
    [
      [3, 8],
      [2, 1],
    ],
    confirmed,
  );
  await order([[2, 30]], { state: "cancelled" });
  await order([[4, 30]], { ...confirmed, createdAt: new Date(Date.now() - 91 * 86_400_000) });
  // The last piece of it was sold.
  await order([[6, 50]], confirmed);
  const waiting = await order([[7, 40]]);
  await show(only("best_sellers", { featured: [1] }));
  expect(idsOf(await read())).toEqual([3, 5, 2]);
  const body = { state: "confirmed", mail: false } as const;
  await call(api, changeOrderState, { headers, params: { id: waiting }, body });
  expect(idsOf(await read())).toEqual([7, 3, 5, 2]);
});

test("D-100 featured products stand in the owner's order; kept answers follow a deletion and a change of the settings", async () => {
  await show(only("featured", { featured: [9, 2, 7] }));
  expect(idsOf(await read())).toEqual([9, 2, 7]);
  await call(api, deleteProduct, { headers, params: { id: 2 } });
  expect(idsOf(await read())).toEqual([9, 7]);
  await show(only("featured", { featured: [7], sections: [] }));
  expect((await read()).sections).toEqual([]);
});

test("D-100 sections have the owner's order and titles; hidden ones are left out", async () => {
  const title = { en: "Fresh", ar: "" };
  await show({
    sections: [
      { kind: "branches", title: { en: "", ar: "" }, shown: false },
      { kind: "reasons", title: { en: "", ar: "لماذا" }, shown: true },
      { kind: "new", title, shown: true },
    ],
    featured: [],
    reasons: [],
  });
  expect((await read()).sections.map((section) => [section.kind, section.title])).toEqual([
    ["reasons", { en: "", ar: "لماذا" }],
    ["new", title],
  ]);
});

test("D-150 the section of reasons has those that the owner entered, in order; a fault names its place", async () => {
  const reasons = ["Repairs", "Courses"].map((en) => ({
    title: { en, ar: "سبب" },
    text: { en: `${en} on site.`, ar: "نص" },
  }));
  await show(only("reasons", { reasons }));
  expect((await read()).sections[0]?.reasons).toEqual(reasons);
  await show(only("branches", { reasons }));
  expect((await read()).sections[0]?.reasons).toEqual([]);
  const [first] = reasons;
  if (!first) throw new Error("There is no reason.");
  const last = { title: { en: "", ar: "سبب" }, text: first.text };
  const body = toHome({ home: only("reasons", { reasons: [first, last] }) });
  const answer = await send(api, previewHome, { headers, body });
  expect(await answer.json()).toMatchObject({ errors: { "reasons.1.title.en": "required" } });
});

test("D-100 a preview shows what settings would show, for owners, and stores nothing", async () => {
  await show(only("reasons"));
  const shown = await call(api, previewHome, {
    headers,
    body: toHome({ home: only("featured", { featured: [9, 4] }) }),
  });
  expect(idsOf(shown)).toEqual([9, 4]);
  expect((await read()).sections.map(({ kind }) => kind)).toEqual(["reasons"]);
  const staff = await signInAdmin(
    api,
    { email: "clerk@shop.example", password: "a clerk's secret" },
    "staff",
  );
  expect(
    await refused(api, previewHome, { headers: staff, body: toHome({ home: defaultHome }) }),
  ).toMatchObject({
    status: 403,
    code: "forbidden",
  });
});

test.for<[string, HomeSettings, string]>([
  [
    "a kind twice",
    { ...defaultHome, sections: [...only("new").sections, ...only("new").sections] },
    "sections",
  ],
  ["a product twice", { ...defaultHome, featured: [4, 4] }, "featured"],
  [
    "too many products",
    { ...defaultHome, featured: Array.from({ length: HOME_PRODUCTS + 1 }, (_, index) => index + 1) },
    "featured",
  ],
  [
    "a long title",
    { ...defaultHome, sections: [{ kind: "new", title: { en: "x".repeat(81), ar: "" }, shown: true }] },
    "sections.0.title.en",
  ],
])("D-100 %s is refused at its field", async ([, home, field]) => {
  const { status, errors } = await refused(api, previewHome, { headers, body: toHome({ home }) });
  expect(status).toBe(422);
  expect(Object.keys(errors ?? {})).toEqual([field]);
});
