import type { SearchMiss } from "@shop/contract/search-misses/search-miss.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import type { DataTableColumn } from "@shop/ui/data-table/data-table-types.ts";
import { TextLink } from "@shop/ui/text-link.tsx";
import { useMemo } from "react";

import { newProductNamed, newSynonymOf } from "./new-addresses.ts";

const linkClasses = "inline-flex items-center max-sm:min-h-11";

function Moment({ at }: { readonly at: string }) {
  const { locale } = useLocale();
  return (
    <time dateTime={at}>
      {formatDay(at, locale)} <span className="text-muted">{formatTime(at, locale)}</span>
    </time>
  );
}

/** The columns of the table of searches that found nothing; they stay the same between renders. */
export function useSearchMissColumns(): readonly DataTableColumn<SearchMiss>[] {
  const { list } = useMessages("dashSearchMisses");
  return useMemo(
    () => [
      {
        id: "text",
        label: list.text,
        size: 280,
        render: ({ text }) => (
          <TextLink
            href={pages.resultsFor(text)}
            aria-label={fill(list.inShop, { text })}
            className={`${linkClasses} wrap-anywhere`}
          >
            <bdi>{text}</bdi>
          </TextLink>
        ),
      },
      {
        id: "count",
        label: list.count,
        size: 120,
        align: "end",
        sortable: true,
        render: ({ count }) => <span className="figures">{formatCount(count)}</span>,
      },
      {
        id: "last",
        label: list.last,
        size: 220,
        sortable: true,
        render: ({ last_at }) => <Moment at={last_at} />,
      },
      {
        id: "commands",
        label: list.commands,
        size: 240,
        render: ({ text }) => (
          <span className="flex flex-wrap gap-x-4">
            <TextLink
              href={newProductNamed(text)}
              aria-label={fill(list.addNamed, { text })}
              className={linkClasses}
            >
              {list.add}
            </TextLink>
            <TextLink
              href={newSynonymOf(text)}
              aria-label={fill(list.addSynonymOf, { text })}
              className={linkClasses}
            >
              {list.addSynonym}
            </TextLink>
          </span>
        ),
      },
    ],
    [list],
  );
}
