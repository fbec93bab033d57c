import type { BookedOutcome } from "@shop/contract/settlements/settlements.ts";
import { mutationOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { adminKeys } from "../admins/session.ts";
import { invalidateOrders } from "../orders/queries.ts";
import { upload } from "../upload.ts";

const keys = {
  preview: () => [...adminKeys.all, "collected", "preview"],
  book: () => [...adminKeys.all, "collected", "book"],
} as const;

/** Reads a courier's sheet; `onProgress` gets the share of the file that is sent. */
export const previewSettlementMutation = (onProgress: (share: number) => void) =>
  mutationOptions({
    mutationKey: keys.preview(),
    mutationFn: (body: RequestBody<"previewSettlement">) => upload("previewSettlement", { body, onProgress }),
  });

/** A part of a sheet that is booked with one request; repeated with its key, it counts once. */
interface BookedPart {
  readonly body: RequestBody<"bookSettlement">;
  readonly idempotencyKey: string;
}

/** Books the parts of a sheet one after the other; `onPart` gets the number of those that are done. */
export const bookSettlementMutation = (api: Api, onPart: (done: number) => void) =>
  mutationOptions({
    mutationKey: keys.book(),
    mutationFn: async (parts: readonly BookedPart[]): Promise<BookedOutcome[]> => {
      const outcomes: BookedOutcome[] = [];
      for (const [at, part] of parts.entries()) {
        outcomes.push(...(await api.call("bookSettlement", part)).data);
        onPart(at + 1);
      }
      return outcomes;
    },
    // Of a failed booking a part may be stored.
    onSettled: (_outcomes, _error, _parts, _result, { client }) => invalidateOrders(client),
  });
