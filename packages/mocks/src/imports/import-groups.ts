import type { GroupMapping, MappedGroup, MissingGroup } from "@shop/contract/imports/product-import.ts";

import type { ShopState } from "../shop/state.ts";

/** The names of a line's group. */
type NamedGroup = Pick<MissingGroup, "category" | "sub_category">;

const keyOf = ({ category, sub_category: sub }: NamedGroup): string =>
  `${category}\u001F${sub}`.toLowerCase();

/** Groups of a checked import that the mock shop does not have. */
export interface ForeignGroups {
  readonly missing_groups: MissingGroup[];
  readonly mapped_groups: MappedGroup[];
}

/** Tells the missing groups of lines from those that are mapped to a sub category that exists. */
export function foreignGroups(
  { categories, subCategories }: Pick<ShopState, "categories" | "subCategories">,
  lines: readonly NamedGroup[],
  mappings: readonly GroupMapping[],
): ForeignGroups {
  const known = new Set(
    subCategories.map(({ name, category_id: id }) =>
      keyOf({ category: categories.find((one) => one.id === id)?.name ?? "", sub_category: name }),
    ),
  );
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  const mapped = new Map(
    mappings
      .filter(({ sub_category_id: id }) => subCategories.some((one) => one.id === id))
      .map((one) => [keyOf(one), { ...one, lines: counts.get(keyOf(one)) ?? 0 }]),
  );
  const missing = new Map(
    lines
      .filter((line) => !known.has(keyOf(line)) && !mapped.has(keyOf(line)))
      .map((line) => [keyOf(line), Object.assign({ lines: counts.get(keyOf(line)) ?? 0 }, line)]),
  );
  return {
    mapped_groups: [...mapped.values()],
    missing_groups: [...missing.values()],
  };
}
