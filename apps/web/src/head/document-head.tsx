import { themeScript } from "@shop/ui/theme.ts";

/** The files that a page needs, by their addresses. */
export interface DocumentAssets {
  /** The styles of the public pages, put into the page itself. */
  readonly styles: string;
  /** Style sheets in their own files, while developing. */
  readonly styleSheets: readonly string[];
  /** Scripts that start the page: fetched after what the page shows, its pictures and fonts. */
  readonly scripts: readonly string[];
  /** Scripts that those will ask for once the page is drawn: the shop's code, the page's, its texts. */
  readonly modules: readonly string[];
  /** Fonts of the scripts in which the page is written. */
  readonly fonts: readonly string[];
  /** Inline module that must run first, while developing. */
  readonly preamble?: string;
}

/** The head of a document as the server writes it, without what the page itself says of itself. */
export function DocumentHead({ assets }: { readonly assets: DocumentAssets }) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      {assets.styles && <style dangerouslySetInnerHTML={{ __html: assets.styles }} />}
      {assets.styleSheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.preamble && <script type="module" dangerouslySetInnerHTML={{ __html: assets.preamble }} />}
      {assets.scripts.map((src) => (
        <script
          key={src}
          type="module"
          src={src}
          fetchPriority="low"
          data-modules={assets.modules.length > 0 ? assets.modules.join(" ") : undefined}
        />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" content="#faf9f6" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#15171a" media="(prefers-color-scheme: dark)" />
    </>
  );
}
