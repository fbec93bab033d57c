import { type ResultSort, sortIn } from "@shop/domain/catalogue/sorting.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";
import { Link } from "@shop/ui/link.tsx";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";

import { LocalText } from "../local-text.tsx";

export interface SortHeaderProps {
  /** The order with the lowest first; with a minus before it the highest comes first. */
  readonly by: "name" | "price" | `a${number}`;
  readonly label: string;
  /** The current order. */
  readonly sort: ResultSort | undefined;
  /** The address of the list in an order. */
  readonly addressOf: (sort: ResultSort) => string;
  /** Further classes of the cell. */
  readonly className?: string | undefined;
}

/** Heading of a column that the list is sorted by: a link to the list in this order, or in the reverse of it. */
export function SortHeader({ by, label, sort, addressOf, className }: SortHeaderProps) {
  const { filters: texts } = useMessages("lists");
  const { locale } = useLocale();
  const up = sortIn(locale, by);
  const down = sortIn(locale, `-${by}`);
  const next = sort === up ? down : up;
  return (
    <th
      scope="col"
      aria-sort={sort === up ? "ascending" : sort === down ? "descending" : undefined}
      className={cn("px-2 py-2 text-start align-middle font-semibold", className)}
    >
      <Link
        href={addressOf(next)}
        aria-label={fill(next === up ? texts.sortUp : texts.sortDown, { name: label })}
        className="inline-flex min-h-11 items-center gap-1 underline decoration-dotted underline-offset-4 hover:decoration-solid"
      >
        <LocalText text={label} />
        {sort === up && <ArrowUp aria-hidden className="size-4 shrink-0" />}
        {sort === down && <ArrowDown aria-hidden className="size-4 shrink-0" />}
      </Link>
    </th>
  );
}
