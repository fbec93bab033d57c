import type { Address } from "@shop/contract/accounts/address.ts";
import type { AddressChoice } from "@shop/data/shop/checkout/view.ts";
import type { DeliveryView } from "@shop/data/shop/delivery/view.ts";
import { infoPages } from "@shop/domain/site/info-pages.ts";
import { someLines } from "@shop/fixtures/cart-lines.ts";
import { expect, fn, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english, inPage } from "../../stories/page.tsx";
import { CheckoutScreen } from "./checkout-screen.tsx";

const home: Address = {
  id: 1,
  name: "Mona Fathy",
  governorate: "EG-GH",
  address: "14 Station Street, Tanta",
  phone: "01012345678",
  is_default: true,
};
const work: Address = {
  id: 2,
  name: "Mona, Elmotech Workshop",
  governorate: "EG-C",
  address: "2 Falaki Street, third floor",
  phone: "01298765432",
  is_default: false,
};

const rates: DeliveryView["rates"] = {
  zones: [
    {
      name: { en: "Cairo and Delta", ar: "القاهرة والدلتا" },
      governorates: ["EG-C", "EG-GH"],
      cost: "45.00",
      days_from: 2,
      days_to: 5,
    },
  ],
  free_from: null,
  pick_up: false,
  branches: [],
};

const ownAddresses: AddressChoice = { addresses: [home, work], onKeep: fn() };

const delivery: DeliveryView = {
  rates,
  to: { to: "EG-C", branch: null },
  ended: null,
  onTo: fn(),
};

const meta = preview.meta({
  title: "Shop/Checkout/Own addresses",
  component: CheckoutScreen,
  argTypes: {
    lines: { description: "Null until the browser has read its cart." },
    onAccept: { description: "Applies the changes of these lines to the cart." },
  },
  decorators: [inPage],
  args: {
    infoPages,
    lines: someLines,
    errors: {},
    submission: { status: "idle" } as const,
    refused: false,
    earlier: null,
    onSubmit: fn(),
    onInvalid: fn(),
    onAccept: fn(),
    onNotice: fn(),
    onChat: fn(),
    initial: { email: "mona@example.com" },
    ownAddresses,
    delivery,
  },
  play: async ({ canvas }) => void (await canvas.findByRole("form")),
});

/** The default address is filled in; another one can be chosen, and that of the order be kept. */
export const Default = meta.story();

/** The account keeps no address yet. */
export const None = meta.story({
  args: { ownAddresses: { addresses: [], onKeep: fn() } },
});

Default.test(
  "D-128 the default address is filled in, and another one by choice, with its governorate",
  english,
  async ({ canvas, userEvent, args }) => {
    const address = await canvas.findByRole("textbox", { name: /^Address \(/ });
    await waitFor(() => expect(address).toHaveValue(home.address));
    await expect(args.delivery?.onTo).toHaveBeenLastCalledWith("EG-GH");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Your addresses" }), String(work.id));
    await expect(address).toHaveValue(work.address);
    await expect(canvas.getByRole("textbox", { name: /^Name/ })).toHaveValue(work.name);
    await expect(canvas.getByRole("textbox", { name: /^Phone/ })).toHaveValue(work.phone);
    await expect(args.delivery?.onTo).toHaveBeenLastCalledWith("EG-C");
  },
);

None.test(
  "D-128 the address of an order is kept where that is ticked",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Name/ }), "Mona");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Phone/ }), "01012345678");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Address \(/ }), "3 Nile Street");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Keep this address in my account" }));
    await userEvent.click(canvas.getByRole("button", { name: "Send order" }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.ownAddresses?.onKeep).toHaveBeenCalledWith({
      name: "Mona",
      phone: "01012345678",
      address: "3 Nile Street",
      governorate: "EG-C",
      is_default: false,
    });
  },
);
