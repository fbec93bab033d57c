import type { Facets } from "@shop/contract/facets/endpoints.ts";
import type { SearchAnswer as Answer } from "@shop/contract/products/endpoints.ts";
import { COUNT_EXACT_UP_TO, SEARCH_OVERLAY_LIMIT, SEARCH_SHOW_ALL_ABOVE } from "@shop/domain/constants.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { buttonClasses } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import { Link } from "@shop/ui/link.tsx";

import { SearchReading } from "../../shared/search/search-reading.tsx";
import { AskForQuery } from "./ask-for-query.tsx";
import { SearchNarrowing } from "./search-narrowing.tsx";
import { SearchResult } from "./search-result.tsx";

export interface SearchAnswerProps {
  /** The response of the search; its first 15 products are shown. */
  readonly answer: Answer;
  /** Number of products found; stated exactly up to 1,000 where the response counted exactly. */
  readonly totalCount: number;
  /** The filters that the results offer; null while they are loading, undefined where they are not offered. */
  readonly facets?: Facets | null | undefined;
  /** The query. */
  readonly query: string;
  /** The chat app's number, to ask for what was not found. */
  readonly chatNumber?: string | undefined;
  /** Called when a product or the link to all results is chosen. */
  readonly onChoose: () => void;
}

/** Search results: filters that narrow them, up to 15 products, and a link to all of them above 20. */
export function SearchFindings({
  answer,
  totalCount,
  facets,
  query,
  chatNumber,
  onChoose,
}: SearchAnswerProps) {
  const texts = useMessages("search");
  const { locale } = useLocale();
  const products = answer.products.slice(0, SEARCH_OVERLAY_LIMIT);
  const reading = { ...answer, missingPart: answer.missing_part };
  if (products.length === 0) {
    return (
      <div className="grid gap-1 px-4 py-10 text-center">
        <output className="text-lg font-semibold">{texts.noResult}</output>
        <SearchReading reading={reading} products={products} className="text-ink" />
        <p className="text-muted">{texts.noResultHint}</p>
        {chatNumber && <AskForQuery query={query} chatNumber={chatNumber} />}
      </div>
    );
  }
  const exact = answer.totalCountExact && totalCount <= COUNT_EXACT_UP_TO;
  return (
    <>
      <div className="text-muted flex flex-wrap gap-x-4 px-4 py-2 text-sm">
        <SearchReading
          reading={reading}
          products={products}
          values={answer.applied_values.map(({ name, name_ar }) => (locale === "ar" ? name_ar : name))}
          className="text-ink"
        />
        <output>{exact ? plural(locale, totalCount, texts.found) : texts.foundOver}</output>
      </div>
      {facets !== undefined && <SearchNarrowing {...{ facets, query, onChoose }} />}
      <ul aria-label={texts.results} className="divide-line border-line divide-y border-t">
        {products.map((product) => (
          <li key={product.id}>
            <SearchResult product={product} query={answer.corrected ?? query} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {totalCount > SEARCH_SHOW_ALL_ABOVE && (
        <div className="border-line bg-surface sticky bottom-0 border-t p-3">
          <Link
            data-result=""
            href={pages.resultsFor(query)}
            state={answer}
            className={cn(buttonClasses({ variant: "signal" }), "w-full")}
            onClick={onChoose}
          >
            <span className="inline-block first-letter:uppercase">{texts.showAll}</span>
            {/* The number is stated above the results. */}
            <span aria-hidden className="figures">
              ({exact ? formatCount(totalCount) : `${formatCount(COUNT_EXACT_UP_TO)}+`})
            </span>
          </Link>
        </div>
      )}
    </>
  );
}
