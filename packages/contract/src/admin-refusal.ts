import { mayAll } from "@shop/domain/admins/rights.ts";

import type { Admin } from "./accounts/user.ts";
import type { ErrorCode } from "./codes.ts";
import type { Endpoint } from "./endpoint.ts";

/** The error code with which an endpoint of administrators refuses a request; null where it answers. `admin` is null without a live session. */
export function adminRefusal(
  admin: Pick<Admin, "role" | "rights" | "must_change_password" | "must_set_up_two_factor"> | null,
  { right, beforePasswordChange, beforeTwoFactor }: Endpoint,
): ErrorCode | null {
  if (admin === null) return "unauthorized";
  if (admin.must_change_password && !beforePasswordChange) return "password_change_required";
  if (admin.must_set_up_two_factor && !beforePasswordChange && !beforeTwoFactor) return "two_factor_required";
  return mayAll(admin, right) ? null : "forbidden";
}
