import { useAdminOrderModel } from "@shop/data/dash/orders/use-admin-order-model.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { handlersOf } from "@shop/mocks/handlers.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import type { MockShop } from "@shop/mocks/shop/mock-shop.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { english, framedInDocs } from "../../../stories/page.tsx";
import { inDash } from "../../stories/in-dash.tsx";
import { noDraft } from "../../stories/list-place.ts";
import { AddProduct } from "./add-product.tsx";
import { LinesDialog } from "./lines-dialog.tsx";

/** Id of a demonstration order of a clamp meter and keypads. */
const ID = 24;

const onClose = fn();

/** The dialog over the order's model. */
function Connected() {
  const { order, changes, productSearch } = useAdminOrderModel({
    id: ID,
    dialog: { kind: "lines" },
    onNotice: fn(),
    onDone: onClose,
    onNoteSaved: fn(),
    onReminded: fn(),
  });
  if (order.status !== "ready") return null;
  return (
    <LinesDialog
      {...changes.lines}
      {...{ productSearch, onClose }}
      order={order.data}
      draft={noDraft}
      onDirty={fn()}
    />
  );
}

type ProductChange = Partial<MockShop["state"]["products"][number]>;

const changeFirst = (name: RegExp, change: ProductChange): void => {
  const found = shop.state.products.find((product) => name.test(product.name));
  shop.state.products = shop.state.products.map((product) =>
    product === found ? Object.assign({}, product, change) : product,
  );
};

const linesOf = () => shop.state.orders.find(({ id }) => id === ID)?.lines ?? [];

const dialog = async () => within(await screen.findByRole("dialog", {}, { timeout: 5000 }));

const options = () => screen.findAllByRole("option", {}, { timeout: 5000 });

const meta = preview.type<RenderedFrom>().meta({
  title: "Dashboard/Order/Add product",
  component: LinesDialog,
  render: () => <Connected />,
  subcomponents: { AddProduct },
  parameters: framedInDocs,
  decorators: [inDash],
  beforeEach: () => {
    onClose.mockClear();
  },
});

type User = Pick<Parameters<NonNullable<typeof meta.input.play>>[0], "userEvent">;

/** Opens the search and types, in the language of the story. */
async function search({ userEvent }: User, text: string): Promise<void> {
  const form = await dialog();
  await userEvent.click(await form.findByRole("button", { name: /^(?:Add a product|إضافة منتج)$/ }));
  await userEvent.type(await screen.findByRole("combobox"), text);
}

/** What a search has found, with prices and stock. */
export const Default = meta.story({
  play: async (context) => {
    await search(context, "clamp");
    await options();
  },
});

/** Nothing is typed yet. */
export const Idle = meta.story({ play: (context) => search(context, " ") });

/** The added product stands below those of the order. */
export const Added = meta.story({
  play: async (context) => {
    await search(context, "servo");
    const [first] = await options();
    await context.userEvent.click(first ?? document.body);
    await (await dialog()).findByText(/^(?:added|سيُضاف)$/);
  },
});

/** A product with nothing in stock cannot be chosen. */
export const SoldOut = meta.story({
  name: "Sold out",
  beforeEach: () => changeFirst(/^SG90/, { amount: 0 }),
  play: async (context) => {
    await search(context, "servo");
    await options();
  },
});

export const LongNames = meta.story({
  name: "Long names",
  beforeEach: () =>
    changeFirst(/^SG90/, { name: UNBREAKABLE, name_ar: LONG_ARABIC, part_number: `SERVO-${UNBREAKABLE}` }),
  play: async (context) => {
    await search(context, "servo");
    await options();
  },
});

export const Empty = meta.story({
  play: async (context) => {
    await search(context, "qqqqqq");
    await screen.findByText(/“qqqqqq”|«qqqqqq»/, {}, { timeout: 5000 });
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listAdminProducts").failing(500)),
  play: async (context) => {
    await search(context, "servo");
    await screen.findByText(
      /^(?:The products could not be loaded\.|تعذّر تحميل المنتجات\.)/,
      {},
      { timeout: 5000 },
    );
  },
});

Added.test("D-33 an added product is saved with its price and quantity", english, async ({ userEvent }) => {
  const form = await dialog();
  await expect(form.getByText(/^Added: /)).toBeInTheDocument();
  const price = form.getAllByLabelText(/^Price each/).at(-1);
  await userEvent.clear(price ?? document.body);
  await userEvent.type(price ?? document.body, "150");
  await expect(form.getByText(/^in the shop: /)).toBeVisible();
  await userEvent.click(form.getAllByRole("button", { name: /^One more of/ }).at(-1) ?? document.body);
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  await expect(linesOf()).toHaveLength(3);
  await expect(linesOf().at(-1)).toMatchObject({ qty: 2, price: "150.00" });
});

Added.test("D-33 the same product again adds a piece to its line", english, async (context) => {
  const { userEvent } = context;
  const form = await dialog();
  await search(context, "servo");
  const [first] = await options();
  await expect(first).toHaveTextContent("in this order");
  await userEvent.click(first ?? document.body);
  await expect(form.getByText(/^One more: /)).toBeInTheDocument();
  await expect(form.getAllByText("added")).toHaveLength(1);
  await expect(form.getAllByRole("spinbutton").at(-1)).toHaveValue("2");
});

Added.test("D-33 an added product is taken out again without a trace", english, async ({ userEvent }) => {
  const form = await dialog();
  await userEvent.click(form.getAllByRole("button", { name: /^Remove/ }).at(-1) ?? document.body);
  await expect(form.queryByText("added")).not.toBeInTheDocument();
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  await expect(linesOf()).toHaveLength(2);
});

Added.test(
  "D-33 a product that is deleted before the order is saved is marked at its line",
  english,
  async ({ userEvent }) => {
    const form = await dialog();
    const before = linesOf();
    shop.state.products = shop.state.products.filter(({ id }) =>
      before.some((line) => line.product_id === id),
    );
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByText("This product is no longer sold.")).toBeVisible();
    await expect(linesOf()).toEqual(before);
  },
);

SoldOut.test("D-33 D-20 a product that is sold out is not added", english, async ({ userEvent }) => {
  const [first] = await options();
  await expect(first).toHaveTextContent("Nothing left in stock");
  await expect(first).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(first ?? document.body);
  await expect(screen.queryByText("added")).not.toBeInTheDocument();
});

Failed.test("D-33 a failed search for products is repeated", english, async ({ userEvent, msw }) => {
  msw.use(...handlersOf(shop));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expect((await options()).length).toBeGreaterThan(0);
});
