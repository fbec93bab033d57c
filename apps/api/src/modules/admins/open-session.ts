import { siteOf } from "@shop/serving/client-address.ts";

import { hashOfToken, makeToken } from "../../credentials/tokens.ts";
import type { Database } from "../../database/database.ts";
import { insertAdminSession, type SessionLimits } from "./admin-sessions.repository.ts";
import type { AdminRow } from "./admins.table.ts";
import { browserFamily } from "./browser-family.ts";

/** From where somebody signs in. */
export interface Visit {
  readonly sender: string | null;
  readonly userAgent: string;
}

/** A session that was begun. */
export interface OpenedSession {
  readonly token: string;
  readonly mustChangePassword: boolean;
}

/** Begins a session of an administrator who has proved to be it. */
export type OpenSession = (
  admin: Pick<AdminRow, "id" | "mustChangePassword">,
  visit: Visit,
) => Promise<OpenedSession>;

/** Makes the function that begins sessions. */
export const sessionOpener =
  ({ queries }: Pick<Database, "queries">, limits: SessionLimits): OpenSession =>
  async ({ id, mustChangePassword }, { sender, userAgent }) => {
    const token = makeToken();
    await insertAdminSession(queries, {
      tokenHash: hashOfToken(token),
      adminId: id,
      browser: browserFamily(userAgent),
      site: siteOf(sender),
      seconds: limits.total,
    });
    return { token, mustChangePassword };
  };
