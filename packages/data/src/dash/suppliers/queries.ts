import type { Supplier, SupplierUpdate } from "@shop/contract/suppliers/supplier.ts";
import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { pageQueryOf } from "../../table-query.ts";
import { listQueries } from "../lists/list-queries.ts";
import type { NewSupply, SupplyOutcome } from "./view.ts";

/** The suppliers. */
export const supplierQueries = listQueries<Supplier, SupplierUpdate>("suppliers", (api) => ({
  page: (query, signal) => api.call("listSuppliers", { query: pageQueryOf(query), signal }),
  all: (signal) => api.call("listSuppliers", { signal }),
  save: (id, { version, ...body }) =>
    id === null
      ? api.call("createSupplier", { body })
      : api.call("updateSupplier", { params: { id }, body: { ...body, version } }),
  remove: (id) => api.call("deleteSupplier", { params: { id } }),
  restore: (id) => api.call("restoreSupplier", { params: { id } }),
}));

/** Query and mutation keys of a supplier's products. */
const keys = {
  one: (id: number) => [...supplierQueries.key, "one", id],
  products: (id: number, page: number) => [...keys.one(id), page],
  received: (id: number, page: number) => [...keys.one(id), "received", page],
  set: (id: number) => [...supplierQueries.key, "set", id],
  remove: (id: number) => [...supplierQueries.key, "remove", id],
  upload: (id: number) => [...supplierQueries.key, "upload", id],
} as const;

const paramsOf = (id: number) => ({ id: String(id) });

/** Keeps the rows of the page before while another one of the same supplier is fetched. */
const rowsBefore =
  (id: number) =>
  <T>(before: T | undefined, earlier: { readonly queryKey: readonly unknown[] } | undefined): T | undefined =>
    earlier?.queryKey[keys.one(id).length - 1] === id ? keepPreviousData(before) : undefined;

/** A supplier with a page of its products, whose last bookings others may have made. */
export const supplierQuery = (api: Api, id: number, page: number) =>
  queryOptions({
    queryKey: keys.products(id, page),
    queryFn: ({ signal }) => api.call("readSupplier", { params: paramsOf(id), query: { page }, signal }),
    placeholderData: rowsBefore(id),
    refetchOnMount: "always",
  });

/** A page of what was received from a supplier; others may book more, and undo it. */
export const receivedQuery = (api: Api, id: number, page: number) =>
  queryOptions({
    queryKey: keys.received(id, page),
    queryFn: ({ signal }) => api.call("listReceived", { params: paramsOf(id), query: { page }, signal }),
    placeholderData: rowsBefore(id),
    refetchOnMount: "always",
  });

/** A product by its code, or the chosen one of several, with what its supplier calls it. */
interface SentSupply {
  readonly supply: NewSupply;
  readonly id: number | undefined;
}

/** Gives a supplier a product. */
export const setSupplyMutation = (api: Api, supplierId: number) =>
  mutationOptions({
    mutationKey: keys.set(supplierId),
    mutationFn: async ({ supply: { code, ...fields }, id }: SentSupply): Promise<SupplyOutcome> => {
      const product = id === undefined ? { code } : { id };
      const answer = await api.call("setSuppliedProduct", {
        params: paramsOf(supplierId),
        body: { product, ...fields },
      });
      return { ...answer, sent: { code, ...fields } };
    },
    onSuccess: (_answer, _supply, _result, { client }) => supplierQueries.outdate(client),
  });

/** Takes a product from a supplier. */
export const removeSupplyMutation = (api: Api, supplierId: number) =>
  mutationOptions({
    mutationKey: keys.remove(supplierId),
    mutationFn: (productId: number) =>
      api.call("removeSuppliedProduct", {
        params: { ...paramsOf(supplierId), productId: String(productId) },
      }),
    onSuccess: (_answer, _productId, _result, { client }) => supplierQueries.outdate(client),
  });

/** Imports a list of a supplier's products. */
export const importSuppliesMutation = (api: Api, supplierId: number) =>
  mutationOptions({
    mutationKey: keys.upload(supplierId),
    mutationFn: (file: File) =>
      api.call("importSuppliedProducts", { params: paramsOf(supplierId), body: { file } }),
    onSuccess: (_answer, _file, _result, { client }) => supplierQueries.outdate(client),
  });
