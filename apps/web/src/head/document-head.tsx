import { themeScript } from "@shop/ui/theme/theme.ts";

import { earlyInputScript } from "../early-input/capture.ts";
import type { DocumentAssets } from "../renderer.ts";
import { APP_SCRIPTS_TEMPLATE, appScriptsLoader, appScriptTags } from "./app-scripts.ts";

/** Inline scripts of every page; the content security policy allows them by their hashes. */
export const inlineScripts: readonly string[] = [themeScript, earlyInputScript, appScriptsLoader];

/** Renders the parts of the head that all pages share; only the server does. */
export function DocumentHead({ assets }: { readonly assets: DocumentAssets }) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {inlineScripts.map((script) => (
        <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
      ))}
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      {assets.styles && <style dangerouslySetInnerHTML={{ __html: assets.styles }} />}
      {assets.styleSheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.preamble && <script type="module" dangerouslySetInnerHTML={{ __html: assets.preamble }} />}
      <template
        id={APP_SCRIPTS_TEMPLATE}
        dangerouslySetInnerHTML={{ __html: appScriptTags(assets.scripts, assets.modules) }}
      />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" content="#faf9f6" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#15171a" media="(prefers-color-scheme: dark)" />
    </>
  );
}
