import type { Admin } from "@shop/contract/accounts/user.ts";
import type { AccountChange, AdminAccount, NewAccount } from "@shop/contract/admins/admin-account.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import { rightsOf } from "@shop/domain/admins/rights.ts";

import type { Database, Queries } from "../../database/database.ts";
import { requireFound } from "../../database/require-row.ts";
import { changeAccount, createAccount, LastOwnerError, replacePassword } from "./admin-accounts.ts";
import { findLastUses } from "./admin-sessions.repository.ts";
import { findAdmin, findAdminById, findAdmins } from "./admins.repository.ts";
import type { AdminRow } from "./admins.table.ts";
import { accountValues, type NoteAccount } from "./note-account.ts";
import { isTwoFactorRequired } from "./two-factor.repository.ts";

/** An account with its generated password, which is stored as a hash only. */
interface AccountWithPassword {
  readonly account: AdminAccount;
  readonly password: string;
}

/** All accounts, and whether each has to have a second factor. */
interface AccountList {
  readonly data: AdminAccount[];
  readonly two_factor_required: boolean;
}

/** Administrators' accounts, for owners; each throws not_found for an unknown id. */
export interface AdminAccountService {
  readonly list: () => Promise<AccountList>;
  readonly read: (id: number) => Promise<AdminAccount>;
  /** Adds one; throws invalid where the address has an account. */
  readonly create: (account: NewAccount, owner: Admin) => Promise<AccountWithPassword>;
  /** Changes one; throws invalid where no owner would be left who can sign in. */
  readonly change: (id: number, change: AccountChange, owner: Admin) => Promise<AdminAccount>;
  readonly resetPassword: (id: number, owner: Admin) => Promise<AccountWithPassword>;
}

const toAccount = (row: AdminRow, usedAt: Date | undefined, isRequired: boolean): AdminAccount => ({
  id: row.id,
  email: row.email,
  role: row.role,
  rights: rightsOf(row),
  must_change_password: row.mustChangePassword,
  two_factor: row.twoFactorSince !== null,
  must_set_up_two_factor: isRequired && row.twoFactorSince === null,
  disabled_at: row.disabledAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  used_at: usedAt?.toISOString() ?? null,
});

async function accountOf(queries: Queries, row: AdminRow | undefined): Promise<AdminAccount> {
  const admin = requireFound(row);
  const uses = await findLastUses(queries);
  return toAccount(admin, uses.get(admin.id), await isTwoFactorRequired(queries));
}

/** Creates the service of administrators' accounts. */
export const adminAccountService = (
  { queries }: Pick<Database, "queries">,
  note: NoteAccount,
): AdminAccountService => ({
  list: async () => {
    const uses = await findLastUses(queries);
    const isRequired = await isTwoFactorRequired(queries);
    return {
      data: (await findAdmins(queries)).map((row) => toAccount(row, uses.get(row.id), isRequired)),
      two_factor_required: isRequired,
    };
  },
  read: async (id) => accountOf(queries, await findAdminById(queries, id)),
  create: (account, owner) =>
    queries.transaction(async (transaction) => {
      const password = await createAccount(transaction, account);
      if (password === null) throw new ApiError("invalid", { errors: { email: "email_taken" } });
      const row = requireFound(await findAdmin(transaction, account.email));
      await note(transaction, owner, { accountId: row.id, action: "created", after: accountValues(row) });
      return { account: await accountOf(transaction, row), password };
    }),
  change: (id, change, owner) =>
    queries.transaction(async (transaction) => {
      const before = accountValues(requireFound(await findAdminById(transaction, id)));
      try {
        await changeAccount(transaction, id, change);
      } catch (error) {
        if (!(error instanceof LastOwnerError)) throw error;
        const field = change.role === "staff" ? "role" : "disabled";
        throw new ApiError("invalid", { errors: { [field]: "last_owner" } });
      }
      const row = requireFound(await findAdminById(transaction, id));
      const after = accountValues(row);
      if (JSON.stringify(before) !== JSON.stringify(after))
        await note(transaction, owner, { accountId: id, action: "updated", before, after });
      return accountOf(transaction, row);
    }),
  resetPassword: async (id, owner) => {
    requireFound(await findAdminById(queries, id));
    const password = await replacePassword(queries, id, (transaction) =>
      note(transaction, owner, { accountId: id, action: "password_set" }),
    );
    return { account: await accountOf(queries, await findAdminById(queries, id)), password };
  },
});
