import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useIdempotencyKeys } from "../../use-idempotency-keys.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { decideQuarantineMutation } from "./queries.ts";
import type { QuarantineDecisionView } from "./view.ts";

/** Decides about units that are not for sale, and says how that went. */
export function useQuarantineDecision(): QuarantineDecisionView {
  const keys = useIdempotencyKeys();
  const [productId, setProductId] = useState<number | null>(null);
  const decide = useSingleMutation(decideQuarantineMutation(useApi()), {
    onSuccess: (_answer, { body }) => keys.forget(body),
  });
  return {
    deciding: { productId, submission: toSubmission(decide, errorCodeOrMessage) },
    onDecide: (body) => {
      setProductId(body.product_id);
      decide.submit({ body, idempotencyKey: keys.keyOf(body) });
    },
  };
}
