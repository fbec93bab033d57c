import type { HomeView } from "@shop/data/shop/products/view.ts";
import { bySortIndex } from "@shop/domain/catalogue/sorting.ts";
import { SCROLL_TOP_THRESHOLD_PX } from "@shop/domain/constants.ts";
import { pages } from "@shop/domain/site/pages.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { ScrollToTop } from "@shop/ui/scroll-to-top.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import type { ReactNode } from "react";

import { CategoryCard, CategoryCardSkeleton } from "../../parts/category-card.tsx";
import { RemoteView } from "../../parts/remote-view.tsx";
import { SearchBox } from "../../parts/search-box.tsx";
import { BrandSlides, BrandSlidesSkeleton } from "./brand-slides.tsx";

/** Number of category cards with eager pictures, and of skeletons while loading. */
const FIRST_CARDS = 4;
const SKELETONS = 8;

/** Props of {@link HomeScreen}. */
export interface HomeScreenProps extends HomeView {
  /** The shop, whose tagline is the page's heading. */
  readonly shop: Shop;
}

const Grid = ({ children }: { readonly children: ReactNode }) => (
  <ul className="grid grid-cols-1 gap-3 min-[360px]:grid-cols-2 md:grid-cols-3 lg:gap-4 xl:grid-cols-4">
    {children}
  </ul>
);

/** The home page: tagline, search, brand carousel and categories. */
export function HomeScreen({ shop, slides, categories }: HomeScreenProps) {
  const { locale } = useLocale();
  const texts = useMessages("home");
  return (
    <>
      <section className="grid items-center gap-6 py-6 lg:grid-cols-[1.15fr_1fr] lg:gap-12 lg:py-10">
        <div>
          <h1 className="max-w-xl text-3xl leading-tight font-bold text-balance lg:text-5xl lg:leading-tight">
            {shop.tagline[locale]}
          </h1>
          <p className="text-muted mt-3 max-w-lg lg:text-lg">{texts.promise}</p>
          {/* The header has a box where there is room for one. */}
          <SearchBox className="mt-5 max-w-lg lg:hidden" />
        </div>
        {slides.status === "loading" && <BrandSlidesSkeleton />}
        {slides.status === "ready" && slides.data.length > 0 && <BrandSlides slides={slides.data} />}
      </section>
      <section aria-labelledby="categories" className="border-line border-t pt-6 lg:pt-8">
        <div className="mb-4 flex items-baseline justify-between gap-4">
          <h2 id="categories" className="text-xl font-bold lg:text-2xl">
            {texts.categories}
          </h2>
          <TextLink href={pages.products}>{texts.allProducts}</TextLink>
        </div>
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
                    <CategoryCard category={category} priority={index < FIRST_CARDS} />
                  </li>
                ))}
              </Grid>
            )
          }
        </RemoteView>
      </section>
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
