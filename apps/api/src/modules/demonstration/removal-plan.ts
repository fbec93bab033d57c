import { createHash } from "node:crypto";

import {
  type Demonstration,
  type DemonstrationKind,
  demonstrationKinds,
} from "@shop/contract/demonstration/demonstration.ts";
import { brandKey } from "@shop/domain/catalogue/brand-name.ts";

import type { Queries } from "../../database/database.ts";
import { findSlides } from "../slides/slides.repository.ts";
import { findMarks, type RecordedKind, seededSlides } from "./demonstration.repository.ts";
import {
  countOrdered,
  countPictures,
  findPresent,
  findUsedAttributes,
  findUsedBrands,
  findUsedCategories,
  findUsedSubCategories,
  type Removed,
} from "./removal.repository.ts";

/** What happens to the content of one kind: ids to remove, and numbers of what is kept. */
interface PartPlan {
  readonly ids: readonly number[];
  readonly changed: number;
  readonly needed: number;
}

/** What a removal of the demonstration deletes, with its description. */
export interface RemovalPlan {
  readonly removed: Removed;
  readonly demonstration: Demonstration;
}

/** The part of seeded rows that a removal keeps because they were changed, or because what stays needs them. */
function partOf(
  present: readonly number[],
  isChanged: (id: number) => boolean,
  isNeeded: (id: number) => boolean = () => false,
): PartPlan {
  const unchanged = present.filter((id) => !isChanged(id));
  const ids = unchanged.filter((id) => !isNeeded(id));
  return { ids, changed: present.length - unchanged.length, needed: unchanged.length - ids.length };
}

const fingerprintOf = (parts: Readonly<Record<DemonstrationKind, PartPlan>>): string =>
  createHash("sha256")
    .update(JSON.stringify(demonstrationKinds.map((kind) => parts[kind])))
    .digest("base64url");

/** Plans the removal of the demonstration as the catalogue stands; within a transaction that has locked it, for good. */
export async function planRemoval(queries: Queries): Promise<RemovalPlan> {
  const seeded = async (kind: RecordedKind) => {
    const { ids, changed } = await findMarks(queries, kind);
    return { present: await findPresent(queries, kind, ids), isChanged: (id: number) => changed.has(id) };
  };
  const products = await seeded("product");
  const product = partOf(
    products.present.map(({ id }) => id),
    products.isChanged,
  );

  const subCategories = await seeded("sub_category");
  const subIds = subCategories.present.map(({ id }) => id);
  const usedSubs = await findUsedSubCategories(queries, subIds, product.ids);
  const subCategory = partOf(subIds, subCategories.isChanged, (id) => usedSubs.has(id));

  const categories = await seeded("category");
  const categoryIds = categories.present.map(({ id }) => id);
  const usedCategories = await findUsedCategories(queries, categoryIds, subCategory.ids);
  const category = partOf(categoryIds, categories.isChanged, (id) => usedCategories.has(id));

  const brands = await seeded("brand");
  const usedBrands = new Set((await findUsedBrands(queries, product.ids)).map(brandKey));
  const keys = new Map(brands.present.map(({ id, name }) => [id, brandKey(name)]));
  const brand = partOf([...keys.keys()], brands.isChanged, (id) => usedBrands.has(keys.get(id) ?? ""));

  const attributes = await seeded("attribute");
  const usedAttributes = await findUsedAttributes(queries, product.ids);
  const attribute = partOf(
    attributes.present.map(({ id }) => id),
    attributes.isChanged,
    (id) => usedAttributes.has(id),
  );

  const synonyms = await seeded("synonym_group");
  const synonymGroup = partOf(
    synonyms.present.map(({ id }) => id),
    synonyms.isChanged,
  );

  const slides = await seededSlides(queries, await findSlides(queries));
  const slide = partOf([...slides.keys()], (id) => slides.get(id)?.isChanged === true);

  const parts = {
    product,
    category,
    sub_category: subCategory,
    brand,
    attribute,
    synonym_group: synonymGroup,
    slide,
  };
  const removed: Removed = {
    product: product.ids,
    category: category.ids,
    sub_category: subCategory.ids,
    brand: brand.ids,
    attribute: attribute.ids,
    synonym_group: synonymGroup.ids,
    slide: slide.ids,
  };
  return {
    removed,
    demonstration: {
      parts: demonstrationKinds.map((kind) => {
        const { ids, changed, needed } = parts[kind];
        return { kind, removed: ids.length, changed, needed };
      }),
      pictures: await countPictures(queries, removed),
      ordered: await countOrdered(queries, product.ids),
      fingerprint: fingerprintOf(parts),
    },
  };
}

/** Whether a plan removes nothing. */
export const isEmpty = ({ removed }: RemovalPlan): boolean =>
  demonstrationKinds.every((kind) => removed[kind].length === 0);
