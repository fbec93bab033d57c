import { ApiError } from "@shop/contract/api-error.ts";
import { siteOf } from "@shop/serving/client-address.ts";

import { hashOfToken, makeToken } from "../../credentials/tokens.ts";
import type { Database } from "../../database/database.ts";
import { insertAdminSession, type SessionLimits } from "./admin-sessions.repository.ts";
import { keepAdmin } from "./admins.repository.ts";
import type { AdminRow } from "./admins.table.ts";
import { browserFamily } from "./browser-family.ts";
import { keepPasskey } from "./passkeys.repository.ts";

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

/** What an administrator has proved to be somebody by: the account as it was when the login began, and the passkey of a login by one. */
interface Proof {
  readonly admin: Pick<AdminRow, "id" | "passwordHash" | "twoFactorSince">;
  readonly passkeyId?: number;
}

/** Begins a session of an administrator who has proved to be it; throws wrong_credentials where what the proof rests on has changed since the login began. */
export type OpenSession = (proof: Proof, visit: Visit) => Promise<OpenedSession>;

/** Whether a proof still holds for the account as it is stored. */
const holds = ({ admin }: Proof, stored: AdminRow): boolean =>
  stored.disabledAt === null &&
  stored.passwordHash === admin.passwordHash &&
  stored.twoFactorSince?.getTime() === admin.twoFactorSince?.getTime();

/** Makes the function that begins sessions. */
export const sessionOpener =
  ({ queries }: Pick<Database, "queries">, limits: SessionLimits): OpenSession =>
  async (proof, { sender, userAgent }) => {
    const token = makeToken();
    const { id } = proof.admin;
    return queries.transaction(async (transaction) => {
      // Whoever changes the account from here on waits, and then ends this session with the others.
      const stored = await keepAdmin(transaction, id);
      const hasPasskey =
        proof.passkeyId === undefined || (await keepPasskey(transaction, id, proof.passkeyId));
      if (!stored || !holds(proof, stored) || !hasPasskey) throw new ApiError("wrong_credentials");
      await insertAdminSession(transaction, {
        tokenHash: hashOfToken(token),
        adminId: id,
        browser: browserFamily(userAgent),
        site: siteOf(sender),
        seconds: limits.total,
      });
      return { token, mustChangePassword: stored.mustChangePassword };
    });
  };
