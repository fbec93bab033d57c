import { toMinorUnits } from "../../money/money.ts";
import { orderedPieces } from "../placing/order-check.ts";
import type { RefusedLine } from "./refused-line.ts";

/** A line of an order, as far as an edit compares it. */
export interface EditedLine {
  readonly product_id: number;
  readonly name: string;
  /** Decimal text. */
  readonly price: string;
  readonly qty: number;
}

type Pieces = readonly Pick<EditedLine, "product_id" | "qty">[];

const piecesOf = (lines: Pieces) =>
  orderedPieces(lines.map(({ product_id, qty }) => ({ id: product_id, qty })));

/** Whether two lists of lines have the same products, prices and quantities, in the same sequence. */
export const sameLines = (
  before: readonly Omit<EditedLine, "name">[],
  after: readonly Omit<EditedLine, "name">[],
): boolean =>
  before.length === after.length &&
  before.every(({ product_id, price, qty }, at) => {
    const other = after[at];
    return (
      other?.product_id === product_id &&
      other.qty === qty &&
      toMinorUnits(other.price) === toMinorUnits(price)
    );
  });

/** Pieces by product that an edit takes from the stock; negative where it returns them, without products that keep theirs. */
export function piecesTaken(before: Pieces, after: Pieces): ReadonlyMap<number, number> {
  const [old, now] = [piecesOf(before), piecesOf(after)];
  const ids = [...new Set([...old.keys(), ...now.keys()])].toSorted((a, b) => a - b);
  return new Map(
    ids
      .map((id): [number, number] => [id, (now.get(id) ?? 0) - (old.get(id) ?? 0)])
      .filter(([, difference]) => difference !== 0),
  );
}

/**
 * Compares edited lines with the stock: those for which it has too few pieces, with the number left. The pieces that the order has already
 * are its own; `amountOf` is the stock without them, undefined for a product that is no longer sold. Of a stock from `hiddenFromOf` on, only
 * the least is named.
 */
export function shortLines(
  before: Pieces,
  after: Pieces,
  amountOf: (id: number) => number | undefined,
  hiddenFromOf: (id: number) => number | null = () => null,
): readonly RefusedLine[] {
  const old = piecesOf(before);
  const left = new Map<number, number>();
  const named = new Map<number, number>();
  return after.flatMap(({ product_id: id, qty }, place) => {
    const amount = amountOf(id);
    const stock = Math.max(amount ?? 0, 0);
    const hiddenFrom = hiddenFromOf(id) ?? Infinity;
    const own = old.get(id) ?? 0;
    const available = left.get(id) ?? own + stock;
    const least = named.get(id) ?? own + Math.min(stock, hiddenFrom);
    left.set(id, Math.max(available - qty, 0));
    named.set(id, Math.max(least - qty, 0));
    if (qty <= available) return [];
    const isHidden = stock >= hiddenFrom;
    return [
      { place, price: null, left: least, ...(isHidden && { at_least: true }), sold: amount !== undefined },
    ];
  });
}

interface Summed {
  readonly name: string;
  readonly qty: number;
  readonly prices: string;
}

function byProduct(lines: readonly EditedLine[]): ReadonlyMap<number, Summed> {
  const grouped = Map.groupBy(lines, ({ product_id }) => product_id);
  return new Map(
    [...grouped].map(([id, same]) => [
      id,
      {
        name: same[0]?.name ?? "",
        qty: same.reduce((sum, { qty }) => sum + qty, 0),
        prices: [...new Set(same.map(({ price }) => price))].join(", "),
      },
    ]),
  );
}

/** Lists what differs between the lines of an order, one product a line, in signs that are read in every language. */
export function linesChangeText(before: readonly EditedLine[], after: readonly EditedLine[]): string {
  const [old, now] = [byProduct(before), byProduct(after)];
  const removed = [...old].filter(([id]) => !now.has(id)).map(([, { name, qty }]) => `− ${qty} × ${name}`);
  const others = [...now].flatMap(([id, { name, qty, prices }]) => {
    const was = old.get(id);
    if (!was) return [`+ ${qty} × ${name} (${prices})`];
    const changes: [old: string, now: string][] = [
      [String(was.qty), String(qty)],
      [was.prices, prices],
    ];
    return changes.filter(([a, b]) => a !== b).map(([a, b]) => `${name}: ${a} → ${b}`);
  });
  return [...removed, ...others].join("\n");
}

const PRICE = String.raw`\d+\.\d{2}`;
const PRICES = `${PRICE}(?:, ${PRICE})*`;
const CHANGED = new RegExp(`^(?<name>.*): (?<old>${PRICES}|\\d+) → (?<now>${PRICES}|\\d+)$`, "gmu");
const ADDED = new RegExp(String.raw`^(?<start>\+ \d+ × .*) \((?<prices>${PRICES})\)$`, "gmu");

/** Replaces the prices ('10.00') and changed quantities ('1500') in a text of {@link linesChangeText}, one by one; names stay. */
export function mapLinesChange(text: string, replace: (value: string) => string): string {
  const each = (values: string): string => values.split(", ").map(replace).join(", ");
  return text
    .replaceAll(
      CHANGED,
      (_, name: string, old: string, now: string) => `${name}: ${each(old)} → ${each(now)}`,
    )
    .replaceAll(ADDED, (_, start: string, prices: string) => `${start} (${each(prices)})`);
}
