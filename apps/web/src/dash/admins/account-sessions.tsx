import { useSessionsModel } from "@shop/data/dash/admins/use-sessions-model.ts";
import { SessionsDialog } from "@shop/screens/dash/admins/sessions-dialog.tsx";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";

export interface AccountSessionsProps {
  /** The administrator whose sessions are shown. */
  readonly account: { readonly id: number; readonly email: string };
  readonly onClose: () => void;
}

/** The dialog with the sessions of another administrator. */
export const AccountSessions = ({ account, onClose }: AccountSessionsProps) => (
  <SessionsDialog {...useSessionsModel(account.id, useNotify())} email={account.email} onClose={onClose} />
);
