import type { AgentCatalogue } from "./agent-catalogue.ts";
import type { AgentCard } from "./agent-product.ts";

/** A category or sub category, by which a search is narrowed. */
export interface Group {
  readonly category_id?: number;
  readonly sub_category_id?: number;
}

/** The names of categories, by which the protocol filters. */
export interface GroupNames {
  /** The names of a product's category and sub category, of which the latter has the former before it; none of those that are hidden. */
  readonly of: (card: Pick<AgentCard, "category_id" | "sub_category_id">) => string[];
  /** The groups of some names, each product in one of them at most. */
  readonly named: (names: readonly string[]) => Group[];
}

/** The names of the categories that shoppers find. */
export function groupNames({ categories }: Awaited<ReturnType<AgentCatalogue["categories"]>>): GroupNames {
  const byId = new Map(categories.map((category) => [category.id, category]));
  return {
    of: ({ category_id: id, sub_category_id: subId }) => {
      const category = byId.get(id);
      if (!category) return [];
      const sub = category.sub_categories.find((one) => one.id === subId);
      return [category.name, ...(sub ? [`${category.name} > ${sub.name}`] : [])];
    },
    named: (names) => {
      const wanted = new Set(names);
      return categories.flatMap((category): Group[] =>
        wanted.has(category.name)
          ? [{ category_id: category.id }]
          : category.sub_categories
              .filter((sub) => wanted.has(`${category.name} > ${sub.name}`))
              .map((sub) => ({ category_id: category.id, sub_category_id: sub.id })),
      );
    },
  };
}
