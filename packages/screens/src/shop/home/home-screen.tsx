import type { Home } from "@shop/contract/home/endpoints.ts";
import type { HomeView } from "@shop/data/shop/products/view.ts";
import { bySortIndex } from "@shop/domain/catalogue/sorting.ts";
import { SCROLL_TOP_THRESHOLD_PX } from "@shop/domain/constants.ts";
import type { InfoPage } from "@shop/domain/site/info-pages.ts";
import { pages } from "@shop/domain/site/pages.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Link } from "@shop/ui/link.tsx";
import { ScrollToTop } from "@shop/ui/scroll-to-top.tsx";
import ArrowRight from "lucide-react/icons/arrow-right";
import ClipboardList from "lucide-react/icons/clipboard-list";
import type { ReactNode } from "react";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { buyingInfo, InfoLinks } from "../../shared/page/info-links.tsx";
import { CategoryCard, CategoryCardSkeleton } from "../../shared/product/category-card.tsx";
import { SearchBox } from "../../shared/search/search-box.tsx";
import { BrandSlides, BrandSlidesSkeleton } from "./brand-slides.tsx";

/** Number of category cards with eager pictures, and of skeletons while loading. */
const FIRST_CARDS = 4;
const SKELETONS = 8;

const noSummaries: Home["categories"] = [];

export interface HomeScreenProps extends HomeView {
  /** The shop, whose tagline is the page's heading. */
  readonly shop: Shop;
  /** The pages on how the shop sells that have a text. */
  readonly infoPages: ReadonlyArray<InfoPage>;
  /** The sections below the categories. */
  readonly children?: ReactNode;
}

/** Columns of the grid by the width of the page, and what the last card has to span to fill its row. */
const spans = {
  2: ["", "min-[22.5rem]:col-span-1", "min-[22.5rem]:col-span-2"],
  3: ["", "md:col-span-1", "md:col-span-2", "md:col-span-3"],
  4: ["", "xl:col-span-1", "xl:col-span-2", "xl:col-span-3", "xl:col-span-4"],
} as const;

const fillsRow = (cards: number): string =>
  ([2, 3, 4] as const).map((columns) => spans[columns][columns - (cards % columns)]).join(" ");

const Grid = ({ children }: { readonly children: ReactNode }) => (
  <ul className="grid grid-cols-1 gap-3 min-[22.5rem]:grid-cols-2 md:grid-cols-3 lg:gap-4 xl:grid-cols-4">
    {children}
  </ul>
);

/** The home page: tagline, search, brand carousel and categories. */
export function HomeScreen({ shop, infoPages, slides, categories, home, children }: HomeScreenProps) {
  const { locale } = useLocale();
  const texts = useMessages("home");
  const summaries = home.status === "ready" ? home.data.categories : noSummaries;
  const total = summaries.reduce((sum, { products }) => sum + products, 0);
  return (
    <>
      {/* The slides stand beside what the shop is, and on phones below what it sells. */}
      <div className="grid items-center gap-x-12 lg:grid-cols-[1.15fr_1fr]">
        <div className="py-6 lg:py-10">
          <h1 className="max-w-xl text-3xl leading-tight font-bold text-balance lg:text-5xl lg:leading-tight">
            {shop.tagline[locale]}
          </h1>
          {shop.promise[locale] && (
            <p className="text-muted mt-3 max-w-lg wrap-anywhere lg:text-lg">{shop.promise[locale]}</p>
          )}
          <InfoLinks infoPages={infoPages} wanted={buyingInfo} className="mt-2 lg:text-base" />
          {/* The header has a box where there is room for one. */}
          <SearchBox className="mt-5 max-w-lg lg:hidden" />
          <Link
            href={pages.partsList}
            className="border-line-strong bg-surface hover:border-ink mt-3 inline-flex min-h-11 max-w-full items-center gap-2 rounded-md border px-3 py-2 font-semibold"
          >
            <ClipboardList aria-hidden className="size-5 shrink-0" />
            {texts.partsList}
          </Link>
        </div>
        <section aria-labelledby="categories" className="border-line border-t pt-6 lg:col-span-2 lg:pt-8">
          <h2 id="categories" className="mb-4 text-xl font-bold lg:text-2xl">
            {texts.categories}
          </h2>
          <RemoteView
            remote={categories}
            failed={texts.categoriesFailed}
            skeleton={
              <Grid>
                {Array.from({ length: SKELETONS }, (_, index) => (
                  <li key={index}>
                    <CategoryCardSkeleton />
                  </li>
                ))}
              </Grid>
            }
          >
            {(list) =>
              list.length === 0 ? (
                <p className="text-muted py-8">{texts.noCategories}</p>
              ) : (
                <Grid>
                  {bySortIndex(list).map((category, index) => (
                    <li key={category.id}>
                      <CategoryCard
                        category={category}
                        summary={summaries.find(({ id }) => id === category.id)}
                        priority={index < FIRST_CARDS}
                      />
                    </li>
                  ))}
                  <li className={fillsRow(list.length)}>
                    <Link
                      href={pages.products}
                      className="border-line hover:border-line-strong group flex h-full min-h-14 flex-wrap items-center justify-between gap-x-3 rounded-md border border-dashed p-4"
                    >
                      <span className="min-w-0 wrap-anywhere">
                        <span className="font-semibold group-hover:underline">{texts.allProducts}</span>
                        {total > 0 && (
                          <span className="text-muted block text-sm">
                            {plural(locale, total, texts.productCount)}
                          </span>
                        )}
                      </span>
                      <ArrowRight aria-hidden className="text-muted size-5 shrink-0 rtl:-scale-x-100" />
                    </Link>
                  </li>
                </Grid>
              )
            }
          </RemoteView>
        </section>
        <div className="mt-6 min-w-0 lg:col-start-2 lg:row-start-1 lg:mt-0">
          {slides.status === "loading" && <BrandSlidesSkeleton />}
          {slides.status === "ready" && slides.data.length > 0 && <BrandSlides slides={slides.data} />}
        </div>
      </div>
      {children}
      {/* Floats on the other side than the chat button, or above it in the page's margin. */}
      <div className="short:static margin:static margin:h-0 margin:mt-0 pointer-events-none sticky bottom-5.5 z-30 mt-5 h-11 print:hidden">
        <ScrollToTop
          threshold={SCROLL_TOP_THRESHOLD_PX}
          label={texts.toTop}
          className="margin:fixed margin:end-5.5 margin:bottom-20 margin:z-30 pointer-events-auto"
        />
      </div>
    </>
  );
}
