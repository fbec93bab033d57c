import { type ReactNode, useState } from "react";

import { Popover, PopoverContent, PopoverTrigger } from "../popover.tsx";
import { CommandSearch, type CommandSearchView } from "./command-search.tsx";

export interface SearchPickerProps extends CommandSearchView {
  /** The button that opens the search box. */
  readonly children: ReactNode;
}

/**
 * Button that opens a search box, for a choice among too many items to load: the caller fetches what matches. Choosing an item closes it,
 * and closing it empties the search box.
 */
export function SearchPicker({ children, onSelect, ...search }: SearchPickerProps) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) search.onQuery("");
  };
  return (
    <Popover open={open} onOpenChange={change}>
      <PopoverTrigger asChild>{children}</PopoverTrigger>
      <PopoverContent
        label={search.title}
        className="flex w-[min(32rem,calc(100vw-1rem))] flex-col overflow-hidden"
      >
        <CommandSearch
          {...search}
          listClassName="max-h-72"
          onSelect={(value) => {
            change(false);
            onSelect(value);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}
