import { thumbnailAddress } from "@shop/domain/pictures/pictures.ts";
import { accentStyles, pageColours } from "@shop/domain/site/accent.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import { themeScript } from "@shop/ui/theme/theme.ts";
import type { ReactNode } from "react";

import { earlyInputScript } from "../early-input/capture.ts";
import type { DocumentAssets } from "../renderer.ts";
import { viewScript } from "../shop/list-views/view-script.ts";
import { APP_SCRIPTS_TEMPLATE, appScriptsLoader, appScriptTags } from "./app-scripts.ts";

/** Inline scripts of documents; the content security policy allows them by their hashes. */
export const inlineScripts: readonly string[] = [
  themeScript,
  viewScript + earlyInputScript,
  appScriptsLoader,
];

interface DocumentHeadProps {
  readonly assets: DocumentAssets;
  /** Scripts that run before the page is drawn, of {@link inlineScripts}. */
  readonly scripts: readonly string[];
  /** The shop, whose accent and logo the document has. */
  readonly shop: Pick<Shop, "accent" | "logo">;
  /** The tags of the app's scripts. */
  readonly children: ReactNode;
}

/** The icons of a tab and of a start screen: the shop's logo, or that of the software. */
const icons = (logo: string) =>
  logo === "" ? (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  ) : (
    <link rel="icon" href={thumbnailAddress(logo)} type="image/webp" />
  );

/** The parts of the head that all documents share. */
function DocumentHead({ assets, scripts, shop, children }: DocumentHeadProps) {
  const accent = accentStyles(shop.accent);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {scripts.map((script) => (
        <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
      ))}
      {assets.styles && <style dangerouslySetInnerHTML={{ __html: assets.styles }} />}
      {assets.styleSheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {accent && <style dangerouslySetInnerHTML={{ __html: accent }} />}
      {assets.preamble && <script type="module" dangerouslySetInnerHTML={{ __html: assets.preamble }} />}
      {children}
      {icons(shop.logo)}
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" content={pageColours.light.ground} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={pageColours.dark.ground} media="(prefers-color-scheme: dark)" />
    </>
  );
}

/** Props of {@link ShopDocumentHead} and {@link DashDocumentHead}, which only the server renders. */
export type HeadProps = Pick<DocumentHeadProps, "assets" | "shop">;

/** The head of a page of the shop, whose scripts wait for its pictures. */
export const ShopDocumentHead = ({ assets, shop }: HeadProps) => (
  <DocumentHead assets={assets} scripts={inlineScripts} shop={shop}>
    <template
      id={APP_SCRIPTS_TEMPLATE}
      dangerouslySetInnerHTML={{ __html: appScriptTags(assets.scripts, assets.modules) }}
    />
  </DocumentHead>
);

/** The head of the dashboard's document, which shows nothing until its scripts have run. */
export const DashDocumentHead = ({ assets, shop }: HeadProps) => (
  <DocumentHead assets={assets} scripts={[themeScript]} shop={shop}>
    <meta name="robots" content="noindex" />
    {assets.modules.map((href) => (
      <link key={href} rel="modulepreload" href={href} />
    ))}
    {assets.scripts.map((src) => (
      <script key={src} type="module" src={src} />
    ))}
  </DocumentHead>
);
