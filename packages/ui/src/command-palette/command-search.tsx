import { Command } from "cmdk";
import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";

import { cn } from "../cn.ts";
import { Spinner } from "../spinner.tsx";

/** Item of a {@link CommandSearch}. */
export interface CommandItem {
  /** Unique among the items. */
  readonly value: string;
  readonly label: ReactNode;
  /** Further text at the end of its line. */
  readonly detail?: ReactNode;
  readonly icon?: ReactNode;
  /** Whether it is listed but cannot be chosen. */
  readonly disabled?: boolean;
}

/** Items of a {@link CommandSearch} that belong together. */
export interface CommandGroup {
  /** Heading above the items. */
  readonly heading?: string | undefined;
  readonly items: readonly CommandItem[];
}

/** What a search box with its list reads and calls. */
export interface CommandSearchView {
  /** Accessible name of the search box and its list. */
  readonly title: string;
  /** Placeholder of the search box. */
  readonly placeholder: string;
  /** What is typed; the caller filters the items by it. */
  readonly query: string;
  /** Called with the text of the search box on each change. */
  readonly onQuery: (query: string) => void;
  /** Groups without items are left out. */
  readonly groups: ReadonlyArray<CommandGroup>;
  /** Shown when no item is left. */
  readonly emptyText: ReactNode;
  /** Text of the progress indicator while more items are fetched; undefined without it. */
  readonly loading?: string | undefined;
  /** Called with the value of the chosen item. */
  readonly onSelect: (value: string) => void;
}

export interface CommandSearchProps extends CommandSearchView {
  /** Classes of the search box. */
  readonly inputClassName?: string;
  /** Classes of the list. */
  readonly listClassName?: string;
}

/** A search box above what it has found, which is chosen by arrow keys and Enter. */
export function CommandSearch({
  title,
  placeholder,
  query,
  onQuery,
  groups,
  emptyText,
  loading,
  onSelect,
  inputClassName,
  listClassName,
}: CommandSearchProps) {
  const shown = groups.filter(({ items }) => items.length > 0);
  return (
    <Command label={title} shouldFilter={false} loop className="flex min-h-0 grow flex-col">
      <div className="border-line flex items-center gap-3 border-b px-4">
        <Search aria-hidden className="text-muted size-5 shrink-0" />
        <Command.Input
          value={query}
          onValueChange={onQuery}
          placeholder={placeholder}
          className={cn(
            "placeholder:text-muted min-h-11 w-full min-w-0 bg-transparent text-base focus-visible:outline-hidden forced-colors:-outline-offset-2",
            inputClassName,
          )}
        />
        {loading !== undefined && <Spinner label={loading} />}
      </div>
      <Command.List
        label={title}
        className={cn("scroll-py-2 overflow-y-auto overscroll-contain p-2", listClassName)}
      >
        {shown.map(({ heading, items }) => (
          <Command.Group
            key={heading ?? ""}
            heading={heading}
            className="[&_[cmdk-group-heading]]:text-muted [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm"
          >
            {items.map(({ value, label, detail, icon, disabled = false }) => (
              <Command.Item
                key={value}
                value={value}
                disabled={disabled}
                onSelect={onSelect}
                className="data-[selected=true]:bg-sunken data-[disabled=true]:text-muted flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 data-[disabled=true]:cursor-not-allowed forced-colors:data-[selected=true]:outline-2"
              >
                {icon}
                <span className="min-w-0 grow wrap-anywhere">{label}</span>
                {detail && <span className="text-muted shrink-0 text-sm">{detail}</span>}
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
      {/* Rendered before it has a text, which is then announced. */}
      <output className="text-muted block px-4 py-8 text-center empty:sr-only">
        {shown.length === 0 && loading === undefined && emptyText}
      </output>
    </Command>
  );
}
