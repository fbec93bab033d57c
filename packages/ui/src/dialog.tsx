import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

import { buttonClasses } from "./button.tsx";
import { cn } from "./cn.ts";
import { DialogPanel, type DialogPanelProps } from "./dialog-panel.tsx";

/** A modal dialog and its state; `open` and `onOpenChange` control it, else its trigger does. */
export const Dialog: typeof Radix.Root = Radix.Root;

/** Opens the dialog; `asChild` lends that to a button of yours. */
export const DialogTrigger: typeof Radix.Trigger = Radix.Trigger;

/** Closes the dialog; `asChild` lends that to a button of yours. */
export const DialogClose: typeof Radix.Close = Radix.Close;

/** What a {@link DialogContent} takes beside the props of Radix' dialog content. */
export interface DialogContentProps extends Omit<DialogPanelProps, "title"> {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Name of the button in the corner. */
  readonly closeLabel: string;
}

/** What a dialog shows: its title stays in view while the rest scrolls; the first field gets the focus, unless one has `autoFocus`. */
export function DialogContent({ title, description, closeLabel, children, ...props }: DialogContentProps) {
  return (
    <DialogPanel {...props} {...(description ? {} : { "aria-describedby": undefined })}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto]">
        <Radix.Title className="bg-surface border-line sticky top-0 z-10 border-b py-4 ps-5 text-lg font-semibold wrap-anywhere sm:ps-6">
          {title}
        </Radix.Title>
        <div className="col-span-2 px-5 py-5 sm:px-6">
          {description && <Radix.Description className="text-muted mb-4">{description}</Radix.Description>}
          {children}
        </div>
        {/* Last in the order of focus, so that the dialog opens on its first field. */}
        <div className="bg-surface border-line sticky top-0 z-10 col-start-2 row-start-1 border-b p-2">
          <Radix.Close aria-label={closeLabel} className={buttonClasses({ variant: "quiet", size: "icon" })}>
            <X aria-hidden className="size-5" />
          </Radix.Close>
        </div>
      </div>
    </DialogPanel>
  );
}

/** The commands of a dialog; stays in view at its lower edge, also inside a form. */
export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn(
        "border-line bg-surface sticky bottom-0 z-10 -mx-5 mt-5 -mb-5 flex flex-wrap justify-end gap-3 border-t px-5 py-3 max-sm:*:grow sm:-mx-6 sm:px-6",
        className,
      )}
      {...props}
    />
  );
}
