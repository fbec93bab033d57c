import { useMessages } from "@shop/i18n/i18n.tsx";
import { ConfirmDialog } from "@shop/ui/confirm-dialog.tsx";

/** What a {@link LogoutDialog} takes; it is open as long as it is there. */
export interface LogoutDialogProps {
  /** Called with false when the question is cancelled. */
  readonly onOpenChange: (open: boolean) => void;
  readonly onConfirm: () => void;
}

/** Asks before a logout. */
export function LogoutDialog({ onOpenChange, onConfirm }: LogoutDialogProps) {
  const texts = useMessages("account");
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
