import * as Radix from "@radix-ui/react-dialog";
import { LoaderCircle } from "lucide-react";
import { type ReactNode, useRef } from "react";

import { Button } from "./button.tsx";
import { DialogPanel } from "./dialog-panel.tsx";

/** What a {@link ConfirmDialog} takes. */
export interface ConfirmDialogProps {
  readonly open: boolean;
  /** Called with false when the question is cancelled; the caller closes it after the confirmed command. */
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly message: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** `danger` marks what cannot be undone. */
  readonly tone?: "neutral" | "danger";
  /** The confirmed command is on its way: the dialog waits and cannot be left. */
  readonly pending?: boolean;
  readonly onConfirm: () => void;
}

/** Asks before a command; opens on cancel, and a click beside it does not answer it. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  message,
  confirmLabel,
  cancelLabel,
  tone = "neutral",
  pending = false,
  onConfirm,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const close = () => {
    if (!pending) onOpenChange(false);
  };
  return (
    <Radix.Root open={open} onOpenChange={close}>
      <DialogPanel
        role="alertdialog"
        size="sm"
        aria-busy={pending}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          cancel.current?.focus();
        }}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <div className="grid gap-2 p-5 sm:p-6">
          <Radix.Title className="text-lg font-semibold wrap-anywhere">{title}</Radix.Title>
          <Radix.Description className="text-muted wrap-anywhere">{message}</Radix.Description>
          {/* aria-disabled, not disabled: the focus stays where it is while the command is on its way. */}
          <div className="mt-4 flex flex-wrap justify-end gap-3 max-sm:*:grow">
            <Button ref={cancel} aria-disabled={pending} onClick={close}>
              {cancelLabel}
            </Button>
            <Button
              variant={tone === "danger" ? "danger" : "signal"}
              aria-disabled={pending}
              onClick={() => {
                if (!pending) onConfirm();
              }}
            >
              {pending && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
              {confirmLabel}
            </Button>
          </div>
        </div>
      </DialogPanel>
    </Radix.Root>
  );
}
