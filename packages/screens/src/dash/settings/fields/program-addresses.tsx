import { locales } from "@shop/domain/locale/locale.ts";
import { feedAddress, SITEMAP } from "@shop/domain/site/feeds.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { CopyField } from "../../../shared/copy-field.tsx";

/** The addresses of the shop that other programs read, for copying. */
export function ProgramAddresses({ origin }: { readonly origin: string }) {
  const { title, text, feeds, sitemap } = useMessages("dashSettings").programs;
  return (
    <section aria-labelledby="program-addresses" className="mt-8 grid gap-4">
      <div>
        <h2 id="program-addresses" className="text-lg font-semibold">
          {title}
        </h2>
        <p className="text-muted text-sm">{text}</p>
      </div>
      {locales.map((locale) => (
        <CopyField key={locale} label={feeds[locale]} text={origin + feedAddress(locale)} />
      ))}
      <CopyField label={sitemap} text={origin + SITEMAP} />
    </section>
  );
}
