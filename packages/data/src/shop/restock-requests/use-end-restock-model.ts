import { useApi } from "../../api-context.tsx";
import { toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { endRestockMutation } from "./queries.ts";
import type { EndRestockView } from "./view.ts";

/** The model of the page that ends mails of products that are back; `token` is '' where the link has none. */
export function useEndRestockModel({ token }: { readonly token: string }): EndRestockView {
  const end = useSingleMutation(endRestockMutation(useApi()));
  return {
    submission: toSubmission(end, errorCodeOrMessage),
    isEnded: end.isSuccess,
    onEnd: token === "" ? null : () => end.submit(token),
  };
}
