import { linkedId, type LinkField, linkFields, type LinkName } from "@shop/domain/catalogue/product-links.ts";
import { exactForm } from "@shop/domain/search/folding.ts";

import type { Queries } from "../../../database/database.ts";
import {
  findByPartNumbers,
  findLinked,
  linkError,
  linkIdsOf,
  linkNames,
  type LinkedRow,
} from "../../products/product-links.repository.ts";
import type { Match } from "../matching/match-products.ts";
import type { LineValues, ParsedLine } from "./line-values.ts";

const textsOf = ({ links = {} }: ParsedLine): string[] => linkFields.flatMap((field) => links[field] ?? []);

/**
 * Finds the products that lines link to: by part number as `matchProducts` does, or by id where a text is '#12'. A line that names none or
 * several of the shop has an error; so has one that names a product that the same import adds, which a second import can link.
 */
export async function withLinks(
  queries: Queries,
  lines: readonly ParsedLine[],
  matches: readonly Match[],
): Promise<readonly ParsedLine[]> {
  const texts = lines.flatMap(textsOf);
  if (texts.length === 0) return lines;
  const byPart = await findByPartNumbers(
    queries,
    texts.filter((text) => linkedId(text) === null),
  );
  const numbered = texts.flatMap((text) => linkedId(text) ?? []);
  const linked = await findLinked(queries, [...new Set([...numbered, ...[...byPart.values()].flat()])]);

  const idOf = (
    text: string,
    context: { own: number | null; before: readonly number[]; linked: ReadonlyMap<number, LinkedRow> },
  ): number | string => {
    const [found, ...others] = byPart.get(exactForm(text)) ?? [];
    const id = linkedId(text) ?? found;
    if (id === undefined) return "unknown_linked_product";
    if (linkedId(text) === null && others.length > 0) return "ambiguous_linked_product";
    return linkError(id, context) ?? id;
  };

  return lines.map(({ links, ...line }, index) => {
    if (!links) return line;
    const product = matches[index]?.product ?? null;
    const values: Partial<Record<LinkField, number[]>> = {};
    const errors: Record<string, string> = { ...line.errors };
    for (const field of linkFields) {
      const before = product?.[field] ?? [];
      const found = links[field]?.map((text) => idOf(text, { own: product?.id ?? null, before, linked }));
      if (!found) continue;
      const error = found.find((one) => typeof one === "string");
      if (error === undefined) values[field] = [...new Set(found.filter((one) => typeof one === "number"))];
      else errors[field] = error;
    }
    return { ...line, values: { ...line.values, ...values }, errors };
  });
}

/** What the history calls the products that lines link to, and those that their products are linked to so far. */
export async function findLinkNames(
  queries: Queries,
  lines: readonly LineValues[],
  matches: readonly Match[],
): Promise<ReadonlyMap<number, LinkName>> {
  const rows = lines.flatMap((values, index) => {
    if (!linkFields.some((field) => values[field])) return [];
    const { needs = [], accessories = [], alternatives = [] } = values;
    const product = matches[index]?.product;
    return [{ needs, accessories, alternatives }, ...(product ? [product] : [])];
  });
  return linkNames(await findLinked(queries, linkIdsOf(rows)));
}
