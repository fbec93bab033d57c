import { EllipsisVertical } from "lucide-react";
import type { ReactNode } from "react";

import { Button } from "./button.tsx";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "./dropdown-menu.tsx";

/** What a {@link DataTableRowMenu} takes. */
export interface DataTableRowMenuProps {
  /** Names the menu and its button. */
  readonly label: string;
  /** Its commands, as DropdownMenuItems. */
  readonly children: ReactNode;
}

/** The commands of one row behind a button. */
export function DataTableRowMenu({ label, children }: DataTableRowMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="quiet" size="icon" aria-label={label} className="@xl:size-9">
          <EllipsisVertical aria-hidden className="size-5" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>{children}</DropdownMenuContent>
    </DropdownMenu>
  );
}
