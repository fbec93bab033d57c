import type { loginSchema, registrationSchema, User } from "@shop/contract/entities/user.ts";
import type { InferOutput } from "valibot";

import { hashPassword, isPassword } from "../../credentials/passwords.ts";
import { hashOfToken, makeToken } from "../../credentials/tokens.ts";
import type { Database } from "../../database/database.ts";
import { hourly, quarterHourly, throttle } from "../limits/throttle.ts";
import { toUser } from "./accounts.mapper.ts";
import {
  deleteSession,
  findSessionUser,
  findUserByEmail,
  insertSession,
  insertUser,
  type UserRow,
} from "./accounts.repository.ts";

const DAY_SECONDS = 24 * 60 * 60;
/** How long a token is good: where its shopper asked to be remembered, and where not. */
const REMEMBERED_SECONDS = 90 * DAY_SECONDS;
const VISIT_SECONDS = DAY_SECONDS;

/** A shopper who has just come in. */
export interface SignedIn {
  readonly user: User;
  readonly token: string;
}

/** Accounts and sessions of shoppers. `sender` is whom a request comes from, null for this process itself. */
export interface AccountService {
  /** Null for a wrong password and for an unknown address alike; throws too_many_requests after many failures. */
  readonly login: (login: InferOutput<typeof loginSchema>, sender: string | null) => Promise<SignedIn | null>;
  /** Null where the address has an account; throws too_many_requests. */
  readonly register: (
    registration: InferOutput<typeof registrationSchema>,
    sender: string | null,
  ) => Promise<SignedIn | null>;
  /** Ends a token. */
  readonly logout: (token: string) => Promise<void>;
  /** Whose token it is; null where it is nobody's any more. */
  readonly userOf: (token: string) => Promise<User | null>;
}

/** The form by which mail addresses are compared. */
export const foldEmail = (email: string): string => email.trim().normalize("NFKC").toLowerCase();

/** Makes the account service. */
export function accountService(database: Database): AccountService {
  const { queries } = database;
  const failures = throttle(database, "login", {
    // Somebody who tries passwords is stopped soon; a stranger far away keeps nobody from their own account.
    accountFromSender: quarterHourly(10),
    account: hourly(200),
    sender: quarterHourly(100),
  });
  const registrations = throttle(database, "sign-up", { sender: hourly(60) });

  const signIn = async (row: UserRow, seconds: number): Promise<SignedIn> => {
    const token = makeToken();
    await insertSession(queries, { tokenHash: hashOfToken(token), userId: row.id, seconds });
    return { user: toUser(row), token };
  };

  return {
    login: async ({ email, password, remember }, sender) => {
      const account = foldEmail(email);
      // Counted before the password is looked at, so that many tries at once are no more than one after another.
      const keys = { accountFromSender: `${sender ?? ""} ${account}`, account, sender };
      await failures.take(keys);
      const row = await findUserByEmail(queries, account);
      const isRight = await isPassword(row?.passwordHash, password);
      if (!row || !isRight) return null;
      await failures.giveBack(keys);
      return signIn(row, remember ? REMEMBERED_SECONDS : VISIT_SECONDS);
    },
    register: async ({ password, ...person }, sender) => {
      await registrations.take({ sender });
      const row = await insertUser(queries, {
        ...person,
        emailFolded: foldEmail(person.email),
        passwordHash: await hashPassword(password),
      });
      return row ? signIn(row, VISIT_SECONDS) : null;
    },
    logout: (token) => deleteSession(queries, hashOfToken(token)),
    userOf: async (token) => {
      const row = await findSessionUser(queries, hashOfToken(token));
      return row ? toUser(row) : null;
    },
  };
}
