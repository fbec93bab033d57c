import { mailStates } from "@shop/contract/mails/mail.ts";
import type { MailListQuery } from "@shop/data/dash/mails/view.ts";
import { MAIL_ROWS } from "@shop/domain/constants.ts";

import { listQueryOf, withListQuery } from "../list-address.ts";

/** What the query string of the list of mails says: `?state=given_up&search=mona&page=2&rows=10`. */
export function mailQueryOf(params: URLSearchParams): MailListQuery {
  const { pageIndex, pageSize, search } = listQueryOf(params, MAIL_ROWS);
  return {
    pageIndex,
    pageSize,
    search,
    state: mailStates.find((state) => state === params.get("state")) ?? null,
  };
}

/** The query string with other rows; values that are the default are left out, anything else in it stays. */
export function withMailQuery(before: URLSearchParams, query: MailListQuery): URLSearchParams {
  const params = withListQuery(before, { ...query, sort: null }, MAIL_ROWS);
  if (query.state) params.set("state", query.state);
  else params.delete("state");
  return params;
}
