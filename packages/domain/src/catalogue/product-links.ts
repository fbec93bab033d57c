import { nearGrounds } from "../parts/known-parts/known-part.ts";

/** The fields of a product that name other products: what it does not work without, what goes with it, and what may stand in for it. */
export const linkFields = ["needs", "accessories", "alternatives"] as const;

/** A field of a product that names other products, by their ids in order. */
export type LinkField = (typeof linkFields)[number];

/** The ids of the products that a product names in each field. */
export type ProductLinks = Readonly<Record<LinkField, readonly number[]>>;

/** Maximum number of products in one field. */
export const MAX_LINKS = 20;
/** Maximum number of alternatives that are derived from specifications, and of those on one ground. */
export const MAX_DERIVED = 6;

/** Why a product may stand for another one as the standard part that it is, the best ground first; of the same part grade or package may differ. */
export const alternativeGrounds = ["same-part", ...nearGrounds] as const;

/** Alternatives on one ground, by their ids. */
export interface GroundAlternatives {
  readonly ground: (typeof alternativeGrounds)[number];
  readonly product_ids: readonly number[];
}

/** A product that another one names. */
export interface LinkName {
  readonly name: string;
  readonly part_number: string | null;
}

/** True for a field that names other products. */
export const isLinkField = (field: string): field is LinkField => linkFields.some((one) => one === field);

/**
 * The alternatives of a product, each once and never itself: those that are named, those that stand for it by their grounds, then derived ones. One
 * that is named and has a ground stands with its ground.
 */
export const allAlternatives = (
  id: number,
  named: readonly number[],
  derived: readonly number[],
  grounds: readonly GroundAlternatives[] = [],
): readonly number[] => {
  const grounded = new Set(grounds.flatMap(({ product_ids: ids }) => ids));
  const others = new Set([...named.filter((one) => !grounded.has(one)), ...grounded]);
  others.delete(id);
  const added = derived.filter((one) => one !== id && !others.has(one)).slice(0, MAX_DERIVED);
  return [...others, ...added];
};

/** Linked products as one value of the change history, a line each, which starts with the id, by which an undo finds it; null for none. */
export const linkLines = (
  ids: readonly number[],
  names: ReadonlyMap<number, LinkName> = new Map(),
): string | null =>
  ids
    .map((id) => {
      const found = names.get(id);
      const words = found ? [found.name, found.part_number].filter(Boolean).join(" · ") : "";
      return `#${id} ${words.replaceAll("\n", " ")}`.trim();
    })
    .join("\n") || null;

/** The ids in a value of {@link linkLines}. */
export const idsOfLines = (lines: string | number | null): number[] =>
  String(lines ?? "")
    .split("\n")
    .flatMap((line) => {
      const id = /^#(?<id>[1-9]\d{0,9})(?: |$)/.exec(line)?.groups?.["id"];
      return id === undefined ? [] : [Number(id)];
    });

/** The links of a product in the change history. */
export const linksInHistory = (
  links: ProductLinks,
  names?: ReadonlyMap<number, LinkName>,
): Readonly<Record<LinkField, string | null>> => ({
  needs: linkLines(links.needs, names),
  accessories: linkLines(links.accessories, names),
  alternatives: linkLines(links.alternatives, names),
});

/** Ids as the text of a form's field. */
export const linksText = (ids: readonly number[]): string => ids.join(";");

/** The ids in a text of {@link linksText}. */
export const linksOfText = (text: string): number[] =>
  text.split(";").flatMap((id) => (/^[1-9]\d{0,9}$/.test(id) ? [Number(id)] : []));

/** What a cell of a sheet names linked products by, in order: part numbers, or ids with a number sign. */
export const linkTexts = (cell: string): string[] =>
  cell
    .split(/[;\n]/)
    .map((text) => text.trim())
    .filter(Boolean);

/** The id that '#12' names; null for any other text. */
export const linkedId = (text: string): number | null =>
  /^#[1-9]\d{0,8}$/.test(text) ? Number(text.slice(1)) : null;
