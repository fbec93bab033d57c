import { mutationOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { adminOrderKeys, showChanged, showConflict } from "./queries.ts";
import type { ReturnVoidEntry } from "./view.ts";

/** A request that records a return of an order; repeated with its key, it records no second one. */
interface ReturnRecording {
  readonly body: RequestBody<"recordReturn">;
  readonly idempotencyKey: string;
}

/** Records what came back of an order, which may go to the stock; `isOpen` while its dialog is open. */
export const recordReturnMutation = (api: Api, id: number, isOpen: boolean) =>
  mutationOptions({
    mutationKey: adminOrderKeys.recordReturn(id, isOpen),
    mutationFn: ({ body, idempotencyKey }: ReturnRecording) =>
      api.call("recordReturn", { params: { id }, body, idempotencyKey }),
    onSuccess: (answer, _recording, _result, { client }) => showChanged(client, answer, true),
    onError: (error, _recording, _result, { client }) => showConflict(client, error),
  });

/** Takes back a return of an order, with what it put into the stock; `returnId` is the one that the open dialog is about. */
export const voidReturnMutation = (api: Api, id: number, returnId: number | null) =>
  mutationOptions({
    mutationKey: adminOrderKeys.voidReturn(id, returnId),
    mutationFn: ({ returnId: voided, refund, note }: ReturnVoidEntry) =>
      api.call("voidReturn", { params: { id, returnId: voided }, body: { refund, note } }),
    onSuccess: (answer, _voided, _result, { client }) => showChanged(client, answer, true),
  });
