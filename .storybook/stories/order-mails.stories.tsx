import { isLocale, type Locale } from "@shop/domain/locale/locale.ts";
import { isQuoted } from "@shop/domain/orders/order-state.ts";
import { companyOf } from "@shop/domain/orders/placing/order-company.ts";
import { cashOnly, type PaymentSettings } from "@shop/domain/payments/payment-options.ts";
import { usualMailTexts } from "@shop/domain/site/mail-texts.ts";
import { shop } from "@shop/domain/site/shop.ts";
import { anOrder, edgeOrder, inParcels } from "@shop/fixtures/orders.ts";
import type { ComponentType } from "react";
import { expect } from "storybook/test";

import { signatureOf } from "../../apps/api/src/modules/mails/mail-signature.ts";
import { orderChangeMail } from "../../apps/api/src/modules/orders/mails/order-change-mail.ts";
import { orderMails } from "../../apps/api/src/modules/orders/mails/order-mails.ts";
import {
  type MailedState,
  orderStateMail,
} from "../../apps/api/src/modules/orders/mails/order-state-mail.ts";
import { quotationMails } from "../../apps/api/src/modules/orders/mails/quotation-mails.ts";
import type { StoredOrder } from "../../apps/api/src/modules/orders/orders.repository.ts";
import { sentMail } from "../../apps/api/src/modules/orders/parcels/order-parcel-mail.ts";
import preview from "../preview.tsx";
import { HtmlPage } from "./html-page.tsx";

interface OrderMailProps {
  readonly reader: "shop" | "buyer";
  readonly order: ReturnType<typeof anOrder>;
  /** What the buyer wrote. */
  readonly note: string;
  /** The state that the order has changed to, or its delivery or payment, that goods came back, or that a parcel was sent; null for the mails of a new order. */
  readonly changedTo: MailedState | "delivery" | "payment" | "returned" | "parcel" | null;
  /** How orders can be paid. */
  readonly payments: PaymentSettings;
  /** The shop's note on that change. */
  readonly shopNote: string;
  /** Address of the shop; without it mails have no link. */
  readonly publicUrl: string;
}

const localeOf = (value: unknown): Locale => (typeof value === "string" && isLocale(value) ? value : "en");

/** The stored form of an order of the contract. */
const storedOrder = ({ order, note }: OrderMailProps, locale: Locale): StoredOrder => ({
  id: 1,
  number: order.number.replace("-", ""),
  token: order.token,
  state: order.state,
  request: order.request,
  validUntil: order.quotation?.valid_until ?? null,
  revision: order.quotation?.revision ?? 1,
  terms: order.quotation?.terms ?? "",
  channel: "web",
  discount: order.discount?.amount ?? null,
  discountPercent: order.discount?.percent ?? null,
  discountGiven: null,
  sender: null,
  mailHeld: false,
  userId: null,
  locale,
  name: locale === "ar" ? "منى عادل" : "Mona Adel",
  email: "mona@example.com",
  phone: "+201012345678",
  phoneKey: "1012345678",
  address1: locale === "ar" ? "١٤ شارع المحطة" : "14 Station Street",
  address2: locale === "ar" ? "طنطا" : "Tanta",
  ...companyOf(order),
  note,
  shopNote: "",
  version: 1,
  stateChangedAt: new Date(order.created_at),
  total: order.total,
  deliverTo: order.delivery?.to ?? null,
  deliveryCost: order.delivery?.cost ?? null,
  deliveryBranch: order.delivery?.branch ?? null,
  payBy: order.pay_by?.option ?? null,
  paymentFee: order.pay_by?.fee ?? "0.00",
  vatRate: null,
  attempt: null,
  contentHash: "",
  createdAt: new Date(order.created_at),
  payments: [],
  returned: order.returned,
  deliveryReturned: "0.00",
  feeReturned: "0.00",
  returns: order.returns.map(({ at, value, delivery, fee, lines }, returnId) => ({
    id: returnId,
    orderId: 1,
    reason: "not_needed",
    note: "",
    value,
    delivery,
    fee,
    refundId: null,
    at: new Date(at),
    by: "",
    attempt: null,
    contentHash: null,
    voided: null,
    lines: lines.map((line, place) => ({
      returnId,
      place,
      productId: line.product_id,
      name: line.name,
      nameAr: line.name_ar,
      qty: line.qty,
      unit: line.unit ?? null,
      piecesPerUnit: line.pieces_per_unit ?? null,
      goal: "stock" as const,
      worth: value,
    })),
  })),
  parcels: order.parcels.map((parcel, parcelId) => ({
    id: parcelId,
    orderId: 1,
    carrier: parcel.carrier,
    tracking: parcel.tracking,
    charges: "0.00",
    collect: "1500.00",
    at: new Date(parcel.at),
    by: "",
    attempt: null,
    contentHash: null,
    voided: null,
    lines: parcel.lines.map((line, place) => ({
      parcelId,
      place,
      productId: line.product_id,
      name: line.name,
      nameAr: line.name_ar,
      qty: line.qty,
      unit: line.unit ?? null,
      piecesPerUnit: line.pieces_per_unit ?? null,
      worth: "0.00",
    })),
  })),
  lines: order.lines.map(
    (
      {
        product_id,
        name,
        name_ar,
        part_number,
        price,
        price_before,
        qty,
        unit,
        pieces_per_unit,
        sent,
        returned,
      },
      place,
    ) => ({
      orderId: 1,
      place,
      productId: product_id,
      name,
      nameAr: name_ar,
      partNumber: part_number,
      price,
      priceBefore: price_before,
      cost: null,
      costExact: null,
      vatRate: null,
      qty,
      unit: unit ?? null,
      piecesPerUnit: pieces_per_unit ?? null,
      sent: sent ?? 0,
      returned: returned ?? 0,
    }),
  ),
});

async function mailHtml(props: OrderMailProps, locale: Locale): Promise<string> {
  const head = {
    address: "orders@nilometer.example",
    locale,
    publicUrl: props.publicUrl || undefined,
    shop,
    signature: signatureOf({ shop, mail_signature: { en: "", ar: "" } }),
    payments: props.payments,
    mailTexts: usualMailTexts,
  };
  const order = storedOrder(props, locale);
  if (props.changedTo === "delivery" || props.changedTo === "payment" || props.changedTo === "returned")
    return (await orderChangeMail(order, props.changedTo, head)).html;
  if (props.changedTo === "parcel") return (await sentMail(order, props.shopNote, head)).html;
  if (props.changedTo !== null) {
    const change = { state: props.changedTo, note: props.shopNote };
    return (await orderStateMail(order, change, head)).html;
  }
  const mails = isQuoted(order.state) ? quotationMails : orderMails;
  const [toShop, toBuyer] = await mails(order, head);
  return (props.reader === "shop" ? toShop?.html : toBuyer?.html) ?? "";
}

/** The mails that leave with a new order and with each change of its state, in the reader's language. Mail programs show them in light colours only. */
const OrderMail: ComponentType<OrderMailProps> = () => null;

const mailArgs: OrderMailProps = {
  reader: "buyer",
  order: anOrder(),
  note: "",
  changedTo: null,
  payments: cashOnly,
  shopNote: "",
  publicUrl: "https://nilometer.example",
};

const meta = preview.meta({
  title: "Mails/Order",
  component: OrderMail,
  tags: ["browser", "!manifest"],
  args: mailArgs,
  argTypes: {
    reader: { description: "Who gets the mail.", control: "radio", options: ["shop", "buyer"] },
    order: { description: "The order that the mail is about." },
    note: { description: "What the buyer wrote." },
    shopNote: { description: "The shop's note on that change." },
    payments: { description: "How orders can be paid." },
    publicUrl: { description: "Address of the shop; without it mails have no link." },
    changedTo: {
      description:
        "The state that the order has changed to, or its delivery or payment, or that goods came back; null for the mails of a new order.",
      control: "select",
      options: [
        null,
        "confirmed",
        "sent",
        "delivered",
        "cancelled",
        "delivery",
        "payment",
        "returned",
        "parcel",
      ],
    },
  },
  loaders: [async ({ args, globals }) => ({ html: await mailHtml(args, localeOf(globals["locale"])) })],
  render: (_, { loaded }) => <HtmlPage title="Mail" html={String(loaded["html"])} colorScheme="light" />,
});

/** Confirms the order to its buyer, with a link to it. */
export const ToBuyer = meta.story({});

/** Tells the shop what to deliver and whom to call. */
export const ToShop = meta.story({ args: { reader: "shop", note: "Please call before you deliver." } });

/** Long names, large sums, prices that are not known yet. */
export const LongNames = meta.story({ args: { order: edgeOrder } });

/** Without the shop's address there is no link. */
export const WithoutLink = meta.story({ args: { publicUrl: "" } });

/** The shop has confirmed the order. */
export const Confirmed = meta.story({ args: { changedTo: "confirmed" } });

/** The order has left the shop; the note of the shop has two lines. */
export const Sent = meta.story({
  args: { changedTo: "sent", shopNote: "Parcel EG 4471 209.\nThe courier calls you before he comes." },
});

const partOfOrder = (units: Readonly<Record<number, number>>) => ({
  at: "2026-03-02T09:00:00.000Z",
  carrier: "Bosta",
  tracking: "BS12-34",
  units,
});

/** A part of the order has left the shop: what is in the parcel, and what is to come. */
export const PartSent = meta.story({
  args: {
    changedTo: "parcel",
    order: inParcels(anOrder({ pay_by: { option: "cash_on_delivery", fee: "0.00" } }), partOfOrder({ 1: 4 })),
  },
});

/** The rest of the order has left the shop. */
export const RestSent = meta.story({
  args: {
    changedTo: "parcel",
    shopNote: "The courier calls you before he comes.",
    order: inParcels(anOrder({ state: "sent" }), partOfOrder({ 1: 4 }), partOfOrder({ 0: 1, 1: 6 })),
  },
});

PartSent.test(
  "D-129 says what is in the parcel and what follows",
  { globals: { locale: "en" } },
  async ({ canvas }) => {
    const { srcdoc } = canvas.getByTitle<HTMLIFrameElement>("Mail");
    await expect(srcdoc).toContain("In this parcel:");
    await expect(srcdoc).toContain("Still to come in another parcel:");
    await expect(srcdoc).toContain("BS12-34");
  },
);

/** The buyer has received the order. */
export const Delivered = meta.story({ args: { changedTo: "delivered" } });

/** The order is cancelled, with the reason. */
export const Cancelled = meta.story({
  args: { changedTo: "cancelled", shopNote: "You asked us to cancel it on the phone." },
});

/** A part of the order came back, and its value is taken off. */
export const Returned = meta.story({
  args: {
    changedTo: "returned",
    order: anOrder({
      state: "delivered",
      returned: "3850.00",
      returns: anOrder()
        .lines.slice(0, 1)
        .map((line) => ({
          at: "2026-03-01T12:00:00.000Z",
          lines: [{ product_id: line.product_id, name: line.name, name_ar: line.name_ar, qty: line.qty }],
          value: "3850.00",
          delivery: "0.00",
          fee: "0.00",
        })),
    }),
  },
});

/** Long names and prices that are not known yet, in an order that is confirmed. */
export const ConfirmedLongNames = meta.story({ args: { order: edgeOrder, changedTo: "confirmed" } });

/** The buyer has chosen where the order goes: the total with delivery stands below that of the products. */
export const WithDelivery = meta.story({
  args: { order: anOrder({ delivery: { to: "EG-C", branch: null, cost: "45.00" } }), changedTo: "confirmed" },
});

/** Free delivery in a mail to an unconfirmed address, which does not name the place. */
export const WithFreeDelivery = meta.story({
  args: { order: anOrder({ state: "received", delivery: { to: "EG-SHG", branch: null, cost: "0.00" } }) },
});

/** The shop has changed the delivery. */
export const DeliveryChanged = meta.story({
  args: {
    order: anOrder({
      delivery: {
        to: "pick_up",
        branch: { en: "Cairo, Bab al-Luq", ar: "القاهرة، باب اللوق" },
        cost: "0.00",
      },
    }),
    changedTo: "delivery",
  },
});

/** The largest total and cost. */
export const WithDeliveryLongNames = meta.story({
  args: {
    order: {
      ...edgeOrder,
      state: "confirmed",
      delivery: { to: "EG-KFS", branch: null, cost: "9999999999.99" },
    },
    changedTo: "delivery",
  },
});

const instapay: PaymentSettings = {
  ...cashOnly,
  instapay: {
    offered: true,
    text: { en: "Send it within a day.", ar: "حوّل خلال يوم." },
    accounts: [{ label: "Nilometer", number: "nilometer@instapay" }],
  },
};

/** The buyer pays by InstaPay: text, sum and account stand below the order. */
export const WithPayment = meta.story({
  args: {
    order: anOrder({ state: "received", pay_by: { option: "instapay", fee: "0.00" } }),
    payments: instapay,
  },
});

const quoted = anOrder({
  state: "quoted",
  quotation: { valid_until: "2026-03-15", revision: 1, terms: "Delivery within a week.", expired: false },
});

/** A quotation, with the link by which its buyer accepts it. */
export const Quotation = meta.story({ args: { order: quoted } });

/** A buyer has made a quotation of a cart. */
export const QuotationToShop = meta.story({ args: { order: quoted, reader: "shop" } });

/** The shop has changed the payment. */
export const PaymentChanged = meta.story({
  args: {
    order: anOrder({ pay_by: { option: "cash_on_delivery", fee: "10.00" } }),
    payments: instapay,
    changedTo: "payment",
  },
});

WithPayment.test("D-121 states sum and account", { globals: { locale: "en" } }, async ({ canvas }) => {
  const frame = canvas.getByTitle<HTMLIFrameElement>("Mail");
  await expect(frame.srcdoc).toContain("nilometer@instapay");
  await expect(frame.srcdoc).not.toContain("You pay nothing");
});

ToBuyer.test("shows the number of the order", async ({ canvas }) => {
  const frame = canvas.getByTitle<HTMLIFrameElement>("Mail");
  await expect(frame.srcdoc).toContain("3CDF-GHJ6");
});

Sent.test("D-33 shows the note of the shop", async ({ canvas }) => {
  const frame = canvas.getByTitle<HTMLIFrameElement>("Mail");
  await expect(frame.srcdoc).toContain("Parcel EG 4471 209.");
});

WithDelivery.test(
  "D-109 states the delivery and the total with it",
  { globals: { locale: "en" } },
  async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>("Mail");
    await expect(frame.srcdoc).toContain("Delivery to Cairo");
    await expect(frame.srcdoc).toContain("3,900 EG");
  },
);

WithFreeDelivery.test("D-46 D-109 a mail before the confirmation names no place", async ({ canvas }) => {
  const frame = canvas.getByTitle<HTMLIFrameElement>("Mail");
  await expect(frame.srcdoc).not.toMatch(/Sohag|سوهاج/);
});

Quotation.test(
  "D-142 the mail of a quotation states until when it holds and its terms",
  { globals: { locale: "en" } },
  async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>("Mail");
    await expect(frame.srcdoc).toContain("Its prices hold until 15 March 2026.");
    await expect(frame.srcdoc).toContain("Delivery within a week.");
    await expect(frame.srcdoc).toContain("See the quotation");
  },
);
