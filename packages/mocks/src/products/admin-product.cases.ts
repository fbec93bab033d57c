import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";

const [product] = catalogue.products;
const id = product?.id ?? 0;
const group = catalogue.subCategories.find(({ id: own }) => own !== product?.sub_category_id);
const UNKNOWN = 2_000_000_000;

/** The stored values of the product, as a form sends them. */
const stored = {
  id,
  name: product?.name ?? "",
  price: product?.price ?? "",
  amount: product?.amount ?? 0,
  sub_category_id: product?.sub_category_id ?? 0,
  description: product?.description ?? "",
};
const negative = catalogue.products.find(({ amount }) => amount < 0);
if (!negative) throw new Error("The demonstration catalogue lacks a product with negative stock.");
/** A product whose stored stock is below 0, as a form sends it. */
const below = {
  id: negative.id,
  name: negative.name,
  price: negative.price,
  amount: negative.amount,
  sub_category_id: negative.sub_category_id,
  description: negative.description,
};
const form = {
  name: "Zweistein meter",
  price: "12.5",
  sub_category_id: group?.id ?? 0,
  description: "Measures.",
  part_number: "ZW-1",
};
const of = (productId: number) => ({ params: { id: productId } });

const part = catalogue.products.find(({ quantity_prices: steps }) => steps.length > 1);
if (!part) throw new Error("The demonstration catalogue lacks a product with quantity prices.");
/** A product with quantity prices, as a form sends it without them. */
const stepped = {
  id: part.id,
  name: part.name,
  price: part.price,
  amount: part.amount,
  sub_category_id: part.sub_category_id,
  description: part.description,
};

/** Cases of the administrators' endpoints of products; each starts with the demonstration catalogue. */
export const adminProductCases: readonly ConformanceCase[] = [
  {
    name: "D-108 AEDIT-1 quantity prices that do not fall from the price are refused by their path",
    asAdmin: true,
    step: refuses(
      "updateProduct",
      {
        ...of(stepped.id),
        body: {
          ...stepped,
          quantity_prices: [
            { from: 20, price: part.price },
            { from: 10, price: "0" },
          ],
        },
      },
      422,
      "invalid",
      {
        errors: {
          "quantity_prices.0.price": "quantity_price_not_falling",
          "quantity_prices.1.from": "quantity_not_rising",
          "quantity_prices.1.price": "bad_price",
        },
      },
    ),
  },
  {
    name: "D-108 D-103 an offer hides the quantity prices that are not lower, and keeps them",
    asAdmin: true,
    step: answers(
      "updateProduct",
      {
        ...of(stepped.id),
        body: {
          ...stepped,
          price: "10",
          offer_price: "8",
          quantity_prices: [
            { from: 10, price: "9" },
            { from: 100, price: "7.5" },
          ],
        },
      },
      {
        next: () =>
          answers("readProduct", of(stepped.id), {
            holds: ({ price, quantity_prices: [first, ...others] }) =>
              price === "8.00" && first?.from === 100 && first.price === "7.50" && others.length === 0,
            next: () =>
              answers("readAdminProduct", of(stepped.id), {
                holds: ({ price, quantity_prices: steps }) =>
                  price === "10.00" && steps.length === 2 && steps[0]?.price === "9.00",
              }),
          }),
      },
    ),
  },
  {
    name: "API-11 APROD-6 a new product has one piece by default and the category of its sub category",
    asAdmin: true,
    step: answers(
      "createProduct",
      { body: form },
      {
        holds: ({ status, version, warnings }) => status && version === 1 && warnings === undefined,
        next: ({ product_id }) =>
          answers("readProduct", of(product_id), {
            holds: (one) =>
              one.name === form.name &&
              one.price === "12.50" &&
              one.amount === 1 &&
              one.category_id === group?.category_id &&
              one.part_number === "ZW-1" &&
              one.images.length === 0,
          }),
      },
    ),
  },
  {
    name: "API-11 D-29 invalid values are rejected by field",
    asAdmin: true,
    step: refuses("createProduct", { body: { name: "", price: "x", sub_category_id: "" } }, 422, "invalid", {
      errors: { name: "required", price: "bad_price", sub_category_id: "required", description: "required" },
      next: () =>
        refuses("createProduct", { body: { ...form, sub_category_id: UNKNOWN } }, 422, "invalid", {
          errors: { sub_category_id: "unknown_sub_category" },
        }),
    }),
  },
  {
    name: "D-53 country and RoHS are read in either language and stored as codes; unknown ones are refused",
    asAdmin: true,
    step: answers(
      "createProduct",
      {
        body: {
          ...form,
          manufacturer_part_number: "ZW/100-E",
          warranty_months: "٢٤",
          country: "ألمانيا",
          rohs: "نعم",
        },
      },
      {
        next: ({ product_id }) =>
          answers("readProduct", of(product_id), {
            holds: (one) =>
              one.manufacturer_part_number === "ZW/100-E" &&
              one.warranty_months === 24 &&
              one.country === "DE" &&
              one.rohs === "yes",
            next: () =>
              answers(
                "searchProducts",
                { query: { query: "zw100e" } },
                {
                  holds: ({ products }) => products[0]?.id === product_id,
                  next: () =>
                    refuses(
                      "createProduct",
                      { body: { ...form, warranty_months: 601, country: "Atlantis", rohs: "maybe" } },
                      422,
                      "invalid",
                      {
                        errors: {
                          warranty_months: "too_large",
                          country: "unknown_country",
                          rohs: "not_yes_or_no",
                        },
                      },
                    ),
                },
              ),
          }),
      },
    ),
  },
  {
    name: "D-92 the restock date is stored and shown on cards; what is no date is refused",
    asAdmin: true,
    step: answers(
      "createProduct",
      { body: { ...form, amount: 0, restock_on: "١٥/٣/٢٠٢٧" } },
      {
        next: ({ product_id }) =>
          answers(
            "listProducts",
            { query: { ids: String(product_id), limit: 1, view: "card" } },
            {
              holds: (page) => !Array.isArray(page) && page.data[0]?.restock_on === "2027-03-15",
              next: () =>
                refuses("createProduct", { body: { ...form, restock_on: "2027-02-30" } }, 422, "invalid", {
                  errors: { restock_on: "bad_date" },
                }),
            },
          ),
      },
    ),
  },
  {
    name: "API-11 D-29 a part number of another product is a warning",
    asAdmin: true,
    step: answers(
      "createProduct",
      { body: form },
      {
        next: () =>
          answers(
            "createProduct",
            { body: { ...form, part_number: "zw1" } },
            {
              holds: ({ status, warnings }) => status && warnings?.["part_number"] === "part_number_taken",
            },
          ),
      },
    ),
  },
  {
    name: "API-11 D-29 products are listed by their part number, whatever its case and signs",
    asAdmin: true,
    step: answers(
      "createProduct",
      { body: form },
      {
        next: ({ product_id }) =>
          answers(
            "listAdminProducts",
            { query: { part_number: "zw 1" } },
            {
              holds: ({ data, total }) => total === 1 && data[0]?.id === product_id,
              next: () =>
                answers(
                  "listAdminProducts",
                  { query: { part_number: "ZW-1", query: "nothing like it" } },
                  { holds: ({ data }) => data.length === 0 },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "D-47 a negative stock is refused, unless it is stored already",
    asAdmin: true,
    step: refuses("createProduct", { body: { ...form, amount: -1 } }, 422, "invalid", {
      errors: { amount: "negative_stock" },
      next: () =>
        refuses("updateProduct", { ...of(id), body: { ...stored, amount: "-٣" } }, 422, "invalid", {
          errors: { amount: "negative_stock" },
          next: () =>
            refuses("updateProduct", { ...of(below.id), body: { ...below, amount: -1 } }, 422, "invalid", {
              errors: { amount: "negative_stock" },
              next: () =>
                answers(
                  "updateProduct",
                  { ...of(below.id), body: { ...below, price: "77" } },
                  { holds: ({ status }) => status },
                ),
            }),
        }),
    }),
  },
  {
    name: "API-12 D-13 unchanged values answer status false, others are stored and increment the version",
    asAdmin: true,
    step: answers(
      "updateProduct",
      { ...of(id), body: stored },
      {
        holds: ({ status, version }) => !status && version === 1,
        next: () =>
          answers(
            "updateProduct",
            { ...of(id), body: { ...stored, price: "77" } },
            {
              holds: ({ status, version }) => status && version === 2,
              next: () => answers("readProduct", of(id), { holds: ({ price }) => price === "77.00" }),
            },
          ),
      },
    ),
  },
  {
    name: "API-12 a form of an older version is rejected with the stored product",
    asAdmin: true,
    step: answers(
      "updateProduct",
      { ...of(id), body: { ...stored, version: 1, price: "77" } },
      {
        next: () =>
          refuses(
            "updateProduct",
            { ...of(id), body: { ...stored, version: 1, name: "x" } },
            409,
            "edit_conflict",
            {
              next: () =>
                answers("readAdminProduct", of(id), {
                  holds: ({ price, version, deleted_at }) =>
                    price === "77.00" && version === 2 && deleted_at === null,
                }),
            },
          ),
      },
    ),
  },
  {
    name: "API-12 updating an unknown product answers 404",
    asAdmin: true,
    step: refuses("updateProduct", { ...of(UNKNOWN), body: stored }, 404, "not_found"),
  },
  {
    name: "API-13 D-42 a deleted product answers 404, is listed as deleted, and can be restored",
    asAdmin: true,
    step: answers("deleteProduct", of(id), {
      holds: ({ status }) => status,
      next: () =>
        refuses("readProduct", of(id), 404, "not_found", {
          next: () =>
            answers(
              "listAdminProducts",
              { query: { deleted: "only" } },
              {
                holds: ({ data, total }) => total === 1 && data[0]?.id === id && data[0].deleted_at !== null,
                next: () =>
                  answers("restoreProduct", of(id), {
                    next: () =>
                      answers("readProduct", of(id), { holds: ({ name }) => name === product?.name }),
                  }),
              },
            ),
        }),
    }),
  },
  {
    name: "API-13 deleting an unknown product answers 404",
    asAdmin: true,
    step: refuses("deleteProduct", of(UNKNOWN), 404, "not_found"),
  },
  {
    name: "API-11 a new product gets copies of the pictures of another one",
    asAdmin: true,
    step: answers(
      "createProduct",
      { body: { ...form, copied_images: product?.images.map((image) => image.id) ?? [] } },
      {
        holds: ({ images, product_id }) =>
          images.length === product?.images.length &&
          images.every((one) => one.product_id === product_id && one.id !== product.images[0]?.id),
        next: ({ product_id, images }) =>
          answers("readProduct", of(product_id), {
            holds: (one) => JSON.stringify(one.images) === JSON.stringify(images),
          }),
      },
    ),
  },
  {
    name: "APROD-2 D-40 pages of twelve products, the newest first",
    asAdmin: true,
    step: answers(
      "listAdminProducts",
      {},
      {
        holds: ({ data, total }) => data.length === 12 && total === catalogue.products.length,
        next: ({ next_cursor, data: first }) =>
          answers(
            "listAdminProducts",
            { query: { cursor: next_cursor ?? "" } },
            {
              holds: ({ data }) => data.length === 12 && (data[0]?.id ?? 0) < (first.at(-1)?.id ?? 0),
            },
          ),
      },
    ),
  },
  {
    name: "APROD-13 APROD-2 pages of 44 products of one category, sorted by stock",
    asAdmin: true,
    step: answers(
      "listAdminProducts",
      { query: { category_id: product?.category_id ?? 0, limit: 44, sort: "-amount" } },
      {
        holds: ({ data }) =>
          data.length > 0 &&
          data.length <= 44 &&
          data.every(
            (one, index) =>
              one.category_id === product?.category_id &&
              one.amount >= (data[index + 1]?.amount ?? one.amount - 1),
          ),
      },
    ),
  },
  {
    name: "D-29 the history of a product has fields with old and new values",
    asAdmin: true,
    step: answers(
      "updateProduct",
      { ...of(id), body: { ...stored, amount: stored.amount + 7 } },
      {
        next: () =>
          answers(
            "readHistory",
            { query: { entity: "product", id } },
            {
              holds: ({ data, next_cursor }) =>
                data.length === 1 &&
                next_cursor === null &&
                data[0]?.action === "updated" &&
                data[0].by !== "" &&
                data[0].fields.length === 1 &&
                data[0].fields.every(
                  ({ field, old, new: now }) =>
                    field === "amount" && old === stored.amount && now === stored.amount + 7,
                ),
            },
          ),
      },
    ),
  },
];
