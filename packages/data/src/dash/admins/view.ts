import type { AccountChange, AdminAccount, NewAccount } from "@shop/contract/admins/admin-account.ts";

import type { FormState, Remote, Submission } from "../../view.ts";

/** A generated password, which is shown once. */
export interface GeneratedPassword {
  /** Mail address of the account that the password belongs to. */
  readonly email: string;
  /** The password as plain text. */
  readonly password: string;
}

/** The data and commands of the administrators' screen. */
export interface AdminAccountsView {
  /** All administrators, disabled ones too. */
  readonly accounts: Remote<readonly AdminAccount[]>;
  /** Whether every administrator has to have a second factor; false until it is loaded. */
  readonly twoFactorRequired: boolean;
  /** Called with whether every administrator is to have one. */
  readonly onRequireTwoFactor: (required: boolean) => void;
  /** Called with the id of the account whose second factor is to be switched off. */
  readonly onResetTwoFactor: (id: number) => void;
  /** Whether the administrator may not manage administrators. */
  readonly isForbidden: boolean;
  /** Id of the signed-in administrator; null until it is loaded. */
  readonly ownId: number | null;
  /** The form of a new administrator. */
  readonly creation: FormState & { readonly onSubmit: (account: NewAccount) => void };
  /** A change of an account, or of what holds for all, that is being saved or has failed. */
  readonly change: Submission;
  /** Called with the id of an account and its new role or access. */
  readonly onChange: (id: number, change: AccountChange) => void;
  /** Called with the id of the account whose password is to be replaced by a generated one. */
  readonly onResetPassword: (id: number) => void;
  /** The password that was generated last; null before, and after it was dismissed. */
  readonly generated: GeneratedPassword | null;
  /** Called when the generated password is no longer to be shown. */
  readonly onDismissPassword: () => void;
}
