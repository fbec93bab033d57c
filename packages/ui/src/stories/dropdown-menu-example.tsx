import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash";
import { useState } from "react";

import { Button } from "../button.tsx";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../dropdown-menu/dropdown-menu.tsx";

/** The commands of a row behind an icon button. */
export function DropdownMenuExample() {
  const [isPriced, setPriced] = useState(true);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="quiet" size="icon" aria-label="Actions for Sensors">
          <EllipsisVertical aria-hidden className="size-5" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuLabel>Sensors</DropdownMenuLabel>
        <DropdownMenuItem onSelect={() => alert("Edit")}>
          <Pencil aria-hidden />
          Edit
        </DropdownMenuItem>
        <DropdownMenuCheckboxItem checked={isPriced} onCheckedChange={setPriced}>
          Prices
        </DropdownMenuCheckboxItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" onSelect={() => alert("Delete")}>
          <Trash aria-hidden />
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
