import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import { type ReactNode, useLayoutEffect, useRef } from "react";

import { Button } from "../button.tsx";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "../dropdown-menu/dropdown-menu.tsx";

export interface DataTableRowMenuProps {
  /** Accessible name of the menu and its button. */
  readonly label: string;
  /** Commands of the menu, as DropdownMenuItems. */
  readonly children: ReactNode;
}

/** Menu with the commands of one row; when the focused row is removed, the focus moves to the next row's button, and with the last one to the table. */
export function DataTableRowMenu({ label, children }: DataTableRowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const row = button.current?.closest("tr");
    const table = row?.closest("table");
    return () => {
      if (!row?.contains(document.activeElement)) return;
      const neighbour = row.nextElementSibling ?? row.previousElementSibling;
      neighbour?.querySelector<HTMLElement>("[data-row-menu]")?.focus();
      // The neighbour may be removed as well.
      queueMicrotask(() => {
        if (document.activeElement === document.body) table?.focus();
      });
    };
  }, []);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          ref={button}
          data-row-menu=""
          variant="quiet"
          size="icon"
          aria-label={label}
          className="@xl:size-9"
        >
          <EllipsisVertical aria-hidden className="size-5" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>{children}</DropdownMenuContent>
    </DropdownMenu>
  );
}
