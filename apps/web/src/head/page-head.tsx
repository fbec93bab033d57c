import { useShop } from "@shop/data/shop/settings/queries.ts";
import { locales } from "@shop/domain/locale/locale.ts";
import { localAddress } from "@shop/domain/site/pages.ts";
import { SHARE_SIZE } from "@shop/domain/site/share-pictures.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";

import { useSite } from "../site-context.ts";
import type { SchemaOrgNode } from "./schema-org.ts";

/** A picture that was made for links. */
export interface SharePictureLink {
  readonly address: string;
  /** What it shows, in words. */
  readonly alt: string;
}

export interface PageHeadProps {
  /** The page's title; by default the shop's name and tagline. */
  readonly title?: string | undefined;
  readonly description: string;
  /** The page's canonical address in its English form; a page without one is marked noindex. */
  readonly address?: string | undefined;
  /** Address of the picture for `og:image`. */
  readonly picture?: string | undefined;
  /** Address of a picture that was made for links, in their size and with a text for those who do not see it; it stands in place of `picture`. */
  readonly sharePicture?: SharePictureLink | undefined;
  /** The Open Graph type. */
  readonly type?: "website" | "product" | undefined;
  /**
   * The page's schema.org nodes. Callers build them under `import.meta.env.SSR`, so that their code is removed from the browser build, and
   * give an empty list in the browser, where search engines do not read them.
   */
  readonly graph?: readonly SchemaOrgNode[] | undefined;
}

/** Maximum length of a description; search engines and chat apps truncate longer ones. */
const DESCRIPTION_LENGTH = 160;

const shorten = (text: string): string => {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= DESCRIPTION_LENGTH ? line : `${line.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`;
};

/** Schema.org data as JSON-LD; rendered on both sides, to keep hydration consistent. */
const structuredData = (graph: readonly SchemaOrgNode[]) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll(
        "<",
        String.raw`\u003c`,
      ),
    }}
  />
);

/** The tags of a picture that was made for links. */
const shareTags = ({ address, alt }: SharePictureLink, origin: string) => (
  <>
    <meta property="og:image" content={origin + address} />
    <meta property="og:image:type" content="image/jpeg" />
    <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
    <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
    <meta property="og:image:alt" content={alt} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);

/** Renders title, description, canonical and alternate links and Open Graph tags, which React hoists into the head, and structured data. */
export function PageHead({
  title,
  description,
  address,
  picture,
  sharePicture,
  type = "website",
  graph,
}: PageHeadProps) {
  const { locale } = useLocale();
  const { origin } = useSite();
  const shop = useShop();
  const name = shop.name[locale];
  const fullTitle = title ? `${title} | ${name}` : `${name} | ${shop.tagline[locale]}`;
  const text = shorten(description);
  const canonical = address && origin + localAddress(address, locale);
  return (
    <>
      <title>{fullTitle}</title>
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
      <meta property="og:title" content={title ?? fullTitle} />
      <meta property="og:description" content={text} />
      <meta property="og:locale" content={locale === "ar" ? "ar_EG" : "en_GB"} />
      {sharePicture
        ? shareTags(sharePicture, origin)
        : picture && <meta property="og:image" content={new URL(picture, origin).href} />}
      {graph && structuredData(graph)}
    </>
  );
}
