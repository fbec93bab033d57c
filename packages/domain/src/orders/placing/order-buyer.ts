import { canEditLines, type OrderState } from "../order-state.ts";
import { companyFields } from "./order-company.ts";

/** Who the buyer of an order is and how they are reached, in the order of forms. */
export const contactFields = ["name", "phone", "email", "address1", "address2"] as const;

/** What administrators can correct of an order's buyer, in the order of forms. */
export const buyerFields = [...contactFields, ...companyFields] as const;

/** A field of an order's buyer. */
export type BuyerField = (typeof buyerFields)[number];

/** Whom an order is for. */
export type OrderBuyer = Readonly<Record<BuyerField, string>>;

/** A corrected buyer; what is left out stays. */
type BuyerChange = { readonly [Field in BuyerField]?: string | undefined };

/** Whether the buyer of an order can still be corrected: until it is delivered. */
export const canEditBuyer = (state: OrderState): boolean => canEditLines(state) || state === "sent";

/** Whether two orders have the same buyer. */
export const sameBuyer = (one: OrderBuyer, other: OrderBuyer): boolean =>
  buyerFields.every((field) => one[field] === other[field]);

/** The buyer of an order after a change, which may leave out the company. */
export function buyerAfter(before: OrderBuyer, change: BuyerChange): OrderBuyer;
export function buyerAfter(before: OrderBuyer, change: BuyerChange): object {
  return Object.fromEntries(buyerFields.map((field) => [field, change[field] ?? before[field]]));
}

const NONE = "–";

/** What differs between two buyers of an order: a line for each field, with its name, the value before and the one after. */
export const buyerChangeText = (before: OrderBuyer, after: OrderBuyer): string =>
  buyerFields
    .filter((field) => before[field] !== after[field])
    .map((field) => `${field}: ${before[field] || NONE} → ${after[field] || NONE}`)
    .join("\n");

/** Replaces the names of fields in a text of {@link buyerChangeText}. */
export const mapBuyerChange = (text: string, labelOf: (field: BuyerField) => string): string =>
  text
    .split("\n")
    .map((line) => {
      const field = buyerFields.find((one) => line.startsWith(`${one}: `));
      return field ? labelOf(field) + line.slice(field.length) : line;
    })
    .join("\n");
