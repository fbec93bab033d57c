import { requireOwnCosts, requirePriceRight, requireSeenFilter } from "@shop/contract/admins/sees-costs.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { productFilterSchema } from "@shop/contract/products/admin-endpoints.ts";
import {
  type AdminProduct,
  type NewProduct,
  type ProductUpdate,
  stockError,
} from "@shop/contract/products/admin-product.ts";
import type { Product } from "@shop/contract/products/product.ts";
import type { SubCategory } from "@shop/contract/sub-categories/sub-category.ts";
import { may } from "@shop/domain/admins/rights.ts";
import { hasCode, readCode } from "@shop/domain/catalogue/codes.ts";
import { isPriceField } from "@shop/domain/catalogue/product-fields.ts";
import { linksInHistory } from "@shop/domain/catalogue/product-links.ts";
import { ADMIN_PAGE_SIZE } from "@shop/domain/constants.ts";
import { isZeroPrice, storedAmount } from "@shop/domain/money/money.ts";
import { foldPartNumber } from "@shop/domain/search/folding.ts";
import { fieldsOfSupplied } from "@shop/domain/suppliers/supply-text.ts";
import type * as v from "valibot";

import { signedInAdmin } from "../admins/admin-answers.ts";
import { attributesOf, readTexts, valuesOf, withoutOthers } from "../attributes/attribute-values.ts";
import { toAdminFile } from "../product-files/to-admin-file.ts";
import { findProducts } from "../search/search.ts";
import {
  afterForm,
  changesBetween,
  entityOf,
  historyOf,
  noteDeleted,
  noteEdit,
  refuseOutdated,
  replaced,
  takeDeleted,
  versionOf,
} from "../shop/edits.ts";
import { countOf, pageOf, sortProducts } from "../shop/listing.ts";
import type { Answers, ShopState } from "../shop/state.ts";
import { offeredOf, offerInHistory, priced, storeOffer } from "./offers.ts";
import { isInList } from "./product-filter.ts";
import { adminLinks, linkNamesOf, linksAfter, linksOf } from "./product-links.ts";
import {
  hiddenInHistory,
  hiddenOf,
  requireQuantities,
  requireSupplier,
  storeHidden,
} from "./stored-fields.ts";

const entity = "product";
const HISTORY_PAGE_SIZE = 20;

const groupOf = ({ subCategories }: ShopState, id: number): SubCategory =>
  entityOf(subCategories, id, { sub_category_id: "unknown_sub_category" });

/** One product on sale; throws not_found. */
export const soldProduct = ({ products }: ShopState, id: number): Product => entityOf(products, id);

/** Replaces the product with the same id. */
export function replaceProduct(state: ShopState, product: Product): void {
  state.products = replaced(state.products, product);
}

/** The fields of a form as they are stored in a group. */
const storedForm = <F extends NewProduct | ProductUpdate>(form: F, { category_id }: SubCategory) => ({
  ...form,
  price: storedAmount(form.price),
  category_id,
  updated_at: new Date().toISOString(),
});

function warningsFor(state: ShopState, { id, part_number }: Product) {
  const key = part_number === null ? "" : foldPartNumber(part_number);
  const isTaken = state.products.some(
    (one) => one.id !== id && key !== "" && foldPartNumber(one.part_number ?? "") === key,
  );
  return isTaken ? { warnings: { part_number: "part_number_taken" } } : {};
}

/** Throws invalid where another product has a barcode. */
function requireOwnBarcode(state: ShopState, barcode: string | null, id: number): void {
  if (barcode === null || barcode === state.barcodes.get(id)) return;
  const isTaken = state.products.some(
    (one) => one.id !== id && hasCode(state.barcodes.get(one.id) ?? null, barcode),
  );
  if (isTaken) throw new ApiError("invalid", { errors: { barcode: "barcode_taken" } });
}

/** The products that an administrator's list finds by its filters. */
export function listedProducts(
  state: ShopState,
  all: readonly Product[],
  { query, ...filter }: v.InferOutput<typeof productFilterSchema>,
): readonly Product[] {
  requireSeenFilter(signedInAdmin(state), filter);
  const text = query?.trim();
  const coded = all.filter(
    ({ id }) => text && (readCode(text).productId === id || hasCode(state.barcodes.get(id) ?? null, text)),
  );
  const found = coded.length > 0 || !text ? coded : findProducts(all, text);
  return (text ? found : all).filter((one) => isInList(state, one, filter));
}

const isNoPrice = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === "string" && isZeroPrice(storedAmount(value)));

/** The prices that the form of a new product has. */
const givenPrices = (form: object): string[] =>
  Object.entries(form).flatMap(([field, value]) => (isPriceField(field) && !isNoPrice(value) ? [field] : []));

/** Answers to the administrators' endpoints of products and the change history. */
export function adminProductAnswers(state: ShopState) {
  const toAdmin = (product: Product, deleted_at: string | null = null): AdminProduct => ({
    ...product,
    ...offeredOf(state, product),
    price_since: product.updated_at,
    files: product.files.map((file) => toAdminFile(state, file)),
    ...hiddenOf(state, product.id),
    restock_requests: state.restockRequests.get(product.id)?.size ?? 0,
    attribute_values: attributesOf(state).entered(valuesOf(state, product.id)),
    ...adminLinks(state, product.id),
    version: versionOf(state, { entity, id: product.id }),
    created_at: product.updated_at,
    deleted_at,
  });
  const deletedOnes = () =>
    state.deleted.flatMap((one) => (one.entity === "product" ? [{ one: one.one, at: one.deleted_at }] : []));

  return {
    listAdminProducts: ({ query: { limit = ADMIN_PAGE_SIZE, cursor, sort, query, deleted, ...filter } }) => {
      const all = deleted ? deletedOnes().map(({ one }) => one) : state.products;
      const found = listedProducts(state, all, { query, ...filter });
      const isRanked =
        query?.trim() &&
        !sort &&
        !filter.missing &&
        !filter.missing_attribute &&
        !filter.supplier_id &&
        !filter.low_stock &&
        !filter.visibility;
      const rows = isRanked ? found : sortProducts(found, sort ?? "newest");
      const { items, nextCursor } = pageOf(rows, { order: sort ?? "newest", limit, cursor });
      const { total, exact } = countOf(rows);
      const times = new Map(deletedOnes().map(({ one, at }) => [one.id, at]));
      return {
        data: items.map((product) => toAdmin(product, times.get(product.id) ?? null)),
        next_cursor: nextCursor,
        total,
        total_exact: exact,
        low_stock_at: state.settings.settings.low_stock_at,
      };
    },
    readAdminProduct: ({ params }) => {
      const deleted = deletedOnes().find(({ one }) => one.id === params.id);
      return deleted ? toAdmin(deleted.one, deleted.at) : toAdmin(soldProduct(state, params.id));
    },
    createProduct: ({ body }) => {
      requireOwnCosts(signedInAdmin(state), body, null);
      requirePriceRight(signedInAdmin(state), givenPrices(body));
      const group = groupOf(state, body.sub_category_id);
      const {
        copied_images,
        copied_files,
        low_stock_at,
        barcode,
        cost_price,
        supplier_id,
        supplier_part,
        supplier_pack,
        vat_rate,
        attribute_values,
        needs,
        accessories,
        alternatives,
        price,
        offer_price,
        offer_from,
        offer_until,
        quantity_prices,
        ...fields
      } = storedForm(body, group);
      const supply = { supplier_id, supplier_part, supplier_pack };
      const hidden = { low_stock_at, barcode, cost_price, vat_rate, ...supply };
      requireSupplier(state, supply, supply, null);
      requireOwnBarcode(state, barcode, 0);
      const links = linksAfter(state, { needs, accessories, alternatives }, linksOf(state, 0), null);
      const id = state.nextId();
      const offered = { price, offer_price, offer_from, offer_until, quantity_prices };
      storeOffer(state, id, offered);
      const values = readTexts(state, attribute_values, {}, group);
      const stored = state.products.flatMap(({ images }) => images);
      const images = copied_images.flatMap((copied) => {
        const image = stored.find((one) => one.id === copied);
        return image ? [{ ...image, id: state.nextId(), product_id: id }] : [];
      });
      const files = copied_files.flatMap((copied) => {
        const file = state.products.flatMap((one) => one.files).find((one) => one.id === copied);
        return file ? [{ ...file, id: state.nextId() }] : [];
      });
      const specifications = attributesOf(state).shown(values);
      const product = priced(
        {
          ...fields,
          price,
          price_before: null,
          offer_until: null,
          quantity_prices,
          id,
          images,
          files,
          specifications,
        },
        offered,
      );
      state.attributeValues.set(id, values);
      state.links.set(id, links);
      requireQuantities(product);
      state.products = [...state.products, product];
      storeHidden(state, id, hidden);
      noteEdit(
        state,
        { entity, id },
        "created",
        changesBetween(
          {},
          {
            ...product,
            ...offerInHistory(offered),
            ...hiddenInHistory(state, hidden),
            ...linksInHistory(links, linkNamesOf(state)),
            ...attributesOf(state).inHistory(values),
          },
        ),
      );
      return {
        status: true,
        product_id: id,
        version: toAdmin(product).version,
        images: product.images,
        files: toAdmin(product).files,
        ...warningsFor(state, product),
      };
    },
    updateProduct: ({ params: { id }, body }) => {
      requireOwnCosts(signedInAdmin(state), body, undefined);
      const group = groupOf(state, body.sub_category_id);
      const before = soldProduct(state, id);
      const valuesBefore = valuesOf(state, id);
      const values = body.attribute_values
        ? readTexts(state, body.attribute_values, valuesBefore, group)
        : valuesBefore;
      const attributes = attributesOf(state);
      const linksBefore = linksOf(state, id);
      const links = linksAfter(state, body, linksBefore, id);
      const names = linkNamesOf(state);
      const stored = storedForm(body, group);
      const offeredBefore = offeredOf(state, before);
      const { offer_price, offer_from, offer_until } = offeredBefore;
      const offered = {
        price: stored.price,
        offer_price: body.offer_price === undefined ? offer_price : body.offer_price,
        offer_from: body.offer_from === undefined ? offer_from : body.offer_from,
        offer_until: body.offer_until === undefined ? offer_until : body.offer_until,
        quantity_prices: body.quantity_prices ?? offeredBefore.quantity_prices,
      };
      const product = priced(
        { ...afterForm(before, stored), specifications: attributes.shown(values) },
        offered,
      );
      const current = toAdmin(before);
      const hiddenBefore = hiddenOf(state, id);
      const hidden = {
        low_stock_at: body.low_stock_at === undefined ? hiddenBefore.low_stock_at : body.low_stock_at,
        barcode: body.barcode === undefined ? hiddenBefore.barcode : body.barcode,
        vat_rate: body.vat_rate === undefined ? hiddenBefore.vat_rate : body.vat_rate,
        cost_price: body.cost_price === undefined ? hiddenBefore.cost_price : body.cost_price,
        ...fieldsOfSupplied({
          supplier_id: body.supplier_id === undefined ? hiddenBefore.supplier_id : body.supplier_id,
          supplier_part: body.supplier_part === undefined ? hiddenBefore.supplier_part : body.supplier_part,
          supplier_pack: body.supplier_pack === undefined ? hiddenBefore.supplier_pack : body.supplier_pack,
        }),
      };
      requireSupplier(state, hidden, body, hiddenBefore.supplier_id);
      requireQuantities(product);
      requireOwnBarcode(state, hidden.barcode, id);
      const fields = changesBetween(
        {
          ...before,
          ...offerInHistory(offeredBefore),
          ...hiddenInHistory(state, hiddenBefore),
          ...linksInHistory(linksBefore, names),
          ...attributes.inHistory(valuesBefore),
        },
        {
          ...product,
          ...offerInHistory(offered),
          ...hiddenInHistory(state, hidden),
          ...linksInHistory(links, names),
          ...withoutOthers(valuesBefore, values, attributes),
        },
      );
      const warnings = warningsFor(state, product);
      if (fields.length === 0) return { status: false, version: current.version, ...warnings };
      refuseOutdated(body.version, current);
      requirePriceRight(
        signedInAdmin(state),
        fields.map(({ field }) => field),
      );
      const amount = stockError(body.amount, before.amount);
      if (amount) throw new ApiError("invalid", { errors: { amount } });
      storeOffer(state, id, offered);
      replaceProduct(state, product);
      state.attributeValues.set(id, values);
      state.links.set(id, links);
      storeHidden(state, id, hidden);
      noteEdit(state, { entity, id }, "updated", fields);
      return { status: true, version: toAdmin(product).version, ...warnings };
    },
    deleteProduct: ({ params }) => {
      const one = soldProduct(state, params.id);
      state.products = state.products.filter((other) => other !== one);
      noteDeleted(state, { entity, one, deleted_at: new Date().toISOString() });
      return { status: true };
    },
    restoreProduct: ({ params: { id } }) => {
      const deleted = deletedOnes().find(({ one }) => one.id === id);
      if (deleted) groupOf(state, deleted.one.sub_category_id);
      const product = takeDeleted(state, entity, id);
      if (!product) {
        soldProduct(state, id);
        return { status: true };
      }
      state.products = [...state.products, product];
      noteEdit(state, { entity, id }, "restored");
      return { status: true };
    },
    readHistory: ({ query: { entity: about, id, limit = HISTORY_PAGE_SIZE, cursor } }) => {
      if (about === "supplier" && !may(signedInAdmin(state), "costs")) throw new ApiError("forbidden");
      if (about === "settings" && !may(signedInAdmin(state), "settings")) throw new ApiError("forbidden");
      const entries = historyOf(state, { entity: about, id });
      const start = Number(cursor ?? 0);
      const end = start + limit;
      return {
        data: entries.slice(start, end),
        next_cursor: end < entries.length ? String(end) : null,
      };
    },
  } satisfies Partial<Answers>;
}
