import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";
import { type ReactNode, useState } from "react";

export interface AskToDeleteProps<T> {
  /** What is to be deleted; null while nothing is asked. */
  readonly entity: T | null;
  /** Title and buttons of the question. */
  readonly texts: { readonly title: string; readonly confirm: string; readonly cancel: string };
  /** What becomes of the entity. */
  readonly message: ReactNode;
  /** Deletes the entity; the dialog stays open until it resolves. */
  readonly onDelete: (entity: T) => Promise<void>;
  /** Called when the dialog is to be closed: on cancel, or after the deletion. */
  readonly onClose: () => void;
}

/** Asks before something is deleted; stays open until the answer. */
export function AskToDelete<T>({ entity, texts, message, onDelete, onClose }: AskToDeleteProps<T>) {
  const [pending, setPending] = useState(false);
  if (entity === null) return null;
  const remove = async () => {
    setPending(true);
    await onDelete(entity);
    setPending(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={texts.title}
      message={message}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      tone="danger"
      pending={pending}
      onConfirm={() => void remove()}
    />
  );
}
