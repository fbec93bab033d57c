import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { adminKeys } from "../admins/session.ts";
import { invalidateProducts } from "../products/queries.ts";
import type { AddedLine, PurchaseQuery, PurchasesQuery, ReorderQuery } from "./view.ts";

const keys = {
  all: [...adminKeys.all, "purchases"],
  reorder: (query: ReorderQuery) => [...keys.all, "reorder", query],
  list: (query: PurchasesQuery) => [...keys.all, "list", query],
  one: (id: number) => [...keys.all, "one", id],
  page: (id: number, query: PurchaseQuery) => [...keys.one(id), query],
  make: () => [...keys.all, "make"],
  add: (id: number) => [...keys.all, "add", id],
  edit: (id: number) => [...keys.all, "edit", id],
  upload: (id: number) => [...keys.all, "upload", id],
  note: (id: number) => [...keys.all, "note", id],
  charges: (id: number) => [...keys.all, "charges", id],
  giveBack: (id: number) => [...keys.all, "give back", id],
  takeBack: (id: number) => [...keys.all, "take back", id],
  move: (id: number) => [...keys.all, "move", id],
} as const;

const paramsOf = (id: number) => ({ id: String(id) });

/** Outdates purchase orders and what is to be ordered. */
export function invalidatePurchases(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: keys.all });
}

/** Whether a change of purchase orders is being sent. */
export const isWritingPurchases = (client: QueryClient): boolean =>
  client.isMutating({ mutationKey: keys.all }) > 0;

/** Outdates what a change of stocks changes, too. */
const outdateStock = (client: QueryClient): void => {
  invalidatePurchases(client);
  void invalidateProducts(client);
};

/** What is to be ordered. */
export const reorderQuery = (api: Api, query: ReorderQuery) =>
  queryOptions({
    queryKey: keys.reorder(query),
    queryFn: ({ signal }) => {
      const { supplier, ...rest } = query;
      const sent = { ...rest, ...(supplier !== null && { supplier: String(supplier) }) };
      return api.call("readReorder", { query: sent, signal });
    },
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });

/** A page of purchase orders. */
export const purchasesQuery = (api: Api, query: PurchasesQuery) =>
  queryOptions({
    queryKey: keys.list(query),
    queryFn: ({ signal }) => {
      const { state, page } = query;
      return api.call("listPurchases", { query: { page, ...(state && { state }) }, signal });
    },
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });

/** A purchase order that is made once for its key. */
interface SentPurchase {
  readonly body: RequestBody<"makePurchase">;
  readonly idempotencyKey: string;
}

/** Makes a purchase order. */
export const makePurchaseMutation = (api: Api) =>
  mutationOptions({
    mutationKey: keys.make(),
    mutationFn: ({ body, idempotencyKey }: SentPurchase) =>
      api.call("makePurchase", { body, idempotencyKey }),
    onSuccess: (_answer, _sent, _result, { client }) => invalidatePurchases(client),
  });

/** Milliseconds after which an order is read again: others may receive it, too. */
const OTHERS_MS = 15_000;

/** A purchase order with a page of its lines. */
export const purchaseQuery = (api: Api, id: number, query: PurchaseQuery) =>
  queryOptions({
    queryKey: keys.page(id, query),
    queryFn: ({ signal }) => api.call("readPurchase", { params: paramsOf(id), query, signal }),
    placeholderData: (before, earlier) =>
      earlier?.queryKey[keys.one(id).length - 1] === id ? keepPreviousData(before) : undefined,
    refetchOnMount: "always",
    refetchInterval: ({ state }) => {
      const now = state.data?.order.state;
      return now === "sent" || now === "part_received" ? OTHERS_MS : false;
    },
  });

/** Pieces of a product that are added by its code, or of the chosen one of several. */
interface SentLine {
  readonly code: string;
  readonly qty: number;
  readonly id: number | undefined;
}

/** Adds a product to a draft. */
export const addLineMutation = (api: Api, purchaseId: number) =>
  mutationOptions({
    mutationKey: keys.add(purchaseId),
    mutationFn: async ({ code, qty, id }: SentLine): Promise<AddedLine> => {
      const product = id === undefined ? { code } : { id };
      const { outcome, products } = await api.call("setPurchaseLine", {
        params: paramsOf(purchaseId),
        body: { product, qty },
      });
      return { outcome, products, code, qty };
    },
    onSettled: (_answer, _error, _line, _result, { client }) => invalidatePurchases(client),
  });

/** The sums by which adjustments of what is booked are confirmed; missing where nothing is. */
export interface Confirmed {
  readonly adjustment?: { readonly stock: string; readonly cost: string };
}

/** What is changed of a line: its pieces, also with their pack, its cost, or the pieces that have arrived. */
export type LineEdit = { readonly productId: number } & (
  | { readonly qty: number; readonly pack?: number }
  | ({ readonly cost: string; readonly booked?: "adjust" | "keep" } & Confirmed)
  | { readonly arrived: number }
);

/** Changes a line. */
export const editLineMutation = (api: Api, id: number) =>
  mutationOptions({
    mutationKey: keys.edit(id),
    mutationFn: async ({ productId, ...edit }: LineEdit): Promise<void> => {
      const product = { id: productId };
      const params = paramsOf(id);
      if ("arrived" in edit) {
        await api.call("scanArrival", { params, body: { product, qty: edit.arrived, mode: "set" } });
      } else {
        await api.call("setPurchaseLine", { params, body: { product, ...edit } });
      }
    },
    onSettled: (_answer, _error, _edit, _result, { client }) => invalidatePurchases(client),
  });

/** Counts pieces that have arrived once for each key. */
export const scanArrival = (api: Api, id: number, body: RequestBody<"scanArrival">, idempotencyKey: string) =>
  api.call("scanArrival", { params: paramsOf(id), body, idempotencyKey });

/** A list of what arrived that is counted once for its key. */
interface SentList {
  readonly body: RequestBody<"importArrivals">;
  /** What identifies it. */
  readonly content: object;
  readonly idempotencyKey: string;
}

/** Counts the lines of a list of what arrived. */
export const importArrivalsMutation = (api: Api, id: number) =>
  mutationOptions({
    mutationKey: keys.upload(id),
    mutationFn: ({ body, idempotencyKey }: SentList) =>
      api.call("importArrivals", { params: paramsOf(id), body, idempotencyKey }),
    onSettled: (_answer, _error, _list, _result, { client }) => invalidatePurchases(client),
  });

/** Stores the note of an order. */
export const setNoteMutation = (api: Api, id: number) =>
  mutationOptions({
    mutationKey: keys.note(id),
    mutationFn: (body: RequestBody<"setPurchaseNote">) =>
      api.call("setPurchaseNote", { params: paramsOf(id), body }),
    onSettled: (_answer, _error, _note, _result, { client }) =>
      client.invalidateQueries({ queryKey: keys.one(id) }),
  });

/** Freight and duty in place of those that were read. */
export type ChargesEdit = Confirmed &
  Readonly<Record<"freight" | "duty", string>> & {
    readonly before: Readonly<Record<"freight" | "duty", string | null>>;
  };

/** Stores freight and duty of an order. */
export const setChargesMutation = (api: Api, id: number) =>
  mutationOptions({
    mutationKey: keys.charges(id),
    mutationFn: (body: ChargesEdit) => api.call("setPurchaseCharges", { params: paramsOf(id), body }),
    onSettled: (_answer, _error, _body, _result, { client }) => outdateStock(client),
  });

/** Goods that go back to the supplier once for their key. */
interface SentReturn {
  readonly body: RequestBody<"returnPurchase">;
  readonly idempotencyKey: string;
}

/** Returns goods of an order to its supplier. */
export const returnPurchaseMutation = (api: Api, id: number) =>
  mutationOptions({
    mutationKey: keys.giveBack(id),
    mutationFn: ({ body, idempotencyKey }: SentReturn) =>
      api.call("returnPurchase", { params: paramsOf(id), body, idempotencyKey }),
    onSettled: (_answer, _error, _sent, _result, { client }) => outdateStock(client),
  });

/** Takes back a return to the supplier. */
export const voidPurchaseReturnMutation = (api: Api, id: number) =>
  mutationOptions({
    mutationKey: keys.takeBack(id),
    mutationFn: (returnId: number) =>
      api.call("voidPurchaseReturn", { params: { ...paramsOf(id), returnId: String(returnId) } }),
    onSettled: (_answer, _error, _id, _result, { client }) => outdateStock(client),
  });

/** A step of a purchase order. */
export type PurchaseMove =
  | { readonly to: "sent"; readonly version: number }
  | ({ readonly to: "booked"; readonly version: number; readonly isConfirmed: boolean } & Confirmed)
  | { readonly to: "cancelled" };

/** Marks an order as sent, cancels it, or books what has arrived. */
export const movePurchaseMutation = (api: Api, id: number) =>
  mutationOptions({
    mutationKey: keys.move(id),
    mutationFn: (move: PurchaseMove) => {
      const params = paramsOf(id);
      if (move.to === "cancelled") return api.call("cancelPurchase", { params });
      const { version } = move;
      if (move.to === "sent") return api.call("sendPurchase", { params, body: { version } });
      const { isConfirmed: confirm_costs, adjustment } = move;
      return api.call("bookArrivals", {
        params,
        body: { version, confirm_costs, ...(adjustment && { adjustment }) },
      });
    },
    onSettled: (_answer, _error, move, _result, { client }) => {
      invalidatePurchases(client);
      if (move.to === "booked") void invalidateProducts(client);
    },
  });
