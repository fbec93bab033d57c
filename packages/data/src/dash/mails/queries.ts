import type { ResendableMails } from "@shop/contract/mails/endpoints.ts";
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { adminKeys } from "../admins/session.ts";
import { overviewKeys } from "../overview/queries.ts";
import type { MailListQuery, MailRows } from "./view.ts";

/** How often a visible list is fetched again while a mail waits to be sent, and otherwise. */
const [WAITING_MS, IDLE_MS] = [2000, 30_000];

/** Query and mutation keys of mails in the dashboard. */
const mailKeys = {
  all: [...adminKeys.all, "mails"],
  pages: () => [...mailKeys.all, "page"],
  page: (query: MailListQuery) => [...mailKeys.pages(), query],
  resend: () => [...mailKeys.all, "resend"],
  resendAll: () => [...mailKeys.all, "resend-all"],
  test: () => [...mailKeys.all, "test"],
  delete: () => [...mailKeys.all, "delete"],
} as const;

/** One page of the list of mails; the previous page stays visible until it is fetched. */
export const mailPageQuery = (api: Api, query: MailListQuery) =>
  queryOptions({
    queryKey: mailKeys.page(query),
    queryFn: async ({ signal }): Promise<MailRows> => {
      const { pageIndex, pageSize, search, state } = query;
      const {
        data,
        total,
        has_server: hasServer,
        states,
      } = await api.call("listMails", {
        query: {
          page: pageIndex + 1,
          per_page: pageSize,
          query: search || undefined,
          state: state ?? undefined,
        },
        signal,
      });
      return { rows: data, rowCount: total, hasServer, states };
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data && data.states.waiting > 0 ? WAITING_MS : IDLE_MS),
  });

/** A mail with its text. */
export const mailQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...mailKeys.all, "text", id],
    queryFn: async ({ signal }) => (await api.call("readMail", { params: { id }, signal })).text,
  });

/** Outdates the lists of mails, and the overview, which counts them; resolves when the shown list is fetched again. */
async function invalidateMails(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: overviewKeys.all });
  await client.invalidateQueries({ queryKey: mailKeys.pages() });
}

/** Sends a test mail to the signed-in owner. */
export const sendTestMailMutation = (api: Api) =>
  mutationOptions({
    mutationKey: mailKeys.test(),
    mutationFn: () => api.call("sendTestMail", {}),
  });

/** Sends a failed or kept mail again. */
export const resendMailMutation = (api: Api) =>
  mutationOptions({
    mutationKey: mailKeys.resend(),
    mutationFn: (id: number) => api.call("resendMail", { params: { id } }),
    onSettled: (_answer, _error, _id, _result, { client }) => invalidateMails(client),
  });

/** Sends all failed or all kept mails again. */
export const resendMailsMutation = (api: Api) =>
  mutationOptions({
    mutationKey: mailKeys.resendAll(),
    mutationFn: (only: ResendableMails) => api.call("resendMails", { query: { only } }),
    onSettled: (_answer, _error, _input, _result, { client }) => invalidateMails(client),
  });

/** Deletes a failed or kept mail. */
export const deleteMailMutation = (api: Api) =>
  mutationOptions({
    mutationKey: mailKeys.delete(),
    mutationFn: (id: number) => api.call("deleteMail", { params: { id } }),
    onSettled: (_answer, _error, _id, _result, { client }) => invalidateMails(client),
  });
