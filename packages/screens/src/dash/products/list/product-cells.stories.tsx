import { useAdminProductListModel } from "@shop/data/dash/products/use-admin-product-list-model.ts";
import { useCellEditsModel } from "@shop/data/dash/products/use-cell-edits-model.ts";
import { ADMIN_PAGE_SIZE } from "@shop/domain/constants.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { createMockShop } from "@shop/mocks/shop/mock-shop.ts";
import { expect, waitFor, within } from "storybook/test";

import preview from "#storybook/preview.tsx";
import { openShop, shop } from "#storybook/story-shop.ts";

import { useNotify } from "../../../shared/page/use-notify.ts";
import { plainProductQuery, productListArgs } from "../../stories/product-list.ts";
import { DashProductsScreen, type DashProductsScreenProps } from "./products-screen.tsx";

const named = (id: number, name: string, price: string, amount: number) =>
  aProduct({ id, name, name_ar: null, part_number: null, price, amount });
const products = [
  named(3, "Clamp meter", "1450.00", 12),
  named(2, "Fuse holder", "4.50", 300),
  named(1, "Probe set", "0.00", 3),
];

/** The table on the mock shop. */
function Connected(args: DashProductsScreenProps) {
  const model = useAdminProductListModel({
    ...plainProductQuery,
    canChooseGroup: true,
    pageSize: ADMIN_PAGE_SIZE,
    onNotice: useNotify(),
  });
  return <DashProductsScreen {...args} {...model} cells={useCellEditsModel()} />;
}

const meta = preview.meta({
  title: "Dashboard/Products/Cells",
  component: DashProductsScreen,
  parameters: { layout: "padded" },
  args: { ...productListArgs, subCategories: null, products: { status: "loading" } as const },
  render: (args) => <Connected {...args} />,
  beforeEach: () => {
    const { categories, subCategories } = catalogue;
    openShop(createMockShop({ categories, subCategories, products, slides: [] }, { adminSignedIn: true }));
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const english = { globals: { locale: "en" } } as const;

const cellButton = (field: "price" | "amount", row = 0): Promise<HTMLElement> =>
  waitFor(() => {
    const button = document.querySelectorAll<HTMLElement>(`[data-cell="${field}"]`)[row];
    if (!button) throw new Error("The table has no such cell yet.");
    return button;
  });
const cellAlert = (): Promise<HTMLElement> =>
  waitFor(() => {
    const alert = document.querySelector<HTMLElement>("td [role=alert]");
    if (!alert) throw new Error("No cell has an alert yet.");
    return alert;
  });
const stored = (id: number) => shop.state.products.find((one) => one.id === id);

/** Changes a product as somebody else would. */
const changeElsewhere = (id: number, values: { readonly price?: string; readonly amount?: number }) => {
  shop.state.products = shop.state.products.map((one) => (one.id === id ? { ...one, ...values } : one));
  shop.state.edits.set(`product:${id}`, 5);
};

/** Enters a text into the price of a row. */
const enter = async ({ userEvent }: Pick<Context, "userEvent">, text: string, row = 0) => {
  await userEvent.click(await cellButton("price", row));
  await userEvent.keyboard(`${text}{Enter}`);
};

/** A price is being edited. */
export const Default = meta.story({
  play: async ({ userEvent }) => userEvent.click(await cellButton("price")),
});

/** A price that cannot be stored stays open. */
export const Invalid = meta.story({ play: async (context) => enter(context, "12,5") });

/** A price that could not be saved. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("changeProductField").failing(503, { once: true })),
  play: async (context) => {
    await enter(context, "15");
    await cellAlert();
  },
});

/** A price that somebody else has changed in the meantime. */
export const Conflict = meta.story({
  play: async (context) => {
    await cellButton("price");
    changeElsewhere(3, { price: "1500.00" });
    await enter(context, "1475");
    await cellAlert();
  },
});

Default.test(
  "inline editing: Enter saves and moves down, F2 opens, Tab saves and moves on, Escape cancels",
  english,
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox", { name: "Price of Clamp meter" });
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue("1450");
    await userEvent.keyboard("1475.5{Enter}");
    await waitFor(async () => expect(await cellButton("price", 1)).toHaveFocus());
    await waitFor(() => expect(stored(3)).toMatchObject({ price: "1475.50" }));
    await expect(await canvas.findByText("Saved")).toBeInTheDocument();
    await userEvent.keyboard("{F2}");
    await userEvent.keyboard("٥");
    await userEvent.tab();
    await waitFor(() => expect(stored(2)).toMatchObject({ price: "5.00" }));
    await waitFor(async () => expect(await cellButton("amount", 1)).toHaveFocus());
    await userEvent.keyboard("7{Escape}");
    await waitFor(async () => expect(await cellButton("amount", 1)).toHaveFocus());
    await expect(stored(2)).toMatchObject({ amount: 300 });
    await userEvent.keyboard("42{Enter}");
    await waitFor(() => expect(stored(2)).toMatchObject({ amount: 42, price: "5.00" }));
  },
);

/** A stock is being edited: what it is recorded as is said before it is saved. */
export const StockReason = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await cellButton("amount"));
    await userEvent.keyboard("9");
  },
});

StockReason.test(
  "D-138 inline editing: fewer pieces are counted and more have arrived, without another click",
  english,
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Recorded as: Counted")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(stored(3)).toMatchObject({ amount: 9 }));
    await expect(shop.state.history[0]?.fields).toEqual([
      { field: "amount", old: 12, new: 9 },
      { field: "stock_reason", old: null, new: "count" },
    ]);
    await userEvent.click(await cellButton("amount"));
    await userEvent.keyboard("20");
    await expect(canvas.getByText("Recorded as: Goods without a purchase order")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(stored(3)).toMatchObject({ amount: 20 }));
    await expect(shop.state.history[0]?.fields[1]).toMatchObject({ new: "arrived" });
  },
);

Default.test(
  "D-47 inline editing: a stock below 0 is refused with its reason",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await cellButton("amount", 0));
    await userEvent.keyboard("-1{Enter}");
    await expect(await canvas.findByText("The stock is a whole number of at least 0.")).toBeVisible();
    await expect(stored(3)).toMatchObject({ amount: 12 });
  },
);

Invalid.test(
  "inline editing: a text that is no price stays open with its error",
  english,
  async ({ canvas }) => {
    const input = await canvas.findByRole("textbox", { name: "Price of Clamp meter" });
    await expect(input).toBeInvalid();
    await expect(input).toHaveValue("12,5");
    await expect(stored(3)).toMatchObject({ price: "1450.00" });
  },
);

Failed.test(
  "inline editing: what was not saved stays, and is saved again",
  english,
  async ({ userEvent }) => {
    const alert = await cellAlert();
    await expect(alert).toHaveTextContent(/Not saved/);
    await expect(await cellButton("price")).toHaveTextContent(/15/);
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(stored(3)).toMatchObject({ price: "15.00" }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
  },
);

Default.test(
  "D-103 inline editing: a price that is not above its offer is refused with its reason",
  english,
  async (context) => {
    await context.userEvent.keyboard("{Escape}");
    shop.state.offers.set(2, { offer_price: "4.00", offer_from: null, offer_until: null });
    await enter(context, "3.90", 1);
    await expect(await cellAlert()).toHaveTextContent("An offer is lower than the price, and above 0.");
    await expect(stored(2)).toMatchObject({ price: "4.50" });
  },
);

Default.test(
  "D-108 inline editing: a price that is not above its quantity prices is refused with its reason",
  english,
  async (context) => {
    await context.userEvent.keyboard("{Escape}");
    shop.state.quantityPrices.set(2, [{ from: 10, price: "4.00" }]);
    await enter(context, "3.90", 1);
    await expect(await cellAlert()).toHaveTextContent(/Quantity prices are lower than the price/);
    await expect(stored(2)).toMatchObject({ price: "4.50" });
  },
);

Conflict.test(
  "inline editing: a conflict shows the other value; mine is saved only by choice",
  english,
  async ({ userEvent }) => {
    const alert = await cellAlert();
    await expect(alert).toHaveTextContent("Changed to 1,500 in the meantime.");
    await expect(stored(3)).toMatchObject({ price: "1500.00" });
    await userEvent.click(within(alert).getByRole("button", { name: "Save 1,475" }));
    await waitFor(() => expect(stored(3)).toMatchObject({ price: "1475.00" }));
  },
);

Conflict.test(
  "inline editing: the other value can be kept, and is shown then",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Keep 1,500" }));
    await waitFor(async () => expect(await cellButton("price")).toHaveTextContent(/1,500/));
    await expect(stored(3)).toMatchObject({ price: "1500.00" });
  },
);

Default.test(
  "inline editing: a cell that is edited again before the first answer keeps the second value",
  english,
  async ({ canvas, userEvent, msw }) => {
    msw.use(mock("changeProductField").slow(400, { once: true }));
    await userEvent.keyboard("1460{Enter}");
    await enter({ userEvent }, "1470");
    await userEvent.click(await cellButton("amount"));
    await userEvent.keyboard("7{Enter}");
    // One after the other, all three were stored.
    await waitFor(() => expect(shop.state.edits.get("product:3")).toBe(4));
    await expect(stored(3)).toMatchObject({ price: "1470.00", amount: 7 });
    await waitFor(() => expect(canvas.getAllByText("Saved")).toHaveLength(2));
    await expect(document.querySelector("td [role=alert]")).not.toBeInTheDocument();
    await expect(await cellButton("price")).toHaveTextContent(/1,470/);
  },
);

Default.test(
  "inline editing: a change of another field by an order is no conflict",
  english,
  async ({ userEvent }) => {
    changeElsewhere(3, { amount: 9 });
    await userEvent.keyboard("1460{Enter}");
    await waitFor(() => expect(stored(3)).toMatchObject({ price: "1460.00", amount: 9 }));
  },
);
