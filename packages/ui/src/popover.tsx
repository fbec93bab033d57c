import * as Radix from "@radix-ui/react-popover";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/** Looks of what opens beside its trigger: popovers, menus, lists of options. */
export const floatingClasses =
  "bg-surface text-ink border-line-strong z-50 rounded-md border shadow-lg outline-none";

/** Content that opens beside its trigger; the page stays usable. */
export const Popover: typeof Radix.Root = Radix.Root;

/** Opens the popover; `asChild` lends that to a button of yours. */
export const PopoverTrigger: typeof Radix.Trigger = Radix.Trigger;

/** Closes the popover; `asChild` lends that to a button of yours. */
export const PopoverClose: typeof Radix.Close = Radix.Close;

/** What a {@link PopoverContent} takes beside the props of Radix' popover content. */
export interface PopoverContentProps extends ComponentProps<typeof Radix.Content> {
  /** Names it for screen readers. */
  readonly label: string;
}

/** What a popover shows; stays 8 px away from the edges of the window and scrolls when it is higher. */
export function PopoverContent({ label, className, ...props }: PopoverContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        aria-label={label}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        className={cn(
          floatingClasses,
          "max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] overflow-y-auto",
          className,
        )}
        {...props}
      />
    </Radix.Portal>
  );
}
