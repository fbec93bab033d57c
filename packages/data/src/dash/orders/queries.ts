import { adminOrderSchema } from "@shop/contract/orders/admin-order.ts";
import { tidyOrderNumber } from "@shop/domain/orders/order-number.ts";
import type { OrderState } from "@shop/domain/orders/order-state.ts";
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody, ResponseBody } from "../../call.ts";
import { givenOf } from "../../given-of.ts";
import { adminKeys } from "../admins/session.ts";
import { conflictOf } from "../conflict.ts";
import { invalidateProducts } from "../products/queries.ts";
import { noteOwnChange } from "./order-marks.ts";
import type { AdminOrderListQuery, AdminOrderRows, OrderStatesEntry, PaymentVoidEntry } from "./view.ts";

/** How often a visible page asks for new orders where it cannot follow them by a stream. */
const COUNTS_MS = 3000;

/** How often a visible order is fetched again while a mail to its buyer waits to be sent. */
const MAIL_WAITS_MS = 2000;

/** How often it asks after a failure. */
const COUNTS_AFTER_FAILURE_MS = 10_000;

/** Query and mutation keys of orders in the dashboard; those of a mutation differ with its open dialog, so that a failure ends with it. */
export const adminOrderKeys = {
  all: [...adminKeys.all, "orders"],
  counts: () => [...adminOrderKeys.all, "counts"],
  pages: () => [...adminOrderKeys.all, "page"],
  page: (query: AdminOrderListQuery) => [...adminOrderKeys.pages(), query],
  details: () => [...adminOrderKeys.all, "detail"],
  detail: (id: number) => [...adminOrderKeys.details(), id],
  numbered: (number: string) => [...adminOrderKeys.all, "numbered", number],
  limits: () => [...adminOrderKeys.all, "limits"],
  buyers: (text: string) => [...adminOrderKeys.all, "buyers", text],
  take: () => [...adminOrderKeys.all, "take"],
  state: (id: number, to: OrderState | null) => [...adminOrderKeys.all, "state", id, to],
  states: () => [...adminOrderKeys.all, "states"],
  remind: () => [...adminOrderKeys.all, "remind"],
  note: (id: number) => [...adminOrderKeys.all, "note", id],
  delivery: (id: number, isOpen: boolean) => [...adminOrderKeys.all, "delivery", id, isOpen],
  payBy: (id: number, isOpen: boolean) => [...adminOrderKeys.all, "pay-by", id, isOpen],
  costs: (id: number, isOpen: boolean) => [...adminOrderKeys.all, "costs", id, isOpen],
  quotation: (id: number, isOpen: boolean) => [...adminOrderKeys.all, "quotation", id, isOpen],
  mailQuotation: (id: number) => [...adminOrderKeys.all, "mail-quotation", id],
  buyer: (id: number, isOpen: boolean) => [...adminOrderKeys.all, "buyer", id, isOpen],
  payment: (id: number, isOpen: boolean) => [...adminOrderKeys.all, "payment", id, isOpen],
  voidPayment: (id: number, paymentId: number | null) => [
    ...adminOrderKeys.all,
    "void-payment",
    id,
    paymentId,
  ],
  recordReturn: (id: number, isOpen: boolean) => [...adminOrderKeys.all, "return", id, isOpen],
  voidReturn: (id: number, returnId: number | null) => [...adminOrderKeys.all, "void-return", id, returnId],
  lines: (id: number, isOpen: boolean) => [...adminOrderKeys.all, "lines", id, isOpen],
} as const;

/** One page of the list of orders; the previous page stays visible until it is fetched. */
export const adminOrderPageQuery = (api: Api, query: AdminOrderListQuery) =>
  queryOptions({
    queryKey: adminOrderKeys.page(query),
    queryFn: async ({ signal }): Promise<Omit<AdminOrderRows, "at">> => {
      const { pageIndex, pageSize, search, sort, ...filter } = query;
      const { data, total, states } = await api.call("listAdminOrders", {
        query: {
          page: pageIndex + 1,
          per_page: pageSize,
          query: search || undefined,
          sort: sort === "newest" ? undefined : sort,
          ...givenOf(filter),
        },
        signal,
      });
      return { rows: data, rowCount: total, states };
    },
    placeholderData: keepPreviousData,
  });

/** The id of the order that has a number, as it is stored; null for none. */
export const orderOfNumberQuery = (api: Api, number: string) =>
  queryOptions({
    queryKey: adminOrderKeys.numbered(number),
    queryFn: async ({ signal }): Promise<number | null> => {
      const { data } = await api.call("listAdminOrders", { query: { query: number, per_page: 5 }, signal });
      return data.find((order) => tidyOrderNumber(order.number) === number)?.id ?? null;
    },
  });

/** The number of orders to confirm, the newest order and the latest changes; with `polled`, asked for at intervals while the page is visible. */
export const orderCountsQuery = (api: Api, polled: boolean) =>
  queryOptions({
    queryKey: adminOrderKeys.counts(),
    queryFn: ({ signal }) => api.call("readOrderCounts", { signal }),
    enabled: polled,
    refetchInterval: ({ state }) => (state.status === "error" ? COUNTS_AFTER_FAILURE_MS : COUNTS_MS),
    retry: false,
  });

/** Buyers of earlier orders whom a text names; nothing for an empty one, nor for those who may not look them up. */
export const knownBuyersQuery = (api: Api, text: string, mayLookUp: boolean) =>
  queryOptions({
    queryKey: adminOrderKeys.buyers(text),
    queryFn: ({ signal }) => api.call("listKnownBuyers", { query: { query: text }, signal }),
    select: ({ data }) => data,
    enabled: text !== "" && mayLookUp,
  });

/** Percent by which the signed-in administrator may lower prices of an order; asked for those without the right to prices. */
export const discountLimitQuery = (api: Api, isLimited: boolean) =>
  queryOptions({
    queryKey: adminOrderKeys.limits(),
    queryFn: ({ signal }) => api.call("readOrderLimits", { signal }),
    select: ({ discount }) => discount,
    enabled: isLimited,
  });

/** One order with its buyer, log and the buyer's other orders. */
export const adminOrderQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: adminOrderKeys.detail(id),
    queryFn: ({ signal }) => api.call("readAdminOrder", { params: { id }, signal }),
    // The log shows what has become of each mail.
    refetchInterval: ({ state: { data } }) =>
      data?.log.some(({ mail }) => mail === "waiting") ? MAIL_WAITS_MS : false,
  });

/** Outdates the lists of orders and their numbers. */
const invalidateOrderLists = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: adminOrderKeys.pages() }),
    client.invalidateQueries({ queryKey: adminOrderKeys.counts() }),
  ]);

/** Outdates all that shows orders, after a change of many. */
export function invalidateOrders(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: adminOrderKeys.details() });
  void invalidateOrderLists(client);
}

type Changed = ResponseBody<"changeOrderState">;

/** Shows a changed order, and outdates what else shows it; a change of stock outdates the products as well. */
export async function showChanged(
  client: QueryClient,
  { order }: Changed,
  takesStock: boolean,
): Promise<void> {
  noteOwnChange(client, order);
  // A fetch in progress may hold the order as it was before.
  await client.cancelQueries({ queryKey: adminOrderKeys.detail(order.id) });
  client.setQueryData(adminOrderKeys.detail(order.id), order);
  if (takesStock) {
    void invalidateProducts(client);
    return;
  }
  void client.invalidateQueries({
    queryKey: adminOrderKeys.details(),
    predicate: ({ queryKey }) => queryKey.at(-1) !== order.id,
  });
  void invalidateOrderLists(client);
}

/** Shows the order as another person has saved it, after a conflict. */
export function showConflict(client: QueryClient, error: unknown): void {
  const current = conflictOf(error, adminOrderSchema);
  if (!current) return;
  client.setQueryData(adminOrderKeys.detail(current.id), current);
  void invalidateOrderLists(client);
}

/** States by which an order may take stock, or returns it. */
const movesStock = (state: OrderState): boolean => state === "cancelled" || state === "confirmed";

/**
 * Changes the state of an order; cancelling returns its pieces to the stock, confirming takes those of a request. `to` is the state that
 * the open dialog is about.
 */
export const changeOrderStateMutation = (api: Api, id: number, to: OrderState | null) =>
  mutationOptions({
    mutationKey: adminOrderKeys.state(id, to),
    mutationFn: (body: RequestBody<"changeOrderState">) =>
      api.call("changeOrderState", { params: { id }, body }),
    onSuccess: (answer, { state }, _result, { client }) => showChanged(client, answer, movesStock(state)),
    onError: (error, _body, _result, { client }) => showConflict(client, error),
  });

/** A request that stores an order which an administrator takes; repeated with its key, it stores no second one. */
interface OrderTaking {
  readonly body: RequestBody<"takeOrder">;
  readonly idempotencyKey: string;
}

/** Milliseconds after which the counter goes on without an answer: the sale is kept, and sent again. */
export const SALE_TIMEOUT_MS = 20_000;

/** Stores an order that an administrator takes; without an answer in time it fails as without a network. */
export const takeOrderMutation = (api: Api, timeoutMs?: number) =>
  mutationOptions({
    mutationKey: adminOrderKeys.take(),
    mutationFn: ({ body, idempotencyKey }: OrderTaking) =>
      api.call("takeOrder", { body, idempotencyKey, timeoutMs }),
    onSuccess: (answer, _taking, _result, { client }) => showChanged(client, answer, true),
  });

/** The requests among orders that the stock is too short for: what a dialog says as long as it is open, apart from the keys that changes invalidate. */
export const shortRequestsQuery = (api: Api, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...adminKeys.all, "short-requests", ids],
    queryFn: async ({ signal }): Promise<ReadonlySet<number>> =>
      new Set((await api.call("listShortRequests", { query: { ids: ids.join(",") }, signal })).data),
    enabled: ids.length > 0,
    staleTime: Infinity,
    gcTime: 0,
  });

/** Changes the state of many orders. */
export const changeOrderStatesMutation = (api: Api) =>
  mutationOptions({
    mutationKey: adminOrderKeys.states(),
    mutationFn: ({ orders, ...body }: OrderStatesEntry) =>
      api.call("changeOrderStates", {
        body: { ...body, orders: orders.map(({ id, version, tracking }) => ({ id, version, tracking })) },
      }),
    onSuccess: ({ data }, _entry, _result, { client }) => {
      for (const { id, outcome, version } of data) {
        if (outcome === "changed" && version !== null) noteOwnChange(client, { id, version });
      }
    },
    // Of a failed request a part may be stored.
    onSettled: (_answer, _error, { state }, _result, { client }) => {
      if (movesStock(state)) void invalidateProducts(client);
      invalidateOrders(client);
    },
  });

/** Reminds the buyer of an order. */
export const remindBuyerMutation = (api: Api) =>
  mutationOptions({
    mutationKey: adminOrderKeys.remind(),
    mutationFn: (id: number) => api.call("remindBuyer", { params: { id } }),
    onSuccess: (answer, _id, _result, { client }) => showChanged(client, answer, false),
  });

/** Changes the administrators' note of an order. */
export const changeOrderNoteMutation = (api: Api, id: number) =>
  mutationOptions({
    mutationKey: adminOrderKeys.note(id),
    mutationFn: (body: RequestBody<"changeOrderNote">) =>
      api.call("changeOrderNote", { params: { id }, body }),
    onSuccess: (answer, _body, _result, { client }) => showChanged(client, answer, false),
    onError: (error, _body, _result, { client }) => showConflict(client, error),
  });

/** Changes the delivery of an order; `isOpen` while its dialog is open. */
export const changeOrderDeliveryMutation = (api: Api, id: number, isOpen: boolean) =>
  mutationOptions({
    mutationKey: adminOrderKeys.delivery(id, isOpen),
    mutationFn: (body: RequestBody<"changeOrderDelivery">) =>
      api.call("changeOrderDelivery", { params: { id }, body }),
    onSuccess: (answer, _body, _result, { client }) => showChanged(client, answer, false),
    onError: (error, _body, _result, { client }) => showConflict(client, error),
  });

/** Changes how an order is to be paid; `isOpen` while its dialog is open. */
export const changeOrderPayByMutation = (api: Api, id: number, isOpen: boolean) =>
  mutationOptions({
    mutationKey: adminOrderKeys.payBy(id, isOpen),
    mutationFn: (body: RequestBody<"changeOrderPayBy">) =>
      api.call("changeOrderPayBy", { params: { id }, body }),
    onSuccess: (answer, _body, _result, { client }) => showChanged(client, answer, false),
    onError: (error, _body, _result, { client }) => showConflict(client, error),
  });

/** Corrects the buyer of an order; `isOpen` while its dialog is open. */
export const changeOrderBuyerMutation = (api: Api, id: number, isOpen: boolean) =>
  mutationOptions({
    mutationKey: adminOrderKeys.buyer(id, isOpen),
    mutationFn: (body: RequestBody<"changeOrderBuyer">) =>
      api.call("changeOrderBuyer", { params: { id }, body }),
    onSuccess: (answer, _body, _result, { client }) => showChanged(client, answer, false),
    onError: (error, _body, _result, { client }) => showConflict(client, error),
  });

/** A request that adds an entry to the ledger of an order; repeated with its key, it adds no second one. */
interface PaymentRecording {
  readonly body: RequestBody<"recordPayment">;
  readonly idempotencyKey: string;
}

/** Adds an entry to the ledger of an order; `isOpen` while its dialog is open. */
export const recordPaymentMutation = (api: Api, id: number, isOpen: boolean) =>
  mutationOptions({
    mutationKey: adminOrderKeys.payment(id, isOpen),
    mutationFn: ({ body, idempotencyKey }: PaymentRecording) =>
      api.call("recordPayment", { params: { id }, body, idempotencyKey }),
    onSuccess: (answer, _recording, _result, { client }) => showChanged(client, answer, false),
  });

/** Takes back an entry of the ledger of an order; `paymentId` is the one that the open dialog is about. */
export const voidPaymentMutation = (api: Api, id: number, paymentId: number | null) =>
  mutationOptions({
    mutationKey: adminOrderKeys.voidPayment(id, paymentId),
    mutationFn: ({ paymentId: voided, note }: PaymentVoidEntry) =>
      api.call("voidPayment", { params: { id, paymentId: voided }, body: { note } }),
    onSuccess: (answer, _voided, _result, { client }) => showChanged(client, answer, false),
  });

/** Replaces the lines of an order, which takes or returns stock; `isOpen` while their dialog is open. */
export const changeOrderLinesMutation = (api: Api, id: number, isOpen: boolean) =>
  mutationOptions({
    mutationKey: adminOrderKeys.lines(id, isOpen),
    mutationFn: (body: RequestBody<"changeOrderLines">) =>
      api.call("changeOrderLines", { params: { id }, body }),
    onSuccess: (answer, _body, _result, { client }) => showChanged(client, answer, true),
    onError: (error, _body, _result, { client }) => showConflict(client, error),
  });
