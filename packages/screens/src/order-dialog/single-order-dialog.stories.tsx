import { aProduct, productNamed } from "@shop/fixtures/builders.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { expect, fn, screen, within } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { useNotify } from "../parts/use-notify.ts";
import { inPage, onArabicPhone, onPhone } from "../stories/page.tsx";
import { SingleOrderDialog } from "./single-order-dialog.tsx";

const meter = productNamed("K45");
const onChat = fn<(text: string) => void>();

const meta = preview.meta({
  title: "Parts/Single order",
  component: SingleOrderDialog,
  decorators: [inPage],
  args: { product: meter, onOpenChange: fn(), onNotice: fn(), onChat },
  beforeEach: () => {
    onChat.mockClear();
  },
});

const open = async () => within(await screen.findByRole("dialog"));

/** One product and how many of it. */
export const Quantity = meta.story({
  name: "SINGLE-1 the quantity is at least 1 and the minus button never goes below",
  play: async ({ userEvent }) => {
    const dialog = await open();
    await expect(screen.getByRole("dialog", { name: `Order ${meter.name}` })).toBeVisible();
    const quantity = dialog.getByRole("spinbutton", { name: "Quantity" });
    await userEvent.click(dialog.getByRole("button", { name: "One less" }));
    await expect(quantity).toHaveValue("1");
    await userEvent.click(dialog.getByRole("button", { name: "One more" }));
    await expect(quantity).toHaveValue("2");
    await expect(dialog.getByText("7,700")).toHaveTextContent("7,700 EG");
  },
});

/** Opened with the page's own quantity. */
export const Opened = meta.story({
  name: "DETAIL-5 the dialog opens with the product and the quantity of its page",
  args: { initialQty: 4 },
  play: async () => {
    await expect((await open()).getByRole("spinbutton", { name: "Quantity" })).toHaveValue("4");
  },
});

/** Something is missing: nothing is sent. */
export const Missing = meta.story({
  name: "SINGLE-2 name, phone and address are required: 'please enter all fields'",
  render: function Noticing(args) {
    return <SingleOrderDialog {...args} onNotice={useNotify()} />;
  },
  play: async ({ userEvent }) => {
    const dialog = await open();
    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "Mona");
    await userEvent.type(dialog.getByRole("textbox", { name: "Address" }), "   ");
    await userEvent.click(dialog.getByRole("button", { name: "Send order" }));
    await expect(await screen.findByText("please enter all fields")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Phone" })).toHaveFocus();
    await expect(dialog.getByRole("textbox", { name: "Address" })).toBeInvalid();
    await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Mona");
    await expect(onChat).not.toHaveBeenCalled();
  },
});

/** Everything is there: the message opens. */
export const Sends = meta.story({
  name: "SINGLE-2 a complete order opens a prefilled chat message",
  args: { buyer: { name: "Mona Adel", phone: "01012345678" } },
  play: async ({ userEvent, args }) => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole("button", { name: "One more" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Address" }), "14 Station Street, Tanta");
    await userEvent.keyboard("{Enter}");
    await expect(onChat).toHaveBeenCalledWith(
      [
        "Hello, I would like to order:",
        "2 × K45: 7,700 EG",
        "Total: 7,700 EG",
        "",
        "Name: Mona Adel",
        "Phone: 01012345678",
        "Address: 14 Station Street, Tanta",
      ].join("\n"),
    );
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

/** A product without a price, with a name that does not end. */
export const Stress = meta.story({
  args: {
    product: aProduct({ name: UNBREAKABLE, name_ar: LONG_ARABIC, part_number: UNBREAKABLE, price: "0.00" }),
    initialQty: 1_000_000,
  },
});

/** The same in Arabic on a phone. */
export const StressArabicPhone = meta.story({ ...Stress.input, ...onArabicPhone });

/** A phone: a sheet from below. */
export const Phone = meta.story({ ...onPhone });

/** Arabic and dark. */
export const ArabicDark = meta.story({ globals: { locale: "ar", theme: "dark" } });
