import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";
import { aPicture, noPicture } from "../images/admin-picture.cases.ts";

const { brands } = catalogue;
const [brand, otherBrand] = brands;
const id = brand?.id ?? 0;
const name = brand?.name ?? "";
const held = catalogue.products.filter((one) => one.brand === name);
const [product] = held;
const UNKNOWN = 2_000_000_000;

const of = (brandId: number) => ({ params: { id: brandId } });
const page = { limit: "100", view: "card" };
const productOf = { params: { id: product?.id ?? 0 } };

/** Cases of brands; each starts with the demonstration catalogue. */
export const brandCases: readonly ConformanceCase[] = [
  {
    name: "D-97 brands with products are listed by name with their numbers, and one is read with its texts",
    step: answers(
      "listBrands",
      {},
      {
        holds: ({ data }) =>
          String(data.map((one) => one.name)) === "Galvora,Kelvra,Metrivo,Ohmwright" &&
          data.find((one) => one.id === id)?.products === held.length,
        next: () =>
          answers("readBrand", of(id), {
            holds: ({ data }) =>
              data.name === name &&
              data.official &&
              data.logo === brand?.logo &&
              data.description === brand.description &&
              data.description_ar === brand.description_ar &&
              data.website === brand.website,
            next: () =>
              refuses("readBrand", of(UNKNOWN), 404, "not_found", {
                next: () => refuses("readBrand", { params: { id: "0x1" } }, 400, "bad_id"),
              }),
          }),
      },
    ),
  },
  {
    name: "D-97 a product has the entry of its brand; lists and filters of a brand have its products and no brands",
    step: answers("readProduct", productOf, {
      holds: ({ brand_page }) => brand_page?.id === id && brand_page.official && brand_page.name === name,
      next: () =>
        answers(
          "listProducts",
          { query: { ...page, brand_id: id } },
          {
            holds: (answer) =>
              "data" in answer &&
              answer.total === held.length &&
              answer.data.every((one) => one.brand === name),
            next: () =>
              answers(
                "readFacets",
                { query: { brand_id: id } },
                {
                  holds: ({ brands: offered, total }) => offered.length === 0 && total === held.length,
                  next: () =>
                    answers(
                      "listProducts",
                      { query: { ...page, brand_id: UNKNOWN } },
                      { holds: (answer) => "data" in answer && answer.total === 0 },
                    ),
                },
              ),
          },
        ),
    }),
  },
  {
    name: "D-97 brands are changed by administrators only",
    step: refuses("listAdminBrands", {}, 401, "unauthorized", {
      next: () =>
        refuses("createBrand", { body: { name: "Zweistein" } }, 401, "unauthorized", {
          next: () => refuses("listNamedBrands", {}, 401, "unauthorized"),
        }),
    }),
  },
  {
    name: "D-97 a brand is created with its logo; its name is taken in any case",
    asAdmin: true,
    step: answers(
      "createBrand",
      { body: { name: "Zweistein", official: "true", website: "https://zwei.example", logo: aPicture() } },
      {
        holds: ({ status, version }) => status && version === 1,
        next: (saved) =>
          answers("readBrand", of(saved.id), {
            holds: ({ data }) =>
              data.official && data.logo !== null && data.website === "https://zwei.example",
            next: () =>
              refuses("createBrand", { body: { name: " ZWEISTEIN " } }, 422, "invalid", {
                errors: { name: "name_taken" },
              }),
          }),
      },
    ),
  },
  {
    name: "D-29 D-97 a brand without a name, with a link that is not https or with a file that is no picture is refused by field",
    asAdmin: true,
    step: refuses("createBrand", { body: { name: " ", website: "http://zwei.example" } }, 422, "invalid", {
      errors: { name: "required", website: "bad_link" },
      next: () =>
        refuses("createBrand", { body: { name: "Zweistein", logo: noPicture() } }, 422, "invalid", {
          errors: { logo: "not_a_picture" },
        }),
    }),
  },
  {
    name: "D-97 another name becomes that of the brand's products, with their histories; a taken one is refused",
    asAdmin: true,
    step: refuses("updateBrand", { ...of(id), body: { name: otherBrand?.name } }, 422, "invalid", {
      errors: { name: "name_taken" },
      next: () =>
        answers(
          "updateBrand",
          { ...of(id), body: { name: "Zweistein", version: 1 } },
          {
            holds: ({ status, version }) => status && version === 2,
            next: () =>
              answers("readProduct", productOf, {
                holds: (one) => one.brand === "Zweistein" && one.brand_page?.id === id,
                next: () =>
                  answers(
                    "readHistory",
                    { query: { entity: "product", id: product?.id ?? 0 } },
                    {
                      holds: ({ data }) =>
                        data[0]?.fields[0]?.field === "brand" &&
                        data[0].fields[0].old === name &&
                        data[0].fields[0].new === "Zweistein",
                      next: () =>
                        answers(
                          "listProducts",
                          { query: { ...page, brand_id: id } },
                          { holds: (answer) => "data" in answer && answer.total === held.length },
                        ),
                    },
                  ),
              }),
          },
        ),
    }),
  },
  {
    name: "D-13 D-97 a brand is changed with its version, missing fields keep their value, and the history has what changed",
    asAdmin: true,
    step: answers(
      "updateBrand",
      { ...of(id), body: { name } },
      {
        holds: ({ status, version }) => status && version === 1,
        next: () =>
          answers(
            "updateBrand",
            { ...of(id), body: { name, official: "false", remove_logo: "true", version: 1 } },
            {
              holds: ({ version }) => version === 2,
              next: () =>
                refuses(
                  "updateBrand",
                  { ...of(id), body: { name, website: "", version: 1 } },
                  409,
                  "edit_conflict",
                  {
                    next: () =>
                      answers("readBrand", of(id), {
                        holds: ({ data }) =>
                          !data.official &&
                          data.logo === null &&
                          data.description === brand?.description &&
                          data.website === brand.website,
                        next: () =>
                          answers(
                            "readHistory",
                            { query: { entity: "brand", id } },
                            {
                              holds: ({ data }) =>
                                data.length === 1 &&
                                String(data[0]?.fields.map(({ field }) => field).toSorted()) ===
                                  "logo,official",
                            },
                          ),
                      }),
                  },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "D-42 D-97 a deleted brand has no page, its products keep its name without an entry, and it can be restored",
    asAdmin: true,
    step: answers("deleteBrand", of(id), {
      next: () =>
        refuses("readBrand", of(id), 404, "not_found", {
          next: () =>
            answers("readProduct", productOf, {
              holds: (one) => one.brand === name && one.brand_page === null,
              next: () =>
                answers(
                  "listNamedBrands",
                  {},
                  {
                    holds: ({ data }) =>
                      data.length === 1 && data[0]?.name === name && data[0].products === held.length,
                    next: () =>
                      answers(
                        "listAdminBrands",
                        { query: { deleted: "only" } },
                        {
                          holds: ({ data }) => data.length === 1 && data[0]?.id === id,
                          next: () =>
                            answers("restoreBrand", of(id), {
                              next: () =>
                                answers("readProduct", productOf, {
                                  holds: ({ brand_page }) => brand_page?.id === id,
                                }),
                            }),
                        },
                      ),
                  },
                ),
            }),
        }),
    }),
  },
  {
    name: "D-42 D-97 a brand whose name is taken by now is not restored",
    asAdmin: true,
    step: answers("deleteBrand", of(id), {
      next: () =>
        answers(
          "createBrand",
          { body: { name: name.toUpperCase() } },
          {
            next: () => refuses("restoreBrand", of(id), 422, "invalid", { errors: { name: "name_taken" } }),
          },
        ),
    }),
  },
  {
    name: "D-97 an unknown brand is not found",
    asAdmin: true,
    step: refuses("deleteBrand", of(UNKNOWN), 404, "not_found", {
      next: () =>
        refuses("updateBrand", { ...of(UNKNOWN), body: { name: "Zweistein" } }, 404, "not_found", {
          next: () => refuses("restoreBrand", of(UNKNOWN), 404, "not_found"),
        }),
    }),
  },
  {
    name: "D-40 D-97 administrators' brands have versions, numbers of products and numbered pages",
    asAdmin: true,
    step: answers(
      "listAdminBrands",
      { query: { page: 1, per_page: 1, sort: "-name" } },
      {
        holds: (answer) =>
          "total" in answer &&
          answer.total === brands.length &&
          answer.data[0]?.name === "Ohmwright" &&
          answer.data[0].version === 1 &&
          answer.data[0].products > 0,
      },
    ),
  },
];
