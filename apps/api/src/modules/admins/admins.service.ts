import type { Admin, AdminRole } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { IssueCode } from "@shop/contract/codes.ts";
import { type AdminRight, storedRights } from "@shop/domain/admins/rights.ts";
import { siteOf } from "@shop/serving/client-address.ts";

import { hashPassword, isPassword } from "../../credentials/passwords.ts";
import { hashOfToken } from "../../credentials/tokens.ts";
import type { Database } from "../../database/database.ts";
import { requireFound } from "../../database/require-row.ts";
import { quarterHourly, throttle } from "../limits/throttle.ts";
import {
  deleteAdminSession,
  deleteAdminSessionsOf,
  type SessionLimits,
  findSessionAdmin,
} from "./admin-sessions.repository.ts";
import { findAdmin, insertAdmin, updateAdmin } from "./admins.repository.ts";
import { accountValues, type NoteAccount } from "./note-account.ts";
import type { OpenedSession, OpenSession, Visit } from "./open-session.ts";
import { ownPassword } from "./own-password.ts";
import type { TwoFactorService } from "./two-factor.service.ts";

/** An address with its password. */
interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What a login sends: a code as well where the account has a second factor, else ''. */
interface LoginEntry extends Credentials {
  readonly code: string;
}

/** An administrator to add, with rights unless it is an owner; undefined for the usual ones. */
interface NewAdmin extends Credentials {
  readonly role: AdminRole;
  readonly rights?: AdminRight[] | undefined;
}

/** What is wrong with a new password of an account beside its length; null for nothing. */
function newPasswordFault(next: string, { email, password }: Credentials): IssueCode | null {
  const isNext = (text: string) => text.toLowerCase() === next.toLowerCase();
  if (isNext(password)) return "password_unchanged";
  return isNext(email) ? "password_is_email" : null;
}

/** An administrator's change of their own password. */
interface PasswordChange {
  readonly admin: Admin;
  /** The current session, which stays valid. */
  readonly token: string;
  readonly password: string;
  readonly newPassword: string;
}

/** Administrators and their logins. */
export interface AdminService {
  /** Starts a session; throws wrong_credentials, second_factor_required for a right password without a code, invalid for a wrong code, and too_many_requests after many failures. */
  readonly login: (entry: LoginEntry, visit: Visit) => Promise<OpenedSession>;
  /** Ends the session of a token. */
  readonly logout: (token: string) => Promise<void>;
  /** Adds an administrator; throws invalid where the address already has an account. */
  readonly register: (admin: NewAdmin, owner: Admin) => Promise<void>;
  /** The administrator of a live session's token, or null; `isUse` keeps the session from its idle expiry. */
  readonly adminOf: (token: string, isUse: boolean) => Promise<Admin | null>;
  /** Changes an administrator's own password and ends their other sessions; throws invalid where the old one is wrong. */
  readonly changePassword: (change: PasswordChange) => Promise<void>;
}

/** Options of {@link adminService}. */
export interface AdminServiceOptions {
  readonly twoFactor: Pick<TwoFactorService, "take">;
  readonly note: NoteAccount;
  readonly openSession: OpenSession;
}

/** Makes the administrator service. */
export function adminService(
  { queries }: Pick<Database, "queries">,
  limits: SessionLimits,
  { twoFactor, note, openSession }: AdminServiceOptions,
): AdminService {
  const failures = throttle(queries, "admin login", {
    accountFromSite: quarterHourly(10),
    sender: quarterHourly(50),
  });
  const requirePassword = ownPassword(queries);
  return {
    login: async ({ email, password, code }, { sender, userAgent }) => {
      const account = email.toLowerCase();
      const keys = { accountFromSite: `${siteOf(sender)} ${account}`, sender };
      await failures.take(keys);
      const admin = await findAdmin(queries, email);
      const isRight = await isPassword(admin?.passwordHash, password);
      if (!admin || !isRight || admin.disabledAt) throw new ApiError("wrong_credentials");
      if (admin.twoFactorSince && code !== "") await twoFactor.take(admin, code);
      await failures.giveBack(keys);
      if (admin.twoFactorSince && code === "") throw new ApiError("second_factor_required");
      return openSession({ admin }, { sender, userAgent });
    },
    logout: (token) => deleteAdminSession(queries, hashOfToken(token)),
    register: async ({ email, password, role, rights }, owner) => {
      const more = { role, rights: storedRights(rights) };
      const passwordHash = await hashPassword(password);
      await queries.transaction(async (transaction) => {
        if (!(await insertAdmin(transaction, email, passwordHash, more))) {
          throw new ApiError("invalid", { errors: { email: "email_taken" } });
        }
        const row = requireFound(await findAdmin(transaction, email));
        await note(transaction, owner, { accountId: row.id, action: "created", after: accountValues(row) });
      });
    },
    adminOf: async (token, isUse) =>
      (await findSessionAdmin(queries, hashOfToken(token), limits, isUse)) ?? null,
    changePassword: async ({ admin: { id, email }, token, password, newPassword }) => {
      const fault = newPasswordFault(newPassword, { email, password });
      if (fault) throw new ApiError("invalid", { errors: { new_password: fault } });
      await requirePassword({ id, email }, password);
      const passwordHash = await hashPassword(newPassword);
      await queries.transaction(async (transaction) => {
        await updateAdmin(transaction, id, { passwordHash, mustChangePassword: false });
        await deleteAdminSessionsOf(transaction, id, hashOfToken(token));
        await note(transaction, { id, email }, { accountId: id, action: "password_set" });
      });
    },
  };
}
