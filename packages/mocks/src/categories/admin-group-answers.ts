import { bySortIndex } from "@shop/domain/catalogue/sorting.ts";
import { isListed } from "@shop/domain/catalogue/visibility.ts";
import { groupPage } from "@shop/domain/lists/group-page.ts";

import { pictureOf } from "../images/image-answers.ts";
import { listAnswers, nameFault } from "../lists/list-answers.ts";
import type { Answers, ShopState } from "../shop/state.ts";

const countsOf = (products: ShopState["products"]) => ({
  products: products.length,
  listed: products.filter(({ visibility }) => isListed(visibility)).length,
});

/** Answers to the administrators' endpoints of categories and sub categories. */
export function adminGroupAnswers(state: ShopState) {
  const categories = listAnswers(state, {
    entity: "category",
    all: () => state.categories,
    store: (all) => {
      state.categories = all;
    },
    faultOf: nameFault,
    shown: ({ id }) => countsOf(state.products.filter(({ category_id }) => category_id === id)),
  });
  const groups = listAnswers(state, {
    entity: "sub_category",
    all: () => state.subCategories,
    store: (all) => {
      state.subCategories = all;
    },
    faultOf: (one, others) =>
      nameFault(
        one,
        others.filter(({ category_id }) => category_id === one.category_id),
      ),
    shown: ({ id, category_id }) => ({
      category_name: state.categories.find((one) => one.id === category_id)?.name ?? "",
      ...countsOf(state.products.filter(({ sub_category_id }) => sub_category_id === id)),
    }),
  });
  return {
    listAdminSubCategories: ({ query: { deleted, category_id, ...query } }) =>
      groupPage(
        groups.entries(deleted).filter((one) => (category_id ?? one.category_id) === one.category_id),
        { sort: "name", ...query },
      ),
    createSubCategory: ({ body: { desctription: description, ...form } }) =>
      groups.create({ ...form, id: state.nextId(), description, image: null }),
    updateSubCategory: ({ params, body }) =>
      groups.update({ params, body: { ...body, description: body.desctription } }),
    deleteSubCategory: ({ params: { id }, query: { move_to } }) => {
      const target = state.subCategories.find((one) => one.id === move_to);
      if (target) {
        const place = { sub_category_id: target.id, category_id: target.category_id };
        state.products = state.products.map((one) =>
          one.sub_category_id === id ? Object.assign({}, one, place) : one,
        );
      }
      return groups.remove({ params: { id } });
    },
    restoreSubCategory: groups.restore,
    listAdminCategories: ({ query: { deleted, ...query } }) =>
      groupPage(bySortIndex(categories.entries(deleted)), query),
    createCategory: ({ body: { image, ...form } }) =>
      categories.create({ ...form, id: state.nextId(), image: pictureOf(image) ?? null }),
    updateCategory: ({ params, body: { image, remove_image: isRemoved, ...form } }) =>
      categories.update({
        params,
        body: { ...form, image: pictureOf(image) ?? (isRemoved ? null : undefined) },
      }),
    deleteCategory: ({ params: { id }, query: { move_to } }) => {
      const moved = { category_id: move_to ?? id };
      state.products = state.products.map((one) =>
        one.category_id === id ? Object.assign({}, one, moved) : one,
      );
      state.subCategories = state.subCategories.map((one) =>
        one.category_id === id ? Object.assign({}, one, moved) : one,
      );
      return categories.remove({ params: { id } });
    },
    restoreCategory: categories.restore,
    reorderCategories: ({ body: { ids } }) => {
      state.categories = state.categories.map((one) =>
        Object.assign({}, one, { sort_index: (ids.indexOf(one.id) + 1) * 10 }),
      );
      return { status: true };
    },
  } satisfies Partial<Answers>;
}
