import { aProduct, productNamed } from "@shop/fixtures/builders.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import type { ChatOrder } from "@shop/i18n/order-message.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import preview from "#storybook/preview.tsx";
import { textsOf } from "#storybook/story-texts.ts";

import { useNotify } from "../../shared/page/use-notify.ts";
import { aDelivery } from "../../stories/delivery.ts";
import { english, framedInDocs, inPage } from "../../stories/page.tsx";
import { aPayment } from "../../stories/payments.story-setup.ts";
import { SingleOrderDialog } from "./single-order-dialog.tsx";

const meter = productNamed("K45");
const onChat = fn<(text: string) => void>();

const meta = preview.meta({
  title: "Parts/Order dialog",
  component: SingleOrderDialog,
  argTypes: {
    onOpenChange: { description: "Called with false to close the dialog." },
    onNotice: { description: "Shows a notice where buyer data is missing or invalid." },
    onRequest: {
      description:
        "Stores the order as a request; its number and the address of its page stand in the message. None by default.",
    },
    onChat: { description: "Opens the chat app with this message to the shop; without it nothing opens." },
  },
  decorators: [inPage],
  args: { product: meter, onOpenChange: fn(), onNotice: fn(), onChat },
  parameters: framedInDocs,
  beforeEach: () => {
    onChat.mockClear();
  },
});

const open = async () => within(await screen.findByRole("dialog"));

/** One product, its quantity, and the buyer's name, phone and address. */
export const Default = meta.story({});

/** With the quantity of the product's page and known data of the buyer. */
export const Filled = meta.story({
  args: { initialQty: 4, buyer: { name: "Mona Adel", phone: "01012345678" } },
});

/** An account holds a phone that no order takes. */
export const FilledWithFaults = meta.story({
  name: "Filled with faults",
  args: { buyer: { name: "Mona Adel", phone: "12345" } },
});

/** The device remembers where its orders go. */
export const WithDelivery = meta.story({
  args: {
    buyer: { name: "Mona Adel", phone: "01012345678", address: "Cairo" },
    delivery: aDelivery("EG-C"),
  },
});

/** The buyer pays by InstaPay. */
export const WithPayment = meta.story({
  args: {
    buyer: { name: "Mona Adel", phone: "01012345678", address: "Cairo" },
    delivery: aDelivery("EG-C"),
    payment: aPayment({ option: "instapay" }),
  },
});

WithPayment.test("D-121 SINGLE-2 the message states the payment", english, async ({ userEvent }) => {
  const dialog = await open();
  await expect(dialog.getByText("Payment: InstaPay")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Send order" }));
  await expect(onChat).toHaveBeenCalledWith(expect.stringContaining("\nPayment: InstaPay\n"));
});

/** A submit without the required fields marks them. */
export const Invalid = meta.story({
  play: async (context) => {
    const { send } = textsOf(context).carts.single;
    await context.userEvent.click((await open()).getByRole("button", { name: send }));
  },
});

/** The message was opened in the chat app, which alone sends it. */
export const Opened = meta.story({
  args: { buyer: { name: "Mona Adel", phone: "01012345678", address: "14 Station Street, Tanta" } },
  play: async (context) => {
    const { send, opened } = textsOf(context).carts.single;
    await context.userEvent.click((await open()).getByRole("button", { name: send }));
    await (await open()).findByText(opened);
  },
});

/** A product with a long name and without a price. */
export const LongNames = meta.story({
  args: {
    product: aProduct({ name: UNBREAKABLE, name_ar: LONG_ARABIC, part_number: UNBREAKABLE, price: "0.00" }),
    initialQty: 1_000_000,
  },
});

FilledWithFaults.test(
  "SINGLE-2 a prefilled phone that no order takes is marked at once; what is still empty is not",
  english,
  async ({ args }) => {
    const dialog = await open();
    await expect(await dialog.findByText("Please Enter A Vaild Phone Number")).toBeVisible();
    await expect(dialog.getByLabelText("Address*")).toBeValid();
    await expect(dialog.getByLabelText("Name*")).toHaveFocus();
    await expect(args.onNotice).not.toHaveBeenCalled();
  },
);

Default.test(
  "SINGLE-1 the quantity is at least 1 and the minus button never goes below",
  english,
  async ({ userEvent }) => {
    const dialog = await open();
    await expect(screen.getByRole("dialog", { name: `Order ${meter.name}` })).toBeVisible();
    const quantity = dialog.getByRole("spinbutton", { name: "Quantity" });
    await userEvent.click(dialog.getByRole("button", { name: "One less" }));
    await expect(quantity).toHaveValue("1");
    await userEvent.click(dialog.getByRole("button", { name: "One more" }));
    await expect(quantity).toHaveValue("2");
    await expect(dialog.getByText("7,700")).toHaveTextContent("7,700 EG");
  },
);

Default.test(
  "SINGLE-1 the first focus is on the name, not on a button that does nothing",
  english,
  async () => {
    await expect((await open()).getByRole("textbox", { name: "Name" })).toHaveFocus();
  },
);

Filled.test("DETAIL-5 the dialog opens with the product and the quantity of its page", english, async () => {
  await expect((await open()).getByRole("spinbutton", { name: "Quantity" })).toHaveValue("4");
});

Invalid.test(
  "SINGLE-2 name, phone and address are required: 'please enter all fields'",
  {
    ...english,
    render: function Noticing(args) {
      return <SingleOrderDialog {...args} onNotice={useNotify()} />;
    },
  },
  async ({ userEvent }) => {
    const dialog = await open();
    await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "Mona");
    await userEvent.type(dialog.getByRole("textbox", { name: "Address" }), "   ");
    await userEvent.click(dialog.getByRole("button", { name: "Send order" }));
    await expect(await screen.findByText("please enter all fields")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Phone" })).toHaveFocus();
    await expect(dialog.getByRole("textbox", { name: "Address" })).toBeInvalid();
    await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Mona");
    await expect(onChat).not.toHaveBeenCalled();
  },
);

Default.test(
  "SINGLE-2 a complete order opens a prefilled chat message",
  { ...english, args: { buyer: { name: "Mona Adel", phone: "01012345678" } } },
  async ({ userEvent, args }) => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole("button", { name: "One more" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Address" }), "14 Station Street, Tanta");
    await userEvent.keyboard("{Enter}");
    await expect(onChat).toHaveBeenCalledWith(
      [
        "Hello, I would like to order:",
        `2 × ${meter.name}: 7,700 EG`,
        "Total: 7,700 EG",
        `${location.origin}/product/${meter.id}`,
        "",
        "Name: Mona Adel",
        "Phone: 01012345678",
        "Address: 14 Station Street, Tanta",
      ].join("\n"),
    );
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
);

Default.test(
  "D-119 D-124 number and page of the stored request stands in the message; without one it opens all the same",
  {
    ...english,
    args: {
      buyer: { name: "Mona Adel", phone: "01012345678", address: "Tanta" },
      onRequest: fn(({ lines: [line] }: Pick<ChatOrder, "lines">) =>
        Promise.resolve(
          line?.qty === 1 ? { number: "3CDF-GHJ6", page: "https://shop.example/order#token" } : null,
        ),
      ),
    },
  },
  async ({ userEvent, args }) => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole("button", { name: "Send order" }));
    await waitFor(() =>
      expect(onChat).toHaveBeenCalledWith(
        expect.stringContaining(
          "Hello, I would like to order:\nOrder request: 3CDF-GHJ6\nhttps://shop.example/order#token\n1 × ",
        ),
      ),
    );
    await expect(args.onRequest).toHaveBeenCalledWith(
      expect.objectContaining({ lines: [expect.objectContaining({ id: meter.id, qty: 1 })] }),
    );
    await userEvent.click(dialog.getByRole("button", { name: "One more" }));
    await userEvent.click(dialog.getByRole("button", { name: "Send order" }));
    await waitFor(() => expect(onChat).toHaveBeenCalledTimes(2));
    await expect(onChat.mock.lastCall?.[0]).not.toContain("Order request");
  },
);

Opened.test(
  "CHECKOUT-7 after the message was opened the dialog says what to do, and opens it again",
  english,
  async ({ userEvent }) => {
    const dialog = await open();
    await expect(await dialog.findByText(/Send the message there/)).toBeVisible();
    await expect(dialog.getByText(/If WhatsApp did not open/)).toBeVisible();
    await expect(onChat).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole("button", { name: "Open it again" }));
    await expect(onChat).toHaveBeenCalledTimes(2);
    await expect(onChat.mock.calls[1]).toEqual(onChat.mock.calls[0]);
  },
);

Filled.test(
  "SINGLE-2 the phone is validated: 'Please Enter A Vaild Phone Number'",
  { ...english, args: { buyer: { name: "Mona Adel", phone: "12345", address: "Tanta" } } },
  async ({ userEvent, args }) => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole("button", { name: "Send order" }));
    await expect(args.onNotice).toHaveBeenCalledWith("badPhone");
    await expect(dialog.getByRole("textbox", { name: "Phone" })).toHaveAccessibleDescription(
      "Please Enter A Vaild Phone Number",
    );
    await expect(onChat).not.toHaveBeenCalled();
  },
);

WithDelivery.test(
  "D-109 SINGLE-2 the message states the delivery of the chosen pieces",
  english,
  async ({ userEvent }) => {
    const dialog = await open();
    await expect(dialog.getByLabelText("Deliver to (optional)")).toHaveValue("EG-C");
    await userEvent.click(dialog.getByRole("button", { name: "Send order" }));
    await expect(onChat).toHaveBeenCalledWith(
      expect.stringContaining("Total: 3,850 EG\nDelivery to Cairo: free\nTotal with delivery: 3,850 EG\n"),
    );
  },
);
