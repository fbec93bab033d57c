import { mutationOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { adminOrderKeys, showChanged, showConflict } from "./queries.ts";

/** A request that sends a parcel of an order; repeated with its key, it sends no second one. */
interface ParcelSending {
  readonly body: RequestBody<"sendParcel">;
  readonly idempotencyKey: string;
}

/** Sends a part of an order, or the rest of it; `isOpen` while its dialog is open. */
export const sendParcelMutation = (api: Api, id: number, isOpen: boolean) =>
  mutationOptions({
    mutationKey: [...adminOrderKeys.all, "parcel", id, isOpen],
    mutationFn: ({ body, idempotencyKey }: ParcelSending) =>
      api.call("sendParcel", { params: { id }, body, idempotencyKey }),
    onSuccess: (answer, _sending, _result, { client }) => showChanged(client, answer, false),
    onError: (error, _sending, _result, { client }) => showConflict(client, error),
  });

/** Takes back a parcel of an order; `parcelId` is the one that the open dialog is about. */
export const voidParcelMutation = (api: Api, id: number, parcelId: number | null) =>
  mutationOptions({
    mutationKey: [...adminOrderKeys.all, "void-parcel", id, parcelId],
    mutationFn: (voided: number) => api.call("voidParcel", { params: { id, parcelId: voided } }),
    onSuccess: (answer, _voided, _result, { client }) => showChanged(client, answer, false),
  });
