import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, screen, waitFor } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { english } from "../../stories/page.tsx";
import { aRule, newValues, onApplied, type PageProps, setup } from "./bulk-screen.story-setup.tsx";
import { BulkScreen } from "./bulk-screen.tsx";

/** Gives the shop two suppliers, of which one supplies the first product. */
const withSuppliers = () => {
  shop.state.suppliers = ["Delta Parts", "Nile Components"].map((name, at) => ({
    id: at + 4,
    name,
    phone: "",
    email: "",
    note: "",
  }));
  shop.state.supplies.set(1, { supplierId: 4, supplierPart: "D-77", pack: 10 });
};

const meta = preview.type<RenderedFrom<PageProps>>().meta({
  title: "Dashboard/Bulk changes/Suppliers",
  component: BulkScreen,
  ...setup,
});

/** The supplier of many products; part number and pack of another one go. */
export const Suppliers = meta.story({
  args: { rule: aRule({ field: "supply", change: "set", value: "5" }) },
  beforeEach: withSuppliers,
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader");
  },
});

/** Products that are left without a supplier. */
export const WithoutSupplier = meta.story({
  name: "Without a supplier",
  args: { rule: aRule({ field: "supply", change: "clear", value: "" }) },
  beforeEach: withSuppliers,
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader");
  },
});

/** The suppliers did not come: the chosen one has no name. */
export const SuppliersFailed = meta.story({
  name: "Suppliers failed",
  args: { rule: aRule({ field: "supply", change: "set", value: "5" }) },
  beforeEach: ({ msw }) => {
    withSuppliers();
    msw.use(mock("listSuppliers").failing(500));
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader");
  },
});

Suppliers.test(
  "D-151 the supplier of many products is chosen, previewed and set",
  english,
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/D-77/)).toBeVisible();
    await userEvent.click(canvas.getByRole("combobox", { name: /^Supplier/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Delta Parts" }));
    await userEvent.click(canvas.getByRole("button", { name: "Show what changes" }));
    await expect(await canvas.findByText("1 is skipped: has this value already")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Change 3 products" }));
    await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
    await expect([...newValues().values()]).toEqual(Array.from({ length: 3 }, () => "Delta Parts #4 · ×1"));
  },
);

WithoutSupplier.test(
  "D-151 many products are left without a supplier",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change 1 product" }));
    await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
    await expect([...newValues()]).toEqual([[1, ""]]);
  },
);
