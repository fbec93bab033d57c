import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";
import { aPicture, noPicture } from "../images/admin-picture.cases.ts";

const [category, otherCategory] = catalogue.categories;
const categoryId = category?.id ?? 0;
const group = catalogue.subCategories.find(({ category_id }) => category_id === categoryId);
const target = catalogue.subCategories.find(({ category_id }) => category_id === otherCategory?.id);
const held = catalogue.products.filter(({ sub_category_id }) => sub_category_id === group?.id);
const heldInAll = catalogue.products.filter(({ category_id }) => category_id === categoryId);
const UNKNOWN = 2_000_000_000;

const form = { name: "Zweisteins", category_id: categoryId, desctription: "fixed text" };
const of = (id: number) => ({ params: { id } });

/** Cases of the administrators' endpoints of categories and sub categories; each starts with the demonstration catalogue. */
export const adminGroupCases: readonly ConformanceCase[] = [
  {
    name: "API-17 ASUB-2 a sub category is created, and its name is taken afterwards",
    asAdmin: true,
    step: answers(
      "createSubCategory",
      { body: form },
      {
        holds: ({ status }) => status,
        next: ({ id }) =>
          answers("readSubCategory", of(id), {
            holds: ({ data }) => data.name === form.name && data.category_id === categoryId,
            next: () =>
              refuses(
                "createSubCategory",
                { body: { ...form, name: form.name.toUpperCase() } },
                422,
                "invalid",
                {
                  errors: { name: "name_taken" },
                },
              ),
          }),
      },
    ),
  },
  {
    name: "API-17 D-29 a sub category of an unknown category is rejected",
    asAdmin: true,
    step: refuses("createSubCategory", { body: { ...form, category_id: UNKNOWN } }, 422, "invalid", {
      errors: { category_id: "unknown_category" },
    }),
  },
  {
    name: "API-18 D-13 a sub category is updated; unchanged values answer status true, an older version edit_conflict",
    asAdmin: true,
    step: answers(
      "createSubCategory",
      { body: form },
      {
        next: ({ id }) =>
          answers(
            "updateSubCategory",
            { ...of(id), body: form },
            {
              holds: ({ status, version }) => status && version === 1,
              next: () =>
                answers(
                  "updateSubCategory",
                  { ...of(id), body: { ...form, desctription: "new", version: 1 } },
                  {
                    holds: ({ status, version }) => status && version === 2,
                    next: () =>
                      refuses(
                        "updateSubCategory",
                        { ...of(id), body: { ...form, name: "x", version: 1 } },
                        409,
                        "edit_conflict",
                      ),
                  },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "API-19 deleting a sub category with products answers in_use with their number, or moves them",
    asAdmin: true,
    step: refuses("deleteSubCategory", of(group?.id ?? 0), 409, "in_use", {
      errors: { products: String(held.length) },
      next: () =>
        answers(
          "deleteSubCategory",
          { ...of(group?.id ?? 0), query: { move_to: target?.id ?? 0 } },
          {
            next: () =>
              answers("readProduct", of(held[0]?.id ?? 0), {
                holds: ({ sub_category_id, category_id }) =>
                  sub_category_id === target?.id && category_id === target.category_id,
              }),
          },
        ),
    }),
  },
  {
    name: "API-19 D-42 a deleted sub category answers 404 and can be restored",
    asAdmin: true,
    step: answers(
      "createSubCategory",
      { body: form },
      {
        next: ({ id }) =>
          answers("deleteSubCategory", of(id), {
            next: () =>
              refuses("readSubCategory", of(id), 404, "not_found", {
                next: () =>
                  answers(
                    "listAdminSubCategories",
                    { query: { deleted: "only" } },
                    {
                      holds: ({ data }) => data.length === 1 && data[0]?.id === id,
                      next: () =>
                        answers("restoreSubCategory", of(id), {
                          next: () => answers("readSubCategory", of(id)),
                        }),
                    },
                  ),
              }),
          }),
      },
    ),
  },
  {
    name: "API-21 ACAT-2 a category is created with its picture",
    asAdmin: true,
    step: answers(
      "createCategory",
      { body: { name: "Zweisteins", description: "d", sort_index: 3, image: aPicture() } },
      {
        holds: ({ status }) => status,
        next: ({ id }) =>
          answers("readCategory", of(id), {
            holds: ({ data }) => data.name === "Zweisteins" && data.sort_index === 3 && data.image !== null,
          }),
      },
    ),
  },
  {
    name: "API-21 D-29 a taken name and an invalid picture are rejected by field",
    asAdmin: true,
    step: refuses("createCategory", { body: { name: category?.name } }, 422, "invalid", {
      errors: { name: "name_taken" },
      next: () =>
        refuses("createCategory", { body: { name: "Zweisteins", image: noPicture() } }, 422, "invalid", {
          errors: { image: "not_a_picture" },
        }),
    }),
  },
  {
    name: "API-21 D-13 a category is updated; missing fields keep their value, an older version is rejected",
    asAdmin: true,
    step: answers(
      "updateCategory",
      { ...of(categoryId), body: { name: category?.name } },
      {
        holds: ({ status }) => !status,
        next: () =>
          answers(
            "updateCategory",
            { ...of(categoryId), body: { name: "Zweisteins", version: 1 } },
            {
              holds: ({ status, version }) => status && version === 2,
              next: () =>
                answers("readCategory", of(categoryId), {
                  holds: ({ data }) =>
                    data.name === "Zweisteins" &&
                    data.image === category?.image &&
                    data.description === category.description,
                  next: () =>
                    refuses(
                      "updateCategory",
                      { ...of(categoryId), body: { name: "x", version: 1 } },
                      409,
                      "edit_conflict",
                    ),
                }),
            },
          ),
      },
    ),
  },
  {
    name: "API-21 D-16 deleting a category with products answers in_use with their number, or moves its sub categories",
    asAdmin: true,
    step: refuses("deleteCategory", of(categoryId), 409, "in_use", {
      errors: { products: String(heldInAll.length) },
      next: () =>
        answers(
          "deleteCategory",
          { ...of(categoryId), query: { move_to: otherCategory?.id ?? 0 } },
          {
            next: () =>
              answers("readProduct", of(held[0]?.id ?? 0), {
                holds: ({ category_id }) => category_id === otherCategory?.id,
              }),
          },
        ),
    }),
  },
  {
    name: "API-21 D-42 a deleted category answers 404 and can be restored",
    asAdmin: true,
    step: answers(
      "createCategory",
      { body: { name: "Zweisteins" } },
      {
        next: ({ id }) =>
          answers("deleteCategory", of(id), {
            next: () =>
              refuses("readCategory", of(id), 404, "not_found", {
                next: () =>
                  answers("restoreCategory", of(id), { next: () => answers("readCategory", of(id)) }),
              }),
          }),
      },
    ),
  },
  {
    name: "API-21 ACAT-3 categories are reordered by the ids of all of them only",
    asAdmin: true,
    step: answers(
      "reorderCategories",
      { body: { ids: catalogue.categories.map(({ id }) => id).toReversed() } },
      {
        next: () =>
          answers(
            "listCategories",
            {},
            {
              holds: ({ data }) => {
                const ids = data.toSorted((a, b) => a.sort_index - b.sort_index).map(({ id }) => id);
                return String(ids) === String(catalogue.categories.map(({ id }) => id).toReversed());
              },
              next: () => refuses("reorderCategories", { body: { ids: [categoryId] } }, 409, "edit_conflict"),
            },
          ),
      },
    ),
  },
  {
    name: "D-133 a category without products is not listed but has a page; a hidden one has none, and neither has a sub category of it",
    asAdmin: true,
    step: answers(
      "createCategory",
      { body: { name: "Zweisteins" } },
      {
        next: ({ id }) =>
          answers("readCategory", of(id), {
            next: () =>
              answers(
                "updateCategory",
                { ...of(categoryId), body: { name: category?.name, hidden: "true" } },
                {
                  next: () =>
                    answers(
                      "listCategories",
                      {},
                      {
                        holds: ({ data }) => data.every((one) => one.id !== id && one.id !== categoryId),
                        next: () =>
                          refuses("readCategory", of(categoryId), 404, "not_found", {
                            next: () =>
                              refuses("readSubCategory", of(group?.id ?? 0), 404, "not_found", {
                                next: () => answers("readProduct", of(held[0]?.id ?? 0)),
                              }),
                          }),
                      },
                    ),
                },
              ),
          }),
      },
    ),
  },
  {
    name: "D-40 ACAT-7 administrators' categories have versions, numbers of products and numbered pages",
    asAdmin: true,
    step: answers(
      "listAdminCategories",
      { query: { page: 1, per_page: 40, query: category?.name ?? "" } },
      {
        holds: (answer) =>
          "total" in answer &&
          answer.data.some(
            ({ id, version, products }) =>
              id === categoryId && version === 1 && products === heldInAll.length,
          ),
      },
    ),
  },
];
