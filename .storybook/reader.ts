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

/** Media features of readers, and what their queries become in the preview: a page cannot set them. */
const features: Readonly<Partial<Record<Reader, readonly (readonly [query: RegExp, answer: string])[]>>> = {
  "forced-colors": [[/\(forced-colors:\s*active\)/g, "all"]],
  "more-contrast": [[/\(prefers-contrast:\s*more\)/g, "all"]],
  "reduced-motion": [
    [/\(prefers-reduced-motion:\s*reduce\)/g, "all"],
    [/\(prefers-reduced-motion:\s*no-preference\)/g, "not all"],
  ],
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
 * drawn by `preview.css`; the check of the built Storybook has the browser's own.
 */
export function showAs(reader: Reader): void {
  const root = document.documentElement;
  if (root.dataset["reader"] === reader) return;
  root.dataset["reader"] = reader;
  root.style.fontSize = reader === "large-text" ? "200%" : "";
  for (const [media, text] of written) media.mediaText = text;
  written.clear();
  const queries = features[reader] ?? [];
  if (queries.length === 0) return;
  for (const { media } of Array.from(document.styleSheets).flatMap((sheet) => mediaRules(sheet.cssRules))) {
    const text = media.mediaText;
    const answered = queries.reduce((query, [pattern, answer]) => query.replaceAll(pattern, answer), text);
    if (answered === text) continue;
    written.set(media, text);
    media.mediaText = answered;
  }
}

const isReader = (value: unknown): value is Reader => typeof value === "string" && value in readers;

/** Returns the reader that the toolbar's value names. */
export const readerOf = (value: unknown): Reader => (isReader(value) ? value : "usual");
