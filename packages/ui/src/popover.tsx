import * as Radix from "@radix-ui/react-popover";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/** Shared classes of floating content: popovers, menus, option lists. */
export const floatingClasses =
  "bg-surface text-ink border-line-strong z-50 rounded-md border shadow-lg outline-none";

/** Non-modal content that opens beside its trigger. */
export const Popover: typeof Radix.Root = Radix.Root;

/** Opens the popover; `asChild` puts the behaviour on the child element. */
export const PopoverTrigger: typeof Radix.Trigger = Radix.Trigger;

/** Closes the popover; `asChild` puts the behaviour on the child element. */
export const PopoverClose: typeof Radix.Close = Radix.Close;

/** Props of {@link PopoverContent}, in addition to the props of Radix' popover content. */
export interface PopoverContentProps extends ComponentProps<typeof Radix.Content> {
  /** Accessible name. */
  readonly label: string;
}

/** Content of a popover; keeps 8 px to the window's edges and scrolls when it is higher than the window. */
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
