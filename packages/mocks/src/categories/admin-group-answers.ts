import { ApiError } from "@shop/contract/api-error.ts";
import type { AdminCategory } from "@shop/contract/categories/admin-category.ts";
import type { AdminSubCategory } from "@shop/contract/sub-categories/admin-sub-category.ts";
import { bySortIndex } from "@shop/domain/catalogue/sorting.ts";
import { isListed } from "@shop/domain/catalogue/visibility.ts";
import { groupPage } from "@shop/domain/lists/group-page.ts";

import {
  afterForm,
  changesBetween,
  entityOf,
  noteDeleted,
  noteEdit,
  refuseOtherIds,
  refuseOutdated,
  replaced,
  takeDeleted,
  versionOf,
} from "../shop/edits.ts";
import type { Answers, BareCategory, MockSubCategory, ShopState } from "../shop/state.ts";
import { pictureOf } from "../slides/admin-slide-answers.ts";

const SORT_STEP = 10;

interface Named {
  readonly id: number;
  readonly name: string;
}

const sameName = (one: Named, other: Named): boolean =>
  one.id !== other.id && one.name.toLowerCase() === other.name.toLowerCase();

function freeName(one: Named, others: readonly Named[]): void {
  if (others.some((other) => sameName(one, other))) {
    throw new ApiError("invalid", { errors: { name: "name_taken" } });
  }
}

const refuseInUse = (held: readonly unknown[]): void => {
  if (held.length > 0) throw new ApiError("in_use", { errors: { products: String(held.length) } });
};

/** An entity as the change history has it. */
const entryOf = <E extends { readonly hidden: boolean }>(entity: E) => ({
  ...entity,
  hidden: entity.hidden ? "yes" : "no",
});

/** Answers to the administrators' endpoints of categories and sub categories. */
export function adminGroupAnswers(state: ShopState) {
  const siblings = (categoryId: number): MockSubCategory[] =>
    state.subCategories.filter(({ category_id }) => category_id === categoryId);
  const inCategory = (id: number) => state.products.filter(({ category_id }) => category_id === id);
  const inGroup = (id: number) => state.products.filter(({ sub_category_id }) => sub_category_id === id);

  const toCategory = (one: BareCategory, deleted_at: string | null = null): AdminCategory => ({
    ...one,
    version: versionOf(state, { entity: "category", id: one.id }),
    products: inCategory(one.id).length,
    listed: inCategory(one.id).filter(({ visibility }) => isListed(visibility)).length,
    deleted_at,
  });
  const toGroup = (one: MockSubCategory, deleted_at: string | null = null): AdminSubCategory => ({
    ...one,
    category_name: state.categories.find(({ id }) => id === one.category_id)?.name ?? "",
    version: versionOf(state, { entity: "sub_category", id: one.id }),
    products: inGroup(one.id).length,
    listed: inGroup(one.id).filter(({ visibility }) => isListed(visibility)).length,
    deleted_at,
  });

  const moveProducts = (from: number, to: MockSubCategory): void => {
    const place = { sub_category_id: to.id, category_id: to.category_id };
    state.products = state.products.map((one) =>
      one.sub_category_id === from ? Object.assign({}, one, place) : one,
    );
  };
  const removeGroup = (one: MockSubCategory): void => {
    state.subCategories = state.subCategories.filter(({ id }) => id !== one.id);
    noteDeleted(state, { entity: "sub_category", one, deleted_at: new Date().toISOString() });
  };
  return {
    listAdminSubCategories: ({ query: { deleted, category_id, ...query } }) => {
      const all = deleted
        ? state.deleted.flatMap((one) =>
            one.entity === "sub_category" ? [toGroup(one.one, one.deleted_at)] : [],
          )
        : state.subCategories.map((one) => toGroup(one));
      const filtered = all.filter((one) => (category_id ?? one.category_id) === one.category_id);
      return groupPage(filtered, { sort: "name", ...query });
    },
    createSubCategory: ({ body: { desctription: description, ...form } }) => {
      const { category_id } = form;
      entityOf(state.categories, category_id, { category_id: "unknown_category" });
      const group: MockSubCategory = { id: state.nextId(), ...form, description, image: null };
      freeName(group, siblings(category_id));
      state.subCategories = [...state.subCategories, group];
      noteEdit(
        state,
        { entity: "sub_category", id: group.id },
        "created",
        changesBetween({}, entryOf(group)),
      );
      return { status: true, id: group.id, version: toGroup(group).version };
    },
    updateSubCategory: ({ params: { id }, body }) => {
      const before = entityOf(state.subCategories, id);
      entityOf(state.categories, body.category_id, { category_id: "unknown_category" });
      const group = afterForm(before, { ...body, description: body.desctription });
      const current = toGroup(before);
      const fields = changesBetween(entryOf(current), entryOf(group));
      if (fields.length === 0) return { status: true, id, version: current.version };
      refuseOutdated(body.version, current);
      freeName(group, siblings(group.category_id));
      state.subCategories = replaced(state.subCategories, group);
      moveProducts(id, group);
      noteEdit(state, { entity: "sub_category", id }, "updated", fields);
      return { status: true, id, version: toGroup(group).version };
    },
    deleteSubCategory: ({ params: { id }, query: { move_to } }) => {
      const group = entityOf(state.subCategories, id);
      if (move_to === undefined) refuseInUse(inGroup(id));
      else {
        const others = state.subCategories.filter((one) => one !== group);
        moveProducts(id, entityOf(others, move_to, { move_to: "unknown_sub_category" }));
      }
      removeGroup(group);
      return { status: true };
    },
    restoreSubCategory: ({ params: { id } }) => {
      const group = takeDeleted(state, "sub_category", id) ?? entityOf(state.subCategories, id);
      entityOf(state.categories, group.category_id, { category_id: "unknown_category" });
      freeName(group, siblings(group.category_id));
      state.subCategories = [...state.subCategories.filter((one) => one.id !== id), group];
      noteEdit(state, { entity: "sub_category", id }, "restored");
      return { status: true };
    },
    listAdminCategories: ({ query: { deleted, ...query } }) => {
      const all = deleted
        ? state.deleted.flatMap((one) =>
            one.entity === "category" ? [toCategory(one.one, one.deleted_at)] : [],
          )
        : state.categories.map((one) => toCategory(one));
      return groupPage(bySortIndex(all), query);
    },
    createCategory: ({ body: { image, ...form } }) => {
      const category: BareCategory = {
        ...form,
        id: state.nextId(),
        image: pictureOf("image", image) ?? null,
      };
      freeName(category, state.categories);
      state.categories = [...state.categories, category];
      noteEdit(
        state,
        { entity: "category", id: category.id },
        "created",
        changesBetween({}, entryOf(category)),
      );
      return { status: true, id: category.id, version: toCategory(category).version };
    },
    updateCategory: ({ params: { id }, body }) => {
      const before = entityOf(state.categories, id);
      const image = pictureOf("image", body.image) ?? (body.remove_image ? null : undefined);
      const category = afterForm(before, { ...body, image });
      const current = toCategory(before);
      const fields = changesBetween(entryOf(before), entryOf(category));
      if (fields.length === 0) return { status: false, id, version: current.version };
      refuseOutdated(body.version, current);
      freeName(category, state.categories);
      state.categories = replaced(state.categories, category);
      noteEdit(state, { entity: "category", id }, "updated", fields);
      return { status: true, id, version: toCategory(category).version };
    },
    deleteCategory: ({ params: { id }, query: { move_to } }) => {
      const category = entityOf(state.categories, id);
      if (move_to !== undefined) {
        const others = state.categories.filter((one) => one !== category);
        const target = entityOf(others, move_to, { move_to: "unknown_category" });
        for (const group of siblings(id)) {
          const namesake = siblings(target.id).find((one) => sameName(one, group));
          const moved = { ...group, category_id: target.id };
          if (!namesake) state.subCategories = replaced(state.subCategories, moved);
          moveProducts(group.id, namesake ?? moved);
        }
      }
      refuseInUse(inCategory(id));
      for (const group of siblings(id)) removeGroup(group);
      state.categories = state.categories.filter((one) => one !== category);
      noteDeleted(state, { entity: "category", one: category, deleted_at: new Date().toISOString() });
      return { status: true };
    },
    restoreCategory: ({ params: { id } }) => {
      const category = takeDeleted(state, "category", id) ?? entityOf(state.categories, id);
      freeName(category, state.categories);
      state.categories = [...state.categories.filter((one) => one.id !== id), category];
      const together = state.deleted.flatMap((one) =>
        one.entity === "sub_category" && one.one.category_id === id ? [one.one.id] : [],
      );
      for (const group of together) {
        const taken = takeDeleted(state, "sub_category", group);
        if (taken) state.subCategories = [...state.subCategories, taken];
      }
      noteEdit(state, { entity: "category", id }, "restored");
      return { status: true };
    },
    reorderCategories: ({ body: { ids } }) => {
      refuseOtherIds(ids, state.categories);
      state.categories = state.categories.map((one) =>
        Object.assign({}, one, { sort_index: (ids.indexOf(one.id) + 1) * SORT_STEP }),
      );
      return { status: true };
    },
  } satisfies Partial<Answers>;
}
