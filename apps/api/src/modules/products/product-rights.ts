import type { Admin } from "@shop/contract/accounts/user.ts";
import { requirePriceRight } from "@shop/contract/admins/sees-costs.ts";
import type { FieldChange } from "@shop/contract/history/history.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";

const isNone = (value: FieldChange["old"]): boolean => value === null || isZeroPrice(String(value));

/** Throws forbidden for changed fields that are prices, by an administrator without that right; a new product may have none. */
export function requireRightTo(fields: readonly FieldChange[], admin: Admin): void {
  const changed = fields.filter((one) => !(isNone(one.old) && isNone(one.new)));
  requirePriceRight(
    admin,
    changed.map(({ field }) => field),
  );
}
