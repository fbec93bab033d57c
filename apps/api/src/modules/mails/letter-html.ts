import { directionOf } from "@shop/domain/locale/locale.ts";
import { accentColours, DEFAULT_ACCENT } from "@shop/domain/site/accent.ts";
import { html } from "hono/html";

import type { Letter, LetterLine, LetterSum, OrderTable } from "./letter.ts";

// Mail programs support neither style sheets nor logical directions: styles are inline, `dir` and `align` mirror them.
const FONT = "font-family:Cairo,'Segoe UI',Tahoma,Arial,sans-serif;color:#1d2023";
const PAGE = `margin:0;padding:24px 12px;background:#faf9f6;${FONT};font-size:15px;line-height:1.6`;
const SHEET =
  "max-width:640px;margin:0 auto;background:#ffffff;border:1px solid #dedbd3;border-top:4px solid";
const TITLE = "margin:0 0 12px;font-size:20px;line-height:1.3";
const CELL = "padding:8px 6px;border-bottom:1px solid #dedbd3;vertical-align:top";
const HEAD = "padding:8px 6px;border-bottom:2px solid #1d2023;font-size:13px;color:#585d62;font-weight:600";
const FIGURES = "white-space:nowrap;font-variant-numeric:tabular-nums";
const LINK = "display:inline-block;padding:10px 18px;font-weight:700;text-decoration:none;border-radius:6px";
// Part numbers without a space break: a letter wider than a phone would be scaled down.
const BREAKS = "overflow-wrap:anywhere;word-break:break-word";
const MUTED = "color:#585d62;font-size:13px";

const paragraphs = (texts: readonly string[]) =>
  texts.map((text) => html`<p style="margin:0 0 12px;white-space:pre-line">${text}</p>`);

// Text that people typed has its own direction, independent of the letter's.
const row = ({ name, detail, qty, price, sum }: LetterLine, start: string, end: string) =>
  html` <tr>
    <td style="${CELL}" align="${start}">
      <div dir="auto" align="${start}" style="${BREAKS}">${name}</div>
      ${detail && html`<div style="${MUTED};${BREAKS}">${detail}</div>`}
      <div style="${MUTED};${FIGURES}">${qty} × ${price}</div>
    </td>
    <td style="${CELL};${FIGURES}" align="${end}">${sum}</td>
  </tr>`;

const sumRow = ({ label, value }: LetterSum, start: string, end: string) =>
  html` <tr>
    <td style="padding:10px 6px;font-weight:700" align="${start}">${label}</td>
    <td style="padding:10px 6px;font-weight:700;${FIGURES}" align="${end}">${value}</td>
  </tr>`;

function orderTable({ headings, lines, sums, details }: OrderTable, direction: "ltr" | "rtl") {
  const [start, end] = direction === "rtl" ? ["right", "left"] : ["left", "right"];
  return html`<table
      role="presentation"
      dir="${direction}"
      width="100%"
      style="border-collapse:collapse;margin:0 0 20px;${FONT};font-size:14px"
    >
      <tr>
        <th style="${HEAD}" align="${start}">${headings.product}</th>
        <th style="${HEAD}" align="${end}">${headings.sum}</th>
      </tr>
      ${lines.map((line) => row(line, start, end))} ${sums.map((sum) => sumRow(sum, start, end))}
    </table>
    <h2 style="margin:0 0 8px;font-size:15px">${details.title}</h2>
    <table
      role="presentation"
      dir="${direction}"
      style="border-collapse:collapse;margin:0 0 20px;${FONT};font-size:14px"
    >
      ${details.rows.map(
        ({ label, value }) =>
          html` <tr>
            <td style="padding:2px 0;${MUTED};vertical-align:top" align="${start}">${label}</td>
            <td style="padding:2px 12px" align="${start}">
              <div dir="auto" align="${start}" style="white-space:pre-line;${BREAKS}">${value}</div>
            </td>
          </tr>`,
      )}
    </table>`;
}

/** Renders a letter as HTML, in its language's direction, with the accent of the shop ('' for the default); all content is escaped. */
export async function letterHtml(letter: Letter, accent: string): Promise<string> {
  const { locale, title, opening, link, order, closing, signature, end } = letter;
  const { signal, ink } = accentColours(accent || DEFAULT_ACCENT).light;
  const direction = directionOf(locale);
  const start = direction === "rtl" ? "right" : "left";
  return String(
    await html`<!doctype html>
      <html lang="${locale}" dir="${direction}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title}</title>
        </head>
        <body dir="${direction}" style="${PAGE}">
          <div style="${SHEET} ${signal}">
            <div style="padding:24px" align="${start}">
              <h1 style="${TITLE}">${title}</h1>
              ${paragraphs(opening)}
              ${
                link &&
                html`<p style="margin:0 0 20px">
                  <a href="${link.href}" style="${LINK};background:${signal};color:${ink}">${link.label}</a>
                </p>`
              }
              ${order && orderTable(order, direction)} ${paragraphs(closing)}
              <p style="margin:0;${MUTED}">${signature}</p>
              ${
                end &&
                html`<p style="margin:12px 0 0;${MUTED}">
                  <a href="${end.href}" style="${MUTED}">${end.label}</a>
                </p>`
              }
            </div>
          </div>
        </body>
      </html> `,
  );
}
