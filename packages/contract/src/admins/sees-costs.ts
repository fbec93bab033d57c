import { isCostGap, type ProductGap } from "@shop/domain/catalogue/product-gaps.ts";

import type { Admin, AdminRole } from "../accounts/user.ts";
import { ApiError } from "../api-error.ts";

/** The role of endpoints that are about costs alone. */
export const COSTS_ROLE = "owner" satisfies AdminRole;

/** Whether an administrator sees and changes what products cost the shop, and what it earns by them. */
export const seesCosts = ({ role }: Pick<Admin, "role">): boolean => role === COSTS_ROLE;

/** Throws forbidden for a filter of products that tells what they cost, by an administrator who does not see costs. */
export function requireSeenGap(
  admin: Pick<Admin, "role">,
  { missing }: { readonly missing?: ProductGap | undefined },
): void {
  if (missing !== undefined && isCostGap(missing) && !seesCosts(admin)) throw new ApiError("forbidden");
}
