import type {
  NewPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyLogin,
  PasskeyRequest,
} from "@shop/contract/admins/passkey.ts";

import type { FormState, Remote, Submission } from "../../view.ts";

/** Asks the browser for passkeys; each resolves to null where the reader cancels. */
export interface PasskeyDevice {
  /** Makes a passkey. */
  readonly create: (options: PasskeyCreation) => Promise<NewPasskey["credential"] | null>;
  /** Signs a login. */
  readonly get: (options: PasskeyRequest) => Promise<PasskeyLogin["credential"] | null>;
}

/** The passkeys of the signed-in administrator. */
export interface PasskeysView {
  readonly passkeys: Remote<readonly Passkey[]>;
  /** Whether this browser, at this address, has passkeys. */
  readonly isSupported: boolean;
  /** Whether the dialog is open that adds one. */
  readonly isAdding: boolean;
  /** Opens or closes that dialog. */
  readonly onAdding: (isAdding: boolean) => void;
  /** The form that adds one. */
  readonly adding: FormState & {
    readonly onSubmit: (entry: { readonly name: string; readonly password: string }) => void;
  };
  /** The request that removes one. */
  readonly removing: Submission;
  /** Called with the id of the passkey to remove. */
  readonly onRemove: (id: number) => void;
}
