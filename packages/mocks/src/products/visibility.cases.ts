import type { Visibility } from "@shop/domain/catalogue/visibility.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";

const PART = "K45";
const found = catalogue.products.find(({ part_number }) => part_number === PART);
if (!found) throw new Error(`The demonstration catalogue lacks ${PART}.`);
const product = found;
const { id, name, price, amount, sub_category_id, description } = product;
const of = { params: { id } };

const update = (visibility: Visibility, next: () => ConformanceStep): ConformanceStep =>
  answers(
    "updateProduct",
    { ...of, body: { name, price, amount, sub_category_id, description, visibility } },
    { holds: ({ status }) => status, next },
  );

const has = (listed: readonly { readonly id: number }[]): boolean => listed.some((one) => one.id === id);

/** Passes where search, its sub category's list and facets have the product, or have it not. */
const isListed = (expected: boolean, next: () => ConformanceStep): ConformanceStep =>
  answers(
    "searchProducts",
    { query: { query: PART } },
    {
      holds: ({ products }) => has(products) === expected,
      next: () =>
        answers(
          "listProducts",
          { query: { sub_category_id, limit: 100 } },
          {
            holds: (page) => !Array.isArray(page) && has(page.data) === expected,
            next: () =>
              answers(
                "readFacets",
                { query: { sub_category_id } },
                {
                  holds: ({ total }) =>
                    total ===
                    catalogue.products.filter((one) => one.sub_category_id === sub_category_id).length -
                      Number(!expected),
                  next,
                },
              ),
          },
        ),
    },
  );

const bulkRequest = {
  selection: { ids: [id] },
  rule: { field: "visibility", change: "fixed", value: "draft" },
};

/** Cases of where shoppers see products; each starts with the demonstration catalogue. */
export const visibilityCases: readonly ConformanceCase[] = [
  {
    name: "D-102 a hidden product is in no list, search or count; its page opens, and a list of ids has it",
    asAdmin: true,
    step: update("hidden", () =>
      isListed(false, () =>
        answers("readProduct", of, {
          holds: ({ visibility }) => visibility === "hidden",
          next: () =>
            answers(
              "listProducts",
              { query: { ids: String(id), limit: 1 } },
              { holds: (page) => !Array.isArray(page) && has(page.data) },
            ),
        }),
      ),
    ),
  },
  {
    name: "D-102 a draft does not exist for shoppers, and comes back when it is shown again",
    asAdmin: true,
    step: update("draft", () =>
      isListed(false, () =>
        refuses("readProduct", of, 404, "not_found", {
          next: () =>
            answers(
              "listProducts",
              { query: { ids: String(id), limit: 1 } },
              {
                holds: (page) => !Array.isArray(page) && page.data.length === 0,
                next: () => update("shown", () => isListed(true, () => answers("readProduct", of))),
              },
            ),
        }),
      ),
    ),
  },
  {
    name: "D-102 administrators filter the list by visibility",
    asAdmin: true,
    step: answers(
      "listAdminProducts",
      { query: { visibility: "draft" } },
      {
        holds: ({ total }) => total === 0,
        next: () =>
          update("draft", () =>
            answers(
              "listAdminProducts",
              { query: { visibility: "draft", query: PART } },
              {
                holds: ({ data }) => data.length === 1 && data[0]?.visibility === "draft" && has(data),
                next: () =>
                  answers(
                    "listAdminProducts",
                    { query: { visibility: "shown", query: PART, limit: 100 } },
                    { holds: ({ data }) => !has(data) },
                  ),
              },
            ),
          ),
      },
    ),
  },
  {
    name: "D-102 an unknown visibility is refused; words of either language are read",
    asAdmin: true,
    step: refuses(
      "createProduct",
      { body: { name: "Zweistein", price: "1", sub_category_id, description: "x", visibility: "secret" } },
      422,
      "invalid",
      {
        errors: { visibility: "unknown_visibility" },
        next: () =>
          answers(
            "createProduct",
            {
              body: { name: "Zweistein", price: "1", sub_category_id, description: "x", visibility: "مخفي" },
            },
            {
              next: ({ product_id }) =>
                answers(
                  "readAdminProduct",
                  { params: { id: product_id } },
                  { holds: ({ visibility }) => visibility === "hidden" },
                ),
            },
          ),
      },
    ),
  },
];

/** Cases of visibility that only the server passes: a bulk change of a mock shop changes no product. */
export const serverVisibilityCases: readonly ConformanceCase[] = [
  {
    name: "D-102 the visibility of many products is changed and undone",
    asAdmin: true,
    step: answers(
      "previewBulkChange",
      { body: bulkRequest },
      {
        holds: ({ rows: [row] }) => row?.old === "shown" && row.new === "draft",
        next: ({ fingerprint, latest }) =>
          answers(
            "applyBulkChange",
            {
              body: { ...bulkRequest, fingerprint, latest },
              headers: { "idempotency-key": "visibility" },
            },
            {
              holds: ({ change }) => change.changed === 1 && change.rule.field === "visibility",
              next: ({ change }) =>
                isListed(false, () =>
                  answers(
                    "undoBulkChange",
                    { params: { id: change.id } },
                    { next: () => isListed(true, () => answers("readProduct", of)) },
                  ),
                ),
            },
          ),
      },
    ),
  },
];
