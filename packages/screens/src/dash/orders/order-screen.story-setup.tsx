import { noteChanges } from "@shop/data/dash/orders/order-marks.ts";
import { useAdminOrderModel } from "@shop/data/dash/orders/use-admin-order-model.ts";
import type { OrderDialog, OrderNeighbours } from "@shop/data/dash/orders/view.ts";
import type { MockOrder } from "@shop/mocks/shop/state.ts";
import type { StoryContext } from "@storybook/react-vite";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { shop } from "#storybook/story-shop.ts";

import { useNotify } from "../../shared/page/use-notify.ts";
import { framedInDocs } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { noDraft } from "../stories/list-place.ts";
import { contactTexts } from "../stories/order-place.ts";
import { useReminderNotice } from "./buyer/use-reminder-notice.ts";
import { OrderScreen } from "./order-screen.tsx";

/** Id of a new order with several products. */
export const longOrder = 25;
/** Id of an order with prices to be agreed. */
export const unpriced = 24;
/** Id of an order that is sent. */
export const sentOrder = 17;

/** Args of the stories: the order, the open dialog and who changes it. */
export interface ConnectedProps {
  readonly id: number;
  readonly dialog?: OrderDialog | null;
  /** Mail address of a colleague who changes the order once it is open. */
  readonly changedBy?: string;
  /** The orders beside it in the list that it was opened from. */
  readonly neighbours?: OrderNeighbours;
}

/** Called when a form gets or loses unsaved changes. */
export const onDirty = fn();

/** The screen over its model, with the state of its address. */
function Connected({ id, dialog: start = null, changedBy, neighbours }: ConnectedProps) {
  const client = useQueryClient();
  useEffect(() => {
    if (!changedBy) return;
    noteChanges(client, [{ id, version: orderOf(id).version + 1, by: changedBy }], { silently: false });
  }, [client, id, changedBy]);
  const [dialog, onDialog] = useState(start);
  const { isMissing: _isMissing, ...model } = useAdminOrderModel({
    id,
    dialog,
    onNotice: useNotify(),
    onDone: () => onDialog(null),
    onNoteSaved: fn(),
    onReminded: useReminderNotice(),
  });
  return (
    <OrderScreen
      {...model}
      {...{ dialog, onDialog, onDirty }}
      {...(neighbours && { neighbours })}
      listAddress="/dash/orders"
      contactTexts={contactTexts}
      noteDraft={noDraft}
      linesDraft={noDraft}
    />
  );
}

/** An order of the mocked shop by its id. */
export const orderOf = (id: number): MockOrder => {
  const order = shop.state.orders.find((one) => one.id === id);
  if (!order) throw new Error(`There is no order ${id}.`);
  return order;
};

/** Changes an order of the mocked shop, as a colleague does. */
export const change = (id: number, changes: Partial<MockOrder>): void => {
  const { orders } = shop.state;
  const order = orderOf(id);
  orders.splice(orders.indexOf(order), 1, { ...order, version: order.version + 1, ...changes });
};

/** Sets the stock of a product of the mocked shop. */
export const setAmount = (id: number, amount: number): void => {
  shop.state.products = shop.state.products.map((product) =>
    product.id === id ? Object.assign({}, product, { amount }) : product,
  );
};

/** Meta of the stories, but for title and component. */
export const setup = {
  render: (args: ConnectedProps) => <Connected {...args} />,
  argTypes: {
    id: { description: "Id of the order in the mocked shop." },
  },
  parameters: framedInDocs,
  decorators: [inDash],
  args: { id: longOrder },
  beforeEach: () => {
    onDirty.mockClear();
  },
};

/** Context of a play of these stories. */
export type Context = StoryContext<ConnectedProps>;

/** Queries of the open dialog. */
export const dialog = async (role: "dialog" | "alertdialog" = "dialog") =>
  within(await screen.findByRole(role, {}, { timeout: 5000 }));
/** Waits until no dialog is open. */
export const closed = () =>
  waitFor(() => {
    for (const role of ["dialog", "alertdialog"])
      void expect(screen.queryByRole(role)).not.toBeInTheDocument();
  });
/** Names of controls in the language of the story. */
export const textsOf = ({ globals }: Pick<Context, "globals">) =>
  globals["locale"] === "ar"
    ? { more: /^زيادة الكمية/, save: "حفظ", note: /^ملاحظات المتجر/, saveNote: "حفظ الملاحظات" }
    : { more: /^One more of/, save: "Save", note: /^Note of the shop/, saveNote: "Save the note" };

/** Queries of a section by its name. */
export const region = (name: string) => within(screen.getByRole("region", { name }));
