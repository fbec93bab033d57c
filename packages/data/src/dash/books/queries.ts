import type { BookClosingEntry, ClosedBooks } from "@shop/contract/books/endpoints.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { adminKeys } from "../admins/session.ts";

const all = [...adminKeys.all, "books"] as const;

/** Which days of the books are closed; others may close some. */
export const closingsQuery = (api: Api) =>
  queryOptions({
    queryKey: all,
    queryFn: ({ signal }) => api.call("readClosings", { signal }),
    refetchOnMount: "always",
  });

/** Closes the books; what is refused is read again. */
export const closeBooksMutation = (api: Api) =>
  mutationOptions({
    mutationKey: [...all, "close"],
    mutationFn: (body: BookClosingEntry) => api.call("closeBooks", { body }),
    onSuccess: (answer, _body, _result, { client }) => client.setQueryData(all, answer),
    onError: (_error, _body, _result, { client }) => void client.invalidateQueries({ queryKey: all }),
  });

/** Takes back the last closing. */
export const reopenBooksMutation = (api: Api) =>
  mutationOptions({
    mutationKey: [...all, "reopen"],
    mutationFn: () => api.call("reopenBooks"),
    onSuccess: ({ closed_until, closings }, _body, _result, { client }) =>
      client.setQueryData<ClosedBooks>(all, { closed_until, closings }),
  });
