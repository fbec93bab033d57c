import type { ProductCard, ProductSpecification } from "@shop/contract/products/product.ts";

/** Columns of values that a table has at most. */
const MAX_COLUMNS = 6;
/** Columns that also hold what fewer products have. */
const FEWER_COLUMNS = 4;
/** Share of the products of a list that have a value of a column. */
const MOST = 0.5;
/** Share of the products that have a value of each of the first {@link FEWER_COLUMNS}. */
const SOME = 0.25;

/** An attribute whose values stand in a column. */
export type ValueColumn = Pick<ProductSpecification, "attribute_id" | "name" | "name_ar" | "unit">;

/** The attributes that most products of a list have on their cards, or of fewer than four a quarter of them, in the order of the attributes. */
export function valueColumns(products: readonly ProductCard[]): ValueColumn[] {
  const found = new Map<number, { readonly column: ValueColumn; count: number }>();
  for (const { specifications } of products) {
    for (const one of specifications) {
      const column = found.get(one.attribute_id);
      if (column) column.count += 1;
      else found.set(one.attribute_id, { column: one, count: 1 });
    }
  }
  const most = new Set(
    [...found.values()]
      .toSorted((a, b) => b.count - a.count)
      .filter(({ count }, index) => count >= products.length * (index < FEWER_COLUMNS ? SOME : MOST))
      .slice(0, MAX_COLUMNS),
  );
  return [...found.values()].filter((one) => most.has(one)).map(({ column }) => column);
}
