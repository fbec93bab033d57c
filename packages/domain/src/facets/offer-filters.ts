import { attributeOfSort, isColumnSort, PIECE_SORT } from "../catalogue/sorting.ts";
import { fromMinorUnits } from "../money/money.ts";
import { type AttributeSet, isOfGroup, type ProductGroup } from "../specifications/attribute-set.ts";
import type { Attribute } from "../specifications/attribute.ts";
import { printSpecification } from "../specifications/print-specification.ts";
import type { UnitName } from "../specifications/units.ts";
import type { ColumnCount, ColumnName, ColumnOrder, Scope } from "./column-lookup.ts";
import type { ProductColumns } from "./product-columns.ts";
import { areEmpty, noFilters, type ProductFilters } from "./product-filters.ts";
import { readFilters } from "./read-filters.ts";

interface Names {
  name: string;
  name_ar: string | null;
}

/** How many products have each choice of an attribute, where the other filters hold; yes is 1 and no is 0. */
interface ChoiceCounts extends Names {
  attribute_id: number;
  values: (Names & { id: number; count: number })[];
}

/** The bounds of the numbers of an attribute, where the other filters hold, in its unit without a prefix. */
interface RangeCounts extends Names {
  attribute_id: number;
  unit: UnitName;
  min: number;
  max: number;
  /** Products with a value. */
  count: number;
}

/** The filters that a list offers. */
export interface OfferedFilters {
  /** Products that all filters let through. */
  total: number;
  attributes: (ChoiceCounts | RangeCounts)[];
  brands: { name: string; count: number }[];
  /** The lowest and the highest price as decimal texts; null where none is known. */
  price: { min: string; max: string } | null;
  in_stock: number;
  /** Those that are sold by several pieces. */
  packs: number;
  on_offer: number;
  /** Codes of filters that cannot be read and were left out, by their parameters. */
  errors: Record<string, string>;
}

/** Attributes of more than one sub category are offered where at least this share of the products has a value. */
const MIN_SHARE = 0.25;
/** Attributes that a list offers at most. */
const MAX_FACETS = 60;

const orders: Readonly<Record<string, ColumnOrder>> = {
  newest: { by: "id", descending: true },
  price: { by: "price", descending: false },
  "-price": { by: "price", descending: true },
  [PIECE_SORT]: { by: "piece_price", descending: false },
  name: { by: "name", descending: false },
  "-name": { by: "name", descending: true },
  name_ar: { by: "name_ar", descending: false },
  "-name_ar": { by: "name_ar", descending: true },
};

/** The order of a list in columns; the newest first for an order that is none. */
export const columnOrder = (sort: string): ColumnOrder => {
  const attribute = attributeOfSort(sort);
  if (attribute) return { by: attribute.id, descending: attribute.descending };
  return orders[sort] ?? { by: "id", descending: true };
};

/** True for a list that is filtered, or in an order that only columns have. */
export const isFiltered = (filters: ProductFilters = noFilters, sort = ""): boolean =>
  !areEmpty(filters) || isColumnSort(sort);

/** The attributes by which the products of some groups can be filtered. */
export const filterable = (attributes: AttributeSet, groups: readonly ProductGroup[]): readonly Attribute[] =>
  attributes.all.filter(
    (one) => one.filterable && one.kind !== "text" && groups.some((group) => isOfGroup(one, group)),
  );

/** The choices of an attribute with their numbers of products, in the order of the attribute; those that are filtered by stay at 0. */
function choiceFacet(
  attribute: Attribute,
  { values }: ColumnCount,
  chosen: readonly number[],
): ChoiceCounts | null {
  const all =
    attribute.kind === "yes_no"
      ? [true, false].map((yes) => ({
          id: Number(yes),
          name: printSpecification(attribute, { yes }, "en"),
          name_ar: printSpecification(attribute, { yes }, "ar"),
        }))
      : attribute.choices;
  const offered = all
    .map((one) => ({ id: one.id, name: one.name, name_ar: one.name_ar, count: values.get(one.id) ?? 0 }))
    .filter((one) => one.count > 0 || chosen.includes(one.id));
  if (offered.length === 0) return null;
  return { attribute_id: attribute.id, name: attribute.name, name_ar: attribute.name_ar, values: offered };
}

const rangeFacet = (attribute: Attribute, { count, min, max }: ColumnCount): RangeCounts | null =>
  count === 0 || !Number.isFinite(min) || !Number.isFinite(max)
    ? null
    : {
        attribute_id: attribute.id,
        name: attribute.name,
        name_ar: attribute.name_ar,
        unit: attribute.unit,
        min,
        max,
        count,
      };

const priceText = (price: number): string => fromMinorUnits(BigInt(Math.round(price * 100)));

/** The filters that a list offers; `scope` is null where its search finds nothing. */
export function offerFilters(
  columns: ProductColumns,
  {
    scope,
    filters,
    attributes,
    offered,
  }: {
    readonly scope: Scope | null;
    readonly filters: ProductFilters;
    readonly attributes: AttributeSet;
    /** The attributes that may be offered, in their order. */
    readonly offered: readonly Attribute[];
  },
): OfferedFilters {
  const { conditions, errors } = readFilters(filters, attributes);
  if (!scope)
    return { total: 0, attributes: [], brands: [], price: null, in_stock: 0, packs: 0, on_offer: 0, errors };
  const counted: ColumnName[] = [
    ...offered.map((one) => one.id),
    "brand",
    "price",
    "pieces",
    "stock",
    "offer",
  ];
  const { total, counts } = columns.find({
    scope,
    conditions,
    order: columnOrder("newest"),
    after: undefined,
    limit: 0,
    counted,
  });
  const filtered = new Set(conditions.map(({ column }) => column));
  const isOffered = ({ id }: Attribute, { count }: ColumnCount): boolean =>
    scope.subCategoryId !== undefined || count >= total * MIN_SHARE || filtered.has(id);
  const found = offered.flatMap((attribute) => {
    const count = counts.get(attribute.id);
    if (!count || !isOffered(attribute, count)) return [];
    return attribute.kind === "number"
      ? (rangeFacet(attribute, count) ?? [])
      : (choiceFacet(attribute, count, filters.choices[attribute.id] ?? []) ?? []);
  });
  const brands = counts.get("brand")?.values ?? new Map<number | string, number>();
  const price = counts.get("price");
  return {
    total,
    attributes: found.slice(0, MAX_FACETS),
    // All products of a brand's list have its brand.
    brands: [...new Set(scope.brands ? [] : [...brands.keys(), ...filters.brands])]
      .map((name) => ({ name: String(name), count: brands.get(name) ?? 0 }))
      .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)),
    price: price && price.count > 0 ? { min: priceText(price.min), max: priceText(price.max) } : null,
    in_stock: counts.get("stock")?.values.get(1) ?? 0,
    packs: counts.get("pieces")?.count ?? 0,
    on_offer: counts.get("offer")?.values.get(1) ?? 0,
    errors,
  };
}
