import { Button } from "@shop/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@shop/ui/dropdown-menu/dropdown-menu.tsx";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import type { ReactNode } from "react";

/** What can be done with the selected rows: a function to call, or a file that opens beside the page. */
export type SelectionCommand =
  | { readonly text: string; readonly onSelect: () => void }
  | { readonly text: string; readonly href: string; readonly icon: ReactNode };

interface SelectionMenuProps {
  /** Accessible name of the menu's button. */
  readonly label: string;
  /** The commands; the classes of one hide it where the window is wide enough for it to stand beside the menu. */
  readonly items: ReadonlyArray<SelectionCommand & { readonly className: string }>;
}

/** The commands of a selection for which its bar has no room; nothing without one. */
export function SelectionMenu({ label, items }: SelectionMenuProps) {
  if (items.length === 0) return null;
  // The button goes where the last of its items goes.
  const classes = new Set(items.map(({ className }) => className));
  const hidden = classes.has("") ? "" : classes.has("xl:hidden") ? "xl:hidden" : "sm:hidden";
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="icon" aria-label={label} title={label} className={hidden}>
          <EllipsisVertical aria-hidden className="size-5" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {items.map((item) =>
          "href" in item ? (
            <DropdownMenuItem key={item.text} asChild className={item.className}>
              <a href={item.href} target="_blank" rel="noreferrer">
                {item.icon}
                {item.text}
              </a>
            </DropdownMenuItem>
          ) : (
            <DropdownMenuItem key={item.text} className={item.className} onSelect={item.onSelect}>
              {item.text}
            </DropdownMenuItem>
          ),
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
