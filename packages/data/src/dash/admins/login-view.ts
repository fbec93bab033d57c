import type { FieldErrors, FormState, Submission } from "../../view.ts";

/** What the administrator's login screen reads and calls. */
export interface AdminLoginView extends FormState {
  /** Called with the mail address and password of a valid form, and the code of a second factor, '' until it is asked for. */
  readonly onSubmit: (entry: {
    readonly email: string;
    readonly password: string;
    readonly code: string;
  }) => void;
  /** The login by a passkey; null where the browser has none. */
  readonly passkey: { readonly submission: Submission; readonly onSubmit: () => void } | null;
  /** Called instead of `onSubmit` where the form is invalid. */
  readonly onInvalid: (errors: FieldErrors) => void;
}

/** What the dialog that changes an administrator's own password reads and calls. */
export interface AdminPasswordView extends FormState {
  /** Called with the current password and the new one. */
  readonly onSubmit: (entry: { readonly password: string; readonly new_password: string }) => void;
}
