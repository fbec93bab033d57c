import { CAROUSEL_DELAY_MS } from "@shop/contract/constants.ts";
import type { Bilingual } from "@shop/contract/locale.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Carousel } from "@shop/ui/carousel.tsx";
import { Link } from "@shop/ui/link.tsx";

/** One picture of the home carousel. */
export interface HomeSlide {
  readonly id: number;
  /** Address of the picture. */
  readonly image: string;
  readonly alt: Bilingual;
  /** The page of the shop that it leads to. */
  readonly href?: string;
}

/** What {@link BrandSlides} take. */
export interface BrandSlidesProps {
  readonly slides: readonly HomeSlide[];
}

/** The carousel of brand pictures. */
export function BrandSlides({ slides }: BrandSlidesProps) {
  const texts = useMessages("home");
  const { locale } = useLocale();
  const picture = ({ image, alt }: HomeSlide, first: boolean) => (
    <img
      src={image}
      alt={alt[locale]}
      width={960}
      height={360}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      className="aspect-[8/3] w-full object-contain"
    />
  );
  return (
    <Carousel
      label={texts.brands}
      delayMs={CAROUSEL_DELAY_MS}
      slides={slides.map((slide, index) => ({
        key: String(slide.id),
        content: slide.href ? (
          <Link href={slide.href} className="block -outline-offset-4">
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
