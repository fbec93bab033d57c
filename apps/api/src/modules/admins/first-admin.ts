import { generatePassword, hashPassword } from "../../credentials/passwords.ts";
import type { Database } from "../../database/database.ts";
import type { Settings } from "../../settings.ts";
import { hasNoAdmins, insertAdmin } from "./admins.repository.ts";

/** The administrator that a first start has made, to be told once: the password is kept nowhere. */
export interface FirstAdmin {
  readonly email: string;
  readonly password: string;
}

/** Makes an administrator where there is none. Tells it when the password was generated, not when a setting gave it. */
export async function createFirstAdmin(
  database: Database,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Pick<Settings, "ADMIN_EMAIL" | "ADMIN_PASSWORD">,
): Promise<FirstAdmin | undefined> {
  if (!(await hasNoAdmins(database.queries))) return undefined;
  return database.exclusively("first administrator", async () => {
    if (!(await hasNoAdmins(database.queries))) return undefined;
    const password = ADMIN_PASSWORD ?? generatePassword();
    await insertAdmin(database.queries, ADMIN_EMAIL, await hashPassword(password));
    return ADMIN_PASSWORD === undefined ? { email: ADMIN_EMAIL, password } : undefined;
  });
}
