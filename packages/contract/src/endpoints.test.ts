import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { userSchema } from "./accounts/user.ts";
import { addresses } from "./addresses.ts";
import { categorySchema } from "./categories/category.ts";
import { errorCodes } from "./codes.ts";
import { addressOf, API_PREFIX, type Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { productSchema } from "./products/product.ts";
import { refusals } from "./refusals.ts";
import { subCategorySchema } from "./sub-categories/sub-category.ts";

const keysOf = (schema: { readonly entries: object }): string[] => Object.keys(schema.entries);

const all: readonly Endpoint[] = Object.values(endpoints);

/** Requirement, method, path, body and access of every call that the specification names. */
const specified = [
  ["API-1", "GET", "/products", "none", "public"],
  ["API-2", "GET", "/categories", "none", "public"],
  ["API-3", "GET", "/categories/all", "none", "public"],
  ["API-4", "GET", "/products/products/search", "none", "public"],
  ["API-5", "POST", "/User/login", "json", "public"],
  ["API-6", "POST", "/User/logout", "none", "user"],
  ["API-7", "POST", "/User/register", "json", "public"],
  ["API-8", "POST", "/UserAdmin/login", "json", "public"],
  ["API-9", "POST", "/admins/logout", "none", "admin"],
  ["API-10", "POST", "/admins/register", "json", "admin"],
  ["API-11", "POST", "/products/create", "json", "admin"],
  ["API-12", "POST", "/products/update/:id", "json", "admin"],
  ["API-13", "DELETE", "/products/delete/:id", "none", "admin"],
  ["API-14", "GET", "/products/:id", "none", "public"],
  ["API-15", "POST", "/images/create", "multipart", "admin"],
  ["API-16", "POST", "/images/update/:ids", "multipart", "admin"],
  ["API-17", "POST", "/SubCategory/create", "form", "admin"],
  ["API-18", "POST", "/SubCategory/update/:id", "form", "admin"],
  ["API-19", "DELETE", "/SubCategory/delete/:id", "none", "admin"],
  ["API-20", "GET", "/SubCategory", "none", "public"],
  ["API-20", "GET", "/SubCategory/:id", "none", "public"],
  ["API-20", "GET", "/SubCategory/all", "none", "public"],
  ["API-21", "GET", "/categories/:id", "none", "public"],
  ["API-21", "POST", "/categories/create", "multipart", "admin"],
  ["API-21", "POST", "/categories/update/:id", "multipart", "admin"],
  ["API-21", "DELETE", "/categories/delete/:id", "none", "admin"],
  ["API-22", "POST", "/sendMail", "json", "public"],
] as const;

describe("the calls", () => {
  test.for(specified)("%s %s %s has body %s and access %s", ([, method, path, body, access]) => {
    const endpoint = all.find((one) => one.method === method && one.path === path);
    expect(endpoint).toBeDefined();
    expect(endpoint?.sends ?? "none").toBe(body);
    expect(endpoint?.access).toBe(access);
  });

  test("API-26 every call has a unique address below one prefix", () => {
    expect(API_PREFIX).toBe("/backend/public/api");
    const places = all.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test("API-26 every endpoint has the method, path and body of its address", () => {
    const declared = Object.fromEntries(
      Object.entries(endpoints).map(([name, { method, path, sends, body }]: [string, Endpoint]) => [
        name,
        { method, path, ...(body && { sends }) },
      ]),
    );
    expect(declared).toEqual(addresses);
  });

  test("API-24 every code has an error status and a message", () => {
    for (const code of errorCodes) {
      const { status, message } = refusals[code];
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
      expect(message).not.toBe("");
    }
    expect(refusals.internal).toEqual({ status: 500, message: "Internal Server Error" });
  });
});

describe("addresses", () => {
  test("API-26 parameters are filled in and encoded, the query is in a fixed order", () => {
    expect(addressOf(endpoints.readProduct, { id: 7 })).toBe("/backend/public/api/products/7");
    expect(addressOf(endpoints.readProduct, { id: "a/b" })).toBe("/backend/public/api/products/a%2Fb");
    expect(
      addressOf(endpoints.listProducts, {}, { view: "card", limit: 12, cursor: undefined, query: "" }),
    ).toBe("/backend/public/api/products?limit=12&view=card");
  });

  test("API-4 a search text may contain any character", () => {
    const query = "10 kΩ & 5% مقاومة #?";
    const address = addressOf(endpoints.searchProducts, {}, { query });
    expect(new URL(address, "http://shop.example").searchParams.get("query")).toBe(query);
  });

  test("API-16 commas between ids are not encoded", () => {
    expect(addressOf(endpoints.updateImages, { ids: "4,5,6" })).toBe(
      "/backend/public/api/images/update/4,5,6",
    );
    expect(v.parse(endpoints.updateImages.params, { ids: "4,5,6" })).toEqual({ ids: [4, 5, 6] });
  });
});

describe("entities", () => {
  test("API-25 a product", () => {
    expect(keysOf(productSchema)).toEqual(
      expect.arrayContaining([
        "id",
        "name",
        "price",
        "amount",
        "description",
        "sub_category_id",
        "category_id",
        "images",
      ]),
    );
    expect(v.is(productSchema.entries.price, "12.50")).toBe(true);
    expect(v.is(productSchema.entries.price, 12.5)).toBe(false);
    const record = { id: 1, product_id: 7, image: "/media/a.webp|/media/b.webp" };
    expect(v.parse(productSchema.entries.images, [record])).toEqual([record]);
  });

  test("API-25 a category with its sub categories", () => {
    expect(keysOf(categorySchema)).toEqual(
      expect.arrayContaining(["id", "name", "image", "sort_index", "sub_category"]),
    );
    expect(keysOf(subCategorySchema)).toEqual(expect.arrayContaining(["id", "name", "image", "category_id"]));
  });

  test("API-25 a user, without the password", () => {
    const mona = { id: 1, name: "Mona", email: "m@x.co", phone: "", address1: "", address2: "" };
    const user = { ...mona, company: "", tax_number: "", commercial_register: "" };
    expect(v.parse(userSchema, { ...user, password: "secret" })).toEqual(user);
  });

  test("API-17 ASUB-2 the misspelt field is read", () => {
    const form = { name: "Probes", category_id: "2", desctription: "Leads" };
    expect(v.parse(endpoints.createSubCategory.body, form)).toEqual({
      name: "Probes",
      category_id: 2,
      desctription: "Leads",
      name_ar: null,
      description_ar: null,
      hidden: false,
    });
  });

  test("API-11 APROD-6 the amount of a new product is 1 where none is given", () => {
    const product = { name: "Meter", price: "5", sub_category_id: 1, description: "x" };
    expect(v.parse(endpoints.createProduct.body, product).amount).toBe(1);
  });
});
