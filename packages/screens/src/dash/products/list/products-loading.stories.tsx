import { useAdminProductListModel } from "@shop/data/dash/products/use-admin-product-list-model.ts";
import type { AdminProductListQuery, ProductGroup } from "@shop/data/dash/products/view.ts";
import { ADMIN_GROUP_PAGE_SIZE, ADMIN_PAGE_SIZE } from "@shop/domain/constants.ts";
import { aProduct, manyProducts } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { createMockShop } from "@shop/mocks/shop/mock-shop.ts";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";
import { openShop } from "#storybook/story-shop.ts";

import { useNotify } from "../../../shared/page/use-notify.ts";
import { english } from "../../../stories/page.tsx";
import { plainProductQuery } from "../../stories/product-list.ts";
import { choose, setup } from "./products-screen.story-setup.tsx";
import { DashProductsScreen, type DashProductsScreenProps } from "./products-screen.tsx";

const meta = preview.meta({
  title: "Dashboard/Products/From the API",
  component: DashProductsScreen,
  ...setup,
});

const rows = () => screen.queryAllByRole("rowheader");

interface ConnectedProps extends DashProductsScreenProps {
  readonly group?: ProductGroup;
  readonly pageSize?: number;
}

/** The screen over its model, with the notices that show. */
function Connected({ group, pageSize = ADMIN_PAGE_SIZE, ...props }: ConnectedProps) {
  const [query, onQuery] = useState<AdminProductListQuery>(plainProductQuery);
  const model = useAdminProductListModel({
    ...query,
    group: group ?? query.group,
    canChooseGroup: !group,
    pageSize,
    onNotice: useNotify(),
  });
  return <DashProductsScreen {...props} {...model} query={query} onQuery={onQuery} />;
}

/** Fed by the API. */
export const FromApi = meta.story({ ...english, render: (args) => <Connected {...args} /> });

FromApi.test(
  "APROD-2 12 products at first and 12 per click; the server searches and sorts",
  english,
  async ({ canvas, userEvent }) => {
    await waitFor(() => expect(rows()).toHaveLength(12));
    await userEvent.click(canvas.getByRole("button", { name: "Load more" }));
    await waitFor(() => expect(rows()).toHaveLength(24));
    await userEvent.click(canvas.getByRole("button", { name: "price" }));
    const prices = catalogue.products.map(({ price }) => Number(price)).filter((price) => price > 0);
    const cheapest = catalogue.products.filter(({ price }) => Number(price) === Math.min(...prices));
    await waitFor(() =>
      expect(cheapest.some(({ name }) => rows()[0]?.textContent.includes(name))).toBe(true),
    );
    await userEvent.type(canvas.getByRole("searchbox"), "no such part{Enter}");
    await expect(await canvas.findByText("no such part not found!")).toBeVisible();
  },
);

FromApi.test(
  "APROD-11 after a true status the row goes and 'deleted successfully' shows; it can be restored",
  english,
  async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(rows()).toHaveLength(12));
    const name = rows()[0]?.querySelector("bdi")?.textContent ?? "";
    await choose(context, name, "delete");
    await userEvent.click(await screen.findByRole("button", { name: "Yes, delete it!" }));
    await expect(await screen.findByText("deleted successfully")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name })).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole("button", { name: "Deleted" }));
    await choose(context, name, "restore");
    await expect(await screen.findByText("successfully.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "All" }));
    await expect(await canvas.findByRole("button", { name })).toBeVisible();
  },
);

FromApi.test(
  "APROD-11 a failed delete shows the failure notice and the row stays",
  {
    ...english,
    beforeEach: ({ msw }) => msw.use(mock("deleteProduct").failing(500)),
  },
  async (context) => {
    await waitFor(() => expect(rows()).toHaveLength(12));
    const name = rows()[0]?.querySelector("bdi")?.textContent ?? "";
    await choose(context, name, "delete");
    await context.userEvent.click(await screen.findByRole("button", { name: "Yes, delete it!" }));
    await expect(await screen.findByText("something went wrong please try again later !.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await expect(context.canvas.getByRole("button", { name })).toBeVisible();
  },
);

FromApi.test(
  "D-40 a failed load-more keeps the rows and can be tried again",
  {
    ...english,
    beforeEach: ({ msw }) =>
      msw.use(
        mock("listAdminProducts").failing(503, { once: true, when: (url) => url.searchParams.has("cursor") }),
      ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Load more" }));
    await expect(await canvas.findByText("The next products could not be loaded.")).toBeVisible();
    await expect(rows()).toHaveLength(12);
    await userEvent.click(canvas.getByRole("button", { name: "Load more" }));
    await waitFor(() => expect(rows()).toHaveLength(24));
  },
);

const largeShop = () =>
  createMockShop(
    {
      categories: catalogue.categories,
      subCategories: catalogue.subCategories,
      slides: [],
      products: [
        ...manyProducts(100, { sub_category_id: 1, category_id: 1 }),
        ...Array.from({ length: 5 }, (_, index) =>
          aProduct({ id: index + 1000, name: `Elsewhere ${index}`, sub_category_id: 2, category_id: 2 }),
        ),
      ],
    },
    { adminSignedIn: true },
  );

/** The products of one category: 44 at first, and 44 more. */
export const OfCategory = meta.story({
  ...english,
  args: { groupName: "Meters" },
  render: (args) => <Connected {...args} group={{ category_id: 1 }} pageSize={ADMIN_GROUP_PAGE_SIZE} />,
  beforeEach: () => openShop(largeShop()),
});

OfCategory.test(
  "APROD-2 APROD-13 a category lists its products only: 44 at first, one page more per click, until none is left",
  english,
  async ({ canvas, userEvent }) => {
    await waitFor(() => expect(rows()).toHaveLength(44), { timeout: 10_000 });
    await userEvent.click(canvas.getByRole("button", { name: "Load more" }));
    await waitFor(() => expect(rows()).toHaveLength(88));
    await userEvent.click(canvas.getByRole("button", { name: "Load more" }));
    await waitFor(() => expect(rows()).toHaveLength(100));
    await expect(canvas.queryByRole("button", { name: "Load more" })).not.toBeInTheDocument();
    await expect(canvas.queryByText(/Elsewhere/)).not.toBeInTheDocument();
  },
);
