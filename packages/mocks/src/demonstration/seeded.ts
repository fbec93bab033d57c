import type { DemonstrationKind } from "@shop/contract/demonstration/demonstration.ts";
import type { StoredSettings } from "@shop/contract/settings/shop.ts";
import type { AdminSlide } from "@shop/contract/slides/slide.ts";

import { historyOf } from "../shop/edits.ts";
import type { ShopState } from "../shop/state.ts";

/** The kinds whose changes the history has. */
export type RecordedKind = Exclude<DemonstrationKind, "slide">;

/** Ids of what a mock shop began with, its slides and its settings. */
export interface Seeded {
  readonly ids: Readonly<Record<RecordedKind, ReadonlySet<number>>>;
  readonly slides: readonly AdminSlide[];
  readonly settings: StoredSettings["settings"];
}

const idsOf = (all: readonly { readonly id: number }[]): ReadonlySet<number> =>
  new Set(all.map(({ id }) => id));

/** What a mock shop begins with, as the mark of the demonstration. */
export const seededOf = (
  state: Pick<
    ShopState,
    "products" | "categories" | "subCategories" | "brands" | "attributes" | "synonyms" | "slides" | "settings"
  >,
): Seeded => {
  return {
    ids: {
      product: idsOf(state.products),
      category: idsOf(state.categories),
      sub_category: idsOf(state.subCategories),
      brand: idsOf(state.brands),
      attribute: idsOf(state.attributes),
      synonym_group: idsOf(state.synonyms),
    },
    slides: state.slides,
    settings: state.settings.settings,
  };
};

const own = new Set(["created", "restored", "undone"]);

/** Whether an administrator has made an entity the shop's own; the order of categories is no change of one. */
const isChanged = (state: ShopState, entity: RecordedKind, id: number): boolean =>
  historyOf(state, { entity, id }).some(
    ({ action, fields }) =>
      own.has(action) ||
      (action === "updated" && !(fields.length === 1 && fields[0]?.field === "sort_index")),
  );

/** Whether an entity is the demonstration's, the shop's by a change, or the shop's from the start. */
export const originOf = (
  state: ShopState,
  entity: RecordedKind,
  id: number,
): "demonstration" | "changed" | "shop" => {
  if (!state.seeded.ids[entity].has(id)) return "shop";
  return isChanged(state, entity, id) ? "changed" : "demonstration";
};

const contentOf = ({ image, image_ar, alt, alt_ar, link }: AdminSlide): string =>
  JSON.stringify([image, image_ar, alt, alt_ar, link]);

/** The same for a slide, which is compared with what it held at the start. */
export const slideOrigin = (state: ShopState, slide: AdminSlide): "demonstration" | "changed" | "shop" => {
  const before = state.seeded.slides.find(({ id }) => id === slide.id);
  if (!before) return "shop";
  return contentOf(before) === contentOf(slide) ? "demonstration" : "changed";
};
