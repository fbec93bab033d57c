import type { Admin } from "@shop/contract/accounts/user.ts";
import { requirePriceRight, seesCosts } from "@shop/contract/admins/sees-costs.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { FieldChange } from "@shop/contract/history/history.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";

/** Throws forbidden for a cost in a form of an administrator who does not see costs. */
export function requireOwnCost(
  { cost_price: cost }: { readonly cost_price?: string | null | undefined },
  admin: Admin,
): void {
  if (cost !== undefined && !seesCosts(admin)) throw new ApiError("forbidden");
}

const isNone = (value: FieldChange["old"]): boolean => value === null || isZeroPrice(String(value));

/** Throws forbidden for changed fields that are prices, by an administrator without that right; a new product may have none. */
export function requireRightTo(fields: readonly FieldChange[], admin: Admin): void {
  const changed = fields.filter((one) => !(isNone(one.old) && isNone(one.new)));
  requirePriceRight(
    admin,
    changed.map(({ field }) => field),
  );
}
