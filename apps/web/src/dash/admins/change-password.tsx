import { PasswordDialog } from "@shop/screens/dash/admins/password-dialog.tsx";

import { usePasswordChange } from "./use-password-change.ts";

/** The dialog in which the signed-in administrator changes the password. */
export const ChangePassword = ({ onClose }: { readonly onClose: () => void }) => (
  <PasswordDialog {...usePasswordChange(onClose)} onClose={onClose} />
);
