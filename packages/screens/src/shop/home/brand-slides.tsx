import type { Slide } from "@shop/contract/slides/slide.ts";
import { CAROUSEL_DELAY_MS } from "@shop/domain/constants.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Carousel } from "@shop/ui/carousel/carousel.tsx";
import { Link } from "@shop/ui/link.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";

export interface BrandSlidesProps {
  /** The slides in their order; the first picture is loaded eagerly. */
  readonly slides: readonly Slide[];
  /** The site whose pictures are shown; by default that of the reader's language. */
  readonly site?: Locale;
  /** Accessible name; by default 'brands that we distribute'. */
  readonly label?: string;
}

/** A placeholder of the carousel's size. */
export const BrandSlidesSkeleton = () => (
  <div className="border-line overflow-hidden rounded-lg border">
    <Skeleton className="aspect-[8/3] w-full rounded-none" />
    <div className="border-line h-[45px] border-t pointer-fine:h-[37px]" />
  </div>
);

/** The carousel of brand pictures. */
export function BrandSlides({ slides, site, label }: BrandSlidesProps) {
  const texts = useMessages("home");
  const { locale } = useLocale();
  const isArabic = (site ?? locale) === "ar";
  const picture = ({ image, image_ar, alt, alt_ar }: Slide, first: boolean) => (
    <img
      src={(isArabic && image_ar) || image}
      alt={(isArabic && alt_ar) || alt}
      width={960}
      height={360}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      className="aspect-[8/3] w-full object-contain"
    />
  );
  return (
    <Carousel
      label={label ?? texts.brands}
      delayMs={CAROUSEL_DELAY_MS}
      slides={slides.map((slide, index) => ({
        key: String(slide.id),
        content: slide.link ? (
          <Link href={slide.link} className="block -outline-offset-4">
            {picture(slide, index === 0)}
          </Link>
        ) : (
          picture(slide, index === 0)
        ),
      }))}
      labels={{
        goTo: (slide: number) => texts.goToSlide.replace("#", String(slide)),
        pause: texts.pause,
        play: texts.play,
        previous: texts.previous,
        next: texts.next,
      }}
    />
  );
}
