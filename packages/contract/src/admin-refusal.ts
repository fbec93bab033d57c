import type { Admin } from "./accounts/user.ts";
import type { ErrorCode } from "./codes.ts";
import type { Endpoint } from "./endpoint.ts";

/** The error code with which an endpoint of administrators refuses a request; null where it answers. `admin` is null without a live session. */
export function adminRefusal(
  admin: Pick<Admin, "role" | "must_change_password"> | null,
  { role, beforePasswordChange }: Endpoint,
): ErrorCode | null {
  if (admin === null) return "unauthorized";
  if (admin.must_change_password && !beforePasswordChange) return "password_change_required";
  return role === undefined || admin.role === role ? null : "forbidden";
}
