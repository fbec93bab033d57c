import * as Radix from "@radix-ui/react-dialog";
import X from "lucide-react/icons/x";
import type { ComponentProps, ReactNode } from "react";

import { buttonClasses } from "../button.tsx";
import { cn } from "../cn.ts";
import { DialogPanel, type DialogPanelProps } from "./dialog-panel.tsx";

/** Holds the state of a modal dialog; controlled by `open` and `onOpenChange`, else by its trigger. */
export const Dialog: typeof Radix.Root = Radix.Root;

/** Opens the dialog; `asChild` puts the behaviour on the child element. */
export const DialogTrigger: typeof Radix.Trigger = Radix.Trigger;

/** Closes the dialog; `asChild` puts the behaviour on the child element. */
export const DialogClose: typeof Radix.Close = Radix.Close;

/** Props of {@link DialogContent}, in addition to the props of Radix' dialog content. */
export interface DialogContentProps extends Omit<DialogPanelProps, "title"> {
  /** Title and accessible name; stays visible while the content scrolls. */
  readonly title: ReactNode;
  /** Text above the content; the accessible description of the dialog. */
  readonly description?: ReactNode;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  /** Maximum width on wide screens: `sm` 448 px, `md` 576 px, the default, or `lg` 896 px. */
  readonly size?: DialogPanelProps["size"];
  /** True where the page's address opens the dialog: Back then closes it by the address, without an entry of its own. */
  readonly inAddress?: boolean;
}

/** Content of a dialog with a sticky title; focuses the first field, or the one with `autoFocus`. */
export function DialogContent({ title, description, closeLabel, children, ...props }: DialogContentProps) {
  return (
    <DialogPanel {...props} {...(description ? {} : { "aria-describedby": undefined })}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto]">
        <Radix.Title className="bg-surface border-line sticky top-0 z-10 border-b py-4 ps-5 text-lg font-semibold wrap-anywhere first-letter:uppercase sm:ps-6">
          {title}
        </Radix.Title>
        {/* The margins keep what is focused or scrolled to, its label and its error clear of title and footer; on phones of a notice too. */}
        <div className="col-span-2 px-5 py-5 sm:px-6 [&_:where(:not([data-dialog-footer]_*))]:scroll-mt-32 [&_:where(:not([data-dialog-footer]_*))]:scroll-mb-40 max-sm:[&_:where(:not([data-dialog-footer]_*))]:scroll-mt-52">
          {description && <Radix.Description className="text-muted mb-4">{description}</Radix.Description>}
          {children}
        </div>
        {/* Last in the tab order, so that the initial focus is on the first field. */}
        <div className="bg-surface border-line sticky top-0 z-10 col-start-2 row-start-1 border-b p-2">
          <Radix.Close aria-label={closeLabel} className={buttonClasses({ variant: "quiet", size: "icon" })}>
            <X aria-hidden className="size-5" />
          </Radix.Close>
        </div>
      </div>
    </DialogPanel>
  );
}

/** Sticky footer with the commands of a dialog; also works inside a form. */
export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-dialog-footer=""
      className={cn(
        "border-line bg-surface sticky bottom-0 z-10 -mx-5 mt-5 -mb-5 flex flex-wrap justify-end gap-3 border-t px-5 py-3 max-sm:*:grow sm:-mx-6 sm:px-6",
        className,
      )}
      {...props}
    />
  );
}
