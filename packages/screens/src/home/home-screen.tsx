import { SCROLL_TOP_THRESHOLD_PX } from "@shop/contract/constants.ts";
import type { Category } from "@shop/contract/entities/category.ts";
import { pages } from "@shop/contract/pages.ts";
import type { Shop } from "@shop/contract/shop.ts";
import { bySortIndex } from "@shop/contract/sorting.ts";
import type { Remote } from "@shop/contract/state.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { ScrollToTop } from "@shop/ui/scroll-to-top.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import type { ReactNode } from "react";

import { CategoryCard, CategoryCardSkeleton } from "../parts/category-card.tsx";
import { RemoteView } from "../parts/remote-view.tsx";
import { SearchBox } from "../parts/search-box.tsx";
import { BrandSlides, type HomeSlide } from "./brand-slides.tsx";

/** Category cards whose pictures are loaded at once, and skeletons that stand in for cards. */
const FIRST_CARDS = 4;
const SKELETONS = 8;

/** What a {@link HomeScreen} takes. */
export interface HomeScreenProps {
  readonly shop: Shop;
  /** The pictures of the carousel, in order. */
  readonly slides: readonly HomeSlide[];
  readonly categories: Remote<readonly Category[]>;
}

const Grid = ({ children }: { readonly children: ReactNode }) => (
  <ul className="grid grid-cols-1 gap-3 min-[360px]:grid-cols-2 md:grid-cols-3 lg:gap-4 xl:grid-cols-4">
    {children}
  </ul>
);

/** The shop's front: what it sells, a search, the brands and the categories. */
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
          <SearchBox className="mt-5 max-w-lg" />
        </div>
        <BrandSlides slides={slides} />
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
      <ScrollToTop threshold={SCROLL_TOP_THRESHOLD_PX} label={texts.toTop} />
    </>
  );
}
