import { hash } from "@node-rs/argon2";
import type { AdminRole } from "@shop/contract/accounts/user.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { type AdminRight, storedRights } from "@shop/domain/admins/rights.ts";

import { insertAdmin } from "../../src/modules/admins/admins.repository.ts";
import { send } from "./calls.ts";
import type { TestApi } from "./test-api.ts";

/** Mail address and password. */
export interface AdminCredentials {
  readonly email: string;
  readonly password: string;
}

/** Default administrator of {@link signInAdmin}. */
export const owner: AdminCredentials = { email: "owner@shop.example", password: "open the shop" };

/** The cookie of a new session. */
export async function cookieOf(api: Pick<TestApi, "request">, body: AdminCredentials): Promise<string> {
  const response = await send(api, endpoints.loginAdmin, { body });
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

/**
 * Creates an administrator where the address is new, with the usual rights by default. The password is hashed at the lowest cost, which each
 * sign-in takes as well: that of the shop is most of the time of many tests.
 */
export async function createAdmin(
  { database }: Pick<TestApi, "database">,
  { email, password }: AdminCredentials = owner,
  role: AdminRole = "owner",
  rights?: readonly AdminRight[],
): Promise<void> {
  const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1 });
  await insertAdmin(database.queries, email, passwordHash, { role, rights: storedRights(rights) });
}

/** Signs an administrator in, created as by {@link createAdmin} where the address is new; returns the headers of the session. */
export async function signInAdmin(
  api: Pick<TestApi, "request" | "database">,
  credentials: AdminCredentials = owner,
  role?: AdminRole,
  rights?: readonly AdminRight[],
): Promise<{ readonly cookie: string }> {
  await createAdmin(api, credentials, role, rights);
  return { cookie: await cookieOf(api, credentials) };
}
