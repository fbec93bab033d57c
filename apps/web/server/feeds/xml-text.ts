/** Characters that XML 1.0 has no way to write, halves of surrogate pairs among them. */
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it stands in an element or attribute of an XML file, without the characters that no such file can hold. */
const xmlText = (text: string): string =>
  text.replaceAll(UNWRITABLE, "").replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** An element with a text; nothing without one. */
export const xmlElement = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${xmlText(text)}</${name}>` : "";

/** The start of a text with an ellipsis where it has more than `max` characters; halves of surrogate pairs count as one. */
export function shortened(text: string, max: number): string {
  const plain = text.trim();
  return plain.length <= max ? plain : `${plain.slice(0, max - 1).trimEnd()}…`;
}
