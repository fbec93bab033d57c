import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { type AdminTableQuery, rowsQueryOf } from "../../table-query.ts";
import { adminKeys } from "../admins/session.ts";
import { historyKeys } from "../history/queries.ts";
import type { NewSupply, SupplyOutcome } from "./view.ts";

/** Query and mutation keys of suppliers; mutations of different dialogs have different keys. */
const keys = {
  all: [...adminKeys.all, "suppliers"],
  page: (query: AdminTableQuery) => [...keys.all, "page", query],
  list: () => [...keys.all, "list"],
  one: (id: number) => [...keys.all, "one", id],
  products: (id: number, page: number) => [...keys.one(id), page],
  received: (id: number, page: number) => [...keys.one(id), "received", page],
  save: (id: number | null) => [...keys.all, "save", id],
  delete: (id: number | null) => [...keys.all, "delete", id],
  restore: () => [...keys.all, "restore"],
  set: (id: number) => [...keys.all, "set", id],
  remove: (id: number) => [...keys.all, "remove", id],
  upload: (id: number) => [...keys.all, "upload", id],
} as const;

/** One page of the table of suppliers; the previous page stays visible until it is fetched. */
export const supplierPageQuery = (api: Api, query: AdminTableQuery) =>
  queryOptions({
    queryKey: keys.page(query),
    queryFn: async ({ signal }) => {
      const { sort: _, ...rows } = rowsQueryOf(query, []);
      const answer = await api.call("listSuppliers", { query: rows, signal });
      return { rows: answer.data, rowCount: "total" in answer ? answer.total : answer.data.length };
    },
    placeholderData: keepPreviousData,
  });

/** All suppliers, by their names. */
export const suppliersQuery = (api: Api) =>
  queryOptions({
    queryKey: keys.list(),
    queryFn: async ({ signal }) => (await api.call("listSuppliers", { signal })).data,
  });

/** Outdates the suppliers with their products and histories. */
function invalidateSuppliers(client: QueryClient): void {
  for (const { all } of [keys, historyKeys]) void client.invalidateQueries({ queryKey: all });
}

/** Adds a supplier (`id` null), or changes one. */
export const saveSupplierMutation = (api: Api, id: number | null) =>
  mutationOptions({
    mutationKey: keys.save(id),
    mutationFn: ({ version, ...body }: RequestBody<"updateSupplier">) =>
      id === null
        ? api.call("createSupplier", { body })
        : api.call("updateSupplier", { params: { id }, body: { ...body, version } }),
    onSuccess: (_answer, _body, _result, { client }) => invalidateSuppliers(client),
  });

/** Deletes a supplier. */
export const deleteSupplierMutation = (api: Api, id: number | null) =>
  mutationOptions({
    mutationKey: keys.delete(id),
    mutationFn: async (target: number) => {
      const answer = await api.call("deleteSupplier", { params: { id: target } });
      if (!answer.status) throw new Error("The supplier was not deleted.");
      return answer;
    },
    onSuccess: (_answer, _target, _result, { client }) => invalidateSuppliers(client),
  });

/** Restores a deleted supplier. */
export const restoreSupplierMutation = (api: Api) =>
  mutationOptions({
    mutationKey: keys.restore(),
    mutationFn: (id: number) => api.call("restoreSupplier", { params: { id } }),
    onSuccess: (_answer, _id, _result, { client }) => invalidateSuppliers(client),
  });

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
    onSuccess: (_answer, _supply, _result, { client }) => invalidateSuppliers(client),
  });

/** Takes a product from a supplier. */
export const removeSupplyMutation = (api: Api, supplierId: number) =>
  mutationOptions({
    mutationKey: keys.remove(supplierId),
    mutationFn: (productId: number) =>
      api.call("removeSuppliedProduct", {
        params: { ...paramsOf(supplierId), productId: String(productId) },
      }),
    onSuccess: (_answer, _productId, _result, { client }) => invalidateSuppliers(client),
  });

/** Imports a list of a supplier's products. */
export const importSuppliesMutation = (api: Api, supplierId: number) =>
  mutationOptions({
    mutationKey: keys.upload(supplierId),
    mutationFn: (file: File) =>
      api.call("importSuppliedProducts", { params: paramsOf(supplierId), body: { file } }),
    onSuccess: (_answer, _file, _result, { client }) => invalidateSuppliers(client),
  });
