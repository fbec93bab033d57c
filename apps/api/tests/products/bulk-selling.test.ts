import { endpoints } from "@shop/contract/endpoints.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { beforeAll, describe, expect, test } from "vitest";

import { aCatalogue } from "../support/builders.ts";
import { refused } from "../support/calls.ts";
import { type BulkBody, bulkDesk, conflictOf } from "../support/desks/bulk-desk.ts";
import { keptShop } from "../support/kept-shop.ts";
import type { TestApi } from "../support/test-api.ts";

const named = (id: number, name: string, name_ar: string | null = null) =>
  aProduct({ id, name, name_ar, part_number: null, price: "10.00" });

const shop = keptShop(
  aCatalogue({
    products: [
      named(1, "BC547B (10 pcs)"),
      named(2, "Resistor 1k", "مقاومة عبوة 100 قطعة"),
      named(3, "Screws, 10 pcs, box of 50"),
      named(4, "Clamp meter"),
    ],
  }),
);
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
const selection: BulkBody["selection"] = { ids: [1, 2, 3, 4] };
const fromNames: BulkBody = { selection, rule: { field: "unit", change: "from_name" } };
const unit = (value: string): BulkBody => ({ selection, rule: { field: "unit", change: "set", value } });
const bound = (field: "min_order" | "order_step" | "max_order", value: number): BulkBody => ({
  selection,
  rule: { field, change: "set", value },
});

const sold = async (id: number) => {
  const { unit: name, pieces_per_unit: pieces, price, amount } = await product(id);
  return { unit: name, pieces, price, amount };
};

describe("D-120 how many products are sold", () => {
  test("D-172 a pack that an administrator has denied is not taken from the name", async () => {
    await edit(1, { denied_pack: "pack; 10" });
    expect(await desk.preview(fromNames)).toMatchObject({
      changed: 1,
      skipped: expect.arrayContaining([{ reason: "denied_pack", products: 1 }]) as unknown,
    });
    await edit(1, { denied_pack: "" });
    expect(await desk.preview(fromNames)).toMatchObject({ changed: 2 });
  });

  test("is what their names say, in one reviewed change that is undone; price and stock stay", async () => {
    const before = await sold(1);
    expect(await desk.preview(fromNames)).toMatchObject({
      changed: 2,
      skipped: [
        { reason: "no_pack_in_name", products: 1 },
        { reason: "unclear_pack", products: 1 },
      ],
      rows: [
        { id: 1, old: "piece", new: "pack; 10" },
        { id: 2, old: "piece", new: "pack; 100" },
      ],
    });
    const change = await desk.change(fromNames);
    expect(await sold(1)).toEqual({ ...before, unit: "pack", pieces: 10 });
    expect(await sold(2)).toMatchObject({ unit: "pack", pieces: 100 });
    expect((await historyOf(1))[0]?.fields).toEqual([
      { field: "unit", old: null, new: "pack" },
      { field: "pieces_per_unit", old: null, new: 10 },
    ]);
    expect(await desk.preview(fromNames)).toMatchObject({
      changed: 0,
      skipped: [
        { reason: "has_unit", products: 2 },
        { reason: "no_pack_in_name", products: 1 },
        { reason: "unclear_pack", products: 1 },
      ],
    });
    await edit(2, { unit: "reel", pieces_per_unit: "100" });
    const { change: undone } = await desk.undo(change.id);
    expect(undone.undone).toMatchObject({ restored: 1, kept: 1 });
    expect(await sold(1)).toEqual(before);
    expect(await sold(2)).toMatchObject({ unit: "reel", pieces: 100 });
    expect((await desk.read(change.id)).items).toMatchObject([
      { id: 1, new: "pack; 10", current: "piece" },
      { id: 2, new: "pack; 100", current: "reel; 100" },
    ]);
  });

  test("is set to one unit for all, also with other pieces of the same unit", async () => {
    await desk.change(unit("pack; ٢٠"));
    expect(await sold(4)).toMatchObject({ unit: "pack", pieces: 20 });
    const { id } = await desk.change(unit("pack; 25"));
    expect(await sold(4)).toMatchObject({ unit: "pack", pieces: 25 });
    await desk.undo(id);
    expect(await sold(4)).toMatchObject({ unit: "pack", pieces: 20 });
    await desk.change(unit("piece"));
    expect(await sold(4)).toMatchObject({ unit: null, pieces: null });
  });

  test.for([
    ["", "required"],
    ["crate; 3", "bad_value"],
    ["pack; many", "bad_value"],
    ["pair; 3", "pieces_not_of_unit"],
    ["pack; 2000000", "too_large"],
  ])("a unit %j is refused as %s", async ([value = "", code]) => {
    const answer = await refused(api, endpoints.previewBulkChange, { headers, body: unit(value) });
    expect(answer).toMatchObject({ code: "invalid", errors: { "rule.value": code } });
  });

  test("bounds of quantities are set and cleared; a product that could not be ordered any more is skipped", async () => {
    await edit(1, { max_order: "8" });
    const least = await desk.change(bound("min_order", 10));
    expect(least).toMatchObject({ changed: 3, skipped: 1 });
    expect((await desk.preview({ ...bound("min_order", 10), show: "skipped" })).rows).toMatchObject([
      { id: 1, old: "", reason: "no_valid_quantity" },
      { id: 2, reason: "unchanged" },
      { id: 3, reason: "unchanged" },
      { id: 4, reason: "unchanged" },
    ]);
    await desk.change(bound("order_step", 5));
    expect(await product(2)).toMatchObject({ min_order: 10, order_step: 5, max_order: null });
    expect(
      await desk.change({ selection, rule: { field: "order_step", change: "clear", value: null } }),
    ).toMatchObject({
      changed: 4,
    });
    // What an undo would make impossible stays.
    await edit(2, { min_order: "10", max_order: "12" });
    await desk.undo(least.id);
    expect(await product(2)).toMatchObject({ min_order: null, max_order: 12 });
  });

  test("a bound below 1 is refused", async () => {
    const answer = await refused(api, endpoints.previewBulkChange, { headers, body: bound("min_order", 0) });
    expect(answer).toMatchObject({ code: "invalid", errors: { "rule.value": "too_small" } });
  });

  test("is refused with a new preview where a product has changed since", async () => {
    const seen = await desk.preview(fromNames);
    await edit(1, { name: "BC547B (25 pcs)" });
    const conflict = await conflictOf(await desk.apply(fromNames, seen));
    expect(conflict).toMatchObject({ status: 409, code: "edit_conflict" });
    expect(conflict.current?.rows[0]).toMatchObject({ id: 1, new: "pack; 25" });
  });
});

const vat = (rule: { readonly change: "set" | "standard"; readonly value?: string }): BulkBody => ({
  selection,
  rule: { field: "vat_rate", ...rule },
});
const rates = async () => Promise.all([1, 2, 3, 4].map(async (id) => (await product(id)).vat_rate));

describe("D-141 the rate of value added tax of many products", () => {
  test("is set to one for all, or back to the standard rate, in one change that is undone", async () => {
    await edit(4, { vat_rate: "5" });
    const exempt = vat({ change: "set", value: "٠" });
    expect(await desk.preview(exempt)).toMatchObject({
      changed: 4,
      rows: expect.arrayContaining([
        expect.objectContaining({ id: 1, old: "", new: "0.00" }),
        expect.objectContaining({ id: 4, old: "5.00", new: "0.00" }),
      ]) as unknown,
    });
    const change = await desk.change(exempt);
    expect(await rates()).toEqual(["0.00", "0.00", "0.00", "0.00"]);
    expect((await historyOf(1))[0]?.fields).toEqual([{ field: "vat_rate", old: null, new: "0.00" }]);
    expect(await desk.preview(exempt)).toMatchObject({
      changed: 0,
      skipped: [{ reason: "unchanged", products: 4 }],
    });
    await edit(2, { vat_rate: "14" });
    expect((await desk.undo(change.id)).change.undone).toMatchObject({ restored: 3, kept: 1 });
    expect(await rates()).toEqual([null, "14.00", null, "5.00"]);
    await desk.change(vat({ change: "standard" }));
    expect(await rates()).toEqual([null, null, null, null]);
    expect(await desk.preview(vat({ change: "standard" }))).toMatchObject({
      changed: 0,
      skipped: [{ reason: "no_value", products: 4 }],
    });
  });

  test("is refused where it is none", async () => {
    for (const value of ["", "abc", "0.5", "101", "-1"]) {
      const body = vat({ change: "set", value });
      const { status, errors } = await refused(api, endpoints.previewBulkChange, { headers, body });
      expect([value, status, Object.keys(errors ?? {})]).toEqual([value, 422, ["rule.value"]]);
    }
  });
});
