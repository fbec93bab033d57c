import type { AboutView } from "@shop/data/shop/about/view.ts";
import type { Brand } from "@shop/domain/site/brands.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import type { ReactNode } from "react";

import { BrandLogos } from "../../parts/brand-logos.tsx";
import { RemoteView } from "../../parts/remote-view.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { AboutSections, AboutContentSkeleton } from "./about-content.tsx";

/** Props of {@link AboutScreen}. */
export interface AboutScreenProps extends AboutView {
  /** The brands whose logos close the page, in order. */
  readonly brands: ReadonlyArray<Brand>;
  /** The contact form; without it the section is left out. */
  readonly contactForm?: ReactNode;
}

/** The about page: company text, branches and contact form. */
export function AboutScreen({ shop, content, brands, contactForm }: AboutScreenProps) {
  const texts = useMessages("about");
  const { locale } = useLocale();
  return (
    <>
      <ScreenHead title={texts.title} note={shop.legal_name[locale]} />
      <div className="grid gap-12 lg:gap-16">
        <RemoteView remote={content} failed={texts.contentFailed} skeleton={<AboutContentSkeleton />}>
          {(data) => <AboutSections {...data} />}
        </RemoteView>
        {contactForm && (
          <section>
            <h2 className="mb-4 text-xl font-bold lg:text-2xl">{texts.contactTitle}</h2>
            {contactForm}
          </section>
        )}
        <section>
          <h2 className="mb-4 text-xl font-bold lg:text-2xl">{texts.brands}</h2>
          <BrandLogos brands={brands} label={texts.brands} perRow={4} />
        </section>
      </div>
    </>
  );
}
