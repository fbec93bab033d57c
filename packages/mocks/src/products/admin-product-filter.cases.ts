import { productGaps } from "@shop/domain/catalogue/product-gaps.ts";
import { LOW_STOCK } from "@shop/domain/constants.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";
import { demoShop } from "../demo-shop.ts";
import { isInList, lacks } from "./product-filter.ts";

const { products } = catalogue;
const { state } = demoShop();
const lacking = catalogue.attributes
  .map(({ id: attribute }) => ({
    attribute,
    ids: products
      .filter((one) => isInList(state, one, { missing_attribute: attribute }))
      .map((one) => one.id),
  }))
  .find(({ ids }) => ids.length > 0);
if (!lacking) throw new Error("Every product of the demonstration catalogue has all specifications.");
const low = products.filter(({ amount }) => amount <= LOW_STOCK).map(({ id }) => id);
const first = products.find(({ amount, price_before: before }) => amount > LOW_STOCK && before === null);
if (!first) throw new Error("The demonstration catalogue lacks a product with much stock and no offer.");
const { id, name, price, amount, category_id, sub_category_id, description } = first;
const lowOfCategory = products
  .filter((one) => one.category_id === category_id && low.includes(one.id))
  .map((one) => one.id);
const form = { name, price, amount, sub_category_id, description };

/** Products on the page of a list, which may have more. */
const PAGE = 100;
const ascending = (ids: readonly number[]): string => String(ids.toSorted((a, b) => a - b));
const isListOf =
  (ids: readonly number[]) =>
  ({ data, total }: { readonly data: readonly { readonly id: number }[]; readonly total: number }): boolean =>
    total === ids.length &&
    (ids.length > PAGE
      ? data.length === PAGE && data.every((one) => ids.includes(one.id))
      : ascending(data.map((one) => one.id)) === ascending(ids));

/** Cases of the filters by what products lack and by low stock. */
export const adminProductFilterCases: readonly ConformanceCase[] = [
  ...productGaps.map((missing): ConformanceCase => ({
    name: `D-11 the list shows the products that lack: ${missing}`,
    asAdmin: true,
    step: answers(
      "listAdminProducts",
      { query: { missing, limit: PAGE } },
      {
        holds: isListOf(products.filter((one) => lacks[missing](one, state)).map((one) => one.id)),
      },
    ),
  })),
  {
    name: "D-90 the list shows the products without a value of one attribute, as many as its definition counts",
    asAdmin: true,
    step: answers(
      "listAdminProducts",
      { query: { missing_attribute: String(lacking.attribute), limit: PAGE } },
      {
        holds: isListOf(lacking.ids),
        next: () =>
          answers(
            "listAttributes",
            {},
            {
              holds: ({ data }) =>
                data.find((one) => one.id === lacking.attribute)?.missing === lacking.ids.length,
            },
          ),
      },
    ),
  },
  {
    name: "D-11 the list shows the products with low stock, sorted and within a search",
    asAdmin: true,
    step: answers(
      "listAdminProducts",
      { query: { low_stock: "only", sort: "amount", limit: PAGE } },
      {
        holds: (page) =>
          isListOf(low)(page) &&
          page.data.every((one, at) => at === 0 || (page.data[at - 1]?.amount ?? 0) <= one.amount),
        next: () =>
          answers(
            "listAdminProducts",
            { query: { low_stock: "only", query: name } },
            { holds: ({ data }) => data.every((one) => one.id !== id && one.amount <= LOW_STOCK) },
          ),
      },
    ),
  },
  {
    name: "D-11 the list shows the products of a category with low stock, and of a sub category in a search",
    asAdmin: true,
    step: answers(
      "listAdminProducts",
      { query: { category_id, low_stock: "only", limit: PAGE } },
      {
        holds: isListOf(lowOfCategory),
        next: () =>
          answers(
            "listAdminProducts",
            { query: { sub_category_id, query: name, sort: "price" } },
            {
              holds: ({ data }) =>
                data.some((one) => one.id === id) &&
                data.every((one) => one.sub_category_id === sub_category_id),
            },
          ),
      },
    ),
  },
  {
    name: "D-11 a product has its own limit of low stock until it is emptied",
    asAdmin: true,
    step: answers(
      "updateProduct",
      { params: { id }, body: { ...form, low_stock_at: String(amount) } },
      {
        next: () =>
          answers(
            "readAdminProduct",
            { params: { id } },
            {
              holds: ({ low_stock_at }) => low_stock_at === amount,
              next: () =>
                answers(
                  "listAdminProducts",
                  { query: { low_stock: "only", limit: PAGE } },
                  {
                    holds: isListOf([...low, id]),
                    next: () =>
                      answers(
                        "updateProduct",
                        { params: { id }, body: { ...form, price: "1.00" } },
                        {
                          next: () =>
                            answers(
                              "updateProduct",
                              { params: { id }, body: { ...form, price: "1.00", low_stock_at: "" } },
                              {
                                holds: ({ status }) => status,
                                next: () =>
                                  answers(
                                    "readOverview",
                                    {},
                                    { holds: ({ low_stock }) => low_stock.products === low.length },
                                  ),
                              },
                            ),
                        },
                      ),
                  },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "D-29 a limit of low stock is a whole number from 0",
    asAdmin: true,
    step: refuses(
      "updateProduct",
      { params: { id }, body: { ...form, low_stock_at: "-1" } },
      422,
      "invalid",
      {
        errors: { low_stock_at: "too_small" },
        next: () =>
          refuses(
            "updateProduct",
            { params: { id }, body: { ...form, low_stock_at: "few" } },
            422,
            "invalid",
            {
              errors: { low_stock_at: "bad_value" },
            },
          ),
      },
    ),
  },
  {
    name: "D-17 an unknown filter of products is refused",
    asAdmin: true,
    step: refuses("listAdminProducts", { query: { missing: "brand" } }, 400, "bad_query"),
  },
];
