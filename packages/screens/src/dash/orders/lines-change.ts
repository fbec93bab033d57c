import { formatCount, formatPrice } from "@shop/i18n/format.ts";

const PRICE = String.raw`\d+\.\d{2}`;
const PRICES = `${PRICE}(?:, ${PRICE})*`;
/** 'name: old → new' with prices or quantities, and '+ 2 × name (price)', as `linesChangeText` of domain writes them. */
const CHANGED = new RegExp(`^(?<name>.*): (?<old>${PRICES}|\\d+) → (?<now>${PRICES}|\\d+)$`, "gmu");
const ADDED = new RegExp(String.raw`^(?<start>\+ \d+ × .*) \((?<prices>${PRICES})\)$`, "gmu");

/** Formats the prices and quantities in the stored text of a change of an order's lines; each is isolated from the text around it. */
export function formatLinesChange(text: string, updating: string): string {
  const format = (value: string): string =>
    value.includes(".") ? formatPrice(value, updating) : formatCount(Number(value));
  const words = (values: string): string =>
    values
      .split(", ")
      .map((value) => `\u2068${format(value)}\u2069`)
      .join(", ");
  return text
    .replaceAll(
      CHANGED,
      (_, name: string, old: string, now: string) => `${name}: ${words(old)} → ${words(now)}`,
    )
    .replaceAll(ADDED, (_, start: string, prices: string) => `${start} (${words(prices)})`);
}
