import { locales } from "@shop/contract/locale.ts";
import { localAddress } from "@shop/contract/pages.ts";
import { shop } from "@shop/contract/shop.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";

import { useSite } from "../site-context.ts";

/** What a {@link PageHead} takes. */
export interface PageHeadProps {
  /** The page's own title; without one the shop's name and tagline stand alone. */
  readonly title?: string | undefined;
  readonly description: string;
  /** The page's one address in English form; without one it is kept out of search engines. */
  readonly address?: string | undefined;
  /** Address of a picture that shows what the page is about. */
  readonly picture?: string | undefined;
  /** What kind of thing the page is about, in Open Graph's words. */
  readonly type?: "website" | "product" | undefined;
}

/** Characters of a description that search engines and chat apps show. */
const DESCRIPTION_LENGTH = 160;

const shorten = (text: string): string => {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= DESCRIPTION_LENGTH ? line : `${line.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`;
};

/** What a page says of itself to the browser, to search engines and to chat apps; React moves it into the head. */
export function PageHead({ title, description, address, picture, type = "website" }: PageHeadProps) {
  const { locale } = useLocale();
  const { origin } = useSite();
  const name = shop.name[locale];
  const whole = title ? `${title} | ${name}` : `${name} | ${shop.tagline[locale]}`;
  const text = shorten(description);
  const canonical = address && origin + localAddress(address, locale);
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={text} />
      {canonical ? (
        <>
          <link rel="canonical" href={canonical} />
          {locales.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={origin + localAddress(address, other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origin + address} />
          <meta property="og:url" content={canonical} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title ?? whole} />
      <meta property="og:description" content={text} />
      <meta property="og:locale" content={locale === "ar" ? "ar_EG" : "en_GB"} />
      {picture && <meta property="og:image" content={new URL(picture, origin).href} />}
    </>
  );
}
