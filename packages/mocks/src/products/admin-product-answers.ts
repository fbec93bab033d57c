import { ApiError } from "@shop/contract/api-error.ts";
import type { productFilterSchema } from "@shop/contract/products/admin-endpoints.ts";
import { type ProductUpdate, stockError } from "@shop/contract/products/admin-product.ts";
import type { Product } from "@shop/contract/products/product.ts";
import { readCode, unitsOfCode } from "@shop/domain/catalogue/codes.ts";
import { ADMIN_PAGE_SIZE } from "@shop/domain/constants.ts";
import { storedAmount } from "@shop/domain/money/money.ts";
import { foldPartNumber } from "@shop/domain/search/folding.ts";
import type * as v from "valibot";

import { attributesOf, valuesOf } from "../attributes/attribute-answers.ts";
import { listAnswers } from "../lists/list-answers.ts";
import { toAdminFile } from "../product-files/product-file-answers.ts";
import { findProducts } from "../search/search.ts";
import { afterForm, changesBetween, entityOf, noteEdit, refuseOutdated, replaced } from "../shop/edits.ts";
import { pageAfter, sortProducts } from "../shop/listing.ts";
import type { Answers, ShopState } from "../shop/state.ts";
import { offeredOf, storePrices } from "./offers.ts";
import { isInList } from "./product-filter.ts";
import { adminLinks, linksOf } from "./product-links.ts";
import { hiddenOf } from "./stored-fields.ts";
import { asideOf } from "./units-aside.ts";

const entity = "product";

/** Why a stock was changed, as the history has it. */
const reasonOf = ({ stock_reason: reason }: Pick<ProductUpdate, "stock_reason">) =>
  reason === undefined ? [] : [{ field: "stock_reason", old: null, new: reason }];

/** The products that an administrator's list finds by its filters. */
export function listedProducts<P extends Product>(
  state: ShopState,
  all: readonly P[],
  { query = "", ...filter }: v.InferOutput<typeof productFilterSchema>,
): readonly P[] {
  const text = query.trim();
  const coded = all.filter(
    ({ id }) => readCode(text).productId === id || unitsOfCode(hiddenOf(state, id), text) !== null,
  );
  const found = coded.length > 0 || !text ? coded : findProducts(all, text);
  return (text ? found : all).filter((one) => isInList(state, one, filter));
}

/** Answers to the administrators' endpoints of products and the change history. */
export function adminProductAnswers(state: ShopState) {
  const { toEntry, entries, remove, restore } = listAnswers(state, {
    entity,
    all: () => state.products,
    store: (all) => {
      state.products = all;
    },
    shown: (product) => ({
      ...offeredOf(state, product),
      ...hiddenOf(state, product.id),
      ...adminLinks(state, product.id),
      price_since: product.updated_at,
      files: product.files.map(toAdminFile),
      restock_requests: state.restockRequests.get(product.id)?.size ?? 0,
      ...asideOf(state, product.id),
      attribute_values: attributesOf(state).entered(valuesOf(state, product.id)),
      created_at: product.updated_at,
    }),
  });
  const warningsFor = ({ id, part_number }: Product) => {
    const key = foldPartNumber(part_number ?? "");
    const isTaken = state.products.some(
      (one) => one.id !== id && key !== "" && foldPartNumber(one.part_number ?? "") === key,
    );
    return isTaken ? { warnings: { part_number: "part_number_taken" } } : {};
  };
  /** Stores a product with the prices, values and links of a form, which keeps what it lacks. */
  const store = (product: Product, form: ProductUpdate): Product => {
    const { id } = product;
    const { category_id } = entityOf(state.subCategories, form.sub_category_id);
    const group = { category_id, sub_category_id: form.sub_category_id };
    const prices = storePrices(
      state,
      id,
      afterForm({ id, ...offeredOf(state, product) }, { ...form, price: storedAmount(form.price) }),
    );
    const { values } = attributesOf(state).read(form.attribute_values ?? {}, valuesOf(state, id), group);
    const specifications = attributesOf(state).shown(values);
    state.attributeValues.set(id, values);
    state.links.set(id, afterForm({ id, ...linksOf(state, id) }, form));
    const stored = { ...afterForm(product, form), ...group, ...prices, specifications };
    state.products = state.products.includes(product)
      ? replaced(state.products, stored)
      : [...state.products, stored];
    return stored;
  };

  return {
    listAdminProducts: ({ query: { limit = ADMIN_PAGE_SIZE, cursor, sort, query, deleted, ...filter } }) => {
      const found = listedProducts(state, entries(deleted), { query, ...filter });
      const rows = query?.trim() && !sort ? found : sortProducts(found, sort ?? "newest");
      const { items, next_cursor } = pageAfter(rows, { limit, cursor });
      return {
        data: items,
        next_cursor,
        total: rows.length,
        total_exact: true,
        low_stock_at: state.settings.settings.low_stock_at,
      };
    },
    readAdminProduct: ({ params: { id } }) => toEntry(entityOf(state.products, id)),
    createProduct: ({ body }) => {
      const id = state.nextId();
      const images = state.products
        .flatMap((one) => one.images)
        .filter((one) => body.copied_images.includes(one.id))
        .map((one) => Object.assign({}, one, { id: state.nextId(), product_id: id }));
      const files = state.products
        .flatMap((one) => one.files)
        .filter((one) => body.copied_files.includes(one.id))
        .map((one) => Object.assign({}, one, { id: state.nextId() }));
      const product = store(
        {
          ...body,
          id,
          category_id: 0,
          price_before: null,
          updated_at: new Date().toISOString(),
          specifications: [],
          images,
          files,
        },
        body,
      );
      return {
        status: true,
        product_id: id,
        version: 1,
        images,
        files: files.map(toAdminFile),
        ...warningsFor(product),
      };
    },
    updateProduct: ({ params: { id }, body }) => {
      const before = entityOf(state.products, id);
      const current = toEntry(before);
      refuseOutdated(body.version, current);
      const amount = stockError(body.amount, before.amount);
      if (amount) throw new ApiError("invalid", { errors: { amount } });
      const product = store(before, body);
      const fields = changesBetween(current, toEntry(product));
      if (fields.length > 0) noteEdit(state, { entity, id }, "updated", [...fields, ...reasonOf(body)]);
      return { status: fields.length > 0, version: toEntry(product).version, ...warningsFor(product) };
    },
    changeProductField: ({ params: { id }, body }) => {
      const { field, was, value } = body;
      const before = entityOf(state.products, id);
      const current = toEntry(before);
      if (current[field] !== was) throw new ApiError("edit_conflict", { current });
      store(before, { ...current, [field]: value });
      noteEdit(state, { entity, id }, "updated", [
        { field, old: was, new: value },
        ...(body.field === "amount" ? reasonOf(body) : []),
      ]);
      return toEntry(entityOf(state.products, id));
    },
    deleteProduct: remove,
    restoreProduct: restore,
    readHistory: ({ query: { entity: about, id } }) => ({
      data: state.history.filter((entry) => entry.about === `${about}:${id}`),
      next_cursor: null,
    }),
  } satisfies Partial<Answers>;
}
