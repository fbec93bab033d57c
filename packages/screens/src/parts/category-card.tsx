import type { Category } from "@shop/contract/entities/category.ts";
import { localName } from "@shop/contract/locale.ts";
import { pages } from "@shop/contract/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Link } from "@shop/ui/link.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";

import { ProductPicture } from "./product-picture.tsx";

/** What a {@link CategoryCard} takes. */
export interface CategoryCardProps {
  readonly category: Category;
  /** Loads the picture at once: for cards in the first row. */
  readonly priority: boolean;
}

const box = "border-line bg-surface flex items-center gap-3 rounded-md border p-2 lg:gap-4 lg:p-3";

/** The way to a category: its picture, its name and how many groups it holds. */
export function CategoryCard({ category, priority }: CategoryCardProps) {
  const { locale } = useLocale();
  const { parts } = useMessages("home");
  const groups = category.sub_category.length;
  return (
    <Link href={pages.category(category.id)} className={`${box} hover:border-line-strong group h-full`}>
      <span className="block w-18 shrink-0 overflow-hidden rounded-sm lg:w-24">
        <ProductPicture
          address={category.image ?? undefined}
          alt=""
          size={96}
          sizes="96px"
          priority={priority}
        />
      </span>
      <span className="min-w-0">
        <span className="line-clamp-3 leading-snug font-semibold wrap-anywhere group-hover:underline">
          <bdi>{localName(category, locale)}</bdi>
        </span>
        {groups > 0 && <span className="text-muted block text-sm">{plural(locale, groups, parts)}</span>}
      </span>
    </Link>
  );
}

/** What stands in for a {@link CategoryCard} on its way, of the same size. */
export function CategoryCardSkeleton() {
  return (
    <div className={box}>
      <Skeleton className="aspect-square w-18 shrink-0 lg:w-24" />
      <span className="grid grow gap-2">
        <Skeleton className="h-5" />
        <Skeleton className="h-4 w-1/2" />
      </span>
    </div>
  );
}
