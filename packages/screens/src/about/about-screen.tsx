import type { Bilingual } from "@shop/domain/locale/locale.ts";
import type { Branch } from "@shop/domain/site/branches.ts";
import type { Brand } from "@shop/domain/site/brands.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import type { ReactNode } from "react";

import { BrandLogos } from "../parts/brand-logos.tsx";
import { ScreenHead } from "../parts/screen-head.tsx";
import { BranchCard } from "./branch-card.tsx";

/** The sections of the company text. */
export type StoryPart = "whoWeAre" | "vision" | "mission";

/** Props of {@link AboutScreen}. */
export interface AboutScreenProps {
  readonly shop: Shop;
  readonly branches: readonly Branch[];
  readonly brands: readonly Brand[];
  readonly story: Readonly<Record<StoryPart, Bilingual>>;
  /** The contact form; without it the section is left out. */
  readonly contactForm?: ReactNode;
}

const parts = ["whoWeAre", "vision", "mission"] as const;

/** The about page: company text, branches and contact form. */
export function AboutScreen({ shop, branches, brands, story, contactForm }: AboutScreenProps) {
  const texts = useMessages("about");
  const { locale } = useLocale();
  return (
    <>
      <ScreenHead title={texts.title} note={shop.legalName[locale]} />
      <div className="grid gap-12 lg:gap-16">
        <div className="grid gap-6 lg:grid-cols-[2fr_1fr_1fr] lg:gap-10">
          {parts.map((part) => (
            <section key={part}>
              <h2 className="border-signal mb-2 border-s-4 ps-3 text-xl font-bold">{texts[part]}</h2>
              <p className="max-w-prose leading-relaxed">{story[part][locale]}</p>
            </section>
          ))}
        </div>
        <section>
          <h2 className="mb-4 text-xl font-bold lg:text-2xl">{texts.branches}</h2>
          <ul className="grid gap-4 md:grid-cols-3">
            {branches.map((branch) => (
              <li key={branch.mail}>
                <BranchCard branch={branch} />
              </li>
            ))}
          </ul>
        </section>
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
