import { useAdminPasswordModel } from "@shop/data/models/dash/use-admin-password-model.ts";
import { NOTICE_MS } from "@shop/domain/constants.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { PasswordDialog } from "@shop/screens/dash/shell/password-dialog.tsx";
import { useToast } from "@shop/ui/toast/toast.tsx";

/** The dialog in which the signed-in administrator changes the password; a notice reports success. */
export function ChangePassword({ onClose }: { readonly onClose: () => void }) {
  const { shell } = useMessages("dash");
  const toast = useToast();
  const model = useAdminPasswordModel(() => {
    toast.show({ tone: "success", title: shell.passwordChanged, durationMs: NOTICE_MS.missingField });
    onClose();
  });
  return <PasswordDialog {...model} onClose={onClose} />;
}
