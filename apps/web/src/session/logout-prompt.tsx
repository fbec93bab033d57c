import { pages } from "@shop/contract/pages.ts";
import { useLogoutModel } from "@shop/data/models/use-logout-model.ts";
import { LogoutDialog } from "@shop/screens/account/logout-dialog.tsx";
import { useNotify } from "@shop/screens/parts/use-notify.ts";
import { useNavigate } from "react-router-dom";

import { checkoutDraft } from "../orders/checkout-memory.ts";
import { useSession, useSessionStore } from "./use-session.ts";

/** What a {@link LogoutPrompt} takes; it is open as long as it is there. */
export interface LogoutPromptProps {
  /** Called when it is answered or cancelled. */
  readonly onClose: () => void;
}

/** Asks whether to log out, and does it. */
export function LogoutPrompt({ onClose }: LogoutPromptProps) {
  const store = useSessionStore();
  const navigate = useNavigate();
  const logOut = useLogoutModel({
    token: useSession()?.token ?? null,
    onNotice: useNotify(),
    onLoggedOut: () => {
      store.clear();
      // Whoever comes next at this browser is somebody else.
      checkoutDraft.keep(null);
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
