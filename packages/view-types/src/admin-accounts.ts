import type { AccountChange, AdminAccount, NewAccount } from "@shop/contract/entities/admin-account.ts";

import type { FormState, Remote, Submission } from "./state.ts";

/** A generated password, which is shown once. */
export interface GeneratedPassword {
  readonly email: string;
  readonly password: string;
}

/** The data and commands of the administrators' screen. */
export interface AdminAccountsView {
  readonly accounts: Remote<readonly AdminAccount[]>;
  /** Whether the administrator may not manage administrators. */
  readonly isForbidden: boolean;
  /** Id of the signed-in administrator; null until it is loaded. */
  readonly ownId: number | null;
  readonly creation: FormState & { readonly onSubmit: (account: NewAccount) => void };
  /** A change of role or access, or a replaced password, that is being saved or has failed. */
  readonly change: Submission;
  readonly onChange: (id: number, change: AccountChange) => void;
  readonly onResetPassword: (id: number) => void;
  /** The password that was generated last; null before, and after it was dismissed. */
  readonly generated: GeneratedPassword | null;
  readonly onDismissPassword: () => void;
}
