import { useMessages } from "@shop/i18n/i18n.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";

export interface UnsavedDialogProps {
  /** Whether the dialog is shown. */
  readonly open: boolean;
  /** Called when the form is to stay open with its changes. */
  readonly onStay: () => void;
  /** Called when the changes are to be discarded. */
  readonly onDiscard: () => void;
}

/** Asks before a form with unsaved changes is left. */
export function UnsavedDialog({ open, onStay, onDiscard }: UnsavedDialogProps) {
  const { unsaved } = useMessages("dashShell");
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onStay()}
      title={unsaved.title}
      message={unsaved.text}
      cancelLabel={unsaved.stay}
      confirmLabel={unsaved.discard}
      tone="danger"
      onConfirm={onDiscard}
    />
  );
}
