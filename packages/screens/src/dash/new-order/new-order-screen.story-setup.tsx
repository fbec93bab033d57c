import { useNewOrderModel } from "@shop/data/dash/orders/use-new-order-model.ts";
import type { DraftStore } from "@shop/data/draft-view.ts";
import type { TakenChannel } from "@shop/domain/orders/order-channel.ts";
import { toAdminOrder } from "@shop/mocks/orders/admin-order-answers.ts";
import type { StoryContext } from "@storybook/react-vite";
import { useState } from "react";
import { fn, screen } from "storybook/test";

import { shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { framedInDocs } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { noDraft } from "../stories/list-place.ts";
import { NewOrderScreen } from "./new-order-screen.tsx";

/** Args of the stories. */
export interface ConnectedProps {
  /** Id of the order of which this is a copy; null for none. */
  readonly copied?: number | null;
  /** How the order comes in at first. */
  readonly channel: TakenChannel;
  /** Name of the buyer of an order that was half entered before; none by default. */
  readonly restored?: string;
}

/** Called with the stored order. */
export const onTaken = fn();
const onDirty = fn();

/** The screen over its model. */
function Connected({ channel, copied = null, restored }: ConnectedProps) {
  const model = useNewOrderModel(onTaken);
  const [draft] = useState<DraftStore>(() => ({ ...noDraft, read: () => ({ name: restored }) }));
  const source = shop.state.orders.find(({ id }) => id === copied);
  return (
    <NewOrderScreen
      {...model}
      {...{ channel, onDirty }}
      copied={source ? toAdminOrder(shop.state, source) : null}
      quotationDays={14}
      listAddress="/dash/orders"
      draft={restored === undefined ? noDraft : draft}
      linesDraft={noDraft}
    />
  );
}

const byPhone: ConnectedProps = { channel: "phone" };

/** Meta of the stories, but for title and component. */
export const setup = {
  render: (args: ConnectedProps) => <Connected {...args} />,
  argTypes: {
    channel: { description: "How the order comes in at first." },
    restored: { description: "Name of the buyer of an order that was half entered before; none by default." },
    copied: { description: "Id of the order of which this is a copy; null for none." },
  },
  parameters: framedInDocs,
  decorators: [inDash],
  args: byPhone,
  beforeEach: () => {
    onTaken.mockClear();
  },
};

/** What a play of these stories reads of its context. */
export type Context = Pick<StoryContext<ConnectedProps>, "userEvent" | "globals">;

/** A product on sale that has enough pieces. */
export const meter = () => {
  const found = shop.state.products.find(
    ({ part_number, amount, price }) => part_number && amount > 4 && Number(price) > 100,
  );
  if (!found?.part_number) throw new Error("The demonstration catalogue lacks a product to sell.");
  return { ...found, code: found.part_number };
};

/** Sets the stock of a product of the mocked shop. */
export const setAmount = (id: number, amount: number): void => {
  shop.state.products = shop.state.products.map((one) =>
    one.id === id ? Object.assign({}, one, { amount }) : one,
  );
};

/** The field that codes are scanned into. */
export const scanField = (context: Context) =>
  screen.findByRole("textbox", { name: textsOf(context).dashOrders.taken.scan });

/** Scans a code, as a keyboard scanner does. */
export const scan = async (context: Context, code: string): Promise<void> => {
  await context.userEvent.type(await scanField(context), `${code}{Enter}`);
};

/** Scans the product of {@link meter}. */
export const scanMeter = async (context: Context): Promise<void> => {
  await scan(context, meter().code);
  await screen.findAllByRole("textbox", { name: new RegExp(`^${textsOf(context).dashOrders.edit.price}`) });
};

/** Enters whom an order goes to, and where. */
export const enterBuyer = async ({ userEvent }: Context): Promise<void> => {
  for (const [name, text] of [
    [/^Phone/, "01012345678"],
    [/^Name/, "Mona Ali"],
    [/^Address, line 1/, "7 River Road"],
  ] as const)
    await userEvent.type(screen.getByRole("textbox", { name }), text);
};

/** Sells a scanned product. */
export const sell = async (context: Context): Promise<void> => {
  await scanMeter(context);
  await context.userEvent.keyboard("{Control>}{Enter}{/Control}");
};
