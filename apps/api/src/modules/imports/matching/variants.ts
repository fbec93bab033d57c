import type { LineValues, ParsedLine } from "../lines/line-values.ts";

/** What programs write for a product without variants. */
const NO_VARIANT = "Default Title";

const isVariant = (variant: string | undefined): variant is string =>
  variant !== undefined && variant !== NO_VARIANT;

/** Names rows that are the variants of a product, of which only the first has a name. */
export class Variants {
  readonly #first = new Map<string, LineValues>();

  /** The next line of a sheet, with what is proposed where it leaves it to the first line of its product. */
  named(read: ParsedLine): ParsedLine {
    const { values, rowValues, doubts, errors } = read;
    const { handle, variant } = rowValues;
    if (handle === undefined) return read;
    const first = this.#first.get(handle);
    if (values.name !== undefined) {
      if (!first) this.#first.set(handle, values);
      if (!isVariant(variant)) return read;
      const name = `${values.name} ${variant}`;
      return { ...read, values: { ...values, name }, doubts: { ...doubts, name: "variant_named" } };
    }
    if (!first) return read;
    if (values.part_number === undefined && values.price === undefined && !isVariant(variant)) {
      return { ...read, errors: { ...errors, images: "picture_row" } };
    }
    const { part_number: _part, amount: _amount, price: _price, images: _images, ...shared } = first;
    const { quantity_prices: _steps, unknown_stock: _stock, ...proposed } = shared;
    const name = [first.name, isVariant(variant) ? variant : undefined].filter(Boolean).join(" ");
    return { ...read, proposed: { ...proposed, name } };
  }
}

/** A line with what is proposed for it, where it is about no product that has a name of its own. */
export function withProposed(read: ParsedLine): ParsedLine {
  const { proposed, values, doubts } = read;
  if (!proposed) return read;
  return { ...read, values: { ...proposed, ...values }, doubts: { ...doubts, name: "variant_named" } };
}
