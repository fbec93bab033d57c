import type { AdminPasswordView } from "@shop/data/dash/admins/login-view.ts";
import { useAdminPasswordModel } from "@shop/data/dash/admins/use-admin-password-model.ts";
import { NOTICE_MS } from "@shop/domain/constants.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useToast } from "@shop/ui/toast/toast.tsx";

/** The change of the signed-in administrator's password; a notice reports success, then `onChanged` is called. */
export function usePasswordChange(onChanged: () => void): AdminPasswordView {
  const { shell } = useMessages("dashShell");
  const toast = useToast();
  return useAdminPasswordModel(() => {
    toast.show({ tone: "success", title: shell.passwordChanged, durationMs: NOTICE_MS.missingField });
    onChanged();
  });
}
