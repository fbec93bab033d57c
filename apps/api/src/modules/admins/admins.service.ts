import { hashPassword, isPassword } from "../../credentials/passwords.ts";
import { hashOfToken, makeToken } from "../../credentials/tokens.ts";
import type { Database } from "../../database/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { hourly, quarterHourly, throttle } from "../limits/throttle.ts";
import { deleteAdminSession, findSessionAdmin, insertAdminSession } from "./admin-sessions.repository.ts";
import { findAdmin, insertAdmin } from "./admins.repository.ts";

/** How long an administrator stays signed in. */
const SESSION_SECONDS = 12 * 60 * 60;

/** An address with its password. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Administrators and their sessions. `sender` is whom a request comes from, null for this process itself. */
export interface AdminService {
  /** A token for a new session; throws wrong_credentials, and too_many_requests after many failures. */
  readonly login: (credentials: Credentials, sender: string | null) => Promise<string>;
  /** Ends the session of a token. */
  readonly logout: (token: string) => Promise<void>;
  /** Adds an administrator; throws conflict where the address already is one's. */
  readonly register: (credentials: Credentials) => Promise<void>;
  /** The id of the administrator whose live session it is, or null. */
  readonly adminOf: (token: string) => Promise<number | null>;
}

/** Makes the administrator service. */
export function adminService(database: Database): AdminService {
  const { queries } = database;
  const failures = throttle(database, "admin login", {
    accountFromSender: quarterHourly(10),
    account: hourly(200),
    sender: quarterHourly(50),
  });
  return {
    login: async ({ email, password }, sender) => {
      const account = email.toLowerCase();
      const keys = { accountFromSender: `${sender ?? ""} ${account}`, account, sender };
      await failures.take(keys);
      const admin = await findAdmin(queries, email);
      const isRight = await isPassword(admin?.passwordHash, password);
      if (!admin || !isRight) throw new ApiError("wrong_credentials");
      await failures.giveBack(keys);
      const token = makeToken();
      await insertAdminSession(queries, {
        tokenHash: hashOfToken(token),
        adminId: admin.id,
        seconds: SESSION_SECONDS,
      });
      return token;
    },
    logout: (token) => deleteAdminSession(queries, hashOfToken(token)),
    register: async ({ email, password }) => {
      if (!(await insertAdmin(queries, email, await hashPassword(password)))) {
        throw new ApiError("conflict", {
          message: "This address already is an administrator's.",
          errors: { email: "email_taken" },
        });
      }
    },
    adminOf: async (token) => (await findSessionAdmin(queries, hashOfToken(token))) ?? null,
  };
}
