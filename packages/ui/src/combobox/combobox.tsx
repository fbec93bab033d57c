import { Command } from "cmdk";
import Check from "lucide-react/icons/check";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import Search from "lucide-react/icons/search";
import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";

import { cn } from "../cn.ts";
import { controlClasses } from "../control.ts";
import { Popover, PopoverContent, PopoverTrigger } from "../popover.tsx";
import { matchesWords } from "./combobox-filter.ts";

/** Option of a {@link Combobox}. */
export interface ComboboxOption {
  /** Unique among the options. */
  readonly value: string;
  readonly label: string;
  /** Additional search terms. */
  readonly keywords?: readonly string[];
  /** Heading above this option and those after it with the same group; also a search term. */
  readonly group?: string;
}

/** Props of {@link Combobox}, in addition to the attributes of its `<input>`. */
export interface ComboboxProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "type" | "role"> {
  /** Options in their order; those of one group are listed together, where the group first occurs. */
  readonly options: ReadonlyArray<ComboboxOption>;
  /** Value of the selected option, or null. */
  readonly value: string | null;
  /** Called with the value of the chosen option. */
  readonly onChange: (value: string) => void;
  /** Placeholder while no option is selected. */
  readonly placeholder: string;
  /** Placeholder of the search box, and accessible name of the popover and its search box. */
  readonly searchPlaceholder: string;
  /** Message when no option matches. */
  readonly emptyText: string;
}

const match = (_value: string, search: string, keywords: readonly string[] = []): number =>
  matchesWords(keywords.join(" "), search) ? 1 : 0;

interface Group {
  readonly heading: string | undefined;
  readonly members: ComboboxOption[];
}

/** Options by their groups, in the order in which the groups first occur. */
function groupsOf(options: readonly ComboboxOption[]): readonly Group[] {
  const groups = new Map<string | undefined, ComboboxOption[]>();
  for (const option of options) {
    const members = groups.get(option.group);
    if (members) members.push(option);
    else groups.set(option.group, [option]);
  }
  return [...groups].map(([heading, members]) => ({ heading, members }));
}

/** Searchable select for long lists; label it by `<label for>` or Field. The search box is inside the popover. */
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
  const selected = options.find((option) => option.value === value);
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
            value={selected?.label ?? ""}
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
              className="placeholder:text-muted min-h-11 w-full min-w-0 bg-transparent focus-visible:outline-hidden forced-colors:-outline-offset-2"
            />
          </div>
          <Command.List
            label={placeholder}
            className="max-h-72 scroll-py-1 overflow-y-auto overscroll-contain p-1"
          >
            {groupsOf(options).map(({ heading, members }) => (
              <Command.Group
                key={heading ?? ""}
                heading={heading}
                className="[&_[cmdk-group-heading]]:text-muted [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm"
              >
                {members.map((option) => (
                  <Command.Item
                    key={option.value}
                    value={option.value}
                    // 'Selected' is what the arrow keys have reached.
                    aria-checked={option.value === value || undefined}
                    keywords={[
                      option.label,
                      ...(option.group ? [option.group] : []),
                      ...(option.keywords ?? []),
                    ]}
                    onSelect={() => {
                      setOpen(false);
                      onChange(option.value);
                    }}
                    className="data-[selected=true]:bg-sunken flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-2 wrap-anywhere sm:min-h-9 forced-colors:data-[selected=true]:outline-2"
                  >
                    <Check
                      aria-hidden
                      className={cn("size-4 shrink-0", option.value !== value && "invisible")}
                    />
                    {option.label}
                  </Command.Item>
                ))}
              </Command.Group>
            ))}
          </Command.List>
          {/* Outside the listbox, which may hold options only; announced. */}
          <output className="block">
            <Command.Empty className="text-muted px-3 py-6 text-center">{emptyText}</Command.Empty>
          </output>
        </Command>
      </PopoverContent>
    </Popover>
  );
}
