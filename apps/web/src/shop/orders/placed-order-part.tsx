import type { PlacedPayment } from "@shop/contract/payments/pay-by.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { OrderPlaced, type OrderPlacedProps } from "@shop/screens/shop/orders/order-placed.tsx";

export interface PlacedOrderPartProps extends Pick<OrderPlacedProps, "onDismiss"> {
  /** From the navigation state, which is not validated: a {@link PlacedOrder}. */
  readonly placed: unknown;
}

type Entries = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Entries => typeof value === "object" && value !== null;

const hasTexts = (value: unknown, ...names: readonly string[]): value is Entries =>
  isObject(value) && names.every((name) => typeof value[name] === "string");

// By hand: the contract's schemas would bring their library to every page on which an order can be confirmed.
const isPayment = (value: unknown, options: object): value is PlacedPayment =>
  hasTexts(value, "option", "due") &&
  String(value["option"]) in options &&
  hasTexts(value["text"], "en", "ar") &&
  (value["deposit"] === null || typeof value["deposit"] === "string") &&
  Array.isArray(value["accounts"]) &&
  value["accounts"].every(
    (one) => hasTexts(one, "option", "label", "number") && String(one["option"]) in options,
  );

/** The confirmation of the order that a navigation state names; nothing where it names none. */
export function PlacedOrderPart({ placed, onDismiss }: PlacedOrderPartProps) {
  const { options } = useMessages("payment");
  if (!hasTexts(placed, "number")) return null;
  const { number, request, payment } = placed;
  return (
    <OrderPlaced
      number={String(number)}
      token={hasTexts(placed, "token") ? String(placed["token"]) : ""}
      request={request === true}
      payment={isPayment(payment, options) ? payment : undefined}
      onDismiss={onDismiss}
    />
  );
}
