import { ready } from "@shop/data/view.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { fn, expect } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { withRights } from "../stories/with-rights.tsx";
import { BulkChangeScreen } from "./bulk-change-screen.tsx";
import { aChange as change } from "./bulk-screen.story-setup.tsx";

const items = [
  { id: 1, name: "Clamp meter", name_ar: null, old: "1450.00", new: "1339.00", current: "1339.00" },
  { id: 2, name: "Solder wire", name_ar: null, old: "85.50", new: "79.00", current: "82.00" },
  { id: 3, name: "Probe set", name_ar: null, old: "64.00", new: "59.00", current: null },
];
const undone = { at: "2026-03-01T09:10:00.000Z", by: "sami@nilometer.example", restored: 118, kept: 2 };

const meta = preview.meta({
  title: "Dashboard/Bulk changes/One change",
  component: BulkChangeScreen,
  parameters: { layout: "padded" },
  args: {
    change: ready(change),
    attribute: null,
    items,
    hasMore: true,
    more: { status: "idle" } as const,
    undoing: { status: "idle" } as const,
    onUndo: fn(),
    onLoadMore: fn(),
  },
});

const english = { globals: { locale: "en" } } as const;

/** A change that can be undone. */
export const Default = meta.story();

/** A change of prices, for those who may change products but no prices: they cannot undo it. */
export const NoRights = meta.story({ decorators: [withRights("products")] });

NoRights.test(
  "D-147 who may change no prices is not offered to undo a change of them",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByText("Solder wire")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Undo/ })).not.toBeInTheDocument();
  },
);

/** A supplier's list moved products from another supplier. */
export const SupplierList = meta.story({
  args: {
    change: ready({
      ...change,
      rule: { field: "supply" as const, change: "list" as const, value: 4 },
      changed: 2,
      skipped: 1,
    }),
    items: [
      {
        id: 1,
        name: "Clamp meter",
        name_ar: null,
        old: "دلتا للإلكترونيات #5 · ×1 · DP-100",
        new: "Delta Parts #4 · ×10 · D-77",
        current: "Delta Parts #4 · ×10 · D-77",
      },
      {
        id: 2,
        name: "Solder wire",
        name_ar: null,
        old: "",
        new: "Delta Parts #4 · ×1",
        current: "",
      },
    ],
    hasMore: false,
  },
});

SupplierList.test(
  "D-170 a change of suppliers names each with its part number and pack",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Supplier's list");
    await expect(canvas.getAllByText("Delta Parts · D-77 · ×10")).toHaveLength(2);
    await expect(canvas.getByText("Delta Parts")).toBeVisible();
    await expect(canvas.getAllByText("without a supplier")).toHaveLength(2);
  },
);

/** It was undone; two products kept their value. */
export const Undone = meta.story({
  args: { change: ready({ ...change, undone }), items: items.slice(1), hasMore: false },
});

const resistance = catalogue.attributes.find(({ name }) => name === "Resistance") ?? null;

/** A specification was cleared. */
export const Specification = meta.story({
  args: {
    attribute: resistance,
    change: ready({
      ...change,
      rule: {
        field: "specification" as const,
        change: "clear" as const,
        attribute_id: resistance?.id ?? 1,
        value: "",
        name: "Resistance",
        name_ar: "المقاومة",
      },
    }),
    items: [
      { id: 1, name: "Resistor", name_ar: null, old: "4k7", new: "", current: "1 MΩ" },
      { id: 2, name: "Old resistor", name_ar: null, old: "10 k", new: "", current: null },
    ],
  },
});

/** The undo did not succeed. */
export const UndoFailed = meta.story({ args: { undoing: { status: "failed", error: "unavailable" } } });

/** It is being undone. */
export const Undoing = meta.story({ args: { undoing: { status: "pending" } } });

/** More of its products are being loaded. */
export const LoadingMore = meta.story({ args: { more: { status: "pending" } } });

/** More of its products did not come. */
export const MoreFailed = meta.story({ args: { more: { status: "failed", error: "unavailable" } } });

/** The change is being loaded. */
export const Loading = meta.story({ args: { change: { status: "loading" }, items: [] } });

/** The change did not come. */
export const Failed = meta.story({
  args: { change: { status: "failed", error: "something_went_wrong", onRetry: fn() }, items: [] },
});

Default.test(
  "bulk changes: one change shows its rule, who made it, its products, and is undone by one command",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: /Price −7.5 %/ })).toBeVisible();
    await expect(canvas.getByText("120 products changed")).toBeVisible();
    await expect(canvas.getByRole("row", { name: "Probe set 64 EG 59 EG deleted" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Undo this change" }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Show more products" }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
);

Undone.test(
  "bulk changes: an undone change says what was restored and what was kept, and why",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByText("118 products have their old value again")).toBeVisible();
    await expect(canvas.getByText(/^2 products kept their value/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Undo this change" })).not.toBeInTheDocument();
  },
);

Specification.test(
  "D-98 bulk changes: a cleared specification shows the values before and today",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Resistance: no value" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^Resistor 4.7\skΩ no value 1\sMΩ$/ })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^Old resistor 10\skΩ no value deleted$/ })).toBeVisible();
  },
);
