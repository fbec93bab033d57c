import { useMessages } from "@shop/i18n/i18n.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";

/** Props of {@link UnsavedDialog}. */
export interface UnsavedDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/** Asks before a form with unsaved changes is left. */
export function UnsavedDialog({ open, onStay, onDiscard }: UnsavedDialogProps) {
  const { unsaved } = useMessages("dash");
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
