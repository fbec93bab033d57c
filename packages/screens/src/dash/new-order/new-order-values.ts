import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { newOrderFormSchema } from "@shop/contract/orders/new-order.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { type TakenChannel, takenChannels } from "@shop/domain/orders/order-channel.ts";
import { noCompany } from "@shop/domain/orders/placing/order-company.ts";
import type { PaymentMethod } from "@shop/domain/payments/payment-methods.ts";
import type * as v from "valibot";

import { storedTexts } from "../../form/use-form-draft.ts";
import type { SchemaForm } from "../../form/use-schema-form.ts";

/** The form of an order that an administrator takes, without its lines. */
export type NewOrderForm = SchemaForm<
  v.InferInput<typeof newOrderFormSchema>,
  v.InferOutput<typeof newOrderFormSchema>
>;

/** Ways in which an order is paid as it is taken. */
export const takenMethods = [
  "cash",
  "instapay",
  "wallet",
  "transfer",
  "card",
] as const satisfies readonly PaymentMethod[];

/** How an order is paid at first: in cash where the goods are handed over, else not yet. */
export const paidBy = (isHandedOver: boolean): "cash" | "" => (isHandedOver ? "cash" : "");

/** What an empty form of an order begins with; at the counter the goods are handed over at once. */
export const emptyOrder = (
  channel: TakenChannel,
  locale: Locale,
  /** The last day of a quotation, should it become one. */
  lastDay: string,
): v.InferInput<typeof newOrderFormSchema> => ({
  channel,
  handed_over: channel === "counter",
  name: "",
  phone: "",
  email: "",
  address1: "",
  address2: "",
  ...noCompany,
  note: "",
  payment_note: "",
  shop_note: "",
  locale,
  mail: true,
  delivery: { to: "", cost: "", branch: null },
  pay_by: { option: "", fee: "0.00" },
  discount: { kind: "percent", value: "" },
  payments: [{ method: paidBy(channel === "counter"), amount: "" }],
  quotation: { offered: false, valid_until: lastDay, terms: "" },
});

/** What the form of a quotation that is a copy of an order begins with; its buyer's order number and payment are not copied. */
export const copyOf = (order: AdminOrder, lastDay: string): v.InferInput<typeof newOrderFormSchema> => {
  const { name, phone, email, address1, address2, note, locale, delivery, discount } = order;
  const { company, tax_number, commercial_register } = order;
  return {
    ...emptyOrder(takenChannels.find((one) => one === order.channel) ?? "phone", locale, lastDay),
    name,
    phone,
    email,
    address1,
    address2,
    note,
    company,
    tax_number,
    commercial_register,
    handed_over: false,
    payments: [{ method: "", amount: "" }],
    delivery: delivery
      ? { to: delivery.to, cost: delivery.cost, branch: delivery.branch ?? null }
      : { to: "", cost: "", branch: null },
    discount: discount
      ? discount.percent === null
        ? { kind: "amount", value: discount.amount }
        : { kind: "percent", value: discount.percent }
      : { kind: "percent", value: "" },
    quotation: { offered: true, valid_until: lastDay, terms: order.quotation?.terms ?? "" },
  };
};

/** What is chosen for every order, and not entered for one. */
const chosen: ReadonlySet<string> = new Set(["channel", "locale", "payments"]);

/** Whether a draft has something entered of whom an order is for, beyond what the form begins with. */
export const hasEntries = (values: v.InferInput<typeof newOrderFormSchema>, stored: unknown): boolean => {
  const own: Readonly<Record<string, unknown>> = values;
  return Object.entries(storedTexts(values, stored)).some(
    ([field, text]) => !chosen.has(field) && text !== own[field],
  );
};
