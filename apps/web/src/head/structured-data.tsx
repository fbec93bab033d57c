import type { StructuredThing } from "./things.ts";

/** What a {@link StructuredData} takes. */
export interface StructuredDataProps {
  /** What the page is about; empty in the browser, which has no use for it. */
  readonly things: readonly StructuredThing[];
}

/**
 * Tells search engines what a page is about. Callers describe it under `import.meta.env.SSR`, so that neither the code nor the
 * text of it reaches the browser; the element stays, for the page's structure to be the same on both sides.
 */
export function StructuredData({ things }: StructuredDataProps) {
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text.replaceAll("<", String.raw`\u003c`) }}
    />
  );
}
