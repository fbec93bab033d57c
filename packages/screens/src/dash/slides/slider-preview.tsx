import type { AdminSlide } from "@shop/contract/slides/slide.ts";
import { directionOf, locales } from "@shop/domain/locale/locale.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { BrandSlides } from "../../shop/home/brand-slides.tsx";

export interface SliderPreviewProps {
  /** All slides in order, hidden ones too. */
  readonly slides: readonly AdminSlide[];
}

/** The carousel as the home page shows it, on the English and on the Arabic site. */
export function SliderPreview({ slides }: SliderPreviewProps) {
  const texts = useMessages("dashSlides");
  const shown = slides.filter(({ hidden }) => !hidden);
  // A carousel begins anew when its slides change: its place in a list of other slides says nothing.
  const version = shown.map(({ id, image, image_ar }) => `${id}${image}${image_ar ?? ""}`).join(" ");
  return (
    <section aria-labelledby="slider-preview" className="mt-8">
      <h2 id="slider-preview" className="mb-3 text-lg font-bold">
        {texts.preview}
      </h2>
      {shown.length === 0 ? (
        <p className="text-muted">{texts.nothingShown}</p>
      ) : (
        <div className="grid gap-6 lg:grid-cols-2">
          {locales.map((site) => (
            <figure key={site} className="min-w-0">
              <figcaption className="text-muted mb-1.5 text-sm">{texts.previewIn[site]}</figcaption>
              <div dir={directionOf(site)}>
                <BrandSlides key={version} label={texts.previewIn[site]} slides={shown} site={site} />
              </div>
            </figure>
          ))}
        </div>
      )}
    </section>
  );
}
