import * as Radix from "@radix-ui/react-dialog";
import { cva, type VariantProps } from "class-variance-authority";
import { type ComponentProps, useRef } from "react";

import { CloseOnBack } from "./close-on-back.tsx";

const panelClasses = cva(
  "bg-surface text-ink border-line-strong relative max-h-[92dvh] w-full overflow-y-auto overscroll-contain rounded-t-lg border pb-[env(safe-area-inset-bottom)] shadow-xl transition-[translate] duration-150 outline-none sm:max-h-[min(92dvh,52rem)] sm:rounded-lg starting:translate-y-6 sm:starting:translate-y-2",
  {
    variants: { size: { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-4xl" } },
    defaultVariants: { size: "md" },
  },
);

/** Props of {@link DialogPanel}, in addition to the props of Radix' dialog content. */
export interface DialogPanelProps extends ComponentProps<typeof Radix.Content> {
  /** Maximum width on wide screens: `sm` 448 px, `md` 576 px, the default, or `lg` 896 px. */
  readonly size?: VariantProps<typeof panelClasses>["size"];
  /** True where the page's address opens the dialog: Back then closes it by the address, without an entry of its own. */
  readonly inAddress?: boolean;
}

const CONTROL = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled";

/** Finds the element that gets the focus back: the focused one, or the trigger of the menu that opened the dialog. */
const focusOrigin = (): Element | null => {
  const focused = document.activeElement;
  const menuLabel = focused?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  return menuLabel ? document.getElementById(menuLabel) : focused;
};

/** The element with its ancestors, from the inside out. */
const lineageOf = (element: Element | null): Element[] =>
  element ? [element, ...lineageOf(element.parentElement)] : [];

/** Focuses the first element of a lineage that is still in the page, or the first control in it where it takes no focus itself. */
function focusNearest([origin, ...ancestors]: readonly Element[]): boolean {
  if (origin instanceof HTMLElement && origin.isConnected) {
    origin.focus();
    return true;
  }
  const place = ancestors.find((one) => one.isConnected && one.querySelector(CONTROL));
  // A table without rows says its caption, which the first control of its head does not.
  const table = place?.closest<HTMLElement>("table[tabindex]");
  const isEmpty = table && !table.querySelector("tbody button");
  const control = isEmpty ? table : place?.querySelector<HTMLElement>(CONTROL);
  control?.focus();
  return control !== undefined && control !== null;
}

/**
 * Returns the focus to an element, or to its nearest neighbour if it is missing. The dialog's command may remove the element after the dialog
 * has closed, so a MutationObserver watches it until the focus moves on.
 */
function restoreFocus(lineage: readonly Element[]): boolean {
  const [origin] = lineage;
  if (!focusNearest(lineage)) return false;
  if (origin?.isConnected) {
    const watch = new MutationObserver(() => {
      if (document.activeElement === origin) return;
      watch.disconnect();
      if (document.activeElement === document.body && !origin.isConnected) focusNearest(lineage);
    });
    watch.observe(document.body, { childList: true, subtree: true });
  }
  return true;
}

/**
 * Frame of every dialog: overlay, bottom sheet on phones, inner scrolling, page scroll locked. Restores the focus also without a
 * trigger, which Radix does not, and to what is nearest where the command of the dialog has removed the element that opened it.
 */
export function DialogPanel({
  size,
  inAddress = false,
  className,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onInteractOutside,
  children,
  ...props
}: DialogPanelProps) {
  const origin = useRef<readonly Element[]>([]);
  return (
    <Radix.Portal>
      <Radix.Overlay className="bg-overlay fixed inset-0 z-50 flex items-end justify-center transition-colors duration-150 sm:items-center sm:p-4 starting:bg-transparent">
        <Radix.Content
          className={panelClasses({ size, className })}
          onOpenAutoFocus={(event) => {
            origin.current = lineageOf(focusOrigin());
            onOpenAutoFocus?.(event);
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            if (!event.defaultPrevented && restoreFocus(origin.current)) event.preventDefault();
          }}
          onInteractOutside={(event) => {
            // A toast lies above the dialog: dismissing it is not a click outside the dialog.
            if (event.target instanceof Element && event.target.closest("[data-toasts]"))
              event.preventDefault();
            onInteractOutside?.(event);
          }}
          {...props}
        >
          {children}
          {!inAddress && <CloseOnBack />}
        </Radix.Content>
      </Radix.Overlay>
    </Radix.Portal>
  );
}
