import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { showFailure } from "#storybook/show-part.ts";
import { shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english } from "../../stories/page.tsx";
import {
  type ConnectedProps,
  enterBuyer,
  meter,
  onTaken,
  scan,
  scanField,
  scanMeter,
  setAmount,
  sell,
  setup,
} from "./new-order-screen.story-setup.tsx";
import { NewOrderScreen } from "./new-order-screen.tsx";

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/New order",
  component: NewOrderScreen,
  ...setup,
});

/** By phone, before anything is entered. */
export const Default = meta.story({
  tags: ["canonical"],
  parameters: canonical,
  play: async (context) => void (await scanField(context)),
});

/** At the counter: the goods are handed over, and the buyer may stay unknown. */
export const Counter = meta.story({
  args: { channel: "counter" },
  play: scanMeter,
});

/** A quotation that is a copy of an order. */
export const CopiedQuotation = meta.story({
  args: { copied: 25 },
  play: async (context) =>
    void (await screen.findByRole("checkbox", { name: textsOf(context).dashOrders.quotation.offer })),
});

/** A buyer of earlier orders is found by phone. */
export const KnownBuyer = meta.story({
  play: async (context) => {
    const { buyer, taken } = textsOf(context).dashOrders;
    const [order] = shop.state.orders;
    const phone = await screen.findByRole("textbox", { name: new RegExp(`^${buyer.fields.phone}`) });
    await context.userEvent.type(phone, order?.info.phone.slice(-7) ?? "");
    await screen.findByText(taken.known);
  },
});

/** What was half entered before is here again, and can be thrown away. */
export const Restored = meta.story({
  args: { restored: "Mona Ali" },
  play: async (context) => void (await screen.findByText(textsOf(context).dashOrders.taken.restored)),
});

Restored.test(
  "D-117 a half-entered order comes back with a notice, and is thrown away",
  english,
  async (context) => {
    const name = screen.getByRole("textbox", { name: /^Name/ });
    await expect(name).toHaveValue("Mona Ali");
    await scanMeter(context);
    await context.userEvent.click(screen.getByRole("button", { name: "Throw it away" }));
    await expect(name).toHaveValue("");
    await expect(screen.queryByRole("spinbutton")).not.toBeInTheDocument();
    await expect(screen.queryByText(/half-entered/)).not.toBeInTheDocument();
  },
);

/** A product without stock is added, and says at once what selling it would say. */
export const SoldOut = meta.story({
  args: { channel: "counter" },
  play: async (context) => {
    const { id, code } = meter();
    setAmount(id, 0);
    await scan(context, code);
    await screen.findByText(textsOf(context).dashOrders.edit.none);
  },
});

SoldOut.test(
  "D-117 a product without stock is found by search as by scanning, and refused alike",
  english,
  async ({ userEvent }) => {
    const remove = screen.getByRole("button", { name: /^Remove / });
    const product = shop.state.products.find(({ name }) => remove.ariaLabel === `Remove ${name}`);
    if (!product?.part_number) throw new Error("No product is listed.");
    await userEvent.click(remove);
    await userEvent.click(screen.getByRole("button", { name: "Add a product" }));
    await userEvent.type(await screen.findByRole("combobox", { name: /product/i }), product.part_number);
    await userEvent.click(await screen.findByRole("option", { name: new RegExp(product.name.slice(0, 12)) }));
    await expect(await screen.findByText("None left for this order.")).toBeVisible();
    const quantity = screen.getByRole("spinbutton");
    await expect(quantity).not.toHaveFocus();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    // The server's refusal says what stood there before; it shows by its focus alone.
    await waitFor(() => expect(quantity).toHaveFocus());
    await expect(screen.getByText("None left for this order.")).toBeVisible();
    await expect(onTaken).not.toHaveBeenCalled();
    setAmount(product.id, 5);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(onTaken).toHaveBeenCalledOnce());
  },
);

/** What is missing is said where it is entered. */
export const Faulty = meta.story({
  play: async (context) => {
    await scanField(context);
    await context.userEvent.keyboard("{Control>}{Enter}{/Control}");
    await screen.findByText(textsOf(context).dashOrders.taken.noLines);
  },
});

/** The order is being stored. */
export const Pending = meta.story({
  args: { channel: "counter" },
  beforeEach: ({ msw }) => msw.use(mock("takeOrder").never()),
  play: sell,
});

/** The order was not stored; what was entered stays. */
export const Failed = meta.story({
  args: { channel: "counter" },
  beforeEach: ({ msw }) => msw.use(mock("takeOrder").networkError()),
  play: async (context) => {
    await sell(context);
    const form = screen.getByRole("spinbutton").closest("form");
    await waitFor(() =>
      expect(
        within(form ?? document.body)
          .getAllByRole("alert")
          .at(-1),
      ).not.toBeEmptyDOMElement(),
    );
    await showFailure();
  },
});

/** Another sale took the pieces meanwhile. */
export const StockShort = meta.story({
  args: { channel: "counter" },
  play: async (context) => {
    await scanMeter(context);
    setAmount(meter().id, 0);
    await context.userEvent.keyboard("{Control>}{Enter}{/Control}");
    await screen.findByText(textsOf(context).dashOrders.edit.none);
  },
});

Counter.test(
  "D-117 a sale at the counter takes two keys after the last scan, and is stored once",
  english,
  async (context) => {
    await scan(context, meter().code);
    await expect(await screen.findByRole("button", { name: /^Sell: / })).toBeVisible();
    await scan(context, meter().code);
    await waitFor(() =>
      expect(screen.getByRole("spinbutton", { name: `Quantity of ${meter().name}` })).toHaveValue("3"),
    );
    await context.userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(onTaken).toHaveBeenCalledOnce());
    await expect(onTaken.mock.lastCall?.[0]).toMatchObject({
      channel: "counter",
      state: "delivered",
      lines: [{ product_id: meter().id, qty: 3 }],
    });
  },
);

Counter.test(
  "D-117 a percentage as a price, and a discount on the sum, are shown as they are stored",
  english,
  async (context) => {
    const { userEvent } = context;
    const price = await screen.findByRole("textbox", { name: /^Price each/ });
    await userEvent.clear(price);
    await userEvent.type(price, "10%");
    const lowered = (Number(meter().price) * 0.9).toFixed(2);
    await expect(price).toHaveValue(lowered);
    await userEvent.type(screen.getByRole("textbox", { name: /^Discount \(/ }), "5");
    await expect(screen.getByText("Discount of 5 %")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: /^Sell: / }));
    await waitFor(() => expect(onTaken).toHaveBeenCalledOnce());
    const off = (Math.round(Number(lowered) * 5) / 100).toFixed(2);
    await expect(onTaken.mock.lastCall?.[0]).toMatchObject({
      lines: [{ price: lowered }],
      discount: { amount: off, percent: "5.00" },
    });
  },
);

Default.test("D-117 D-120 a scanned barcode adds the product that has it", english, async (context) => {
  const { id, name } = meter();
  shop.state.barcodes.set(id, "012345678905");
  await scan(context, "]E00012345678905");
  await expect(await screen.findByText(`Added: ${name}`)).toBeVisible();
});

Default.test("D-117 D-120 the barcode of a pack adds all units in it", english, async (context) => {
  const { id, name } = meter();
  shop.state.packCodes.set(id, { pack_barcode: "16221031490009", pack_units: 10 });
  await scan(context, "16221031490009");
  await expect(await screen.findByText(`Added: 10 of ${name}`)).toBeVisible();
  await expect(screen.getByRole("spinbutton", { name: new RegExp(name) })).toHaveValue("10");
});

Default.test("D-121 an order is taken with how it is to be paid", english, async (context) => {
  const { userEvent } = context;
  await scanMeter(context);
  await enterBuyer(context);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "To be paid by" }), "Bank transfer");
  const fee = screen.getByRole("textbox", { name: "Fee, in EG" });
  await userEvent.clear(fee);
  await userEvent.type(fee, "15");
  await expect(await screen.findByText("Payment fee")).toBeVisible();
  await userEvent.click(await screen.findByRole("button", { name: /^Save the order: / }));
  await waitFor(() => expect(onTaken).toHaveBeenCalledOnce());
  await expect(onTaken.mock.lastCall?.[0]).toMatchObject({ pay_by: { option: "transfer", fee: "15.00" } });
});

Counter.test(
  "D-118 goods that are handed over are paid in cash unless another way is chosen, other orders not yet",
  english,
  async (context) => {
    const { userEvent } = context;
    const paid = await screen.findByRole("combobox", { name: "Paid" });
    await expect(paid).toHaveValue("cash");
    const taken = screen.getByRole("combobox", { name: "Taken" });
    await userEvent.selectOptions(taken, "phone");
    await expect(paid).toHaveValue("");
    await userEvent.selectOptions(taken, "counter");
    await expect(paid).toHaveValue("cash");
    await userEvent.selectOptions(paid, "InstaPay");
    await userEvent.selectOptions(taken, "chat");
    await expect(paid).toHaveValue("instapay");
    await userEvent.selectOptions(taken, "counter");
    await scan(context, meter().code);
    await userEvent.click(await screen.findByRole("button", { name: /^Sell: / }));
    await waitFor(() => expect(onTaken).toHaveBeenCalledOnce());
    await expect(onTaken.mock.lastCall?.[0]).toMatchObject({
      payment_state: "paid",
      payments: [{ method: "instapay" }],
    });
  },
);

Default.test(
  "D-117 D-120 a product that is sold in packs says so beside its quantity",
  english,
  async (context) => {
    const pack = shop.state.products.find(({ unit, part_number }) => unit === "pack" && part_number);
    await scan(context, pack?.part_number ?? "");
    await expect(
      await screen.findByText(new RegExp(`^1 pack = ${pack?.pieces_per_unit ?? 0} pieces`)),
    ).toBeVisible();
  },
);

Faulty.test(
  "D-117 what goes to an address needs it, unless the buyer collects it",
  english,
  async (context) => {
    const { userEvent } = context;
    const address = screen.getByRole("textbox", { name: /^Address, line 1/ });
    for (const field of [address, screen.getByRole("textbox", { name: /^Name/ })]) {
      await expect(field).toBeRequired();
      await expect(field).toBeInvalid();
    }
    await userEvent.type(screen.getByRole("textbox", { name: /^Phone/ }), "01005556677");
    await userEvent.selectOptions(
      screen.getByRole("combobox", { name: "Deliver to" }),
      "Pick-up at a branch",
    );
    await expect(address).not.toBeRequired();
    await scan(context, meter().code);
    await userEvent.click(await screen.findByRole("button", { name: /^Save the order: / }));
    await waitFor(() => expect(onTaken).toHaveBeenCalledOnce());
  },
);

KnownBuyer.test(
  "D-117 a known buyer is filled in with one press, and the order is confirmed with its delivery",
  english,
  async (context) => {
    const { userEvent, canvas } = context;
    const [order] = shop.state.orders;
    if (!order) throw new Error("There is no order.");
    await userEvent.click(await canvas.findByRole("button", { name: new RegExp(order.info.phone) }));
    await expect(screen.getByRole("textbox", { name: /^Name/ })).toHaveValue(order.info.name);
    await scan(context, meter().code);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Deliver to" }), "Cairo");
    const cost = await screen.findByRole("textbox", { name: /^Cost/ });
    await userEvent.clear(cost);
    await userEvent.type(cost, "70");
    await userEvent.click(screen.getByRole("button", { name: /^Save the order: / }));
    await waitFor(() => expect(onTaken).toHaveBeenCalledOnce());
    await expect(onTaken.mock.lastCall?.[0]).toMatchObject({
      state: "confirmed",
      phone: order.info.phone,
      delivery: { to: "EG-C", cost: "70.00" },
    });
  },
);

Faulty.test("D-117 an order without products or phone is not sent", english, async () => {
  await expect(screen.getByText("Add at least one product.")).toBeVisible();
  await expect(screen.getByRole("textbox", { name: /^Phone/ })).toBeInvalid();
  await expect(onTaken).not.toHaveBeenCalled();
});

CopiedQuotation.test(
  "D-142 a copy has lines, prices and buyer of its order, and becomes a quotation that takes no stock",
  english,
  async ({ userEvent }) => {
    const source = shop.state.orders.find(({ id }) => id === 25);
    const [line] = source?.lines ?? [];
    const stock = () => shop.state.products.find(({ id }) => id === line?.product_id)?.amount;
    const before = stock();
    await expect(await screen.findByRole("textbox", { name: /^Name/ })).toHaveValue(source?.info.name);
    await expect(screen.queryByLabelText("Paid")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /^Make the quotation/ }));
    await waitFor(() => expect(onTaken).toHaveBeenCalled());
    const made = shop.state.orders.at(-1);
    await expect(made?.state).toBe("quoted");
    await expect(made?.lines.map(({ product_id, qty, price }) => [product_id, qty, price])).toEqual(
      source?.lines.map(({ product_id, qty, price }) => [product_id, qty, price]),
    );
    await expect(stock()).toBe(before);
  },
);
