import type { Admin } from "@shop/contract/accounts/user.ts";
import type { HistoryAction } from "@shop/contract/history/history.ts";
import { rightsOf } from "@shop/domain/admins/rights.ts";

import type { Queries } from "../../database/database.ts";
import type { AdminRow } from "./admins.table.ts";

/** What the audit log states of an account. */
export interface AccountValues extends Readonly<Record<string, string | null>> {
  readonly role: string;
  readonly rights: string;
  /** Null while it may sign in. */
  readonly disabled: string | null;
}

/** Something that was done to an account of an administrator. */
interface AccountNote {
  /** 0 for all accounts. */
  readonly accountId: number;
  readonly action: HistoryAction;
  readonly before?: Partial<AccountValues>;
  readonly after?: Partial<AccountValues>;
}

/** Stores what was done to an account, in the transaction that does it. */
export type NoteAccount = (
  transaction: Queries,
  by: Pick<Admin, "id" | "email">,
  note: AccountNote,
) => Promise<void>;

/** What the audit log states of an account. */
export const accountValues = (row: Pick<AdminRow, "role" | "rights" | "disabledAt">): AccountValues => ({
  role: row.role,
  rights: rightsOf(row).join(", "),
  disabled: row.disabledAt ? "yes" : null,
});
