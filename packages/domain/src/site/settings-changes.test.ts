import { expect, test } from "vitest";

import { settingsChanges } from "./settings-changes.ts";
import { defaultSettings, settingsOf } from "./shop-settings.ts";

test("changed settings are found by their paths, whatever the order of their keys", () => {
  const { shop, low_stock_at: lowStockAt, ...rest } = defaultSettings;
  const after = { low_stock_at: lowStockAt + 1, ...rest, shop: { ...shop, phone: "+20 100 999 9999" } };
  expect(settingsChanges(defaultSettings, after).toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
    { field: "low_stock_at", old: lowStockAt, new: lowStockAt + 1 },
    { field: "shop.phone", old: shop.phone, new: "+20 100 999 9999" },
  ]);
  expect(settingsChanges(defaultSettings, { ...rest, low_stock_at: lowStockAt, shop })).toEqual([]);
});

test("a removed branch is a change of each of its values", () => {
  const branches = defaultSettings.branches.slice(0, -1);
  const changes = settingsChanges(defaultSettings, { ...defaultSettings, branches });
  expect(changes.every(({ field, new: now }) => field.startsWith("branches.2.") && now === null)).toBe(true);
  expect(changes.map(({ field }) => field)).toContain("branches.2.name.ar");
});

test("D-109 the governorates of a zone are one value", () => {
  const { delivery } = defaultSettings;
  const [zone, ...zones] = delivery.zones;
  if (!zone) throw new Error("The demonstration has no zone.");
  const changed = { ...delivery, zones: [{ ...zone, governorates: ["EG-C"] as const }, ...zones] };
  expect(settingsChanges(defaultSettings, { ...defaultSettings, delivery: changed })).toEqual([
    { field: "delivery.zones.0.governorates", old: "EG-C, EG-GZ", new: "EG-C" },
  ]);
});

test("D-109 a shop with stored settings states no costs of delivery until its owner does", () => {
  const { delivery, ...stored } = defaultSettings;
  expect(settingsOf(undefined).delivery).toEqual(delivery);
  expect(settingsOf(stored).delivery).toEqual({ zones: [], free_from: null });
});
