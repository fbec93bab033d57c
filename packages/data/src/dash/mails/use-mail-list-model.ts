import type { Mail } from "@shop/contract/mails/mail.ts";
import type { Notify } from "@shop/domain/notices.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";
import { isUnauthorized } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import {
  deleteMailMutation,
  mailPageQuery,
  mailQuery,
  resendMailMutation,
  resendMailsMutation,
} from "./queries.ts";
import type { MailListQuery, MailListView } from "./view.ts";

/** The input of {@link useMailListModel}. */
export interface MailListModelInput {
  readonly query: MailListQuery;
  readonly onNotice: Notify;
}

/** The model of the list of mails in the dashboard. */
export function useMailListModel({ query, onNotice }: MailListModelInput): MailListView {
  const api = useApi();
  const page = useQuery(mailPageQuery(api, query));
  const [read, setRead] = useState<Mail | null>(null);
  const text = useQuery({ ...mailQuery(api, read?.id ?? 0), enabled: read !== null });
  const [resent, setResent] = useState<number | null>(null);
  // A session that has ended leads to the login, without a notice.
  const onError = (error: unknown) => {
    if (!isUnauthorized(error)) onNotice("saveFailed");
  };
  const one = useMutation(resendMailMutation(api));
  const all = useSingleMutation(resendMailsMutation(api), {
    onSuccess: ({ mails }) => setResent(mails),
    onError,
  });
  const deletion = useMutation(deleteMailMutation(api));
  return {
    mails: toRemote({ ...page, isRefetching: page.isPlaceholderData }),
    reading: read && { mail: read, text: toRemote(text) },
    onRead: setRead,
    resent,
    resending: all.isPending,
    onResend: ({ id }) => void one.mutateAsync(id).then(({ status }) => setResent(status ? 1 : 0), onError),
    onResendAll: (only) => all.submit(only),
    onDelete: ({ id }) => deletion.mutateAsync(id).then(() => onNotice("deleted"), onError),
  };
}
