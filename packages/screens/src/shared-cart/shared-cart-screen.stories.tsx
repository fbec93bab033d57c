import { ready } from "@shop/contract/state.ts";
import { useSharedCartModel } from "@shop/data/models/use-shared-cart-model.ts";
import { meter } from "@shop/fixtures/cart-lines.ts";
import { edgeCases, newest } from "@shop/fixtures/samples.ts";
import { mockReadSharedCart } from "@shop/mocks/mock-endpoints.ts";
import { expect, fn } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { inPage, onArabicPhone, onPhone } from "../stories/page.tsx";
import { SharedCartScreen, type SharedCartScreenProps } from "./shared-cart-screen.tsx";

const shared = {
  lines: [
    { product: meter, qty: 2 },
    ...newest
      .filter(({ id }) => id !== meter.id)
      .slice(0, 2)
      .map((product) => ({ product, qty: 1 })),
  ],
  missing: 0,
};

const meta = preview.meta({
  title: "Screens/Shared cart",
  component: SharedCartScreen,
  decorators: [inPage],
  args: { cart: ready(shared), onTake: fn() },
});

/** Products as they are now, to be put in one's own cart. */
export const Ready = meta.story({
  name: "D-32 CART-1 a shared cart shows its products as of now and puts all of them in the reader's cart",
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("link", { name: meter.name })).toHaveAttribute(
      "href",
      `/product/${meter.id}`,
    );
    await expect(canvas.getByText("7,700")).toHaveTextContent("7,700 EG");
    await userEvent.click(canvas.getByRole("button", { name: "Put all in my cart" }));
    await expect(args.onTake).toHaveBeenCalledWith(shared.lines);
  },
});

/** Some are no longer sold. */
export const SomeMissing = meta.story({
  args: { cart: ready({ ...shared, missing: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 products of this cart are not sold any more.")).toBeVisible();
  },
});

/** None is sold any more. */
export const NothingLeft = meta.story({ args: { cart: ready({ lines: [], missing: 3 }) } });

/** There is no such cart. */
export const Missing = meta.story({ args: { cart: ready(null) } });

/** On its way. */
export const Loading = meta.story({ args: { cart: { status: "loading" } } });

/** Everything long. */
export const Stress = meta.story({
  args: {
    cart: ready({ lines: edgeCases.map((product, index) => ({ product, qty: index + 1 })), missing: 1000 }),
  },
});

/** Everything long, in Arabic on a phone. */
export const StressArabicPhone = meta.story({ ...Stress.input, ...onArabicPhone });

/** A phone. */
export const Phone = meta.story({ ...onPhone });

/** Arabic and dark. */
export const ArabicDark = meta.story({ globals: { locale: "ar", theme: "dark" } });

/** The screen over its model. */
const Connected = (props: SharedCartScreenProps) => (
  <SharedCartScreen {...props} {...useSharedCartModel({ token: "Xk29Lm" })} />
);

/** No answer, then one. */
export const FromApi = meta.story({
  name: "D-32 without an answer it can be tried again",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(mockReadSharedCart.networkError({ once: true }), mockReadSharedCart.ok(shared));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("link", { name: meter.name })).toBeVisible();
  },
});

/** The API knows no such cart. */
export const Unknown = meta.story({
  name: "D-32 an unknown link says so",
  render: (args) => <Connected {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This cart does not exist.")).toBeVisible();
  },
});
