import type { Letter } from "./letter.ts";

/** Renders a letter as plain text. */
export function letterText({
  title,
  opening,
  link,
  headings,
  lines,
  total,
  details,
  closing,
  signature,
}: Letter): string {
  const table = lines.map(({ name, detail, qty, price, sum }) =>
    [
      `${qty} × ${name}${detail ? ` (${detail})` : ""}`,
      `  ${price}${sum ? ` · ${headings.sum}: ${sum}` : ""}`,
    ].join("\n"),
  );
  return [
    title,
    ...opening,
    ...(link ? [`${link.label}: ${link.href}`] : []),
    ...table,
    `${headings.total}: ${total}`,
    [details.title, ...details.rows.map(({ label, value }) => `${label}: ${value}`)].join("\n"),
    ...closing,
    `-- \n${signature}`,
  ].join("\n\n");
}
