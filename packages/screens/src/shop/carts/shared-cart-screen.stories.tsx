import { useSharedCartModel } from "@shop/data/shop/carts/use-shared-cart-model.ts";
import { ready } from "@shop/data/view.ts";
import { meter } from "@shop/fixtures/cart-lines.ts";
import { edgeCases, newest } from "@shop/fixtures/samples.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, fn } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english, inPage } from "../../stories/page.tsx";
import { SharedCartScreen, type SharedCartScreenProps } from "./shared-cart-screen.tsx";

const shared = {
  lines: [
    { product: meter, qty: 2, kept_price: null },
    ...newest
      .filter(({ id }) => id !== meter.id)
      .slice(0, 2)
      .map((product) => ({ product, qty: 1, kept_price: null })),
  ],
  missing: 0,
  name: null,
};

const meta = preview.meta({
  title: "Shop/Shared cart",
  component: SharedCartScreen,
  decorators: [inPage],
  args: { cart: ready(shared), onTake: fn() },
});

/** Products as they are now, with a button that adds them to the visitor's own cart. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({ args: { cart: { status: "loading" } } });

export const Failed = meta.story({
  args: { cart: { status: "failed", error: "Internal Server Error", onRetry: fn() } },
});

/** A link to a cart that does not exist. */
export const NotFound = meta.story({ args: { cart: ready(null) } });

/** Some of the products are no longer sold. */
export const SomeMissing = meta.story({ args: { cart: ready({ ...shared, missing: 2 }) } });

/** None of the products is sold any more. */
export const AllMissing = meta.story({ args: { cart: ready({ lines: [], missing: 3, name: null }) } });

/** Long names and quantities. */
export const LongNames = meta.story({
  args: {
    cart: ready({
      lines: edgeCases.map((product, index) => ({ product, qty: index + 1, kept_price: null })),
      missing: 1000,
      name: null,
    }),
  },
});

/** A cart that an account keeps, with what has changed since; the visitor has a cart, which it can replace. */
export const Kept = meta.story({
  args: {
    cart: ready({
      lines: [
        { product: meter, qty: 2, kept_price: "1.00" },
        { product: { ...meter, id: 999, amount: 1 }, qty: 3, kept_price: meter.price },
      ],
      missing: 0,
      name: "Workshop, every month",
    }),
    onReplace: fn(),
  },
});

Kept.test(
  "D-128 a kept cart says what has changed since, and is added to the cart or replaces it",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Workshop, every month");
    await expect(canvas.getByText(/1 EG/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Replace my cart with it" }));
    await expect(args.onReplace).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Put all in my cart" }));
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
);

Default.test(
  "D-32 CART-1 a shared cart shows its products as of now and puts all of them in the reader's cart",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("link", { name: meter.name })).toHaveAttribute(
      "href",
      `/product/${meter.id}`,
    );
    await expect(canvas.getByText("7,700")).toHaveTextContent("7,700 EG");
    await userEvent.click(canvas.getByRole("button", { name: "Put all in my cart" }));
    await expect(args.onTake).toHaveBeenCalledWith(shared.lines);
  },
);

SomeMissing.test("counts the missing products", english, async ({ canvas }) => {
  await expect(canvas.getByText("2 products of this cart are not sold any more.")).toBeVisible();
});

/** The screen with its model. */
const Connected = (props: SharedCartScreenProps) => (
  <SharedCartScreen {...props} {...useSharedCartModel({ token: "Xk29Lm" })} />
);

const connected = { ...english, render: (args: SharedCartScreenProps) => <Connected {...args} /> };

Default.test(
  "D-32 without a response it can be tried again",
  {
    ...connected,
    beforeEach: ({ msw }) =>
      msw.use(mock("readSharedCart").networkError({ once: true }), mock("readSharedCart").ok(shared)),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("link", { name: meter.name })).toBeVisible();
  },
);

NotFound.test("D-32 an unknown link says so", connected, async ({ canvas }) => {
  await expect(await canvas.findByText("This cart does not exist.")).toBeVisible();
});
