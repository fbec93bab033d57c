import { useLogoutModel } from "@shop/data/shop/accounts/use-logout-model.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";
import { LogoutDialog } from "@shop/screens/shop/accounts/logout-dialog.tsx";
import { useNavigate } from "react-router-dom";

import { checkoutDraft } from "../checkout/checkout-draft.ts";
import { useSession, useSessionStore } from "./use-session.ts";

export interface LogoutPromptProps {
  /** Called when the dialog is confirmed or cancelled. */
  readonly onClose: () => void;
}

/** Asks for confirmation and logs out; it is open while mounted. */
export function LogoutPrompt({ onClose }: LogoutPromptProps) {
  const store = useSessionStore();
  const navigate = useNavigate();
  const logOut = useLogoutModel({
    token: useSession()?.token ?? null,
    onNotice: useNotify(),
    onLoggedOut: () => {
      store.clear();
      // The next user of this browser must not see the previous user's billing data.
      checkoutDraft.save(null);
      void navigate(pages.home);
    },
  });
  return (
    <LogoutDialog
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      onConfirm={() => {
        onClose();
        logOut();
      }}
    />
  );
}
