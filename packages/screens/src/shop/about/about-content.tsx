import type { AboutContent as Content } from "@shop/data/shop/about/view.ts";
import { aboutParts } from "@shop/domain/site/about-text.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";

import { BranchCard } from "./branch-card.tsx";

/** The company text and the branches. */
export function AboutSections({ about, branches }: Content) {
  const texts = useMessages("about");
  const { locale } = useLocale();
  const titles = { who_we_are: texts.whoWeAre, vision: texts.vision, mission: texts.mission };
  const written = aboutParts.filter((part) => about[part][locale] !== "");
  return (
    <div className="grid gap-12 empty:hidden lg:gap-16">
      <div className="grid gap-6 empty:hidden lg:grid-cols-[2fr_1fr_1fr] lg:gap-10">
        {written.map((part) => (
          <section key={part}>
            <h2 className="border-signal mb-2 border-s-4 ps-3 text-xl font-bold">{titles[part]}</h2>
            <p className="max-w-prose leading-relaxed whitespace-pre-line">{about[part][locale]}</p>
          </section>
        ))}
      </div>
      {branches.length > 0 && (
        <section>
          <h2 className="mb-4 text-xl font-bold lg:text-2xl">{texts.branches}</h2>
          <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {branches.map((branch) => (
              <li key={`${branch.name.en} ${branch.phone}`}>
                <BranchCard branch={branch} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Placeholder of {@link AboutSections} while it is loaded. */
export const AboutContentSkeleton = () => (
  <div className="grid gap-12 lg:gap-16">
    <div className="grid gap-6 lg:grid-cols-[2fr_1fr_1fr] lg:gap-10">
      {aboutParts.map((part) => (
        <div key={part}>
          <Skeleton className="mb-3 h-7 w-40" />
          <Skeleton className="h-40 w-full" />
        </div>
      ))}
    </div>
    <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {["first", "second", "third"].map((key) => (
        <Skeleton key={key} className="h-96 w-full" />
      ))}
    </div>
  </div>
);
