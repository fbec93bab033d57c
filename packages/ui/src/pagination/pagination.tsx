import { type LucideIcon } from "lucide-react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import ChevronsLeft from "lucide-react/icons/chevrons-left";
import ChevronsRight from "lucide-react/icons/chevrons-right";

import { Button } from "../button.tsx";
import { cn } from "../cn.ts";

/** Wording of a {@link Pagination}. */
export interface PaginationLabels {
  /** Accessible name of the navigation. */
  readonly pages: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly pageOf: (page: number, pageCount: number) => string;
  readonly rowsPerPage: string;
}

/** Default labels: the texts of the specification. */
export const paginationLabels: PaginationLabels = {
  pages: "pages",
  first: "first",
  previous: "previous",
  next: "next",
  last: "last",
  pageOf: (page, pageCount) => `page ${page} of ${pageCount}`,
  rowsPerPage: "rows per page",
};

export interface PaginationProps {
  /** Current page, from 1. */
  readonly page: number;
  /** Number of pages; 0 renders as page 1 of 1. */
  readonly pageCount: number;
  /** Rows per page; the selected option of `pageSizes`. */
  readonly pageSize: number;
  /** Options of the rows-per-page select; without them it is not rendered. */
  readonly pageSizes?: ReadonlyArray<number>;
  /** Called with the requested page, from 1 to `pageCount`. */
  readonly onPage: (page: number) => void;
  /** Called with the chosen number of rows per page. */
  readonly onPageSize?: (pageSize: number) => void;
  /** Replaces texts of `paginationLabels`, the default wording. */
  readonly labels?: Partial<PaginationLabels>;
  /** Classes in addition to the component's own. */
  readonly className?: string;
}

interface StepProps {
  readonly Icon: LucideIcon;
  readonly label: string;
  readonly to: number | null;
  readonly onPage: (page: number) => void;
}

/** aria-disabled, not disabled: the button keeps the focus on the last page. */
function Step({ Icon, label, to, onPage }: StepProps) {
  return (
    <Button
      size="icon"
      aria-label={label}
      aria-disabled={to === null}
      className="border-line -ms-px rounded-none first:ms-0 first:rounded-s-md last:rounded-e-md focus-visible:z-10 sm:size-[36px]"
      onClick={() => {
        if (to !== null) onPage(to);
      }}
    >
      <Icon aria-hidden className="size-4 rtl:-scale-x-100" />
    </Button>
  );
}

/** Pagination with first, previous, next and last buttons, the current page and the rows per page. */
export function Pagination({
  page,
  pageCount,
  pageSize,
  pageSizes,
  onPage,
  onPageSize,
  labels,
  className,
}: PaginationProps) {
  const words = { ...paginationLabels, ...labels };
  const last = Math.max(1, pageCount);
  const before = page > 1 ? page - 1 : null;
  const after = page < last ? page + 1 : null;
  return (
    <nav
      aria-label={words.pages}
      className={cn("flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm", className)}
    >
      {pageSizes && (
        <label className="text-muted flex flex-wrap items-center gap-2">
          {words.rowsPerPage}
          <select
            className="border-line bg-surface text-ink min-h-11 rounded-md border px-2 tabular-nums sm:min-h-9"
            value={pageSize}
            onChange={(event) => onPageSize?.(Number(event.target.value))}
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      )}
      <div className="ms-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <span aria-live="polite" className="text-muted tabular-nums">
          {words.pageOf(page, last)}
        </span>
        <span className="flex">
          <Step Icon={ChevronsLeft} label={words.first} to={before && 1} onPage={onPage} />
          <Step Icon={ChevronLeft} label={words.previous} to={before} onPage={onPage} />
          <Step Icon={ChevronRight} label={words.next} to={after} onPage={onPage} />
          <Step Icon={ChevronsRight} label={words.last} to={after && last} onPage={onPage} />
        </span>
      </div>
    </nav>
  );
}
