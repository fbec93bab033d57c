import { ready } from "@shop/data/view.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { edgeCases, firstPage, wholeList } from "@shop/fixtures/samples.ts";
import { demoFacets } from "@shop/mocks/demo-shop.ts";
import { useState } from "react";
import { expect, within } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { PiecesProvider } from "../../shared/cart/pieces-store.ts";
import { valueColumns } from "../../shared/list/table-columns.ts";
import { listFilters } from "../../stories/list-filters.ts";
import { english, onEnglishPhone, onPhone } from "../../stories/page.tsx";
import { createPieces } from "../../stories/pieces.ts";
import { instruments, own, setup } from "./category-screen.story-setup.tsx";
import { CategoryScreen, type CategoryScreenProps } from "./category-screen.tsx";

const meta = preview.meta({
  title: "Shop/Category/Table and quantities",
  component: CategoryScreen,
  ...setup,
});

/** The screen with a cart of its own. */
function WithPieces({ onAddToCart, ...props }: CategoryScreenProps) {
  const [store] = useState(createPieces);
  return (
    <PiecesProvider value={store}>
      <CategoryScreen
        {...props}
        onAddToCart={(product, qty) => {
          onAddToCart(product, qty);
          store.setPieces(product.id, store.piecesOf(product.id) + qty);
        }}
      />
    </PiecesProvider>
  );
}

type StoryContext = Parameters<NonNullable<typeof meta.input.play>>[0];

const tabled = catalogue.products.filter(({ name }) => /resistor/i.test(name)).slice(0, 5);
const resistors = catalogue.categories.find(({ id }) => id === tabled[0]?.category_id) ?? instruments;

/** Products in a table with their values, sorted by one of them. */
export const TableView = meta.story({
  args: {
    category: ready(resistors),
    ...listFilters(demoFacets({ category_id: resistors.id })),
    view: "table",
    sort: "name",
    products: ready({ ...firstPage(tabled), hasMore: true }),
  },
});

/** A product that is in the cart since it was added here: its pieces are changed in place. */
export const Added = meta.story({
  args: { products: ready(firstPage(own)) },
  render: (args) => <WithPieces {...args} />,
});

const addable = own.find(({ amount }) => amount > 0);

/** Adds a product, changes its pieces in each way, and removes it. */
const changePieces = async ({ canvas, userEvent, args }: StoryContext) => {
  const name = addable?.name ?? "";
  const add = canvas.getByRole("button", { name: `Add to cart ${name}` });
  await expect(canvas.queryByRole("spinbutton")).not.toBeInTheDocument();
  await userEvent.click(add);
  await expect(args["onAddToCart"]).toHaveBeenCalledWith(addable, 1);
  await expect(add).toHaveFocus();
  const pieces = await canvas.findByRole("spinbutton", { name: `Quantity: ${name}` });
  await expect(pieces).toHaveValue("1");
  await userEvent.click(add);
  await expect(pieces).toHaveValue("2");
  await userEvent.click(canvas.getByRole("button", { name: `One less: ${name}` }));
  await expect(pieces).toHaveValue("1");
  await userEvent.clear(pieces);
  await userEvent.type(pieces, "٢٥");
  await expect(canvas.getByText("25 in the cart")).toBeInTheDocument();
  await userEvent.clear(pieces);
  await userEvent.type(pieces, "1");
  await userEvent.click(canvas.getByRole("button", { name: `One less: ${name}` }));
  await expect(canvas.queryByRole("spinbutton")).not.toBeInTheDocument();
  await expect(add).toHaveFocus();
};

Added.test(
  "D-104 CART-2 CART-3 on a card the pieces of what was added are changed in place, and the focus stays",
  english,
  changePieces,
);

/** The same in the rows of the table. */
export const AddedInTable = meta.story({ ...Added.input, args: { ...Added.input.args, view: "table" } });

AddedInTable.test(
  "D-104 CART-2 CART-3 in the table the pieces of what was added are changed in place, and the focus stays",
  english,
  changePieces,
);

Added.test("D-104 the buttons of a card's quantity are as wide as a thumb", onPhone, async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getAllByRole("button", { name: /^Add to cart/ })[0] ?? document.body);
  const card = (await canvas.findByRole("spinbutton")).closest("li");
  for (const button of within(card ?? document.body).getAllByRole("button")) {
    await expect(Math.round(button.getBoundingClientRect().width)).toBeGreaterThanOrEqual(44);
  }
});

/** The table with names, prices and stock at their limits. */
export const TableLongNames = meta.story({
  args: { view: "table", products: ready(wholeList(edgeCases)) },
});

TableView.test(
  "D-96 columns sort the list in the address, in both directions",
  english,
  async ({ canvas }) => {
    const path = `/category/${resistors.id}`;
    await expect(canvas.getByRole("link", { name: "Price: low to high" })).toHaveAttribute(
      "href",
      `${path}?sort=price&view=table`,
    );
    const column = valueColumns(tabled).find(({ unit }) => unit !== null);
    await expect(canvas.getByRole("link", { name: `${column?.name}: low to high` })).toHaveAttribute(
      "href",
      `${path}?sort=a${column?.attribute_id}&view=table`,
    );
    await expect(canvas.getByRole("link", { name: "Cards" })).toHaveAttribute("href", `${path}?sort=name`);
    await expect(canvas.getByRole("link", { name: "Table" })).toHaveAttribute("aria-current", "true");
  },
);

TableView.test(
  "D-96 ticked products are compared, also without scripts, or put in the cart",
  english,
  async ({ canvas, userEvent, args }) => {
    const [first, second] = tabled.filter(({ amount }) => amount > 0);
    for (const one of [first, second]) {
      await userEvent.click(canvas.getByRole("checkbox", { name: `Tick ${one?.name}` }));
    }
    const form = canvas.getByRole("button", { name: "Compare the ticked" }).closest("form");
    await expect(form).toHaveAttribute("action", "/compare");
    await expect(form && new FormData(form).getAll("id")).toEqual([String(first?.id), String(second?.id)]);
    await userEvent.click(canvas.getByRole("button", { name: "Add the ticked to the cart" }));
    await expect(args.onAddToCart).toHaveBeenCalledTimes(2);
    await expect(args.onAddToCart).toHaveBeenCalledWith(first, 1);
    await expect(args.onAddToCart).toHaveBeenCalledWith(second, 1);
  },
);

TableView.test("D-96 D-108 the first quantity prices stand below the price", english, async ({ canvas }) => {
  const row = canvas.getByRole("row", { name: /CFR-25-10K/ });
  await expect(row).toHaveTextContent("From 10 · 0.45 EG");
  await expect(row).toHaveTextContent("From 100 · 0.40 EG");
  await expect(row).not.toHaveTextContent("From 1,000");
});

TableView.test("D-96 the table scrolls beside the page", onEnglishPhone, async ({ canvas }) => {
  const area = canvas.getByRole("region", { name: "Products in a table" });
  await expect(area.scrollWidth).toBeGreaterThan(area.clientWidth);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
    document.documentElement.clientWidth,
  );
});
