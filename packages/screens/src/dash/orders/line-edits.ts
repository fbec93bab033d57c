import {
  type AdminOrder,
  type AdminOrderLine,
  orderLinesChangeSchema,
} from "@shop/contract/entities/admin-order.ts";
import { toMinorUnits, totalOf } from "@shop/domain/money/money.ts";
import { typedPrice } from "@shop/domain/money/typed-price.ts";
import type { OrderLineEdit } from "@shop/view-types/admin-orders.ts";
import type { FieldErrors } from "@shop/view-types/state.ts";
import { flatten, safeParse } from "valibot";

import { keyedLines } from "./line-keys.ts";

/** A line as it is edited. */
export interface LineEdit {
  readonly key: string;
  /** The line as it was when the dialog was opened. */
  readonly line: AdminOrderLine;
  readonly qty: number;
  /** As entered. */
  readonly price: string;
  readonly removed: boolean;
}

/** The lines of an order, unchanged. */
export const editsOf = ({ lines }: AdminOrder): readonly LineEdit[] =>
  keyedLines(lines).map(({ key, line }) => ({ key, line, qty: line.qty, price: line.price, removed: false }));

const isSamePrice = (one: string, other: string): boolean =>
  one === other || toMinorUnits(typedPrice(one)) === toMinorUnits(other);

/** Whether a line differs from what the order has. */
export const isEdited = ({ line, qty, price, removed }: LineEdit): boolean =>
  removed || qty !== line.qty || !isSamePrice(price, line.price);

const kept = (edits: readonly LineEdit[]): readonly LineEdit[] => edits.filter(({ removed }) => !removed);

/** The lines that are sent to the server. */
export const sentLines = (edits: readonly LineEdit[]): readonly OrderLineEdit[] =>
  kept(edits).map(({ line, qty, price }) => ({ product_id: line.product_id, qty, price }));

/** The total of the lines that stay. */
export const editedTotal = (edits: readonly LineEdit[]): string =>
  totalOf(kept(edits).map(({ qty, price }) => ({ qty, price: typedPrice(price) })));

/** Errors of lines that the server would refuse, by the index of the line among those that are sent: 'lines.0.price'. */
export function lineIssues(edits: readonly LineEdit[], version: number): FieldErrors {
  const result = safeParse(orderLinesChangeSchema, { version, lines: sentLines(edits) });
  const nested = result.success ? {} : (flatten(result.issues).nested ?? {});
  return Object.fromEntries(
    Object.entries(nested).map(([field, messages]): [string, string] => [
      field,
      messages?.[0] ?? "bad_value",
    ]),
  );
}

/** Errors of one line by what is wrong: its quantity, its price, or its product. */
export type LineErrors = Readonly<Partial<Record<"qty" | "price" | "product_id", string>>>;

/** The errors of each line that was sent, by its index among all. */
export function errorsByLine(
  errors: FieldErrors,
  edits: readonly Pick<LineEdit, "removed">[],
): ReadonlyMap<number, LineErrors> {
  const indices = edits.flatMap(({ removed }, index) => (removed ? [] : [index]));
  const byLine = new Map<number, LineErrors>();
  for (const [field, error] of Object.entries(errors)) {
    const { at, what } = /^lines\.(?<at>\d+)\.(?<what>qty|price|product_id)$/.exec(field)?.groups ?? {};
    const index = indices[Number(at ?? -1)];
    if (index === undefined || what === undefined) continue;
    byLine.set(index, { ...byLine.get(index), [what]: error });
  }
  return byLine;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** What a draft keeps of edited lines. */
export const toDraft = (version: number, edits: readonly LineEdit[]): unknown => ({
  version,
  lines: edits.map(({ qty, price, removed }) => ({ qty, price, removed })),
});

/** The edited lines of a draft; null where it belongs to another version of the order. */
export function fromDraft(stored: unknown, order: AdminOrder): readonly LineEdit[] | null {
  if (!isRecord(stored) || stored["version"] !== order.version || !Array.isArray(stored["lines"]))
    return null;
  const drafted: readonly unknown[] = stored["lines"];
  if (drafted.length !== order.lines.length) return null;
  return editsOf(order).map((edit, index) => {
    const entry = drafted[index];
    if (!isRecord(entry)) return edit;
    const { qty, price, removed } = entry;
    return typeof qty === "number" && typeof price === "string" && typeof removed === "boolean"
      ? Object.assign({}, edit, { qty, price, removed })
      : edit;
  });
}
