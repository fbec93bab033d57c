import * as Radix from "@radix-ui/react-dropdown-menu";
import Check from "lucide-react/icons/check";
import { type ComponentProps, createContext, use, useState } from "react";

import { cn } from "../cn.ts";
import { floatingClasses } from "../popover.tsx";

const itemClasses =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-sunken sm:min-h-9 sm:text-sm [&_svg]:size-4 [&_svg]:shrink-0 forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:outline-solid";

/** The landmark that an open menu is rendered in; null for the end of the document. */
const Container = createContext<HTMLElement | null>(null);

/** Renders a menu of commands; not modal, so that the page still scrolls and an item can open a dialog. */
export function DropdownMenu({ onOpenChange, ...props }: ComponentProps<typeof Radix.Root>) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <Container value={container}>
      <Radix.Root
        modal={false}
        onOpenChange={(open) => {
          // Looked up when it opens: while a page is rendered, the document still holds the main landmark of the one before.
          if (open) setContainer(document.querySelector("main"));
          onOpenChange?.(open);
        }}
        {...props}
      />
    </Container>
  );
}

/** Opens the menu; `asChild` puts the behaviour on the child element. */
export const DropdownMenuTrigger: typeof Radix.Trigger = Radix.Trigger;

/** Content of a dropdown menu inside the page's main landmark; the trigger is its accessible name. */
export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal container={use(Container)}>
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

/** Props of {@link DropdownMenuItem}, in addition to the props of Radix' menu item. */
export interface DropdownMenuItemProps extends ComponentProps<typeof Radix.Item> {
  /** `danger` marks a destructive command. */
  readonly tone?: "neutral" | "danger";
}

/** One command of a menu; a leading icon gets its size from the item. */
export function DropdownMenuItem({ tone = "neutral", className, ...props }: DropdownMenuItemProps) {
  return (
    <Radix.Item className={cn(itemClasses, tone === "danger" && "text-negative", className)} {...props} />
  );
}

/** Checkbox item of a menu; toggling it keeps the menu open. */
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

/** Separator between groups of a menu. */
export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={cn("bg-line -mx-1 my-1 h-px", className)} {...props} />;
}
