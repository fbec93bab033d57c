import { useQuery, useQueryClient } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { fieldErrorsOf, isNotFound, toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useIdempotencyKeys } from "../../use-idempotency-keys.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import {
  closeCountMutation,
  countListMutation,
  countProduct,
  editCountMutation,
  invalidateCount,
  stockCountQuery,
} from "./queries.ts";
import { useScans } from "./use-scans.ts";
import type { CountQuery, StockCountView } from "./view.ts";

/** The model of the page of a stock count; `isMissing` where there is none with the id. */
export function useStockCountModel(
  id: number,
  query: CountQuery,
): StockCountView & { readonly isMissing: boolean } {
  const api = useApi();
  const keys = useIdempotencyKeys();
  const page = useQuery(stockCountQuery(api, id, query));
  const client = useQueryClient();
  const scans = useScans(async (product, qty, key) => {
    const { outcome, line, products } = await countProduct(api, id, { product, qty }, key);
    if (line) invalidateCount(client, id);
    return { outcome, last: line, products };
  });
  const edit = useSingleMutation(editCountMutation(api, id));
  const close = useSingleMutation(closeCountMutation(api, id));
  const upload = useSingleMutation(countListMutation(api, id), {
    onSuccess: (_answer, { content }) => keys.forget(content),
  });
  return {
    isMissing: isNotFound(page.error),
    count: toRemote(page),
    scans,
    upload: toSubmission(upload, (error) => fieldErrorsOf(error)["file"] ?? errorCodeOrMessage(error)),
    list: upload.data ?? null,
    onList: async (file, replace) => {
      // A list whose answer was lost is sent again with its key, and not counted twice.
      const content = { text: await file.text(), replace };
      upload.submit({ body: { file, replace }, content, idempotencyKey: keys.keyOf(content) });
    },
    editing: toSubmission(edit, errorCodeOrMessage),
    onSet: (productId, qty) => edit.submit({ productId, qty }),
    onRemove: (productId) => edit.submit({ productId, qty: null }),
    closing: toSubmission(close, errorCodeOrMessage),
    onBook: (version) => close.submit(version),
    onDiscard: () => close.submit(null),
  };
}
