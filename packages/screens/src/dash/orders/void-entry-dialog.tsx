import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";
import type { ReactNode } from "react";

export interface VoidEntryDialogProps {
  /** The words of title, hint and both commands. */
  readonly texts: Readonly<Record<"voidTitle" | "voidHint" | "keep" | "takeBack", string>>;
  /** What the entry is called. */
  readonly name: ReactNode;
  /** Whether the page's address opens it; true by default. */
  readonly inAddress?: boolean;
  /** Whether the entry is being taken back. */
  readonly pending: boolean;
  /** Takes the entry back. */
  readonly onConfirm: () => void;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
  /** Content below the name. */
  readonly children: ReactNode;
}

/** Asks before a payment, return or parcel of an order, or a move of cash, is taken back. */
export function VoidEntryDialog({
  texts,
  name,
  inAddress = true,
  pending,
  onConfirm,
  onClose,
  children,
}: VoidEntryDialogProps) {
  return (
    <ConfirmDialog
      open
      inAddress={inAddress}
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={texts.voidTitle}
      message={texts.voidHint}
      cancelLabel={texts.keep}
      confirmLabel={texts.takeBack}
      pending={pending}
      onConfirm={onConfirm}
    >
      <p className="font-semibold">{name}</p>
      {children}
    </ConfirmDialog>
  );
}
