import type { TwoFactor } from "@shop/contract/admins/two-factor.ts";

import type { FormState, Remote } from "../../view.ts";

/** A form that confirms a step by the password. */
export interface PasswordStepView extends FormState {
  /** Called with the password. */
  readonly onSubmit: (entry: { readonly password: string }) => void;
}

/** A secret for an authenticator app. */
export interface AppSecret {
  /** In Base32, to be typed. */
  readonly secret: string;
  /** The address that the QR code holds. */
  readonly address: string;
}

/** The steps that set a second factor up, replace its recovery codes and switch it off. */
export interface TwoFactorStepsView {
  /** Starts the set-up. */
  readonly start: PasswordStepView;
  /** The secret that is to be confirmed by a code; null before the set-up and after it. */
  readonly secret: AppSecret | null;
  /** Completes the set-up. */
  readonly confirmation: FormState & { readonly onSubmit: (entry: { readonly code: string }) => void };
  /** Replaces the recovery codes. */
  readonly renewal: PasswordStepView;
  /** Switches the second factor off. */
  readonly end: PasswordStepView;
  /** New recovery codes, shown once; null before and after. */
  readonly codes: ReadonlyArray<string> | null;
  /** Called when a dialog is closed: secret, codes and failures are forgotten. */
  readonly onClose: () => void;
}

/** The second factor of the signed-in administrator, with its steps. */
export interface TwoFactorView extends TwoFactorStepsView {
  /** Whether a login asks for it. */
  readonly twoFactor: Remote<TwoFactor>;
}
