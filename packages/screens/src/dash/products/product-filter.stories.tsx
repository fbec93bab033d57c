import { useAdminProductListModel } from "@shop/data/models/dash/use-admin-product-list-model.ts";
import { ADMIN_PAGE_SIZE } from "@shop/domain/constants.ts";
import { demoShop } from "@shop/mocks/demo-shop.ts";
import { handlersOf } from "@shop/mocks/handlers.ts";
import type { AdminProductListQuery } from "@shop/view-types/admin-products.ts";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import preview from "../../../../../.storybook/preview.tsx";
import { english, onArabicPhone, onPhone } from "../../stories/page.tsx";
import { DashProductsScreen } from "./products-screen.tsx";

const everything: AdminProductListQuery = {
  search: "",
  sort: null,
  deleted: false,
  missing: null,
  lowStock: false,
};

const onQuery = fn<(query: AdminProductListQuery) => void>();

/** The list over its model, with its filter in place of the page's address. */
function Connected({ start }: { readonly start: Partial<AdminProductListQuery> }) {
  const [query, setQuery] = useState({ ...everything, ...start });
  const model = useAdminProductListModel({
    ...query,
    group: null,
    pageSize: ADMIN_PAGE_SIZE,
    onNotice: () => {},
  });
  return (
    <DashProductsScreen
      {...model}
      {...query}
      groupName={null}
      cells={{ stateOf: () => null, check: () => null, onSave: () => {}, onDiscard: () => {} }}
      filter={{}}
      onBulk={() => {}}
      onQuery={(next) => {
        onQuery(next);
        setQuery(next);
      }}
      onNew={() => {}}
      onEdit={() => {}}
      onDuplicate={() => {}}
      onHistory={() => {}}
      onOrder={undefined}
    />
  );
}

const meta = preview.meta({
  title: "Dashboard/Products/Filter",
  component: Connected,
  parameters: { layout: "padded" },
  args: { start: {} },
  beforeEach: ({ msw }) => {
    onQuery.mockClear();
    msw.use(...handlersOf(demoShop({ adminSignedIn: true })));
  },
});

/** Products with low stock and without an Arabic name; each filter can be removed. */
export const Default = meta.story({ args: { start: { lowStock: true, missing: "name_ar" } } });

/** Nothing is like the filter. */
export const Nothing = meta.story({ args: { start: { missing: "price", search: "oscilloscope" } } });

export const Phone = meta.story({ ...onPhone, args: { start: { lowStock: true, missing: "picture" } } });

export const ArabicPhone = meta.story({
  ...onArabicPhone,
  args: { start: { lowStock: true, missing: "picture" } },
});

const rows = () => screen.findAllByRole("rowheader");

Default.test("D-11 a filter is removed by its chip", english, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Remove the filter: Low stock" }));
  await expect(onQuery).toHaveBeenLastCalledWith({ ...everything, missing: "name_ar" });
  await userEvent.click(canvas.getByRole("button", { name: "Remove the filter: Without an Arabic name" }));
  await expect(onQuery).toHaveBeenLastCalledWith(everything);
  await waitFor(async () => expect(await rows()).toHaveLength(12));
});

Default.test("D-11 filters are chosen from a menu, by keyboard", english, async ({ canvas, userEvent }) => {
  canvas.getByRole("button", { name: "Filter" }).focus();
  await userEvent.keyboard("{Enter}");
  const menu = within(await screen.findByRole("menu"));
  await expect(menu.getByRole("menuitemcheckbox", { name: "Low stock" })).toBeChecked();
  await expect(menu.getByRole("menuitemcheckbox", { name: "an Arabic name" })).toBeChecked();
  await userEvent.click(menu.getByRole("menuitemcheckbox", { name: "a price" }));
  await expect(onQuery).toHaveBeenLastCalledWith({ ...everything, lowStock: true, missing: "price" });
  await userEvent.click(menu.getByRole("menuitemcheckbox", { name: "Low stock" }));
  await expect(onQuery).toHaveBeenLastCalledWith({ ...everything, missing: "price" });
});

Nothing.test("D-11 a filter without products is cleared at once", english, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Clear the filter" }));
  await expect(onQuery).toHaveBeenLastCalledWith(everything);
  await expect((await rows()).length).toBeGreaterThan(1);
});
