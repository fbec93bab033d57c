/** What a reader has set in the system or the browser, by the value of the toolbar's menu. */
export const readers = {
  usual: "Usual settings",
  "forced-colors": "Forced colours",
  "more-contrast": "More contrast",
  "large-text": "Text at 200 %",
  "reduced-motion": "Reduced motion",
} as const;

/** A key of {@link readers}. */
export type Reader = keyof typeof readers;

/** Rewrites a media query to what a reader's setting makes of it. */
type Rewrite = (query: string) => string;

/** What media queries become in the preview, by the setting: a page cannot set them. */
const rewrites: Readonly<Partial<Record<Reader, Rewrite>>> = {
  "forced-colors": (query) => query.replaceAll(/\(forced-colors:\s*active\)/g, "all"),
  "more-contrast": (query) => query.replaceAll(/\(prefers-contrast:\s*more\)/g, "all"),
  // In media queries, rem is the font size that is set in the browser, not that of the page.
  "large-text": (query) => query.replaceAll(/([\d.]+)rem\b/g, (_, size) => `${2 * Number(size)}rem`),
  "reduced-motion": (query) =>
    query
      .replaceAll(/\(prefers-reduced-motion:\s*reduce\)/g, "all")
      .replaceAll(/\(prefers-reduced-motion:\s*no-preference\)/g, "not all"),
};

/** Media queries as they are written, by the rules whose query was replaced. */
const written = new Map<MediaList, string>();

/** All media rules of a list, nested ones too. */
function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return Array.from(rules).flatMap((rule) => {
    const inside =
      "cssRules" in rule && rule.cssRules instanceof CSSRuleList ? mediaRules(rule.cssRules) : [];
    return rule instanceof CSSMediaRule ? [rule].concat(inside) : inside;
  });
}

/**
 * Shows the page as a reader with these settings sees it: media queries of the setting hold, the text is twice as large. Forced colours are
 * drawn by `preview.css`; the check of the built Storybook has the browser's own, and its font size.
 */
export function showAs(reader: Reader): void {
  const root = document.documentElement;
  if (root.dataset["reader"] === reader) return;
  root.dataset["reader"] = reader;
  root.style.fontSize = reader === "large-text" ? "200%" : "";
  for (const [media, text] of written) media.mediaText = text;
  written.clear();
  const rewrite = rewrites[reader];
  if (!rewrite) return;
  for (const { media } of Array.from(document.styleSheets).flatMap((sheet) => mediaRules(sheet.cssRules))) {
    const text = media.mediaText;
    const rewritten = rewrite(text);
    if (rewritten === text) continue;
    written.set(media, text);
    media.mediaText = rewritten;
  }
}

const isReader = (value: unknown): value is Reader => typeof value === "string" && value in readers;

/** Returns the reader that the toolbar's value names. */
export const readerOf = (value: unknown): Reader => (isReader(value) ? value : "usual");
