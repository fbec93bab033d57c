import type { AboutView } from "@shop/data/shop/about/view.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import type { ReactNode } from "react";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { ScreenHead } from "../../shared/page/screen-head.tsx";
import { BrandLogos } from "../../shared/product/brand-logos.tsx";
import { AboutSections, AboutContentSkeleton } from "./about-content.tsx";

export interface AboutScreenProps extends AboutView {
  /** The contact form; without it the section is left out. */
  readonly contactForm?: ReactNode;
}

/** The about page: company text, branches and contact form. */
export function AboutScreen({ shop, content, contactForm }: AboutScreenProps) {
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
        {content.status === "ready" && content.data.brands.length > 0 && (
          <section>
            <h2 className="mb-4 text-xl font-bold lg:text-2xl">{texts.brands}</h2>
            <BrandLogos brands={content.data.brands} label={texts.brands} perRow={4} />
          </section>
        )}
      </div>
    </>
  );
}
