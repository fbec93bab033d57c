import { endpoints } from "@shop/contract/endpoints.ts";
import { productPageSchema } from "@shop/contract/products/endpoints.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";

import { owner } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused } from "../support/calls.ts";
import { type BulkBody, bulkDesk, conflictOf } from "../support/desks/bulk-desk.ts";
import { keptShop } from "../support/kept-shop.ts";
import { attempt, orderOf } from "../support/ordering.ts";
import type { TestApi } from "../support/test-api.ts";

const named = (id: number, name: string, rest: Partial<ReturnType<typeof aProduct>>) =>
  aProduct({ id, name, name_ar: null, part_number: null, description: "x", description_ar: null, ...rest });
const seed = aCatalogue({
  categories: [aCategory({ id: 1 }), aCategory({ id: 2, name: "Other", name_ar: null })],
  subCategories: [
    aSubCategory({ id: 1, category_id: 1 }),
    aSubCategory({ id: 2, category_id: 2, name: "Others", name_ar: null }),
  ],
  products: [
    named(1, "Clamp meter", { price: "1450.00", amount: 60 }),
    named(2, "Fuse", { price: "0.10", amount: 1000 }),
    named(3, "Kit", { price: "0.00", amount: 5 }),
    named(4, "Other meter", { price: "200.00", amount: 0, category_id: 2, sub_category_id: 2 }),
  ],
});

const shop = keptShop(seed);
let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
beforeAll(() => {
  ({ api, headers } = shop());
});

const desk = bulkDesk(
  () => api,
  () => headers,
);
const { product, edit, historyOf } = desk;

const plus7: BulkBody["rule"] = { field: "price", change: "percent", value: "7", rounding: "5" };
const ofFirst: BulkBody = { selection: { filter: { category_id: "1" } }, rule: plus7 };
const of = (...ids: number[]): BulkBody["selection"] => ({ ids });

const prices = async (): Promise<string[]> =>
  v
    .parse(productPageSchema, await api.answer(endpoints.listProducts, {}, { limit: 10 }))
    .data.toSorted((a, b) => a.id - b.id)
    .map(({ price }) => price);

const foundMeters = async (): Promise<number[]> => {
  const { products } = await call(api, endpoints.searchProducts, { query: { query: "meter" } });
  return products.map(({ id }) => id);
};

const refusal = (selection: unknown) =>
  api.refusal("/backend/public/api/admin/bulk-changes/preview", {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ selection, rule: plus7 }),
  });

describe("preview of a bulk change", () => {
  test("D-19 shows old and new prices of a category and what is skipped, and changes nothing", async () => {
    const preview = await desk.preview(ofFirst);
    expect(preview).toMatchObject({
      matched: 3,
      changed: 1,
      skipped: [
        { reason: "unpriced", products: 1 },
        { reason: "not_positive", products: 1 },
      ],
      rows: [{ id: 1, name: "Clamp meter", old: "1450.00", new: "1550.00", reason: null }],
      others: [],
    });
    expect((await desk.preview({ ...ofFirst, show: "skipped" })).rows).toMatchObject([
      { id: 2, old: "0.10", new: null, reason: "not_positive" },
      { id: 3, old: "0.00", new: null, reason: "unpriced" },
    ]);
    expect(await prices()).toEqual(["1450.00", "0.10", "0.00", "200.00"]);
    expect(await historyOf(1)).toEqual([]);
  });

  test("selects what the administrators' list finds", async () => {
    const matched = async (filter: Record<string, string>) =>
      (await desk.preview({ selection: { filter }, rule: plus7 })).matched;
    expect(await matched({})).toBe(4);
    expect(await matched({ query: "meter" })).toBe(2);
    expect(await matched({ query: "meter", sub_category_id: "2" })).toBe(1);
    expect(await matched({ query: "nothing like it" })).toBe(0);
    expect((await desk.preview({ selection: of(2, 4, 4, 99), rule: plus7 })).matched).toBe(2);
  });

  test("its pages hold 50 products", async () => {
    await api.database.queries.execute(sql`
      insert into products (category_id, sub_category_id, name, name_sort, price, description)
      select 1, 1, 'P' || n, 'p', 10, '' from generate_series(1, 120) n`);
    const body = { ...ofFirst, rule: { ...plus7, value: "50" } };
    const page = async (number: number) => {
      const { rows, page: shown, changed } = await desk.preview({ ...body, page: number });
      return [rows.length, shown, changed];
    };
    expect(await page(1)).toEqual([50, 1, 121]);
    expect(await page(3)).toEqual([21, 3, 121]);
    expect(await page(9)).toEqual([21, 3, 121]);
  });

  test.for([
    [{ ...plus7, value: "" }, "required"],
    [{ ...plus7, value: "7,5" }, "bad_value"],
    [{ ...plus7, value: "0" }, "bad_value"],
    [{ ...plus7, value: "-100" }, "too_small"],
    [{ ...plus7, value: "1000.01" }, "too_large"],
    [{ ...plus7, change: "fixed", value: "0" }, "too_small"],
    [{ field: "amount", change: "amount", value: "1.5" }, "bad_value"],
    [{ field: "amount", change: "amount", value: 0 }, "bad_value"],
    [{ field: "amount", change: "fixed", value: -1 }, "too_small"],
  ] as const)("refuses the rule %j: %s", async ([rule, code]) => {
    expect(
      await refused(api, endpoints.previewBulkChange, { headers, body: { selection: of(1), rule } }),
    ).toEqual({ status: 422, code: "invalid", errors: { "rule.value": code } });
  });

  test("refuses an empty selection, one of too many ids, and an unknown filter value", async () => {
    expect(await refusal({ ids: [] })).toMatchObject({ status: 422 });
    expect(await refusal({ ids: Array.from({ length: 1001 }, (_, at) => at + 1) })).toMatchObject({
      status: 422,
    });
    expect(await refusal({ filter: { category_id: "x" } })).toMatchObject({ status: 422 });
    expect(await refusal({})).toMatchObject({ status: 422 });
  });
});

describe("applying a bulk change", () => {
  test("changes prices as shown, raises versions, records one entry a product and reaches the shop", async () => {
    expect(await prices()).toEqual(["1450.00", "0.10", "0.00", "200.00"]);
    const change = await desk.change({ ...ofFirst, rule: { ...plus7, rounding: "none" } });
    expect(change).toMatchObject({
      by: owner.email,
      filter: { category_id: 1 },
      changed: 2,
      skipped: 1,
      undone: null,
    });
    expect(await prices()).toEqual(["1551.50", "0.11", "0.00", "200.00"]);
    expect(await product(1)).toMatchObject({ version: 2 });
    expect(await product(3)).toMatchObject({ version: 1 });
    expect(await historyOf(1)).toMatchObject([
      {
        action: "updated",
        by: owner.email,
        bulk_change: change.id,
        fields: [{ field: "price", old: "1450.00", new: "1551.50" }],
      },
    ]);
    const list = await call(api, endpoints.listBulkChanges, { headers });
    expect(list).toEqual({ data: [change], next_cursor: null });
  });

  test("changes stock, and a product that is in stock again is found as such", async () => {
    await desk.change({ selection: of(4, 1), rule: { field: "amount", change: "amount", value: 3 } });
    expect([await product(1), await product(4)]).toMatchObject([{ amount: 63 }, { amount: 3 }]);
    expect(await foundMeters()).toEqual([1, 4]);
    const change = await desk.change({
      selection: of(1, 2),
      rule: { field: "amount", change: "amount", value: "-٦٣" },
    });
    expect(change).toMatchObject({ changed: 2, rule: { value: -63 } });
    expect(await product(1)).toMatchObject({ amount: 0 });
    expect(await foundMeters()).toEqual([4, 1]);
  });

  test("is refused with the new values where one has changed since the preview, and then changes nothing", async () => {
    const seen = await desk.preview(ofFirst);
    await edit(1, { price: "1000" });
    const conflict = await conflictOf(await desk.apply(ofFirst, seen));
    expect(conflict).toMatchObject({
      status: 409,
      code: "edit_conflict",
      current: {
        changed: 1,
        rows: [{ id: 1, old: "1000.00", new: "1070.00" }],
        others: [{ id: 1, name: "Clamp meter", by: owner.email, old: "1450.00", new: "1000.00" }],
      },
    });
    expect(await prices()).toEqual(["1000.00", "0.10", "0.00", "200.00"]);
    const again = await desk.apply(ofFirst, conflict.current ?? seen);
    expect(again.status).toBe(200);
    expect(await product(1)).toMatchObject({ price: "1070.00" });
  });

  test("is refused where a product joined or left the selection; other changes of its products do not matter", async () => {
    const seen = await desk.preview(ofFirst);
    await edit(1, { amount: 59 });
    await edit(4, { sub_category_id: 1 });
    expect(await conflictOf(await desk.apply(ofFirst, seen))).toMatchObject({
      code: "edit_conflict",
      current: { changed: 2, others: [{ id: 4, old: null, new: null }] },
    });
    const both = await desk.preview(ofFirst);
    await call(api, endpoints.deleteProduct, { headers, params: { id: 4 } });
    expect(await conflictOf(await desk.apply(ofFirst, both))).toMatchObject({
      current: { changed: 1, others: [{ id: 4, name: "Other meter" }] },
    });
    expect((await desk.apply(ofFirst, await desk.preview(ofFirst))).status).toBe(200);
  });

  test("is refused with what was seen of another rule", async () => {
    const other = await conflictOf(
      await desk.apply({ ...ofFirst, rule: { ...plus7, value: "9" } }, await desk.preview(ofFirst)),
    );
    expect(other).toMatchObject({ status: 409, code: "edit_conflict" });
    expect(await product(1)).toMatchObject({ price: "1450.00" });
  });

  test("of stock is refused where an order took pieces since the preview", async () => {
    const body: BulkBody = { selection: of(1), rule: { field: "amount", change: "fixed", value: 80 } };
    const seen = await desk.preview(body);
    const { id, price } = await product(1);
    await call(api, endpoints.placeOrder, {
      body: orderOf([[{ id, price }, 2]]),
      headers: attempt("bulk-order"),
    });
    expect(await conflictOf(await desk.apply(body, seen))).toMatchObject({
      code: "edit_conflict",
      current: { others: [{ id: 1, old: 60, new: 58 }] },
    });
    expect(await product(1)).toMatchObject({ amount: 58 });
  });

  test("happens once for one key, also at the same time, and a key with other content is refused", async () => {
    const seen = await desk.preview(ofFirst);
    const answers = await Promise.all([1, 2, 3].map(() => desk.apply(ofFirst, seen, "the-same-key")));
    const changes = await Promise.all(
      answers.map(async (one) => v.parse(endpoints.applyBulkChange.answer, await one.json()).change.id),
    );
    expect(new Set(changes).size).toBe(1);
    expect(await product(1)).toMatchObject({ price: "1550.00", version: 2 });
    const other = await desk.apply({ ...ofFirst, selection: of(1) }, seen, "the-same-key");
    expect(await conflictOf(other)).toMatchObject({ status: 409, code: "idempotency_mismatch" });
  });

  test("is refused without a key and where no product changes", async () => {
    const body = { selection: of(3), rule: plus7 };
    const { fingerprint, latest } = await desk.preview(body);
    expect(
      await refused(api, endpoints.applyBulkChange, { headers, body: { ...body, fingerprint, latest } }),
    ).toEqual({ status: 422, code: "invalid", errors: { "idempotency-key": "required" } });
    expect(await conflictOf(await desk.apply(body, { fingerprint, latest }))).toMatchObject({
      status: 422,
      errors: { selection: "required" },
    });
  });
});

describe("undoing a bulk change", () => {
  test("restores what still has the value of the change, keeps the rest, and happens once", async () => {
    const change = await desk.change({ selection: of(1, 2, 4), rule: { ...plus7, rounding: "none" } });
    await edit(2, { price: "0.50" });
    await call(api, endpoints.deleteProduct, { headers, params: { id: 4 } });
    const undone = await desk.undo(change.id);
    expect(undone).toMatchObject({
      status: true,
      change: { undone: { by: owner.email, restored: 1, kept: 2 } },
    });
    expect(await product(1)).toMatchObject({ price: "1450.00", version: 3 });
    expect(await product(2)).toMatchObject({ price: "0.50" });
    expect(await historyOf(1)).toMatchObject([
      { action: "undone", bulk_change: change.id, fields: [{ old: "1551.50", new: "1450.00" }] },
      { action: "updated", bulk_change: change.id },
    ]);
    expect(await desk.read(change.id, { show: "kept" })).toMatchObject({
      items: [
        { id: 2, name: "Fuse", old: "0.10", new: "0.11", current: "0.50" },
        { id: 4, name: "Other meter", current: null },
      ],
      next_cursor: null,
    });
    await edit(1, { price: "1551.50" });
    expect(await desk.undo(change.id)).toEqual({ ...undone, status: false });
    expect(await product(1)).toMatchObject({ price: "1551.50" });
  });

  test("of stock keeps what an order took since", async () => {
    const change = await desk.change({
      selection: of(1, 2),
      rule: { field: "amount", change: "amount", value: 10 },
    });
    const { id, price } = await product(1);
    await call(api, endpoints.placeOrder, {
      body: orderOf([[{ id, price }, 2]]),
      headers: attempt("bulk-undo"),
    });
    await desk.undo(change.id);
    expect([await product(1), await product(2)]).toMatchObject([{ amount: 68 }, { amount: 1000 }]);
  });

  test("products of a change are paged; unknown changes and bad cursors are refused", async () => {
    const change = await desk.change({ selection: of(1, 2, 4), rule: { ...plus7, rounding: "none" } });
    const first = await desk.read(change.id, { limit: 2 });
    const second = await desk.read(change.id, { limit: 2, cursor: first.next_cursor ?? "" });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([1, 2, 4]);
    expect(second.next_cursor).toBeNull();
    const params = { id: 99 };
    expect(await refused(api, endpoints.readBulkChange, { headers, params })).toMatchObject({ status: 404 });
    expect(await refused(api, endpoints.undoBulkChange, { headers, params })).toMatchObject({ status: 404 });
    expect(await refused(api, endpoints.listBulkChanges, { headers, query: { cursor: "x" } })).toMatchObject({
      status: 400,
    });
  });
});
