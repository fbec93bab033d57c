import type { Mail } from "@shop/contract/mails/mail.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";
import { useState } from "react";

/** Props of {@link DeleteMail}. */
export interface DeleteMailProps {
  /** The mail to delete; null while nothing is asked. */
  readonly mail: Mail | null;
  /** Deletes the mail; the dialog stays open until it resolves. */
  readonly onDelete: (mail: Mail) => Promise<void>;
  /** Called when the dialog is to be closed: on cancel, or after the deletion. */
  readonly onClose: () => void;
}

/** Asks before a mail is deleted; stays open until the answer. */
export function DeleteMail({ mail, onDelete, onClose }: DeleteMailProps) {
  const { confirm } = useMessages("dashMails");
  const [pending, setPending] = useState(false);
  if (!mail) return null;
  const remove = async () => {
    setPending(true);
    await onDelete(mail);
    setPending(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={confirm.title}
      message={fill(mail.state === "kept" ? confirm.keptText : confirm.text, { name: mail.recipient })}
      confirmLabel={confirm.confirm}
      cancelLabel={confirm.cancel}
      tone="danger"
      pending={pending}
      onConfirm={() => void remove()}
    />
  );
}
