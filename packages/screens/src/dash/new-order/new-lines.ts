import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { keptProductSchema } from "@shop/contract/orders/kept-product.ts";
import type { OrderLineEdit } from "@shop/data/dash/orders/view.ts";
import type { OrderableProduct } from "@shop/data/dash/products/product-search-view.ts";
import { MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import { priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import { typedPrice, typedTotal } from "@shop/domain/money/typed-price.ts";
import { discountOf, totalAfter } from "@shop/domain/orders/lines/order-discount.ts";
import * as v from "valibot";

import { addedEdit, type LineEdit } from "../orders/lines/line-edits.ts";

/** A line of an order that is being taken. */
export interface NewLine {
  readonly product: OrderableProduct;
  readonly qty: number;
  /** As entered. */
  readonly price: string;
}

const PERCENT = /^[-−]?\s*(?<percent>\d{1,2}(?:\.\d{1,2})?)\s*[%٪]$/u;

/** The price that an entry means: '10%' takes ten percent off the shop's. */
function enteredPrice(entered: string, shown: string): string {
  const value = PERCENT.exec(typedPrice(entered))?.groups?.["percent"];
  return value === undefined ? entered : totalAfter(shown, discountOf({ kind: "percent", value }, shown));
}

/** The lines with more of a product; its price follows the quantity that there is then unless another was entered. */
export function withMore(
  lines: readonly NewLine[],
  product: OrderableProduct,
  more: number,
): readonly NewLine[] {
  const at = lines.findIndex((line) => line.product.id === product.id);
  const own = lines[at];
  const qty = Math.min((own?.qty ?? 0) + more, MAX_LINE_QUANTITY);
  if (!own) return [...lines, { product, qty, price: priceForPieces(product, qty) }];
  return lines.with(at, withChange(own, { qty }));
}

/** A line with another quantity or price; a price that was not entered follows the quantity. */
export function withChange(line: NewLine, change: Partial<Pick<LineEdit, "qty" | "price">>): NewLine {
  const { product } = line;
  const qty = change.qty ?? line.qty;
  const shown = priceForPieces(product, qty);
  const isEntered = line.price !== priceForPieces(product, line.qty);
  if (change.price !== undefined) return { product, qty, price: enteredPrice(change.price, shown) };
  return { product, qty, price: isEntered ? line.price : shown };
}

/** A line as the fields of a line show it, beside the shop's price for its pieces. */
export const toEdit = ({ product, qty, price }: NewLine): LineEdit => ({
  ...addedEdit({ ...product, price: priceForPieces(product, qty) }),
  qty,
  price,
});

/** The lines that are sent to the server. */
export const sentLines = (lines: readonly NewLine[]): readonly OrderLineEdit[] =>
  lines.map(({ product, qty, price }) => ({ product_id: product.id, qty, price }));

/** The lines of another order, at its prices, without those whose product is not sold any more. */
export const copiedLines = ({ lines }: AdminOrder): readonly NewLine[] =>
  lines
    .filter(({ has_page: isSold }) => isSold)
    .map(({ product_id: id, qty, price, current_price: current, amount, ...line }) => ({
      product: {
        id,
        name: line.name,
        name_ar: line.name_ar,
        part_number: line.part_number,
        unit: line.unit ?? null,
        pieces_per_unit: line.pieces_per_unit ?? null,
        image: line.image,
        price: current ?? price,
        quantity_prices: [],
        amount: amount ?? 0,
      },
      qty,
      price,
    }));

/** The sum of the lines; null while a price cannot be read. */
export const sumOfLines = (lines: readonly NewLine[]): string | null => typedTotal(lines);

const draftSchema = v.array(v.object({ product: keptProductSchema, qty: v.number(), price: v.string() }));

/** The lines of a draft; none where it cannot be read. */
export function linesOfDraft(stored: unknown): readonly NewLine[] {
  const { success, output } = v.safeParse(draftSchema, stored);
  return success ? output : [];
}
