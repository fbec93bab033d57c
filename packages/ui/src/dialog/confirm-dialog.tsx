import * as Radix from "@radix-ui/react-dialog";
import LoaderCircle from "lucide-react/icons/loader-circle";
import { type ReactNode, useRef } from "react";

import { Button } from "../button.tsx";
import { DialogPanel } from "./dialog-panel.tsx";

export interface ConfirmDialogProps {
  /** Whether the dialog is shown. */
  readonly open: boolean;
  /** Called with false on cancel; the caller closes the dialog after the confirmed command. */
  readonly onOpenChange: (open: boolean) => void;
  /** Title and accessible name: the question. */
  readonly title: string;
  /** Consequences of the command; the accessible description of the dialog. */
  readonly message: ReactNode;
  /** Text of the button that confirms. */
  readonly confirmLabel: string;
  /** Text of the button that cancels. */
  readonly cancelLabel: string;
  /** `danger` marks a command that cannot be undone. */
  readonly tone?: "neutral" | "danger";
  /** True while the confirmed command runs: the dialog cannot be closed. */
  readonly pending?: boolean;
  /** True where the page's address opens the dialog: Back then closes it by the address, without an entry of its own. */
  readonly inAddress?: boolean;
  /** Called by the button that confirms, except while `pending`. */
  readonly onConfirm: () => void;
  /** Content below the message, such as a choice that belongs to the command. */
  readonly children?: ReactNode;
}

/**
 * Asks for confirmation of a command; the initial focus is on cancel, and a click outside does not close the dialog. On phones cancel
 * is the lowest button, where the commands of the page below were: a second tap there does no harm.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  message,
  confirmLabel,
  cancelLabel,
  tone = "neutral",
  pending = false,
  inAddress = false,
  onConfirm,
  children,
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
        inAddress={inAddress}
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
          {children}
          {/* aria-disabled, not disabled: a disabled button would lose the focus while the command runs. */}
          <div className="mt-4 flex justify-end gap-3 max-sm:flex-col-reverse">
            <Button ref={cancel} aria-disabled={pending} onClick={close}>
              <span className="inline-block first-letter:uppercase">{cancelLabel}</span>
            </Button>
            <Button
              variant={tone === "danger" ? "danger" : "signal"}
              aria-disabled={pending}
              onClick={() => {
                if (!pending) onConfirm();
              }}
            >
              {pending && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
              <span className="inline-block first-letter:uppercase">{confirmLabel}</span>
            </Button>
          </div>
        </div>
      </DialogPanel>
    </Radix.Root>
  );
}
