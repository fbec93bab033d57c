import type { Admin } from "@shop/contract/accounts/user.ts";
import {
  foldCode,
  isAppCode,
  matchingStep,
  newRecoveryCodes,
  newSecret,
  otpauthAddress,
} from "@shop/contract/admins/totp.ts";
import type { TwoFactor } from "@shop/contract/admins/two-factor.ts";
import { ApiError } from "@shop/contract/api-error.ts";

import { hashOfToken } from "../../credentials/tokens.ts";
import type { Database } from "../../database/database.ts";
import { requireFound } from "../../database/require-row.ts";
import { quarterHourly, throttle } from "../limits/throttle.ts";
import { deleteAdminSessionsOf } from "./admin-sessions.repository.ts";
import { findAdminById } from "./admins.repository.ts";
import type { AdminRow } from "./admins.table.ts";
import type { NoteAccount } from "./note-account.ts";
import { ownPassword } from "./own-password.ts";
import { deletePasskeysOf } from "./passkeys.repository.ts";
import { notifySessionEnd } from "./session-ends.ts";
import {
  confirmSecret,
  countRecoveryCodes,
  deleteSecondFactor,
  isTwoFactorRequired,
  replaceRecoveryCodes,
  storePolicy,
  storeSecret,
  takeRecoveryCode,
  takeStep,
} from "./two-factor.repository.ts";

/** A secret for an authenticator app, and the address that it reads from a QR code. */
interface NewSecret {
  readonly secret: string;
  readonly address: string;
}

type Stored = Pick<AdminRow, "id" | "twoFactorSecret">;

/** Second factors of administrators. */
export interface TwoFactorService {
  readonly read: (admin: Admin) => Promise<TwoFactor>;
  /** Throws invalid for a wrong password, edit_conflict where one is set up. */
  readonly start: (admin: Admin, password: string) => Promise<NewSecret>;
  /** Returns new recovery codes; throws invalid for a wrong code. */
  readonly confirm: (admin: Admin, code: string) => Promise<string[]>;
  /** Returns new recovery codes; throws invalid for a wrong password. */
  readonly renewCodes: (admin: Admin, password: string) => Promise<string[]>;
  /** Throws invalid for a wrong password, forbidden where a second factor is required. */
  readonly end: (admin: Admin, password: string) => Promise<void>;
  /** Switches that of any administrator off and ends their sessions; throws not_found. */
  readonly reset: (id: number, owner: Admin) => Promise<void>;
  readonly require: (owner: Admin, required: boolean) => Promise<void>;
  /** Takes a code of an app or a recovery code, once; throws invalid for another one, and too_many_requests after many. */
  readonly take: (admin: Stored, code: string) => Promise<void>;
}

/** Options of {@link twoFactorService}. */
export interface TwoFactorOptions {
  /** The shop's name, by which apps list the secret. */
  readonly readIssuer: () => Promise<string>;
  readonly note: NoteAccount;
  /** The time in milliseconds; that of the machine by default. */
  readonly now?: () => number;
}

const hashOf = (code: string): string => hashOfToken(foldCode(code));

/** Creates the service of second factors. */
export function twoFactorService(
  { queries }: Pick<Database, "queries">,
  { readIssuer, note, now = Date.now }: TwoFactorOptions,
): TwoFactorService {
  const requirePassword = ownPassword(queries);
  // Whoever tries codes has the password: they are counted by the account alone.
  const wrongCodes = throttle(queries, "admin code", { account: quarterHourly(10) });

  const isTaken = async ({ id, twoFactorSecret: secret }: Stored, entered: string): Promise<boolean> => {
    const code = foldCode(entered);
    if (!isAppCode(code)) return takeRecoveryCode(queries, id, hashOfToken(code));
    const step = secret === null ? null : await matchingStep(secret, code, now());
    return secret !== null && step !== null && takeStep(queries, id, { secret, step });
  };
  const take: TwoFactorService["take"] = async (admin, code) => {
    const keys = { account: String(admin.id) };
    await wrongCodes.take(keys);
    if (!(await isTaken(admin, code))) throw new ApiError("invalid", { errors: { code: "wrong_code" } });
    await wrongCodes.giveBack(keys);
  };
  const own = async ({ id }: Admin): Promise<AdminRow> => requireFound(await findAdminById(queries, id));

  return {
    take,
    read: async (admin) => ({
      since: (await own(admin)).twoFactorSince?.toISOString() ?? null,
      recovery_codes: await countRecoveryCodes(queries, admin.id),
      required: await isTwoFactorRequired(queries),
    }),
    start: async (admin, password) => {
      await requirePassword(admin, password);
      const secret = newSecret();
      if (!(await storeSecret(queries, admin.id, secret))) throw new ApiError("edit_conflict");
      return {
        secret,
        address: otpauthAddress({ secret, issuer: await readIssuer(), account: admin.email }),
      };
    },
    confirm: async (admin, code) => {
      const row = await own(admin);
      if (row.twoFactorSecret === null || row.twoFactorSince !== null) throw new ApiError("edit_conflict");
      await take(row, code);
      const codes = newRecoveryCodes();
      await queries.transaction(async (transaction) => {
        if (!(await confirmSecret(transaction, admin.id))) throw new ApiError("edit_conflict");
        await replaceRecoveryCodes(transaction, admin.id, codes.map(hashOf));
        await note(transaction, admin, { accountId: admin.id, action: "two_factor_on" });
      });
      return codes;
    },
    renewCodes: async (admin, password) => {
      await requirePassword(admin, password);
      if ((await own(admin)).twoFactorSince === null) throw new ApiError("edit_conflict");
      const codes = newRecoveryCodes();
      await queries.transaction((transaction) =>
        replaceRecoveryCodes(transaction, admin.id, codes.map(hashOf)),
      );
      return codes;
    },
    end: async (admin, password) => {
      await requirePassword(admin, password);
      if (await isTwoFactorRequired(queries)) throw new ApiError("forbidden");
      await queries.transaction(async (transaction) => {
        if (await deleteSecondFactor(transaction, admin.id))
          await note(transaction, admin, { accountId: admin.id, action: "two_factor_off" });
      });
    },
    reset: async (id, owner) => {
      requireFound(await findAdminById(queries, id));
      await queries.transaction(async (transaction) => {
        if (await deleteSecondFactor(transaction, id))
          await note(transaction, owner, { accountId: id, action: "two_factor_off" });
        // What was lost with the app may have been on the same device.
        await deletePasskeysOf(transaction, id);
        await deleteAdminSessionsOf(transaction, id);
      });
    },
    require: async (owner, required) => {
      if (required && !owner.two_factor) throw new ApiError("two_factor_required");
      await queries.transaction(async (transaction) => {
        if ((await isTwoFactorRequired(transaction)) === required) return;
        await storePolicy(transaction, required);
        const field = "two_factor_required";
        await note(transaction, owner, {
          accountId: 0,
          action: "updated",
          before: { [field]: required ? "no" : "yes" },
          after: { [field]: required ? "yes" : "no" },
        });
      });
      await notifySessionEnd(queries);
    },
  };
}
