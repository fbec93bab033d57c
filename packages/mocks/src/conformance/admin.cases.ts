import { addresses, type CallName } from "@shop/contract/addresses.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, type ConformanceStep, refuses } from "./case.ts";

const [category] = catalogue.categories;
const [subCategory] = catalogue.subCategories;
const { id: categoryId = 0 } = category ?? {};
const { id: subCategoryId = 0 } = subCategory ?? {};
const { id: productId = 0 } = catalogue.products.find((one) => one.images.length === 0) ?? {};
const UNKNOWN = 2_000_000_000;

// The smallest PNG: one pixel.
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const picture = (name: string): File =>
  new File([Uint8Array.from(atob(PIXEL), (sign) => sign.codePointAt(0) ?? 0)], name, { type: "image/png" });
const noPicture = (): File => new File(["not a picture"], "notes.txt", { type: "text/plain" });

const meter = {
  name: "Conformance meter",
  price: "12.5",
  amount: 3,
  sub_category_id: subCategoryId,
  description: "Measures whether two shops are one.",
};
const probes = { name: "Conformance probes", category_id: categoryId, desctription: "Leads" };

const isStatus = ({ status }: { readonly status: boolean }): boolean => status;

const createMeter = (next: (id: number) => ConformanceStep): ConformanceStep =>
  answers("createProduct", { body: meter }, { holds: isStatus, next: ({ product_id }) => next(product_id) });

const adminCalls = Object.keys(addresses)
  .filter((name): name is CallName => name in addresses)
  .filter((name) => endpoints[name].access === "admin");

/** What nobody but an administrator may do; made without a session. */
export const guardCases: readonly ConformanceCase[] = adminCalls.map((call) => ({
  name: `D-9 ${call} without an administrator's session is refused before anything is read`,
  step: refuses(call, { params: { id: 1, ids: "1" } }, 401, "unauthorized"),
}));

/** What an administrator's changes must do; each case begins with the demonstration catalogue. */
export const adminCases: readonly ConformanceCase[] = [
  {
    name: "API-11 API-14 a product that is added can be read, with two decimals and its sub category's category",
    asAdmin: true,
    step: createMeter((id) =>
      answers(
        "readProduct",
        { params: { id } },
        {
          holds: (one) =>
            one.name === meter.name &&
            one.price === "12.50" &&
            one.category_id === subCategory?.category_id &&
            one.images.length === 0,
        },
      ),
    ),
  },
  {
    name: "API-11 APROD-6 the amount is 1 where none is given",
    asAdmin: true,
    step: answers(
      "createProduct",
      { body: { ...meter, amount: undefined } },
      {
        next: ({ product_id }) =>
          answers("readProduct", { params: { id: product_id } }, { holds: ({ amount }) => amount === 1 }),
      },
    ),
  },
  {
    name: "API-11 D-29 what cannot be stored is refused by field",
    asAdmin: true,
    step: refuses(
      "createProduct",
      { body: { ...meter, name: "", price: "12,5", sub_category_id: 0 } },
      422,
      "invalid",
      { errors: { name: "required", price: "bad_price", sub_category_id: "too_small" } },
    ),
  },
  {
    name: "API-11 D-29 an unknown sub category is refused",
    asAdmin: true,
    step: refuses("createProduct", { body: { ...meter, sub_category_id: UNKNOWN } }, 422, "invalid", {
      errors: { sub_category_id: "unknown_sub_category" },
    }),
  },
  {
    name: "API-12 D-13 a change is stored, and the same again answers status false",
    asAdmin: true,
    step: createMeter((id) => {
      const change = { params: { id }, body: { ...meter, id, price: "20" } };
      return answers("updateProduct", change, {
        holds: isStatus,
        next: () =>
          answers("updateProduct", change, {
            holds: ({ status }) => !status,
            next: () =>
              answers("readProduct", { params: { id } }, { holds: ({ price }) => price === "20.00" }),
          }),
      });
    }),
  },
  {
    name: "API-12 a product that is not there cannot be changed",
    asAdmin: true,
    step: refuses(
      "updateProduct",
      { params: { id: UNKNOWN }, body: { ...meter, id: UNKNOWN } },
      404,
      "not_found",
    ),
  },
  {
    name: "API-13 a product that is deleted is gone",
    asAdmin: true,
    step: createMeter((id) =>
      answers(
        "deleteProduct",
        { params: { id } },
        {
          holds: isStatus,
          next: () =>
            refuses("readProduct", { params: { id } }, 404, "not_found", {
              next: () => refuses("deleteProduct", { params: { id } }, 404, "not_found"),
            }),
        },
      ),
    ),
  },
  {
    name: "API-15 pictures are added, one record each",
    asAdmin: true,
    step: answers(
      "createImages",
      { body: { product_id: productId, "image[]": [picture("a.png"), picture("b.png")] } },
      {
        holds: isStatus,
        next: () =>
          answers(
            "readProduct",
            { params: { id: productId } },
            { holds: ({ images }) => images.length === 2 && images.every(({ image }) => image !== "") },
          ),
      },
    ),
  },
  {
    name: "API-15 D-29 a file that is no picture is refused",
    asAdmin: true,
    step: refuses(
      "createImages",
      { body: { product_id: productId, "image[]": [noPicture()] } },
      422,
      "invalid",
      { errors: { "image[]": "not_a_picture" } },
    ),
  },
  {
    name: "API-16 the pictures of some records are replaced, and no others",
    asAdmin: true,
    step: answers(
      "createImages",
      { body: { product_id: productId, "image[]": [picture("a.png"), picture("b.png")] } },
      {
        next: () =>
          answers(
            "readProduct",
            { params: { id: productId } },
            {
              next: ({ images: [kept, replaced] }) =>
                answers(
                  "updateImages",
                  {
                    params: { ids: String(replaced?.id) },
                    body: { product_id: productId, "image[]": [picture("c.png"), picture("d.png")] },
                  },
                  {
                    next: () =>
                      answers(
                        "readProduct",
                        { params: { id: productId } },
                        {
                          holds: ({ images }) =>
                            images.length === 3 && images.some(({ id }) => id === kept?.id),
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
    name: "API-16 pictures that are not there cannot be replaced",
    asAdmin: true,
    step: refuses(
      "updateImages",
      { params: { ids: `${UNKNOWN}` }, body: { product_id: productId, "image[]": [picture("a.png")] } },
      404,
      "not_found",
    ),
  },
  {
    name: "API-17 a sub category is added from form data",
    asAdmin: true,
    step: answers(
      "createSubCategory",
      { body: probes },
      {
        holds: isStatus,
        next: () =>
          answers(
            "readCategory",
            { params: { id: categoryId } },
            { holds: ({ data }) => data.sub_category.some(({ name }) => name === probes.name) },
          ),
      },
    ),
  },
  {
    name: "API-17 ASUB-3 a taken name is refused with errors.name",
    asAdmin: true,
    step: answers(
      "createSubCategory",
      { body: probes },
      {
        next: () =>
          refuses("createSubCategory", { body: probes }, 422, "invalid", { errors: { name: "name_taken" } }),
      },
    ),
  },
  {
    name: "API-18 a sub category is renamed",
    asAdmin: true,
    step: answers(
      "updateSubCategory",
      { params: { id: subCategoryId }, body: { ...probes, category_id: subCategory?.category_id } },
      {
        holds: isStatus,
        next: () =>
          answers(
            "readSubCategory",
            { params: { id: subCategoryId } },
            { holds: ({ data }) => data.name === probes.name },
          ),
      },
    ),
  },
  {
    name: "API-19 a sub category that holds products stays",
    asAdmin: true,
    step: refuses(
      "deleteSubCategory",
      { params: { id: catalogue.products[0]?.sub_category_id ?? 0 } },
      409,
      "conflict",
    ),
  },
  {
    name: "API-19 an empty sub category is deleted",
    asAdmin: true,
    step: answers(
      "createSubCategory",
      { body: probes },
      {
        next: () =>
          answers(
            "listSubCategories",
            {},
            {
              next: ({ data }) => {
                const id = data.find(({ name }) => name === probes.name)?.id ?? 0;
                return answers(
                  "deleteSubCategory",
                  { params: { id } },
                  {
                    holds: isStatus,
                    next: () => refuses("readSubCategory", { params: { id } }, 404, "not_found"),
                  },
                );
              },
            },
          ),
      },
    ),
  },
  {
    name: "API-21 ACAT-2 a category is added with its picture and stands at its place",
    asAdmin: true,
    step: answers(
      "createCategory",
      { body: { name: "Conformance", description: "", sort_index: -5, image: picture("c.png") } },
      {
        holds: isStatus,
        next: () =>
          answers(
            "listCategories",
            {},
            { holds: ({ data: [first] }) => first?.name === "Conformance" && (first.image ?? "") !== "" },
          ),
      },
    ),
  },
  {
    name: "API-21 a category that is changed without a picture keeps its own",
    asAdmin: true,
    step: answers(
      "updateCategory",
      { params: { id: categoryId }, body: { name: "Renamed", description: "", sort_index: 1 } },
      {
        holds: isStatus,
        next: () =>
          answers(
            "readCategory",
            { params: { id: categoryId } },
            { holds: ({ data }) => data.name === "Renamed" && data.image === category?.image },
          ),
      },
    ),
  },
  {
    name: "API-21 a category that holds products stays",
    asAdmin: true,
    step: refuses(
      "deleteCategory",
      { params: { id: catalogue.products[0]?.category_id ?? 0 } },
      409,
      "conflict",
    ),
  },
  {
    name: "API-10 a further administrator is added once",
    asAdmin: true,
    step: answers(
      "registerAdmin",
      { body: { email: "second@shop.example", password: "a second key" } },
      {
        holds: isStatus,
        next: () =>
          refuses(
            "registerAdmin",
            { body: { email: "second@shop.example", password: "a second key" } },
            409,
            "conflict",
          ),
      },
    ),
  },
  {
    name: "API-9 after an administrator's logout nothing of theirs is allowed",
    asAdmin: true,
    step: answers(
      "logoutAdmin",
      {},
      {
        holds: isStatus,
        next: () => refuses("deleteProduct", { params: { id: productId } }, 401, "unauthorized"),
      },
    ),
  },
];
