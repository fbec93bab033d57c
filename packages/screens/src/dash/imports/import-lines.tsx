import { type LineFilter, lineFilters, type ProductImport } from "@shop/contract/imports/product-import.ts";
import type { ImportLinesView, ShownLines } from "@shop/data/dash/imports/view.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import Download from "lucide-react/icons/download";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { linesAddress } from "./file-address.ts";
import { ImportLineEntry } from "./import-line.tsx";

const skeleton = (
  <div className="grid gap-2">
    <Skeleton className="h-12 rounded-md" />
    <Skeleton className="h-12 rounded-md" />
    <Skeleton className="h-12 rounded-md" />
  </div>
);

const countOf = ({ counts, undo }: ProductImport, filter: LineFilter): number =>
  filter === "kept" ? (undo?.kept ?? 0) : counts[filter];

export interface ImportLinesProps {
  /** The checked or applied import, with the number of lines of each kind. */
  readonly found: ProductImport;
  /** The lines loaded so far, with the function that loads more. */
  readonly view: ImportLinesView;
  /** The kind of lines that is listed; null for all. */
  readonly shown: ShownLines;
  /** Called with the chosen kind of lines; null when all are to be listed. */
  readonly onShown: (shown: ShownLines) => void;
}

/** The numbers of lines by what happens to them; each shows its lines. */
export function ImportLines({ found, view, shown, onShown }: ImportLinesProps) {
  const { report: texts, filters } = useMessages("dashImports");
  const { retry } = useMessages("common");
  const { locale } = useLocale();
  const counted = lineFilters.filter(
    (filter) =>
      countOf(found, filter) > 0 || filter === "created" || filter === "updated" || filter === "rejected",
  );
  const downloads = (["rejected", "kept"] as const).filter((filter) => countOf(found, filter) > 0);
  return (
    <div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{texts.show}</legend>
        {counted.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={shown === filter}
            className={cn(
              "border-line-strong grid min-h-14 min-w-24 grow rounded-md border px-3 py-1.5 text-start sm:grow-0",
              shown === filter ? "bg-ink text-surface" : "bg-surface text-ink hover:bg-sunken",
            )}
            onClick={() => onShown(shown === filter ? null : filter)}
          >
            <span className="text-lg leading-6 font-bold tabular-nums">
              {formatCount(countOf(found, filter))}
            </span>
            <span className="text-sm">{filters[filter]}</span>
          </button>
        ))}
      </fieldset>
      {downloads.map((filter) => (
        <p key={filter} className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <a className={buttonClasses({ size: "sm" })} href={linesAddress(found.id, filter, locale)} download>
            <Download aria-hidden className="size-4" />
            {filter === "kept" ? texts.downloadKept : texts.download}
          </a>
          {filter === "rejected" && <span className="text-muted">{texts.rejectedHint}</span>}
        </p>
      ))}
      <div className="mt-3">
        <RemoteView remote={view.lines} skeleton={skeleton} loading={texts.loading} failed={texts.failed}>
          {({ items, hasMore }) =>
            items.length === 0 ? (
              <p className="text-muted py-2 text-sm">{texts.noLines}</p>
            ) : (
              <>
                <ul aria-label={shown === null ? texts.all : filters[shown]}>
                  {items.map((line) => (
                    <ImportLineEntry key={line.line} line={line} columns={found.columns} />
                  ))}
                </ul>
                {hasMore && (
                  <Button
                    size="sm"
                    className="mt-2"
                    disabled={view.more.status === "pending"}
                    onClick={view.onLoadMore}
                  >
                    {view.more.status === "failed" ? retry : texts.more}
                  </Button>
                )}
              </>
            )
          }
        </RemoteView>
      </div>
    </div>
  );
}
