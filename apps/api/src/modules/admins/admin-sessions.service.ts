import type { Admin } from "@shop/contract/accounts/user.ts";
import type { AdminSession } from "@shop/contract/admins/admin-session.ts";
import { ApiError } from "@shop/contract/api-error.ts";

import { hashOfToken } from "../../credentials/tokens.ts";
import type { Database } from "../../database/database.ts";
import { requireFound } from "../../database/require-row.ts";
import {
  deleteAdminSessionsOf,
  deleteSessionOf,
  findSessionsOf,
  type SessionLimits,
} from "./admin-sessions.repository.ts";
import { findAdminById } from "./admins.repository.ts";
import type { NoteAccount } from "./note-account.ts";

/** Who asks, in which session. */
interface Asker {
  readonly admin: Admin;
  /** The token of the session of the request. */
  readonly token: string;
}

/** Sessions that are left, and whether one was ended. */
interface Ended {
  readonly status: boolean;
  readonly data: AdminSession[];
}

/** Sessions of administrators; each throws forbidden for those of others by somebody who is no owner, and not_found for an unknown administrator. */
export interface AdminSessionService {
  readonly list: (asker: Asker, adminId: number) => Promise<AdminSession[]>;
  /** Ends one. */
  readonly end: (asker: Asker, adminId: number, sessionId: number) => Promise<Ended>;
  /** Ends all but the asker's. */
  readonly endAll: (asker: Asker, adminId: number) => Promise<Ended>;
}

/** Creates the service of administrators' sessions. */
export function adminSessionService(
  { queries }: Pick<Database, "queries">,
  limits: SessionLimits,
  note: NoteAccount,
): AdminSessionService {
  const requireAccess = async ({ admin }: Asker, adminId: number): Promise<void> => {
    if (admin.id === adminId) return;
    if (admin.role !== "owner") throw new ApiError("forbidden");
    requireFound(await findAdminById(queries, adminId));
  };
  const list = async ({ token }: Asker, adminId: number): Promise<AdminSession[]> => {
    const hash = hashOfToken(token);
    return (await findSessionsOf(queries, adminId, limits)).map((row) => ({
      id: row.id,
      current: row.tokenHash === hash,
      created_at: row.createdAt?.toISOString() ?? null,
      used_at: row.usedAt.toISOString(),
      browser: row.browser,
      site: row.site,
    }));
  };
  return {
    list: async (asker, adminId) => {
      await requireAccess(asker, adminId);
      return list(asker, adminId);
    },
    end: async (asker, adminId, sessionId) => {
      await requireAccess(asker, adminId);
      const status = await queries.transaction(async (transaction) => {
        const isEnded = await deleteSessionOf(transaction, adminId, sessionId);
        if (isEnded) await note(transaction, asker.admin, { accountId: adminId, action: "sessions_ended" });
        return isEnded;
      });
      return { status, data: await list(asker, adminId) };
    },
    endAll: async (asker, adminId) => {
      await requireAccess(asker, adminId);
      await queries.transaction(async (transaction) => {
        await deleteAdminSessionsOf(transaction, adminId, hashOfToken(asker.token));
        await note(transaction, asker.admin, { accountId: adminId, action: "sessions_ended" });
      });
      return { status: true, data: await list(asker, adminId) };
    },
  };
}
