import type { AdminRole } from "@shop/contract/accounts/user.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { type AdminRight, storedRights } from "@shop/domain/admins/rights.ts";

import { hashPassword } from "../../src/credentials/passwords.ts";
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

/** Signs an administrator in, created where the address is new, with the usual rights by default; returns the headers of the session. */
export async function signInAdmin(
  api: Pick<TestApi, "request" | "database">,
  { email, password }: AdminCredentials = owner,
  role: AdminRole = "owner",
  rights?: readonly AdminRight[],
): Promise<{ readonly cookie: string }> {
  await insertAdmin(api.database.queries, email, await hashPassword(password), {
    role,
    rights: storedRights(rights),
  });
  return { cookie: await cookieOf(api, { email, password }) };
}
