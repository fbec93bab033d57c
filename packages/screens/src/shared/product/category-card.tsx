import type { Category } from "@shop/contract/categories/category.ts";
import type { Home } from "@shop/contract/home/endpoints.ts";
import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { formatAmount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { cn } from "@shop/ui/cn.ts";
import { Link } from "@shop/ui/link.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";

import { ProductPicture } from "./product-picture.tsx";

export interface CategoryCardProps {
  /** The category that the card links to; without a picture it shows a placeholder. */
  readonly category: Category;
  /** How many products it has, and their lowest price; without it the card states its number of sub categories. */
  readonly summary?: Home["categories"][number] | undefined;
  /** Loads the picture eagerly: for cards in the first row. */
  readonly priority: boolean;
}

const box =
  "border-line bg-surface flex h-full flex-col gap-2 rounded-md border p-2 sm:flex-row sm:flex-wrap sm:items-center sm:gap-3 lg:gap-4";
const pictureBox = "block shrink-0 overflow-hidden rounded-sm sm:w-24 lg:w-28";

/** Link to a category with its picture, name and number of sub categories. */
export function CategoryCard({ category, summary, priority }: CategoryCardProps) {
  const { locale } = useLocale();
  const { parts, productCount, from } = useMessages("home");
  const groups = category.sub_category.length;
  return (
    <Link href={pages.category(category.id)} className={cn(box, "hover:border-line-strong group")}>
      <span className={pictureBox}>
        <ProductPicture
          address={category.image ?? undefined}
          alt=""
          width={112}
          height={84}
          sizes="(min-width: 640px) 112px, 42vw"
          priority={priority}
        />
      </span>
      <span className="min-w-0 px-1 sm:grow sm:basis-24 sm:px-0">
        <span className="line-clamp-3 leading-snug font-semibold wrap-anywhere group-hover:underline">
          <bdi lang={locale === "ar" && !category.name_ar ? "en" : undefined}>
            {localName(category, locale)}
          </bdi>
        </span>
        {summary && (
          <span className="text-muted flex flex-wrap gap-x-2 text-sm">
            <span>{plural(locale, summary.products, productCount)}</span>
            {summary.lowest_price !== null && (
              <span>
                {from} <span className="figures">{formatAmount(summary.lowest_price)}</span> {CURRENCY_LABEL}
              </span>
            )}
          </span>
        )}
        {!summary && groups > 0 && (
          <span className="text-muted block text-sm">{plural(locale, groups, parts)}</span>
        )}
      </span>
    </Link>
  );
}

/** Skeleton of a {@link CategoryCard}, of the same size. */
export function CategoryCardSkeleton() {
  return (
    <div className={box}>
      <span className={pictureBox}>
        <Skeleton className="aspect-[4/3]" />
      </span>
      <span className="grid grow gap-2 px-1 sm:basis-24 sm:px-0">
        <Skeleton className="h-5" />
        <Skeleton className="h-4 w-1/2" />
      </span>
    </div>
  );
}
