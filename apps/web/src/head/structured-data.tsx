import type { SchemaOrgNode } from "./schema-org.ts";

/** Props of {@link StructuredData}. */
export interface StructuredDataProps {
  /** The schema.org nodes of the page; empty in the browser, where search engines do not read them. */
  readonly graph: readonly SchemaOrgNode[];
}

/**
 * Renders schema.org data as JSON-LD. Callers build the graph under `import.meta.env.SSR`, so that its code is removed from the
 * browser build; the script element is rendered on both sides to keep hydration consistent.
 */
export function StructuredData({ graph }: StructuredDataProps) {
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text.replaceAll("<", String.raw`\u003c`) }}
    />
  );
}
