import { partSpecifications } from "@shop/domain/parts/part-specifications.ts";
import type { Attribute, Specifications } from "@shop/domain/specifications/attribute.ts";
import { readSpecification } from "@shop/domain/specifications/read-specification.ts";

import type { ProductRow } from "../../products/products.table.ts";
import type { LineValues } from "./line-values.ts";

/** What the part numbers after a line state of attributes of its product, where neither the line nor the product has a value; null for nothing. */
export function statedSpecifications(
  values: LineValues,
  product: ProductRow | null,
  attributes: readonly Attribute[],
): Specifications | null {
  const open = new Map(
    attributes
      .filter(({ id }) => !values.attribute_values?.[id] && !product?.attribute_values[id])
      .map((one) => [one.id, one]),
  );
  if (open.size === 0) return null;
  const numbers = [
    values.manufacturer_part_number ?? product?.manufacturer_part_number ?? "",
    values.part_number ?? product?.part_number ?? "",
  ];
  const [found] = numbers.flatMap((number) => partSpecifications(number, attributes) ?? []);
  const stated = (found?.values ?? []).flatMap(({ attribute_id: id, text }) => {
    const attribute = open.get(id);
    const value = attribute && readSpecification(attribute, text).value;
    return value ? [[id, value] as const] : [];
  });
  return stated.length > 0 ? Object.fromEntries(stated) : null;
}
