import * as Radix from "@radix-ui/react-dialog";
import { Command } from "cmdk";
import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";

import { DialogPanel } from "../dialog/dialog-panel.tsx";
import { Spinner } from "../spinner.tsx";

/** Item of a {@link CommandPalette}. */
export interface CommandItem {
  /** Unique among the items. */
  readonly value: string;
  readonly label: ReactNode;
  /** Further text at the end of its line. */
  readonly detail?: ReactNode;
  readonly icon?: ReactNode;
}

/** Items under a heading. */
export interface CommandGroup {
  readonly heading: string;
  readonly items: readonly CommandItem[];
}

/** Props of {@link CommandPalette}. */
export interface CommandPaletteProps {
  /** Accessible name of the dialog. */
  readonly title: string;
  /** Placeholder of the search box. */
  readonly placeholder: string;
  /** What is typed; the caller filters the items by it. */
  readonly query: string;
  /** Called with the text of the search box on each change. */
  readonly onQuery: (query: string) => void;
  /** Groups without items are left out. */
  readonly groups: readonly CommandGroup[];
  /** Message when no item is left. */
  readonly emptyText: string;
  /** Text of the progress indicator while more items are fetched; undefined without it. */
  readonly loading?: string | undefined;
  /** Called with the value of the chosen item; the caller closes the palette. */
  readonly onSelect: (value: string) => void;
  /** Called on Escape and by a click outside; the palette is open while it is mounted. */
  readonly onClose: () => void;
}

/** Dialog in which a command or place is found by typing and chosen by arrow keys and Enter. */
export function CommandPalette({
  title,
  placeholder,
  query,
  onQuery,
  groups,
  emptyText,
  loading,
  onSelect,
  onClose,
}: CommandPaletteProps) {
  const shown = groups.filter(({ items }) => items.length > 0);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <DialogPanel aria-describedby={undefined} className="max-sm:min-h-[80dvh] sm:mt-[12vh] sm:self-start">
        <Radix.Title className="sr-only">{title}</Radix.Title>
        <Command label={title} shouldFilter={false} loop className="flex min-h-0 flex-col">
          <div className="border-line flex items-center gap-3 border-b px-4">
            <Search aria-hidden className="text-muted size-5 shrink-0" />
            <Command.Input
              value={query}
              onValueChange={onQuery}
              placeholder={placeholder}
              className="placeholder:text-muted min-h-14 w-full min-w-0 bg-transparent text-base outline-none"
            />
            {loading !== undefined && <Spinner label={loading} />}
          </div>
          <Command.List
            label={title}
            className="max-h-[min(60dvh,28rem)] scroll-py-2 overflow-y-auto overscroll-contain p-2"
          >
            {shown.map(({ heading, items }) => (
              <Command.Group
                key={heading}
                heading={heading}
                className="[&_[cmdk-group-heading]]:text-muted [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm"
              >
                {items.map(({ value, label, detail, icon }) => (
                  <Command.Item
                    key={value}
                    value={value}
                    onSelect={onSelect}
                    className="data-[selected=true]:bg-sunken flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 forced-colors:data-[selected=true]:outline-2"
                  >
                    {icon}
                    <span className="min-w-0 grow wrap-anywhere">{label}</span>
                    {detail && <span className="text-muted shrink-0 text-sm">{detail}</span>}
                  </Command.Item>
                ))}
              </Command.Group>
            ))}
          </Command.List>
          {shown.length === 0 && loading === undefined && (
            <output className="text-muted block px-4 py-8 text-center">{emptyText}</output>
          )}
        </Command>
      </DialogPanel>
    </Radix.Root>
  );
}
