import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useIdempotencyKeys } from "../../use-idempotency-keys.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { decideQuarantineMutation, quarantineMovesQuery, quarantineQuery } from "./queries.ts";
import type { QuarantineQuery, QuarantineView } from "./view.ts";

/** The model of the page of units that are not for sale. */
export function useQuarantineModel({ page, moves }: QuarantineQuery): QuarantineView {
  const api = useApi();
  const keys = useIdempotencyKeys();
  const [productId, setProductId] = useState<number | null>(null);
  const decide = useSingleMutation(decideQuarantineMutation(api), {
    onSuccess: (_answer, { body }) => keys.forget(body),
  });
  return {
    held: toRemote(useQuery(quarantineQuery(api, page))),
    moves: toRemote(useQuery(quarantineMovesQuery(api, moves))),
    deciding: { productId, submission: toSubmission(decide, errorCodeOrMessage) },
    onDecide: (body) => {
      setProductId(body.product_id);
      decide.submit({ body, idempotencyKey: keys.keyOf(body) });
    },
  };
}
