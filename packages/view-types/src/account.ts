import type { User } from "@shop/contract/entities/user.ts";
import type { LoginForm, SignupForm } from "@shop/contract/forms/account.ts";

import type { FieldErrors, FormState } from "./state.ts";

/** A signed-in shopper. */
export interface Session {
  readonly user: User;
  /** The bearer token; null where the API gave none. */
  readonly token: string | null;
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
