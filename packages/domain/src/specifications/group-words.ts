import { foldText } from "../search/folding.ts";

/** A category with its sub categories, or a sub category. */
interface SheetGroup {
  readonly id: number;
  readonly name: string;
  readonly name_ar: string | null;
}

/** The groups of a shop. */
export interface SheetGroups {
  readonly categories: readonly SheetGroup[];
  readonly sub_categories: readonly (SheetGroup & { readonly category_id: number })[];
}

/** Names groups in cells, and finds them by these names in either language. */
export interface GroupWords {
  readonly category: (id: number) => string;
  readonly subCategory: (id: number) => string;
  /** Undefined where no group, or more than one, has the name. */
  readonly findCategory: (text: string) => number | undefined;
  /** Undefined where no group, or more than one, has the name. */
  readonly findSubCategory: (text: string) => number | undefined;
}

const namesOf = ({ name, name_ar }: SheetGroup): readonly string[] => (name_ar ? [name, name_ar] : [name]);

/** The ids of groups by the keys of their names. */
type GroupKeys = Map<string, Set<number>>;

const add = (keys: GroupKeys, key: string, id: number): void => {
  keys.set(key, (keys.get(key) ?? new Set()).add(id));
};

const onlyOf = (ids: ReadonlySet<number> | undefined): number | undefined =>
  ids?.size === 1 ? [...ids][0] : undefined;

const isPlain = (name: string): boolean => !/[;>\n]|^#/.test(name);

/** A group is named by its id where its name is not its own, or has a sign that separates. */
export function groupWords({ categories, sub_categories }: SheetGroups): GroupWords {
  const found: Record<"category" | "sub", GroupKeys> = { category: new Map(), sub: new Map() };
  const byId = new Map(categories.map((one) => [one.id, one]));
  const subById = new Map(sub_categories.map((one) => [one.id, one]));
  for (const one of categories) {
    for (const name of namesOf(one)) add(found.category, foldText(name), one.id);
    add(found.category, `#${one.id}`, one.id);
  }
  for (const one of sub_categories) {
    const category = byId.get(one.category_id);
    for (const above of category ? namesOf(category) : [])
      for (const name of namesOf(one)) add(found.sub, `${foldText(above)}>${foldText(name)}`, one.id);
    add(found.sub, `#${one.id}`, one.id);
  }
  const findCategory = (text: string) =>
    onlyOf(found.category.get(text.startsWith("#") ? text : foldText(text)));
  const findSubCategory = (text: string) => {
    const [above = "", name = ""] = text.split(">");
    return onlyOf(found.sub.get(text.startsWith("#") ? text : `${foldText(above)}>${foldText(name)}`));
  };
  return {
    findCategory,
    findSubCategory,
    category: (id) => {
      const name = byId.get(id)?.name ?? "";
      return isPlain(name) && findCategory(name) === id ? name : `#${id}`;
    },
    subCategory: (id) => {
      const one = subById.get(id);
      const above = one && byId.get(one.category_id)?.name;
      const text = `${above} > ${one?.name}`;
      const isOnly = one && above !== undefined && isPlain(one.name) && isPlain(above);
      return isOnly && findSubCategory(text) === id ? text : `#${id}`;
    },
  };
}
