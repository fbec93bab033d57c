import type {
  AccountDataForm,
  ForgottenForm,
  LoginForm,
  NewPasswordForm,
  PasswordChangeForm,
  SignupForm,
} from "@shop/contract/accounts/account-form.ts";
import type { Address, AddressEntry } from "@shop/contract/accounts/address.ts";
import type { Kept } from "@shop/contract/accounts/kept-link.ts";
import type { User } from "@shop/contract/accounts/user.ts";
import type { CustomerCredit } from "@shop/contract/payments/credit.ts";

import type { FieldErrors, FormState, Remote, Submission } from "../../view.ts";

/** A signed-in shopper. */
export interface Session {
  readonly user: User;
  /** The bearer token; null where the API gave none. */
  readonly token: string | null;
}

/** A form of the page of an account. */
export interface AccountChangeView<Entry> extends FormState {
  /** How often it was saved since the page was opened. */
  readonly saved: number;
  /** Called with the valid entries. */
  readonly onSubmit: (entry: Entry) => void;
}

/** What the page of a shopper's account reads and calls. */
export interface AccountView {
  /** The signed-in shopper. */
  readonly user: User;
  /** Changes name, phone and address. */
  readonly data: AccountChangeView<AccountDataForm>;
  /** Changes the password. */
  readonly password: AccountChangeView<PasswordChangeForm>;
  /** The deletion of the account, with its password. */
  readonly deletion: AccountChangeView<NewPasswordForm>;
}

/** What the postal addresses of an account read and call. */
export interface AddressesView {
  /** The addresses, the default one first. */
  readonly addresses: Remote<readonly Address[]>;
  /** Keeps a new address, or changes one by its id. */
  readonly saving: AccountChangeView<AddressEntry>;
  /** The deletion of an address. */
  readonly deletion: Submission;
  /** Deletes the address with an id. */
  readonly onDelete: (id: number) => void;
}

/** What the carts and parts lists that an account keeps read and call. */
export interface KeptView {
  /** The newest first. */
  readonly kept: Remote<readonly Kept[]>;
  /** Renames one by its token. */
  readonly renaming: AccountChangeView<Pick<Kept, "token" | "name">>;
  /** The deletion of one. */
  readonly deletion: Submission;
  /** Deletes the one with a token. */
  readonly onDelete: (token: string) => void;
}

/** What the shop owes the account, and what made it so. */
export interface CreditView {
  readonly credit: Remote<CustomerCredit>;
}

/** What the form reads and calls that keeps a cart or a parts list. */
export interface KeepView extends FormState {
  /** Whether it is kept. */
  readonly kept: boolean;
  /** Called with the name that it is kept under. */
  readonly onKeep: (name: string) => void;
}

/** What the login screen reads and calls. */
export interface LoginView extends FormState {
  /** Called with the valid entries; sends the login. */
  readonly onSubmit: (entry: LoginForm) => void;
  /** Called instead of `onSubmit` where the form is invalid. */
  readonly onInvalid: (errors: FieldErrors) => void;
}

/** What the sign-up screen reads and calls. */
export interface SignupView extends FormState {
  /** Called with the valid entries; creates the account. */
  readonly onSubmit: (entry: SignupForm) => void;
  /** Called instead of `onSubmit` where the form is invalid. */
  readonly onInvalid: (errors: FieldErrors) => void;
}

/** What the page for a forgotten password reads and calls. */
export interface ForgottenView extends FormState {
  /** The address that a link was asked for; null before. */
  readonly asked: string | null;
  /** Whether the shop mails links; it is asked by chat where it does not. */
  readonly mailsLinks: boolean;
  /** Called with the valid entry; asks for a link. */
  readonly onSubmit: (entry: ForgottenForm) => void;
  /** Called when a link for another address is to be asked for. */
  readonly onReset: () => void;
}

/** What the page of a link to a new password reads and calls. */
export interface NewPasswordView extends FormState {
  /** Whether the link has turned out not to work. */
  readonly expired: boolean;
  /** Called with the valid entry; saves the password and logs in. */
  readonly onSubmit: (entry: NewPasswordForm) => void;
}
