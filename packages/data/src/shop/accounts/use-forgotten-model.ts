import type { Locale } from "@shop/domain/locale/locale.ts";

import { useApi } from "../../api-context.tsx";
import { toFormState } from "../../remote.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { forgotPasswordMutation } from "./queries.ts";
import type { ForgottenView } from "./view.ts";

/** The input of {@link useForgottenModel}. */
export interface ForgottenModelInput {
  /** The language of the mail. */
  readonly locale: Locale;
  /** Whether the shop mails links, as far as is known before one is asked for. */
  readonly mailsLinks: boolean;
}

/** The model of the page for a forgotten password. */
export function useForgottenModel({ locale, mailsLinks }: ForgottenModelInput): ForgottenView {
  const request = useSingleMutation(forgotPasswordMutation(useApi()));
  const { data, variables } = request;
  return {
    ...toFormState(request),
    asked: data?.status === true ? (variables?.email ?? null) : null,
    mailsLinks: mailsLinks && data?.status !== false,
    onSubmit: ({ email }) => request.submit({ email, locale }),
    onReset: request.reset,
  };
}
