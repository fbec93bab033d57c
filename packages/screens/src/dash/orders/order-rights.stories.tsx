import { expect, screen } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import { withRights } from "../stories/with-rights.tsx";
import {
  change,
  type ConnectedProps,
  type Context,
  longOrder,
  sentOrder,
  setup,
} from "./order-screen.story-setup.tsx";
import { OrderScreen } from "./order-screen.tsx";

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Order/Rights",
  component: OrderScreen,
  ...setup,
  decorators: [...setup.decorators, withRights("view_orders", "figures")],
});

/** An order for those who may see orders, and change none. */
export const Default = meta.story({
  beforeEach: () => change(longOrder, { shop_note: "Paid by the school's bank." }),
});

/** An order that is sent, with its payments and parcels. */
export const Sent = meta.story({ args: { id: sentOrder } });

/** The dialog of an address is not opened. */
export const Addressed = meta.story({ args: { dialog: { kind: "lines" } } });

/** Expects papers, and no control that changes anything. */
const isReadOnly = async ({ canvas }: Pick<Context, "canvas">): Promise<void> => {
  await expect(await canvas.findByRole("link", { name: /invoice/i })).toBeVisible();
  await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await expect(canvas.queryAllByRole("button")).toEqual([]);
  await expect(canvas.queryAllByRole("textbox")).toEqual([]);
};

Default.test(
  "D-147 who may only see orders gets papers, and no control that changes anything",
  english,
  isReadOnly,
);

Sent.test("D-147 payments and parcels of an order are read", english, isReadOnly);

Addressed.test("D-147 an address opens no dialog that would be refused", english, isReadOnly);

Default.test("D-147 the note of the shop is read", english, async ({ canvas }) => {
  await expect(await canvas.findByText("Paid by the school's bank.")).toBeVisible();
});
