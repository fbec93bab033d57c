/** A part of a text: a heading, a paragraph of one or several lines, or a list; `place` is unique in the text. */
export type InfoBlock = { readonly place: number } & (
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
);

function blockOf(text: string, place: number): InfoBlock {
  if (/^## [^\n]+$/.test(text)) return { place, kind: "heading", text: text.slice(3) };
  const lines = text.split("\n");
  return lines.every((line) => line.startsWith("- "))
    ? { place, kind: "list", items: lines.map((line) => line.slice(2)) }
    : { place, kind: "paragraph", text };
}

/** Splits a text at its empty lines; '## ' begins a heading, and lines with '- ' in front are a list. */
export const infoBlocks = (text: string): InfoBlock[] =>
  text
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(blockOf);
