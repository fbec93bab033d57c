import {
  type AdminOrder,
  type AdminOrderLine,
  adminOrderLineSchema,
  orderLineEditSchema,
} from "@shop/contract/orders/admin-order.ts";
import type { OrderLineEdit } from "@shop/data/dash/orders/view.ts";
import type { OrderableProduct } from "@shop/data/dash/products/product-search-view.ts";
import { statedUnit } from "@shop/domain/catalogue/selling-unit.ts";
import { MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import { toMinorUnits } from "@shop/domain/money/money.ts";
import { typedPrice, typedTotal } from "@shop/domain/money/typed-price.ts";
import type { RefusedLine } from "@shop/domain/orders/lines/refused-line.ts";
import * as v from "valibot";

import { type KeyedLine, keyedLines } from "./line-keys.ts";

/** A line as it is edited. */
export interface LineEdit {
  readonly key: string;
  /** The line as it was when the dialog was opened; of an added product, one piece at the shop's price. */
  readonly line: AdminOrderLine;
  readonly qty: number;
  /** As entered. */
  readonly price: string;
  readonly removed: boolean;
  /** Whether the order does not have it yet. */
  readonly added: boolean;
}

const editOf = ({ key, line }: KeyedLine<AdminOrderLine>): LineEdit => ({
  key,
  line,
  qty: line.qty,
  price: line.price,
  removed: false,
  added: false,
});

/** The lines of an order, unchanged. */
export const editsOf = ({ lines }: AdminOrder): readonly LineEdit[] => keyedLines(lines).map(editOf);

/** The edit that adds a product: one piece at the shop's price. */
export function addedEdit({ id, price, ...product }: OrderableProduct): LineEdit {
  const { name, name_ar, part_number, amount, image } = product;
  const line = {
    product_id: id,
    name,
    name_ar,
    part_number,
    ...statedUnit(product),
    price,
    price_before: null,
    qty: 1,
    image,
    amount,
    current_price: price,
    has_page: true,
  };
  return { ...editOf({ key: `${id}-added`, line }), added: true };
}

/** The edits with one piece more of a product: in a line that has it, or that is put back, else in a new last line. */
export function withProduct(edits: readonly LineEdit[], product: OrderableProduct): readonly LineEdit[] {
  const at = edits.findIndex(({ line }) => line.product_id === product.id);
  const own = edits[at];
  if (!own) return [...edits, addedEdit(product)];
  const qty = own.removed ? own.qty : Math.min(own.qty + 1, MAX_LINE_QUANTITY);
  return edits.with(at, { ...own, qty, removed: false });
}

/** The edits with one changed; an added line that is removed again is left out. */
export const withEdit = (
  edits: readonly LineEdit[],
  key: string,
  change: Partial<LineEdit>,
): readonly LineEdit[] =>
  edits
    .map((edit) => (edit.key === key ? Object.assign({}, edit, change) : edit))
    .filter(({ added, removed }) => !(added && removed));

const isSamePrice = (one: string, other: string): boolean =>
  one === other || toMinorUnits(typedPrice(one)) === toMinorUnits(other);

/** Whether a line differs from what the order has. */
export const isEdited = ({ line, qty, price, removed, added }: LineEdit): boolean =>
  removed || added || qty !== line.qty || !isSamePrice(price, line.price);

/** The lines that the order has afterwards. */
export const keptLines = (edits: readonly LineEdit[]): readonly LineEdit[] =>
  edits.filter(({ removed }) => !removed);

/** The lines that are sent to the server. */
export const sentLines = (edits: readonly LineEdit[]): readonly OrderLineEdit[] =>
  keptLines(edits).map(({ line, qty, price }) => ({ product_id: line.product_id, qty, price }));

/** The keys of the lines that are sent to the server. */
export const sentKeys = (edits: readonly LineEdit[]): readonly string[] =>
  keptLines(edits).map(({ key }) => key);

/** The total of the lines that stay; null while a price cannot be read. */
export const editedTotal = (edits: readonly LineEdit[]): string | null => typedTotal(keptLines(edits));

/** What is wrong with one line: error codes of its quantity and its price, or the number of pieces left. */
export interface LineErrors {
  readonly qty?: string | undefined;
  readonly price?: string | undefined;
  readonly left?: number;
}

/** The errors of lines by their keys. */
export type ErrorsByLine = ReadonlyMap<string, LineErrors>;

/** Errors of the lines that the server would refuse. */
export function lineIssues(edits: readonly LineEdit[]): ErrorsByLine {
  const sent = sentLines(edits);
  return new Map(
    sentKeys(edits).flatMap((key, place): [string, LineErrors][] => {
      const { issues } = v.safeParse(orderLineEditSchema, sent[place]);
      if (!issues) return [];
      const { qty, price } = v.flatten<typeof orderLineEditSchema>(issues).nested ?? {};
      return [[key, { qty: qty?.[0], price: price?.[0] }]];
    }),
  );
}

/** The errors of lines that the server has refused; `keys` are those of the lines that were sent. */
export const refusedErrors = (refused: readonly RefusedLine[], keys: readonly string[]): ErrorsByLine =>
  new Map(
    refused.flatMap(({ place, price, left }): [string, LineErrors][] => {
      const key = keys[place];
      if (key === undefined) return [];
      if (price !== null) return [[key, { price: "above_limit" }]];
      return [[key, left === null ? { qty: "unknown_product" } : { left }]];
    }),
  );

const entered = { qty: v.number(), price: v.string() };

/** What a draft keeps of edited lines: what was entered for those of the order, and the added ones whole. */
const draftSchema = v.object({
  version: v.number(),
  lines: v.array(v.object({ ...entered, removed: v.boolean() })),
  added: v.array(v.object({ ...entered, key: v.string(), line: adminOrderLineSchema })),
});

/** What a draft keeps of edited lines. */
export const toDraft = (version: number, edits: readonly LineEdit[]): v.InferOutput<typeof draftSchema> => ({
  version,
  lines: edits.filter(({ added }) => !added).map(({ qty, price, removed }) => ({ qty, price, removed })),
  added: edits.filter(({ added }) => added).map(({ key, line, qty, price }) => ({ key, line, qty, price })),
});

/** The edited lines of a draft; null where it belongs to another version of the order. */
export function fromDraft(stored: unknown, order: AdminOrder): readonly LineEdit[] | null {
  const { success, output: draft } = v.safeParse(draftSchema, stored);
  if (!success || draft.version !== order.version || draft.lines.length !== order.lines.length) return null;
  return [
    ...editsOf(order).map((edit, index) => Object.assign({}, edit, draft.lines[index])),
    ...draft.added.map(({ key, line, ...values }) =>
      Object.assign(editOf({ key, line }), values, { added: true }),
    ),
  ];
}
