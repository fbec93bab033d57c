import { useMessages } from "@shop/i18n/i18n.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";

/** Props of {@link LogoutDialog}; the dialog is open while it is mounted. */
export interface LogoutDialogProps {
  /** Called with false when the dialog is cancelled. */
  readonly onOpenChange: (open: boolean) => void;
  /** Called when the logout is confirmed; the caller closes the dialog. */
  readonly onConfirm: () => void;
}

/** Confirms a logout. */
export function LogoutDialog({ onOpenChange, onConfirm }: LogoutDialogProps) {
  const texts = useMessages("accounts");
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={texts.logoutTitle}
      message={texts.logoutQuestion}
      confirmLabel={texts.logoutConfirm}
      cancelLabel={texts.cancel}
      onConfirm={onConfirm}
    />
  );
}
