import { directionOf, type Locale } from "@shop/domain/locale/locale.ts";
import type { ReactNode } from "react";

export interface DocumentProps {
  readonly locale: Locale;
  /** Children of the head; set by the server only. */
  readonly head?: ReactNode;
  /** Rendered after the app, set by the server only: the state to hydrate from. */
  readonly tail?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders the HTML document. Hydration skips unknown nodes inside html, head and body, so the browser passes neither head nor tail;
 * html and body have two children on both sides, so that `useId` generates the same ids.
 */
export function Document({ locale, head, tail, children }: DocumentProps) {
  return (
    // The theme script sets data-theme before hydration.
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>{head}</head>
      <body className="bg-background text-ink">
        {children}
        {tail}
      </body>
    </html>
  );
}
