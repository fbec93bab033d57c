import { compile } from "html-to-text";

/** A tag or a character reference; '3 < 5' has neither. */
const MARKUP = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);/i;

/** Elements within elements, and children of one, that are read. */
const MAX_DEPTH = 50;
const MAX_CHILDREN = 1000;

const convert = compile({
  wordwrap: false,
  limits: { maxDepth: MAX_DEPTH, maxChildNodes: MAX_CHILDREN, maxInputLength: 100_000 },
  selectors: [
    { selector: "img", format: "skip" },
    { selector: "a", options: { ignoreHref: true } },
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: "table", format: "dataTable", options: { uppercaseHeaderCells: false } },
    { selector: "ul", options: { itemPrefix: "• " } },
  ],
});

/** The text of a description in HTML, with line breaks between its paragraphs and items; other text stays as it is. */
export const textOfHtml = (text: string): string =>
  MARKUP.test(text)
    ? convert(text)
        .replaceAll(/\n{3,}/g, "\n\n")
        .trim()
    : text;
