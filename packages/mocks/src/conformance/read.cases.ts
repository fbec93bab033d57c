import { catalogue } from "@shop/fixtures/catalogue.ts";
import { slides } from "@shop/fixtures/slides.ts";

import { answers, type ConformanceCase, refuses } from "./case.ts";
import { pagedLists } from "./numbered-page.cases.ts";

const UNKNOWN = 2_000_000_000;

const product = catalogue.products.find(({ images }) => images.length > 0);
const [category] = catalogue.categories;
const [subCategory] = catalogue.subCategories;

const sorted = (words: readonly string[]): string => String(words.toSorted());

/** Reads of one product, of categories, sub categories and slides; read-only cases. */
export const readCases: readonly ConformanceCase[] = [
  {
    name: "API-14 API-25 a product has all its fields",
    step: answers(
      "readProduct",
      { params: { id: product?.id ?? 0 } },
      {
        holds: (one) =>
          one.id === product?.id &&
          one.name === product.name &&
          one.name_ar === product.name_ar &&
          one.price === product.price &&
          one.amount === product.amount &&
          one.description === product.description &&
          one.images.length === product.images.length &&
          one.images.every(({ product_id }) => product_id === one.id),
      },
    ),
  },
  ...(
    [
      ["API-14", "product", "readProduct"],
      ["API-21", "category", "readCategory"],
      ["API-20", "sub category", "readSubCategory"],
    ] as const
  ).flatMap(([proof, entity, call]): ConformanceCase[] => [
    {
      name: `${call === "readProduct" ? "API-14 DETAIL-4" : proof} an unknown ${entity} is answered 404`,
      step: refuses(call, { params: { id: UNKNOWN } }, 404, "not_found"),
    },
    {
      name: `${proof} a malformed ${entity} id is refused`,
      step: refuses(call, { params: { id: "0x1" } }, 400, "bad_id"),
    },
    {
      name: `${proof} a ${entity} id out of range is refused`,
      step: refuses(call, { params: { id: 9_999_999_999 } }, 400, "bad_id"),
    },
  ]),
  {
    name: "API-2 API-25 categories are answered under data, with their sub categories",
    step: answers(
      "listCategories",
      {},
      {
        holds: ({ data }) =>
          data.length === catalogue.categories.length &&
          data.flatMap(({ sub_category }) => sub_category).length === catalogue.subCategories.length &&
          data.every(({ id, sub_category }) => sub_category.every(({ category_id }) => category_id === id)),
      },
    ),
  },
  {
    name: "API-3 all categories with id, name and image",
    step: answers(
      "listCategorySummaries",
      {},
      {
        holds: ({ data }) =>
          sorted(data.map(({ name }) => name)) === sorted(catalogue.categories.map(({ name }) => name)) &&
          data.every((one) => !("sub_category" in one)),
      },
    ),
  },
  {
    name: "API-21 API-25 a category with its sub categories",
    step: answers(
      "readCategory",
      { params: { id: category?.id ?? 0 } },
      {
        holds: ({ data }) =>
          data.name === category?.name && data.sub_category.length === category.sub_category.length,
      },
    ),
  },
  {
    name: "API-20 API-25 a sub category",
    step: answers(
      "readSubCategory",
      { params: { id: subCategory?.id ?? 0 } },
      {
        holds: ({ data }) => data.name === subCategory?.name && data.category_id === subCategory.category_id,
      },
    ),
  },
  {
    name: "API-20 SubCategory and SubCategory/all list the same",
    step: answers(
      "listSubCategories",
      {},
      {
        holds: ({ data }) => data.length === catalogue.subCategories.length,
        next: (list) =>
          answers(
            "listAllSubCategories",
            {},
            {
              holds: (other) => JSON.stringify(other) === JSON.stringify(list),
            },
          ),
      },
    ),
  },
  {
    name: "HOME-1 D-10 the home carousel's slides come in order, with picture, text and link",
    step: answers("listSlides", {}, { holds: ({ data }) => JSON.stringify(data) === JSON.stringify(slides) }),
  },
  ...pagedLists,
  {
    name: "API-24 an unknown address is answered 404 with the error body",
    step: refuses("listProducts", { path: "/nothing/here" }, 404, "not_found"),
  },
  {
    name: "API-24 an unsupported method is answered 405 with the error body",
    step: refuses("readProduct", { params: { id: 1 }, method: "DELETE" }, 405, "method_not_allowed"),
  },
];
