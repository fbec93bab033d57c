import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";

import { isPassword } from "../../credentials/passwords.ts";
import type { Queries } from "../../database/database.ts";
import { quarterHourly, throttle } from "../limits/throttle.ts";
import { findAdmin } from "./admins.repository.ts";

/** Requires the password of the signed-in administrator; throws invalid where it is wrong, and too_many_requests after many wrong ones. */
export type RequireOwnPassword = (admin: Pick<Admin, "id" | "email">, password: string) => Promise<void>;

/** Creates what requires the password of the signed-in administrator. */
export function ownPassword(queries: Queries): RequireOwnPassword {
  const wrongPasswords = throttle(queries, "admin password", { account: quarterHourly(10) });
  return async ({ id, email }, password) => {
    const keys = { account: String(id) };
    await wrongPasswords.take(keys);
    const admin = await findAdmin(queries, email);
    if (!(await isPassword(admin?.passwordHash, password))) {
      throw new ApiError("invalid", { errors: { password: "wrong_password" } });
    }
    await wrongPasswords.giveBack(keys);
  };
}
