import type { AppliedValue } from "@shop/contract/facets/applied-value.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";

import { chipClasses, chipsClasses, FilterChip } from "./filter-chip.tsx";

export interface ValueChipsProps {
  /** The words of the search that were read as values. */
  readonly values: readonly AppliedValue[];
  /** The query. */
  readonly query: string;
  /** The address of the results of another query. */
  readonly addressOf: (query: string) => string;
}

/** The values that a search was read as: links that take them out of it one by one, and one that searches for the words alone. */
export function ValueChips({ values, query, addressOf }: ValueChipsProps) {
  const { filters: texts } = useMessages("lists");
  const { locale } = useLocale();
  if (values.length === 0) return null;
  return (
    <ul aria-label={texts.readAs} className={chipsClasses}>
      {values.map(({ words, name, name_ar, without, match }) => (
        <li key={`${words}-${without}`} className="min-w-0">
          <FilterChip
            label={fill(match === "near" ? texts.nearValue : "{name}", {
              name: locale === "ar" ? name_ar : name,
              words,
            })}
            href={without === "" ? pages.products : addressOf(without)}
          />
        </li>
      ))}
      <li>
        <Link
          href={addressOf(`"${query.replaceAll('"', "")}"`)}
          className={`${chipClasses} border-transparent underline`}
        >
          {texts.wordsOnly}
        </Link>
      </li>
    </ul>
  );
}
