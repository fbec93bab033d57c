import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { focusContent } from "@shop/ui/focus-content.ts";
import { Popover, PopoverContent, PopoverTrigger } from "@shop/ui/popover.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import Bookmark from "lucide-react/icons/bookmark";
import { lazy, Suspense, useState } from "react";

import type { SavedFiltersPanelProps } from "./saved-filters-panel.tsx";

// Forms need libraries that the lists do without.
const SavedFiltersPanel = lazy(async () => ({
  default: (await import("./saved-filters-panel.tsx")).SavedFiltersPanel,
}));

export type SavedFiltersProps = Omit<SavedFiltersPanelProps, "onOpened">;

/** The button beside a list's search that opens its saved filters. */
export function SavedFilters(props: SavedFiltersProps) {
  const { savedFilters: texts } = useMessages("dashShell");
  const [open, setOpen] = useState(false);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button size="sm" className="max-sm:min-h-11">
          <Bookmark aria-hidden className="size-4" />
          {texts.open}
        </Button>
      </PopoverTrigger>
      <PopoverContent
        label={texts.open}
        className="w-80 p-4"
        // The first button, once it is loaded, deletes a filter: the content itself gets the focus.
        onOpenAutoFocus={focusContent}
      >
        <Suspense fallback={<Spinner label={texts.loading} showLabel className="text-muted" />}>
          <SavedFiltersPanel {...props} onOpened={() => setOpen(false)} />
        </Suspense>
      </PopoverContent>
    </Popover>
  );
}
