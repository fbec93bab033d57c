import type { Locale } from "@shop/domain/locale/locale.ts";
import { isOwnMethod, type OwnMethod, type PaymentMethod } from "@shop/domain/payments/payment-methods.ts";

import type { Messages } from "../messages.ts";

/** The name of a method of payment; that of an owner's own one where the shop has it. */
export const methodWords = (
  method: PaymentMethod,
  locale: Locale,
  { methods }: Pick<Messages["dashOrders"]["payments"], "methods">,
  own: readonly Pick<OwnMethod, "id" | "name">[],
): string =>
  isOwnMethod(method) ? (own.find(({ id }) => id === method)?.name[locale] ?? method) : methods[method];
