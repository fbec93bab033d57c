import type { Settings } from "@shop/serving/settings.ts";

import { generatePassword, hashPassword } from "../../credentials/passwords.ts";
import type { Database } from "../../database/database.ts";
import { hasNoAdmins, insertAdmin } from "./admins.repository.ts";

/** The administrator created by the first start, whose password is printed once and stored as a hash only. */
export interface FirstAdmin {
  readonly email: string;
  readonly password: string;
}

/**
 * Creates an administrator where there is none; returns it where the password was generated. `announce` shows that password before the
 * administrator is stored, so that a process which is killed in between never leaves an administrator whose password was not printed.
 */
export async function createFirstAdmin(
  database: Database,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Pick<Settings, "ADMIN_EMAIL" | "ADMIN_PASSWORD">,
  announce?: (admin: FirstAdmin) => void,
): Promise<FirstAdmin | undefined> {
  if (!(await hasNoAdmins(database.queries))) return undefined;
  return database.exclusively("first administrator", async () => {
    if (!(await hasNoAdmins(database.queries))) return undefined;
    const password = ADMIN_PASSWORD ?? generatePassword();
    const passwordHash = await hashPassword(password);
    const generated = ADMIN_PASSWORD === undefined ? { email: ADMIN_EMAIL, password } : undefined;
    if (generated) announce?.(generated);
    await insertAdmin(database.queries, ADMIN_EMAIL, passwordHash, {
      mustChangePassword: generated !== undefined,
    });
    return generated;
  });
}
