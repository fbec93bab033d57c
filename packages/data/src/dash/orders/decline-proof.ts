import { mutationOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { adminOrderKeys, showChanged } from "./queries.ts";
import type { ProofDeclineEntry } from "./view.ts";

/** Declines a proof of payment; `proofId` is the one that the open dialog is about. */
export const declineProofMutation = (api: Api, id: number, proofId: number | null) =>
  mutationOptions({
    mutationKey: [...adminOrderKeys.detail(id), "decline proof", proofId],
    mutationFn: ({ proofId: declined, ...body }: ProofDeclineEntry) =>
      api.call("declineProof", { params: { id, proofId: declined }, body }),
    onSuccess: (answer, _entry, _result, { client }) => showChanged(client, answer, false),
  });
