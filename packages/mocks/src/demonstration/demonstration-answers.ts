import { ApiError } from "@shop/contract/api-error.ts";
import { type DemonstrationKind, demonstrationKinds } from "@shop/contract/demonstration/demonstration.ts";
import { brandKey } from "@shop/domain/catalogue/brand-name.ts";

import { valuesOf } from "../attributes/attribute-answers.ts";
import type { Answers, ShopState } from "../shop/state.ts";

interface WithId {
  readonly id: number;
}

const left = <R>(all: readonly R[], gone: readonly R[]): R[] => all.filter((one) => !gone.includes(one));

/** What a removal deletes of each kind, and what it keeps: what has a history, and what that needs. */
function planOf(state: ShopState) {
  const changed = new Set(state.history.map(({ about }) => about));
  const partOf = <R extends WithId>(
    kind: DemonstrationKind,
    rows: readonly R[],
    isNeeded: (row: R) => boolean = () => false,
  ) => {
    const unchanged = rows.filter(({ id }) => !changed.has(`${kind}:${id}`));
    const removed = unchanged.filter((row) => !isNeeded(row));
    return {
      removed,
      part: {
        kind,
        removed: removed.length,
        changed: rows.length - unchanged.length,
        needed: unchanged.length - removed.length,
      },
    };
  };
  const product = partOf("product", state.products);
  const staying = state.products.filter((one) => !product.removed.includes(one));
  return {
    product,
    category: partOf("category", state.categories, ({ id }) =>
      staying.some(({ category_id }) => category_id === id),
    ),
    sub_category: partOf("sub_category", state.subCategories, ({ id }) =>
      staying.some(({ sub_category_id }) => sub_category_id === id),
    ),
    brand: partOf("brand", state.brands, ({ name }) =>
      staying.some(({ brand }) => brandKey(brand ?? "") === brandKey(name)),
    ),
    attribute: partOf("attribute", state.attributes, (one) =>
      staying.some(({ id }) => valuesOf(state, id)[one.id]),
    ),
    synonym_group: partOf("synonym_group", state.synonyms),
    slide: partOf("slide", state.slides),
  };
}

/** Answers to the endpoints of the removal of the demonstration. */
export function demonstrationAnswers(state: ShopState) {
  const demonstrationOf = (plan: ReturnType<typeof planOf>) => {
    const parts = demonstrationKinds.map((kind) => plan[kind].part);
    const pictured = [...plan.category.removed, ...plan.sub_category.removed].filter(({ image }) => image);
    const ordered = new Set(state.orders.flatMap(({ lines }) => lines.map(({ product_id }) => product_id)));
    return {
      parts,
      pictures:
        plan.product.removed.flatMap(({ images }) => images).length +
        pictured.length +
        plan.brand.removed.filter(({ logo }) => logo).length +
        plan.slide.removed.length,
      ordered: plan.product.removed.filter(({ id }) => ordered.has(id)).length,
      fingerprint: parts.map(({ removed, changed, needed }) => [removed, changed, needed]).join(" "),
    };
  };
  return {
    readDemonstration: () => demonstrationOf(planOf(state)),
    removeDemonstration: ({ body: { fingerprint } }) => {
      const plan = planOf(state);
      const removed = demonstrationOf(plan);
      if (fingerprint !== removed.fingerprint) throw new ApiError("edit_conflict", { current: removed });
      state.products = left(state.products, plan.product.removed);
      state.categories = left(state.categories, plan.category.removed);
      state.subCategories = left(state.subCategories, plan.sub_category.removed);
      state.brands = left(state.brands, plan.brand.removed);
      state.attributes = left(state.attributes, plan.attribute.removed);
      state.synonyms = left(state.synonyms, plan.synonym_group.removed);
      state.slides = left(state.slides, plan.slide.removed);
      return { status: true, removed };
    },
  } satisfies Partial<Answers>;
}
