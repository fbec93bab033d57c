import { accentColours, pageColours } from "@shop/domain/site/accent.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Badge } from "@shop/ui/badge.tsx";
import { buttonClasses } from "@shop/ui/button.tsx";
import type { CSSProperties } from "react";

import { Logo } from "../../../shop/shell/logo.tsx";

export interface AppearancePreviewProps {
  /** The shop as it is entered. */
  readonly shop: Pick<Shop, "name" | "logo" | "logo_has_name">;
  /** The accent, '#' and six hexadecimal digits. */
  readonly accent: string;
}

/** Logo, name and a button in both themes, with the contrast of the button's text. */
export function AppearancePreview({ shop, accent }: AppearancePreviewProps) {
  const { shop: texts } = useMessages("dashSettings");
  const { locale } = useLocale();
  const colours = accentColours(accent);
  return (
    <ul aria-label={texts.preview} className="grid gap-3 sm:grid-cols-2">
      {(["light", "dark"] as const).map((theme) => {
        const { signal, strong, ink, contrast } = colours[theme];
        const { ground, text } = pageColours[theme];
        const style: CSSProperties = {
          background: ground,
          color: text,
          "--signal": signal,
          "--signal-strong": strong,
          "--signal-ink": ink,
        };
        return (
          <li
            key={theme}
            style={style}
            className="border-line grid min-w-0 content-start gap-3 rounded-md border p-4"
          >
            <span className="flex min-w-0 items-center justify-between gap-3">
              <Logo shop={shop}>
                <span className="min-w-0 wrap-anywhere">{shop.name[locale]}</span>
              </Logo>
              <Badge tone="signal">3</Badge>
            </span>
            <span className={buttonClasses({ variant: "signal", className: "justify-self-start" })}>
              {texts.sampleButton}
            </span>
            <span className="text-sm">
              {fill(texts.contrast, { theme: texts.themes[theme], ratio: contrast.toFixed(1) })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
