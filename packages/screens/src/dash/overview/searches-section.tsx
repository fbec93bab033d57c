import type { Overview } from "@shop/contract/overview/overview.ts";
import { SEARCH_MISS_DAYS } from "@shop/domain/constants.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatShortDay, formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { TextLink } from "@shop/ui/text-link.tsx";

import { newProductNamed } from "../search-misses/new-addresses.ts";
import { overviewPlaces } from "./overview-layout.ts";
import { OverviewSection } from "./overview-section.tsx";

/** The most frequent searches that found nothing; each leads to the search and to the form of a product of that name. */
export function SearchesSection({ texts: number, top }: NonNullable<Overview["search_misses"]>) {
  const { searches: texts } = useMessages("dashOverview");
  const { locale } = useLocale();
  const days = SEARCH_MISS_DAYS;
  if (number === 0) {
    return (
      <OverviewSection title={texts.title} className={overviewPlaces.searches}>
        <p className="text-muted">{fill(texts.none, { days })}</p>
      </OverviewSection>
    );
  }
  return (
    <OverviewSection
      title={texts.title}
      note={fill(texts.note, { days })}
      className={overviewPlaces.searches}
      link={{ href: dashPages.searches.path, text: texts.all }}
    >
      <ol className="gap-x-8 lg:columns-2">
        {top.map(({ text, count, last_at }) => (
          <li
            key={text}
            className="border-line flex min-h-11 break-inside-avoid items-center gap-x-3 gap-y-0 border-b py-1 max-sm:flex-wrap"
          >
            <TextLink
              href={pages.resultsFor(text)}
              aria-label={fill(texts.inShop, { text })}
              className="inline-flex min-h-11 min-w-0 grow items-center wrap-anywhere max-sm:basis-full sm:min-h-9"
            >
              <bdi>{text}</bdi>
            </TextLink>
            <span className="text-muted text-sm max-sm:min-w-0 max-sm:flex-1">
              {plural(locale, count, texts.times)}
              {" · "}
              <time dateTime={last_at}>
                {fill(texts.last, {
                  day: formatShortDay(last_at, locale),
                  time: formatTime(last_at, locale),
                })}
              </time>
            </span>
            <TextLink
              href={newProductNamed(text)}
              aria-label={fill(texts.addNamed, { text })}
              className="inline-flex min-h-11 shrink-0 items-center text-sm sm:min-h-9"
            >
              {texts.add}
            </TextLink>
          </li>
        ))}
      </ol>
    </OverviewSection>
  );
}
