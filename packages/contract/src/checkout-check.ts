import * as v from "valibot";

import { type CheckoutInfo, checkoutInfoSchema } from "./entities/order.ts";
import type { NoticeName } from "./notices.ts";

/** Why fields of the billing form are refused, as codes that i18n has words for. */
export type CheckoutErrors = Readonly<Partial<Record<keyof CheckoutInfo, string>>>;

/** The billing form after its check. */
export type CheckoutCheck =
  | { readonly ok: true; readonly info: v.InferOutput<typeof checkoutInfoSchema> }
  | { readonly ok: false; readonly errors: CheckoutErrors; readonly notice: NoticeName | null };

/**
 * Checks the billing form: every faulty field is marked at once, and one notice speaks: of a missing mail address first, then of
 * a faulty one, then of the phone. Other faults (a text too long) have no notice.
 */
export function checkCheckout(info: CheckoutInfo): CheckoutCheck {
  const result = v.safeParse(checkoutInfoSchema, info);
  if (result.success) return { ok: true, info: result.output };
  const { nested = {} } = v.flatten<typeof checkoutInfoSchema>(result.issues);
  const errors: CheckoutErrors = Object.fromEntries(
    Object.entries(nested).map(([field, codes]) => [field, codes[0]]),
  );
  return { ok: false, errors, notice: noticeOf(errors) };
}

function noticeOf({ email, phone }: CheckoutErrors): NoticeName | null {
  if (email === "required") return "emailAndPhoneRequired";
  if (email) return "badEmail";
  return phone ? "badPhone" : null;
}
