import type { Locale } from "@shop/domain/locale/locale.ts";

import { useApi } from "../../api-context.tsx";
import { toFormState } from "../../remote.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { requestRestockMutation } from "./queries.ts";
import type { RestockFormView } from "./view.ts";

/** The input of {@link useRestockFormModel}. */
export interface RestockFormModelInput {
  readonly productId: number;
  /** The language of the mail. */
  readonly locale: Locale;
}

/** The model of the form for a mail when a product is back. */
export function useRestockFormModel({ productId, locale }: RestockFormModelInput): RestockFormView {
  const request = useSingleMutation(requestRestockMutation(useApi()));
  const { data, variables } = request;
  return {
    ...toFormState(request),
    asked: data?.status === true ? (variables?.email ?? null) : null,
    sendsMails: data?.status !== false,
    onSubmit: ({ email }) => request.submit({ productId, email, locale }),
    onReset: request.reset,
  };
}
