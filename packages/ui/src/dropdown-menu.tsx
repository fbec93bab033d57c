import * as Radix from "@radix-ui/react-dropdown-menu";
import { Check } from "lucide-react";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";
import { floatingClasses } from "./popover.tsx";

const itemClasses =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-sunken sm:min-h-9 sm:text-sm [&_svg]:size-4 [&_svg]:shrink-0 forced-colors:data-highlighted:outline-2";

/** A menu of commands; not modal, so that the page still scrolls and a dialog may follow. */
export function DropdownMenu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />;
}

/** Opens the menu; `asChild` lends that to a button of yours. */
export const DropdownMenuTrigger: typeof Radix.Trigger = Radix.Trigger;

/** What a dropdown menu shows; its trigger names it. */
export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className={cn(
          floatingClasses,
          "max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-y-auto p-1",
          className,
        )}
        {...props}
      />
    </Radix.Portal>
  );
}

/** What a {@link DropdownMenuItem} takes beside the props of Radix' menu item. */
export interface DropdownMenuItemProps extends ComponentProps<typeof Radix.Item> {
  /** `danger` marks what destroys something. */
  readonly tone?: "neutral" | "danger";
}

/** One command of a menu; an icon before its words is sized by itself. */
export function DropdownMenuItem({ tone = "neutral", className, ...props }: DropdownMenuItemProps) {
  return (
    <Radix.Item className={cn(itemClasses, tone === "danger" && "text-negative", className)} {...props} />
  );
}

/** A choice that is on or off; the menu stays open when it is toggled. */
export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem
      className={cn(itemClasses, className)}
      onSelect={(event) => event.preventDefault()}
      {...props}
    >
      <span className="size-4">
        <Radix.ItemIndicator>
          <Check aria-hidden />
        </Radix.ItemIndicator>
      </span>
      {children}
    </Radix.CheckboxItem>
  );
}

/** Heading of a menu. */
export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn("text-muted px-3 py-2 text-sm", className)} {...props} />;
}

/** A rule between groups of a menu. */
export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={cn("bg-line -mx-1 my-1 h-px", className)} {...props} />;
}
