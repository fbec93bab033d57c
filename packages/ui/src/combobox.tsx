import { Command } from "cmdk";
import { Check, ChevronsUpDown, Search } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";

import { cn } from "./cn.ts";
import { matchesWords } from "./combobox-filter.ts";
import { controlClasses } from "./control.ts";
import { Popover, PopoverContent, PopoverTrigger } from "./popover.tsx";

/** One choice of a {@link Combobox}. */
export interface ComboboxOption {
  /** Unique among the options. */
  readonly value: string;
  readonly label: string;
  /** Further words it is found by. */
  readonly keywords?: readonly string[];
}

/** What a {@link Combobox} takes beside the attributes of its `<input>`. */
export interface ComboboxProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "type" | "role"> {
  readonly options: readonly ComboboxOption[];
  /** Value of the chosen option, or null. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  readonly searchPlaceholder: string;
  /** Shown when no option matches. */
  readonly emptyText: string;
}

const match = (_value: string, search: string, keywords: readonly string[] = []): number =>
  matchesWords(keywords.join(" "), search) ? 1 : 0;

/** Picks one of many options by searching; a `<label for>` or a Field names it. Nothing is typed into the field itself. */
export function Combobox({
  options,
  value,
  onChange,
  placeholder,
  searchPlaceholder,
  emptyText,
  name,
  className,
  ...props
}: ComboboxProps) {
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const popupId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!["ArrowDown", "ArrowUp", "Enter", " "].includes(event.key)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      {name !== undefined && <input type="hidden" name={name} value={value ?? ""} />}
      <div className="relative">
        <PopoverTrigger asChild>
          <input
            type="text"
            role="combobox"
            aria-expanded={open}
            aria-controls={open ? popupId : undefined}
            readOnly
            autoComplete="off"
            placeholder={placeholder}
            value={chosen?.label ?? ""}
            onKeyDown={onKeyDown}
            className={cn(controlClasses, "cursor-pointer truncate pe-9 caret-transparent", className)}
            {...props}
          />
        </PopoverTrigger>
        <ChevronsUpDown
          aria-hidden
          className="text-muted pointer-events-none absolute inset-y-0 end-3 my-auto size-4"
        />
      </div>
      <PopoverContent
        id={popupId}
        label={searchPlaceholder}
        className="flex w-(--radix-popover-trigger-width) min-w-56 flex-col overflow-hidden"
      >
        <Command
          label={searchPlaceholder}
          filter={match}
          {...(value === null ? {} : { defaultValue: value })}
          className="flex min-h-0 flex-col"
        >
          <div className="border-line flex items-center gap-2 border-b px-3">
            <Search aria-hidden className="text-muted size-4 shrink-0" />
            <Command.Input
              placeholder={searchPlaceholder}
              className="placeholder:text-muted min-h-11 w-full min-w-0 bg-transparent outline-none"
            />
          </div>
          <Command.List
            label={placeholder}
            className="max-h-72 scroll-py-1 overflow-y-auto overscroll-contain p-1"
          >
            <Command.Empty className="text-muted px-3 py-6 text-center">{emptyText}</Command.Empty>
            {options.map((option) => (
              <Command.Item
                key={option.value}
                value={option.value}
                keywords={[option.label, ...(option.keywords ?? [])]}
                onSelect={() => {
                  setOpen(false);
                  onChange(option.value);
                }}
                className="data-[selected=true]:bg-sunken flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-2 wrap-anywhere sm:min-h-9 forced-colors:data-[selected=true]:outline-2"
              >
                <Check aria-hidden className={cn("size-4 shrink-0", option.value !== value && "invisible")} />
                {option.label}
              </Command.Item>
            ))}
          </Command.List>
        </Command>
      </PopoverContent>
    </Popover>
  );
}
