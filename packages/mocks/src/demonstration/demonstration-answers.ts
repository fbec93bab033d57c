import { ApiError } from "@shop/contract/api-error.ts";
import {
  type Demonstration,
  type DemonstrationKind,
  demonstrationKinds,
} from "@shop/contract/demonstration/demonstration.ts";
import { brandKey } from "@shop/domain/catalogue/brand-name.ts";

import { noteDeleted } from "../shop/edits.ts";
import type { Answers, Deleted, ShopState } from "../shop/state.ts";
import { originOf, type RecordedKind, slideOrigin } from "./seeded.ts";

interface Part {
  readonly ids: ReadonlySet<number>;
  readonly changed: number;
  readonly needed: number;
}

interface WithId {
  readonly id: number;
}

/** What a removal deletes of each kind, and what it keeps. */
function planOf(state: ShopState): Readonly<Record<DemonstrationKind, Part>> {
  const partOf = <R extends WithId>(
    kind: RecordedKind,
    rows: readonly R[],
    isNeeded: (row: R) => boolean = () => false,
  ): Part => {
    const unchanged = rows.filter(({ id }) => originOf(state, kind, id) === "demonstration");
    const removed = unchanged.filter((row) => !isNeeded(row));
    return {
      ids: new Set(removed.map(({ id }) => id)),
      changed: rows.filter(({ id }) => originOf(state, kind, id) === "changed").length,
      needed: unchanged.length - removed.length,
    };
  };
  const product = partOf("product", state.products);
  const staying = state.products.filter(({ id }) => !product.ids.has(id));
  const sub_category = partOf("sub_category", state.subCategories, (one) =>
    staying.some((row) => row.sub_category_id === one.id),
  );
  const stayingSubs = state.subCategories.filter(({ id }) => !sub_category.ids.has(id));
  const usedBrands = new Set(staying.flatMap((one) => (one.brand === null ? [] : [brandKey(one.brand)])));
  const usedAttributes = new Set(
    staying.flatMap(({ id }) => Object.keys(state.attributeValues.get(id) ?? {}).map(Number)),
  );
  const slides = state.slides.map((slide) => ({ id: slide.id, origin: slideOrigin(state, slide) }));
  return {
    product,
    category: partOf("category", state.categories, (one) =>
      stayingSubs.some((row) => row.category_id === one.id),
    ),
    sub_category,
    brand: partOf("brand", state.brands, (one) => usedBrands.has(brandKey(one.name))),
    attribute: partOf("attribute", state.attributes, (one) => usedAttributes.has(one.id)),
    synonym_group: partOf("synonym_group", state.synonyms),
    slide: {
      ids: new Set(slides.filter((one) => one.origin === "demonstration").map(({ id }) => id)),
      changed: slides.filter((one) => one.origin === "changed").length,
      needed: 0,
    },
  };
}

/** Answers to the endpoints of the removal of the demonstration. */
export function demonstrationAnswers(state: ShopState) {
  const demonstrationOf = (parts: ReturnType<typeof planOf>): Demonstration => {
    const removed = <R extends WithId>(kind: DemonstrationKind, rows: readonly R[]): R[] =>
      rows.filter(({ id }) => parts[kind].ids.has(id));
    const ordered = new Set(state.orders.flatMap(({ lines }) => lines.map(({ product_id }) => product_id)));
    return {
      parts: demonstrationKinds.map((kind) => {
        const { ids, changed, needed } = parts[kind];
        return { kind, removed: ids.size, changed, needed };
      }),
      pictures:
        removed("product", state.products).flatMap(({ images }) => images).length +
        removed("category", state.categories).filter(({ image }) => image !== null).length +
        removed("sub_category", state.subCategories).filter(({ image }) => image !== null).length +
        removed("brand", state.brands).filter(({ logo }) => logo !== null).length +
        parts.slide.ids.size,
      ordered: removed("product", state.products).filter(({ id }) => ordered.has(id)).length,
      fingerprint: JSON.stringify(
        demonstrationKinds.map((kind) => [parts[kind].ids.size, parts[kind].changed, parts[kind].needed]),
      ),
    };
  };
  const remove = (parts: ReturnType<typeof planOf>): void => {
    const deleted_at = new Date().toISOString();
    const removed: Deleted[] = [
      ...state.products.map((one) => ({ entity: "product" as const, one, deleted_at })),
      ...state.categories.map((one) => ({ entity: "category" as const, one, deleted_at })),
      ...state.subCategories.map((one) => ({ entity: "sub_category" as const, one, deleted_at })),
      ...state.brands.map((one) => ({ entity: "brand" as const, one, deleted_at })),
      ...state.attributes.map((one) => ({ entity: "attribute" as const, one, deleted_at })),
      ...state.synonyms.map((one) => ({ entity: "synonym_group" as const, one, deleted_at })),
    ].filter(({ entity, one }) => parts[entity].ids.has(one.id));
    const stays = (kind: DemonstrationKind) => (row: WithId) => !parts[kind].ids.has(row.id);
    state.products = state.products.filter(stays("product"));
    state.categories = state.categories.filter(stays("category"));
    state.subCategories = state.subCategories.filter(stays("sub_category"));
    state.brands = state.brands.filter(stays("brand"));
    state.attributes = state.attributes.filter(stays("attribute"));
    state.synonyms = state.synonyms.filter(stays("synonym_group"));
    state.slides = state.slides.filter(stays("slide"));
    for (const one of removed) noteDeleted(state, one);
  };
  return {
    readDemonstration: () => demonstrationOf(planOf(state)),
    removeDemonstration: ({ body: { fingerprint } }) => {
      const parts = planOf(state);
      const removed = demonstrationOf(parts);
      if (demonstrationKinds.every((kind) => parts[kind].ids.size === 0)) return { status: false, removed };
      if (fingerprint !== removed.fingerprint)
        throw new ApiError("edit_conflict", { current: { ...removed } });
      remove(parts);
      return { status: true, removed };
    },
  } satisfies Partial<Answers>;
}
