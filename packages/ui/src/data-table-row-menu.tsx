import { EllipsisVertical } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";

import { Button } from "./button.tsx";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "./dropdown-menu.tsx";

/** What a {@link DataTableRowMenu} takes. */
export interface DataTableRowMenuProps {
  /** Names the menu and its button. */
  readonly label: string;
  /** Its commands, as DropdownMenuItems. */
  readonly children: ReactNode;
}

/** The commands of one row behind a button; when the focused row goes, the focus moves on to the next one's button. */
export function DataTableRowMenu({ label, children }: DataTableRowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const row = button.current?.closest("tr");
    return () => {
      if (!row?.contains(document.activeElement)) return;
      const neighbour = row.nextElementSibling ?? row.previousElementSibling;
      neighbour?.querySelector<HTMLElement>("[data-row-menu]")?.focus();
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
