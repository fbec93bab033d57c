import type { ImportSummary } from "@shop/contract/imports/product-import.ts";
import type { ImportListView } from "@shop/data/dash/imports/view.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { DashSection } from "../shared/dash-section.tsx";
import { ImportStateMark } from "./import-state-mark.tsx";

function Result({ one }: { readonly one: ImportSummary }) {
  const { report } = useMessages("dashImports");
  const { created, updated, rejected } = one.counts;
  if (created + updated + rejected === 0) return null;
  const parts = [
    [report.created, created],
    [report.updated, updated],
    [report.rejected, rejected],
  ] as const;
  return (
    <span className="text-muted text-sm tabular-nums">
      {parts
        .filter(([, number]) => number > 0)
        .map(([label, number]) => `${label}: ${formatCount(number)}`)
        .join(" · ")}
    </span>
  );
}

function Entry({ one }: { readonly one: ImportSummary }) {
  const { locale } = useLocale();
  return (
    <li className="border-line flex flex-wrap items-center gap-x-4 gap-y-1 border-t py-2.5 first:border-0">
      <div className="min-w-0 grow basis-60">
        <TextLink
          href={dashPathOf.import(one.id)}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere sm:min-h-0"
        >
          <bdi>{one.file_name}</bdi>
        </TextLink>
        <p className="text-muted text-sm wrap-anywhere">
          {formatDay(one.created_at, locale)} · {formatTime(one.created_at, locale)} · <bdi>{one.by}</bdi>
        </p>
      </div>
      <div className="flex flex-col items-start gap-0.5 sm:items-end">
        <ImportStateMark one={one} />
        <Result one={one} />
      </div>
    </li>
  );
}

const skeleton = (
  <div className="grid gap-2">
    <Skeleton className="h-12 rounded-md" />
    <Skeleton className="h-12 rounded-md" />
  </div>
);

/** The earlier imports; each opens its own page, where it can be undone. */
export function EarlierImports({
  imports,
  more,
  onLoadMore,
}: Pick<ImportListView, "imports" | "more" | "onLoadMore">) {
  const { earlier: texts } = useMessages("dashImports");
  const { retry } = useMessages("common");
  return (
    <DashSection title={texts.title}>
      <RemoteView remote={imports} skeleton={skeleton} failed={texts.failed}>
        {({ items, hasMore }) =>
          items.length === 0 ? (
            <p className="text-muted text-sm">{texts.none}</p>
          ) : (
            <>
              <ul aria-label={fill(texts.title, {})}>
                {items.map((one) => (
                  <Entry key={one.id} one={one} />
                ))}
              </ul>
              {hasMore && (
                <Button size="sm" className="mt-2" disabled={more.status === "pending"} onClick={onLoadMore}>
                  {more.status === "failed" ? retry : texts.more}
                </Button>
              )}
            </>
          )
        }
      </RemoteView>
    </DashSection>
  );
}
