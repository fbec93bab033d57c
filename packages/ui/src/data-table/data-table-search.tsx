import Search from "lucide-react/icons/search";
import { useEffect, useRef, useState } from "react";

import { cn } from "../cn.ts";
import { controlClasses } from "../control.ts";

export interface DataTableSearchProps {
  /** Accessible name and placeholder of the search box. */
  readonly label: string;
  /** Current search text. */
  readonly value: string;
  /** Debounce delay in milliseconds. */
  readonly debounceMs: number;
  /** Called with the changed text after the delay, or at once on Enter. */
  readonly onSearch: (search: string) => void;
}

/** Debounced search box; Enter searches immediately. */
export function DataTableSearch({ label, value, debounceMs, onSearch }: DataTableSearchProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string) => {
    clearTimeout(timer.current);
    setTyped(null);
    if (text !== value) onSearch(text);
  };
  return (
    <div className="relative w-full sm:w-72">
      <Search aria-hidden className="text-muted absolute start-3 top-1/2 size-4 -translate-y-1/2" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        className={cn(controlClasses, "ps-9 sm:min-h-9 sm:text-sm")}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(search, debounceMs, target.value);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") search(currentTarget.value);
        }}
      />
    </div>
  );
}
