import { directionOf, type Locale } from "@shop/contract/locale.ts";
import type { ReactNode } from "react";

/** What a {@link Document} takes. */
export interface DocumentProps {
  readonly locale: Locale;
  /** What the server puts into the head; the browser leaves it as it came. */
  readonly head?: ReactNode;
  /** What the server puts behind the shop: the state that the browser starts from. */
  readonly tail?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The whole document. React skips nodes that it does not know inside html, head and body, so the browser needs neither head nor
 * tail again; the two children of html and of body keep the ids of `useId` equal on both sides.
 */
export function Document({ locale, head, tail, children }: DocumentProps) {
  return (
    // The theme script sets data-theme before React arrives.
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>{head}</head>
      <body className="bg-background text-ink">
        {children}
        {tail}
      </body>
    </html>
  );
}
