import type { Letter, OrderTable } from "./letter.ts";

function orderTexts({ headings, lines, sums, details }: OrderTable): string[] {
  const table = lines.map(({ name, detail, qty, price, sum }) =>
    [
      `${qty} × ${name}${detail ? ` (${detail})` : ""}`,
      `  ${price}${sum ? ` · ${headings.sum}: ${sum}` : ""}`,
    ].join("\n"),
  );
  return [
    ...table,
    sums.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    [details.title, ...details.rows.map(({ label, value }) => `${label}: ${value}`)].join("\n"),
  ];
}

/** Renders a letter as plain text. */
export const letterText = ({ title, opening, link, order, closing, signature, end }: Letter): string =>
  [
    title,
    ...opening,
    ...(link ? [`${link.label}: ${link.href}`] : []),
    ...(order ? orderTexts(order) : []),
    ...closing,
    ...(end ? [`${end.label}: ${end.href}`] : []),
    `-- \n${signature}`,
  ].join("\n\n");
