import type { SavedFilter } from "@shop/contract/saved-filters/saved-filter.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Link } from "@shop/ui/link.tsx";
import Check from "lucide-react/icons/check";
import Trash from "lucide-react/icons/trash";

import type { SavedFiltersPanelProps } from "./saved-filters-panel.tsx";

export interface SavedFilterListProps extends Pick<
  SavedFiltersPanelProps,
  "query" | "hrefOf" | "onOpened" | "onDelete"
> {
  /** The saved filters in the order in which they are listed. */
  readonly filters: readonly SavedFilter[];
}

/** Links to the list with each saved filter; what the list shows already is marked. */
export function SavedFilterRows({ filters, query, hrefOf, onOpened, onDelete }: SavedFilterListProps) {
  const { savedFilters: texts } = useMessages("dashShell");
  return (
    <ul className="-mx-3 -mt-3 -mb-1 max-h-72 overflow-y-auto p-1">
      {filters.map((filter) => (
        <li key={filter.id} className="flex items-center gap-1">
          <Link
            href={hrefOf(filter.query)}
            aria-current={filter.query === query ? "true" : undefined}
            className="hover:bg-sunken flex min-h-11 min-w-0 grow items-center gap-2 rounded-md px-2 aria-[current]:font-semibold sm:min-h-9"
            onClick={onOpened}
          >
            <span className="min-w-0 grow truncate">
              <bdi>{filter.name}</bdi>
            </span>
            {filter.query === query && <Check aria-hidden className="size-4 shrink-0" />}
          </Link>
          <Button
            variant="quiet"
            size="icon"
            aria-label={fill(texts.delete, { name: filter.name })}
            onClick={() => onDelete(filter)}
          >
            <Trash aria-hidden className="size-4" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
