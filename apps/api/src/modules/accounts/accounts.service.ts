import type {
  userChangeSchema,
  accountPasswordSchema,
  loginSchema,
  passwordResetSchema,
  registrationSchema,
  User,
} from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { siteOf } from "@shop/serving/client-address.ts";
import type { InferOutput } from "valibot";

import { hashPassword, isPassword } from "../../credentials/passwords.ts";
import { hashOfToken, makeToken } from "../../credentials/tokens.ts";
import type { Database, Queries } from "../../database/database.ts";
import { hourly, quarterHourly, throttle } from "../limits/throttle.ts";
import { foldEmail } from "../mails/fold-email.ts";
import { toUser } from "./accounts.mapper.ts";
import {
  deleteSession,
  deleteSessionsOf,
  deleteUser,
  findSessionUser,
  findUserByEmail,
  insertSession,
  insertUser,
  setPassword,
  updateUser,
  type UserRow,
} from "./accounts.repository.ts";
import { deleteLinksOf, hasLink, takeLink } from "./password-links.repository.ts";
import { requireCompanyName } from "./require-company-name.ts";

const DAY_SECONDS = 24 * 60 * 60;
/** Lifetime of a token, with and without 'remember me'. */
const REMEMBERED_SECONDS = 90 * DAY_SECONDS;
const DEFAULT_SECONDS = DAY_SECONDS;

/** A signed-in shopper with a new token. */
interface SignedIn {
  readonly user: User;
  readonly token: string;
}

/** A signed-in shopper with the token of this session. */
interface Owner {
  readonly user: Pick<User, "id" | "email">;
  readonly token: string;
}

/** Accounts and sessions of shoppers. `sender` is the client's address, null for requests in process. */
export interface AccountService {
  /** Returns null for a wrong password or an unknown address; throws too_many_requests after many failures. */
  readonly login: (login: InferOutput<typeof loginSchema>, sender: string | null) => Promise<SignedIn | null>;
  /** Returns null where the address has an account; throws too_many_requests. */
  readonly register: (
    registration: InferOutput<typeof registrationSchema>,
    sender: string | null,
  ) => Promise<SignedIn | null>;
  /** Sets the password of an account by the token of a link, once, ends its sessions, and signs in; throws link_expired. */
  readonly resetPassword: (reset: InferOutput<typeof passwordResetSchema>) => Promise<SignedIn>;
  /** Stores other data of a shopper; throws invalid. */
  readonly change: (user: User, data: InferOutput<typeof userChangeSchema>) => Promise<User>;
  /** Changes the password of a token's shopper and ends their other sessions; throws invalid and too_many_requests. */
  readonly changePassword: (owner: Owner, change: InferOutput<typeof accountPasswordSchema>) => Promise<void>;
  /** Deletes the account of a token's shopper; throws invalid and too_many_requests. */
  readonly delete: (owner: Owner, password: string) => Promise<void>;
  /** Revokes a token. */
  readonly logout: (token: string) => Promise<void>;
  /** The shopper of a token; null where it is unknown or expired. */
  readonly userOf: (token: string) => Promise<User | null>;
}

/** Creates the account service; `holdBalance` says what the shop owes an account, and keeps that until the transaction ends. */
export function accountService(
  database: Database,
  holdBalance: (transaction: Queries, userId: number) => Promise<string>,
): AccountService {
  const { queries } = database;
  const failures = throttle(queries, "login", {
    // Limits guessing passwords. No rule counts by account alone: an attacker could lock its owner out.
    accountFromSite: quarterHourly(10),
    sender: quarterHourly(100),
  });
  const registrations = throttle(queries, "sign-up", { sender: hourly(60) });

  const wrongPasswords = throttle(queries, "account password", { account: quarterHourly(10) });

  /** The stored shopper with a password; throws invalid and too_many_requests. */
  const verified = async ({ id, email }: Owner["user"], password: string): Promise<UserRow> => {
    const keys = { account: String(id) };
    await wrongPasswords.take(keys);
    const row = await findUserByEmail(queries, foldEmail(email));
    if (!row || !(await isPassword(row.passwordHash, password)))
      throw new ApiError("invalid", { errors: { password: "wrong_password" } });
    await wrongPasswords.giveBack(keys);
    return row;
  };

  const signIn = async (row: UserRow, seconds: number, within = queries): Promise<SignedIn | null> => {
    const token = makeToken();
    const isStored = await insertSession(within, row, { tokenHash: hashOfToken(token), seconds });
    return isStored ? { user: toUser(row), token } : null;
  };

  return {
    login: async ({ email, password, remember }, sender) => {
      const account = foldEmail(email);
      // Counted before the password is verified, so that concurrent attempts cannot exceed the limit.
      const keys = { accountFromSite: `${siteOf(sender)} ${account}`, sender };
      await failures.take(keys);
      const row = await findUserByEmail(queries, account);
      const isValid = await isPassword(row?.passwordHash, password);
      if (!row || !isValid) return null;
      await failures.giveBack(keys);
      return signIn(row, remember ? REMEMBERED_SECONDS : DEFAULT_SECONDS);
    },
    register: async ({ password, ...person }, sender) => {
      await registrations.take({ sender });
      const row = await insertUser(queries, {
        ...person,
        emailFolded: foldEmail(person.email),
        passwordHash: await hashPassword(password),
      });
      return row ? signIn(row, DEFAULT_SECONDS) : null;
    },
    resetPassword: async ({ token, password }) => {
      const tokenHash = hashOfToken(token);
      // Checked first, so that a guess costs no hash of a password.
      if (!(await hasLink(queries, tokenHash))) throw new ApiError("link_expired");
      const passwordHash = await hashPassword(password);
      const signedIn = await queries.transaction(async (transaction) => {
        const userId = await takeLink(transaction, tokenHash);
        const row = userId === undefined ? undefined : await setPassword(transaction, userId, passwordHash);
        if (!row) return null;
        await deleteSessionsOf(transaction, row.id);
        return signIn(row, DEFAULT_SECONDS, transaction);
      });
      if (!signedIn) throw new ApiError("link_expired");
      return signedIn;
    },
    change: async (user, data) => {
      const { company = user.company, tax_number = user.tax_number } = data;
      const { commercial_register = user.commercial_register } = data;
      requireCompanyName({ company, tax_number, commercial_register });
      const row = await updateUser(queries, user.id, { ...data, company, tax_number, commercial_register });
      if (!row) throw new ApiError("unauthorized");
      return toUser(row);
    },
    changePassword: async ({ user, token }, { password, new_password: newPassword }) => {
      const { id, passwordHash: before } = await verified(user, password);
      const passwordHash = await hashPassword(newPassword);
      await queries.transaction(async (transaction) => {
        // Another change meanwhile has ended this session.
        if (!(await setPassword(transaction, id, passwordHash, before))) throw new ApiError("unauthorized");
        await deleteLinksOf(transaction, id);
        await deleteSessionsOf(transaction, id, hashOfToken(token));
      });
    },
    delete: async ({ user }, password) => {
      const row = await verified(user, password);
      await queries.transaction(async (transaction) => {
        if (!isZeroPrice(await holdBalance(transaction, row.id)))
          throw new ApiError("invalid", { errors: { password: "credit_left" } });
        if (!(await deleteUser(transaction, row))) throw new ApiError("unauthorized");
      });
    },
    logout: (token) => deleteSession(queries, hashOfToken(token)),
    userOf: async (token) => {
      const row = await findSessionUser(queries, hashOfToken(token));
      return row ? toUser(row) : null;
    },
  };
}
