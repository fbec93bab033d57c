import { mailStates } from "@shop/contract/mails/mail.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { handlersOf } from "@shop/mocks/handlers.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { showPart } from "#storybook/show-part.ts";
import { shop } from "#storybook/story-shop.ts";
import { textsOf as messagesOf } from "#storybook/story-texts.ts";

import { english, onArabicPhone } from "../../stories/page.tsx";
import {
  type ConnectedProps,
  change,
  closed,
  dialog,
  longOrder,
  orderOf,
  region,
  sentOrder,
  setAmount,
  textsOf,
  unpriced,
  setup,
} from "./order-screen.story-setup.tsx";
import { OrderScreen } from "./order-screen.tsx";

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Order",
  component: OrderScreen,
  ...setup,
});

/** Ids of demonstration orders. */
const arabicBuyer = 26;

const cancelledOrder = 15;
const deletedProduct = 4;
const waitingOrder = 11;

/** A new order with several products and a note of its buyer. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("readAdminOrder").never()),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("readAdminOrder").failing(500)),
});

/** A price has to be agreed, and a product is nearly sold out. */
export const Unpriced = meta.story({
  args: { id: unpriced },
  beforeEach: () => {
    const [, keypad] = orderOf(unpriced).lines;
    if (keypad) setAmount(keypad.product_id, 0);
  },
});

/** A colleague has changed the open order. */
export const ChangedElsewhere = meta.story({
  name: "Changed elsewhere",
  args: { changedBy: "salma@nilometer.example" },
});

/** Nobody has confirmed it for more than a day. */
export const Waiting = meta.story({ args: { id: waitingOrder } });

/** Lines are no longer edited. */
export const Sent = meta.story({ args: { id: sentOrder } });

export const Cancelled = meta.story({ args: { id: cancelledOrder } });

/** What has become of the mails to the buyer. */
export const MailStates = meta.story({
  name: "Mail states",
  args: { id: cancelledOrder },
  beforeEach: () => {
    const order = orderOf(cancelledOrder);
    const [entry] = order.log;
    const log = [...mailStates, "deleted" as const].map((mail, id) => Object.assign({}, entry, { id, mail }));
    shop.state.orders.splice(shop.state.orders.indexOf(order), 1, { ...order, log });
  },
  play: async (context) => {
    const { log } = messagesOf(context).dashOrders.order;
    showPart(await context.canvas.findByRole("region", { name: log }));
  },
});

/** One of its products is no longer sold. */
export const DeletedProduct = meta.story({ name: "Deleted product", args: { id: deletedProduct } });

export const LongNames = meta.story({
  name: "Long names",
  beforeEach: () => {
    const { info, lines } = orderOf(longOrder);
    change(longOrder, {
      info: {
        ...info,
        name: LONG_ARABIC,
        address1: UNBREAKABLE,
        note: UNBREAKABLE,
        email: `${"a".repeat(60)}@example.com`,
      },
      shop_note: UNBREAKABLE,
      lines: lines.map((line, place) =>
        Object.assign({}, line, {
          name: UNBREAKABLE,
          name_ar: LONG_ARABIC,
          price: "9999999.99",
          // Its other lines are packs, which would make more pieces than a shop sells.
          qty: place === 0 ? 100_000 : 100,
        }),
      ),
    });
  },
});

/** Another person has changed the note meanwhile. */
export const NoteConflict = meta.story({
  name: "Note conflict",
  play: async (context) => {
    const { note, saveNote } = textsOf(context);
    const field = await screen.findByRole("textbox", { name: note }, { timeout: 5000 });
    change(longOrder, { shop_note: "Call after 5 pm." });
    await context.userEvent.type(field, "Pack with care.");
    await context.userEvent.click(screen.getByRole("button", { name: saveNote }));
    await screen.findByText("Call after 5 pm.", { selector: "[role=alert] *" });
  },
});

/** Name, address and note of the buyer are Arabic. */
export const ArabicBuyer = meta.story({ name: "Arabic buyer", args: { id: arabicBuyer } });

const heading = (number: string) =>
  screen.findByRole("heading", { level: 1, name: `Order ${number}` }, { timeout: 5000 });

Default.test(
  "D-33 an order shows its lines with quantity, price and sum, and the total",
  english,
  async () => {
    await heading("7KMP-RT46");
    const products = region("Products");
    const [line] = products.getAllByRole("listitem");
    await expect(line).toHaveTextContent("12 × 420");
    await expect(line).toHaveTextContent("5,040 EG");
    await expect(within(line ?? document.body).getByRole("link")).toHaveAttribute(
      "href",
      expect.stringMatching(/\/product\/\d+$/),
    );
    await expect(products.getByText("664 pieces")).toBeVisible();
    await expect(products.getByText("Total").closest("p")).toHaveTextContent("8,060 EG");
  },
);

Default.test(
  "D-33 the buyer is called, written to by chat with the order's number, and by mail",
  english,
  async () => {
    await heading("7KMP-RT46");
    const buyer = region("Buyer");
    await expect(buyer.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+201000011122");
    const chat = new URL(buyer.getByRole("link", { name: /^WhatsApp/ }).getAttribute("href") ?? "");
    await expect(chat.pathname).toBe("/201000011122");
    await expect(chat.searchParams.get("text")).toContain("about your order 7KMP-RT46");
    await expect(buyer.getByRole("link", { name: "Mail" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^mailto:lab-orders\.electronics@example\.com\?subject=.*7KMP-RT46/),
    );
    await expect(buyer.getByText(/order number 2291/)).toBeVisible();
  },
);

Default.test(
  "D-33 the chat is in the buyer's language",
  { ...english, args: { id: arabicBuyer } },
  async () => {
    await heading("3CDF-GHJ6");
    const link = region("Buyer").getByRole("link", { name: /^WhatsApp/ });
    const chat = new URL(link.getAttribute("href") ?? "");
    await expect(chat.searchParams.get("text")).toContain("مرحبًا منى عادل");
  },
);

Default.test(
  "D-33 other orders of the phone are linked, and the log says who did what",
  english,
  async () => {
    await heading("7KMP-RT46");
    const others = region("Other orders of this phone");
    await expect(others.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "P3KD-4WX9",
      "HT69-KCR4",
    ]);
    await expect(region("Log").getByText("Ordered by the buyer")).toBeVisible();
  },
);

MailStates.test("D-22 the log says what has become of each mail to the buyer", english, async () => {
  await heading("KG4X-9QTM");
  const log = region("Log");
  for (const text of [
    "Mail to the buyer waits to be sent",
    "Mail to the buyer failed, is tried again",
    "Mail to the buyer was given up",
    "Mail to the buyer kept as a file, not sent",
    "Mail sent to the buyer",
    "Mail to the buyer, no longer stored",
  ]) {
    await expect(log.getByText(text)).toBeVisible();
  }
});

Cancelled.test("D-33 the log lists changes with person, time, note and mail", english, async ({ canvas }) => {
  await heading("KG4X-9QTM");
  const log = region("Log");
  const [entry] = log.getAllByRole("listitem");
  await expect(entry).toHaveTextContent("Cancelled, pieces returned to stock");
  await expect(entry).toHaveTextContent("by admin@nilometer.example");
  await expect(entry).toHaveTextContent("Mail sent to the buyer");
  await expect(entry).toHaveTextContent("Bought by mistake, the buyer called.");
  for (const name of ["Confirm", "Cancel the order", "Edit products"])
    await expect(canvas.queryByRole("button", { name })).not.toBeInTheDocument();
});

Sent.test("D-33 the lines of an order that is sent are not edited", english, async ({ canvas }) => {
  await heading("M4QF-HX69");
  await expect(canvas.queryByRole("button", { name: "Edit products" })).not.toBeInTheDocument();
  await expect(canvas.getByRole("button", { name: "Mark as delivered" })).toBeVisible();
});

Unpriced.test("D-33 prices to be agreed and sold-out products are marked", english, async () => {
  await heading("9DGH-C7XQ");
  const products = region("Products");
  await expect(products.getByText(/1 price is not agreed yet/)).toBeVisible();
  await expect(products.getByText("Nothing left in stock")).toBeVisible();
  await expect(products.getByText("price updating")).toBeVisible();
});

DeletedProduct.test("D-33 a product that is no longer sold is no link", english, async () => {
  await heading("FJ7Q-MX3G");
  const line = region("Products").getByText("Metrivo M10 pen multimeter").closest("li");
  await expect(within(line ?? document.body).queryByRole("link")).not.toBeInTheDocument();
});

Failed.test("D-33 a failure can be retried", english, async ({ canvas, userEvent, msw }) => {
  await expect(await canvas.findByText("The order could not be loaded.")).toBeVisible();
  msw.use(...handlersOf(shop));
  await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
  await heading("7KMP-RT46");
});

Default.test(
  "D-33 an order is confirmed with a note, and with a mail unless it is unticked",
  english,
  async ({ canvas, userEvent }) => {
    await heading("7KMP-RT46");
    await userEvent.click(canvas.getByRole("button", { name: "Confirm" }));
    const form = await dialog();
    await expect(form.getByLabelText("Mail to the buyer")).toBeChecked();
    await expect(form.getByRole("button", { name: "Confirm" })).toHaveFocus();
    await userEvent.click(form.getByLabelText("Mail to the buyer"));
    await userEvent.type(form.getByLabelText(/^Note/), "Ready on Sunday.");
    await userEvent.click(form.getByRole("button", { name: "Confirm" }));
    await closed();
    await expect(orderOf(longOrder)).toMatchObject({
      state: "confirmed",
      log: [{ action: "state", to: "confirmed", text: "Ready on Sunday.", mail: null }],
    });
    await expect(region("Log").getByText("Ready on Sunday.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Mark as sent" })).toBeVisible();
  },
);

Default.test("D-33 the note of the shop is saved", english, async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole("textbox", { name: /^Note of the shop/ }, { timeout: 5000 });
  await userEvent.type(field, "Two parcels.");
  await userEvent.click(canvas.getByRole("button", { name: "Save the note" }));
  await waitFor(() => expect(orderOf(longOrder).shop_note).toBe("Two parcels."));
  await expect(await region("Log").findByText("Two parcels.")).toBeVisible();
  await waitFor(() =>
    expect(canvas.getByRole("button", { name: "Save the note" })).toHaveAttribute("aria-disabled", "true"),
  );
});

NoteConflict.test(
  "D-33 a note that another person has saved is shown, and can be taken or overwritten",
  english,
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox", { name: /^Note of the shop/ })).toHaveValue("Pack with care.");
    await userEvent.click(canvas.getByRole("button", { name: "Save mine" }));
    await waitFor(() => expect(orderOf(longOrder).shop_note).toBe("Pack with care."));
    await waitFor(() => expect(canvas.queryByText("Call after 5 pm.")).not.toBeInTheDocument());
  },
);

NoteConflict.test("D-33 or one takes theirs", english, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Take theirs" }));
  await expect(canvas.getByRole("textbox", { name: /^Note of the shop/ })).toHaveValue("Call after 5 pm.");
});

ArabicBuyer.test("D-33 on a phone an order does not scroll sideways", onArabicPhone, async () => {
  await screen.findByRole("heading", { level: 1 });
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

ChangedElsewhere.test(
  "D-33 a change by a colleague is offered, and loading it leaves what is typed",
  english,
  async ({ canvas, userEvent }) => {
    await canvas.findByText("salma has just changed this order.");
    const note = await canvas.findByLabelText(/^Note of the shop/);
    await userEvent.type(note, "Ask for the colour.");
    change(longOrder, { state: "confirmed" });
    await userEvent.click(canvas.getByRole("button", { name: "Show the change" }));
    await waitFor(() => expect(canvas.queryByText("salma has just changed this order.")).toBeNull());
    await expect(canvas.getAllByText("confirmed").length).toBeGreaterThan(0);
    await expect(note).toHaveValue("Ask for the colour.");
  },
);

Waiting.test(
  "D-33 the buyer of a waiting order is reminded once, which its log records; or the order is cancelled",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remind by mail" }));
    const log = await canvas.findByRole("region", { name: "Log" });
    await within(log).findByText("Reminder to the buyer");
    await canvas.findByText(/^reminder written on/);
    await expect(canvas.queryByRole("button", { name: "Remind by mail" })).toBeNull();
    const [cancel] = canvas.getAllByRole("button", { name: "Cancel the order" });
    if (cancel) await userEvent.click(cancel);
    await screen.findByRole("alertdialog");
  },
);

Default.test(
  "D-33 an order that is not yet waiting says from when on its buyer can be reminded",
  english,
  async ({ canvas }) => {
    const from = new Date(Date.parse(orderOf(longOrder).created_at) + 24 * 3_600_000).toISOString();
    await canvas.findByText(
      `As long as it is unconfirmed, the buyer can be reminded from ${formatDay(from, "en")}, ${formatTime(from, "en")} on.`,
    );
    await expect(canvas.queryByRole("button", { name: "Remind by mail" })).toBeNull();
  },
);

Waiting.test(
  "D-33 an order that waits, or is confirmed, does not say from when on its buyer can be reminded",
  english,
  async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Remind by mail" });
    await expect(canvas.queryByText(/can be reminded from/)).toBeNull();
  },
);

Default.test(
  "PRICE-1 D-33 prices in the log of a change of lines are formatted",
  {
    ...english,
    beforeEach: () => {
      const [entry] = orderOf(sentOrder).log;
      if (!entry) throw new Error("The order has no log.");
      const text = "Clamp meter: 0.00 → 42500.00\nFuse: 1 → 1200";
      change(longOrder, { log: [{ ...entry, action: "lines", from: null, to: null, text }] });
    },
  },
  async () => {
    await heading("7KMP-RT46");
    const log = region("Log");
    const text = await log.findByText(/Clamp meter/);
    await expect(text.textContent.replaceAll(/[\u2068\u2069]/g, "")).toBe(
      "Clamp meter: price updating → 42,500 EG\nFuse: 1 → 1,200",
    );
  },
);

Default.test("D-33 invoice and packing list are printed from PDF files", english, async ({ canvas }) => {
  const invoice = await canvas.findByRole("link", { name: "Print invoice (PDF)" });
  await expect(invoice).toHaveAttribute("href", `/backend/public/api/admin/orders/${longOrder}/invoice`);
  const packing = canvas.getByRole("link", { name: "Print packing list (PDF)" });
  await expect(packing).toHaveAttribute("href", `/backend/public/api/admin/orders/${longOrder}/packing-list`);
});
