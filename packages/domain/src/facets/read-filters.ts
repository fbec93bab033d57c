import { PRICE_PATTERN } from "../money/money.ts";
import { typedPrice } from "../money/typed-price.ts";
import type { AttributeSet } from "../specifications/attribute-set.ts";
import type { Attribute } from "../specifications/attribute.ts";
import { parseValue } from "../specifications/parse-value.ts";
import type { Condition } from "./column-lookup.ts";
import type { ProductFilters, RangeFilter } from "./product-filters.ts";
import { boundName } from "./product-filters.ts";

/** Conditions that were read from filters, and the codes of those that were left out, by their parameters. */
interface ReadFilters {
  readonly conditions: readonly Condition[];
  readonly errors: Readonly<Record<string, string>>;
}

/** A bound of a range; undefined where it is open. Throws the error code. */
type ReadBound = (text: string, bound: keyof RangeFilter) => number | string;

const priceBound: ReadBound = (text) => {
  const price = typedPrice(text);
  return PRICE_PATTERN.test(price) ? Number(price) : "bad_price";
};

/** Of a text that is itself a range its outer end counts. */
const boundOf =
  ({ unit }: Attribute): ReadBound =>
  (text, bound) => {
    const { value, error } = parseValue(text, unit);
    return value ? (value[bound] ?? value.typical ?? value.min ?? value.max ?? "bad_value") : error;
  };

/** Reads filters as conditions. Attributes that no longer exist, or are none to filter by, are ignored. */
export function readFilters(filters: ProductFilters, attributes: AttributeSet): ReadFilters {
  const conditions: Condition[] = [];
  const errors: Record<string, string> = {};
  const addRange = (column: number | "price", range: RangeFilter, read: ReadBound): void => {
    const bounds = { min: -Infinity, max: Infinity };
    let isGiven = false;
    for (const bound of ["min", "max"] as const) {
      if (range[bound] === "") continue;
      const found = read(range[bound], bound);
      if (typeof found === "string") errors[boundName(column, bound)] = found;
      else {
        bounds[bound] = found;
        isGiven = true;
      }
    }
    if (isGiven) conditions.push({ column, ...bounds });
  };
  for (const [id, ids] of Object.entries(filters.choices)) {
    const attribute = attributes.ofId(Number(id));
    const isChosen = attribute?.kind === "choice" || attribute?.kind === "yes_no";
    if (isChosen && ids.length > 0) conditions.push({ column: Number(id), values: new Set(ids) });
  }
  for (const [id, range] of Object.entries(filters.ranges)) {
    const attribute = attributes.ofId(Number(id));
    if (attribute?.kind === "number") addRange(Number(id), range, boundOf(attribute));
  }
  if (filters.brands.length > 0) conditions.push({ column: "brand", values: new Set(filters.brands) });
  addRange("price", filters.price, priceBound);
  if (filters.inStock) conditions.push({ column: "stock", min: 1, max: Infinity });
  if (filters.onOffer) conditions.push({ column: "offer", values: new Set([1]) });
  return { conditions, errors };
}
