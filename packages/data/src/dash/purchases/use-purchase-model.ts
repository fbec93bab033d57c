import { sumOf } from "@shop/domain/money/money.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { fieldErrorsOf, isNotFound, toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useIdempotencyKeys } from "../../use-idempotency-keys.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import type { Submission } from "../../view.ts";
import { useScans } from "../stock-counts/use-scans.ts";
import { adjustmentsOf, costJumpsOf } from "./cost-jumps.ts";
import {
  addLineMutation,
  type Confirmed,
  editLineMutation,
  importArrivalsMutation,
  invalidatePurchases,
  isWritingPurchases,
  movePurchaseMutation,
  type PurchaseMove,
  purchaseQuery,
  scanArrival,
  returnPurchaseMutation,
  setChargesMutation,
  setNoteMutation,
  voidPurchaseReturnMutation,
} from "./queries.ts";
import type { PurchaseQuery, PurchaseView } from "./view.ts";

/** The model of the page of a purchase order; `isMissing` where there is none with the id. */
export function usePurchaseModel(
  id: number,
  query: PurchaseQuery,
): PurchaseView & { readonly isMissing: boolean } {
  const api = useApi();
  const client = useQueryClient();
  const keys = useIdempotencyKeys();
  const page = useQuery(purchaseQuery(api, id, query));
  const add = useSingleMutation(addLineMutation(api, id));
  const edit = useSingleMutation(editLineMutation(api, id));
  const move = useSingleMutation(movePurchaseMutation(api, id));
  const note = useSingleMutation(setNoteMutation(api, id));
  const charge = useSingleMutation(setChargesMutation(api, id));
  const giveBack = useSingleMutation(returnPurchaseMutation(api, id), {
    onSuccess: (_answer, { body }) => keys.forget(body),
  });
  const takeBack = useSingleMutation(voidPurchaseReturnMutation(api, id));
  const asking = [edit, charge, move].find(({ error }) => adjustmentsOf(error).length > 0);
  const adjustments = adjustmentsOf(asking?.error);
  /** Sends what was refused again, with what it adjusts confirmed. */
  const confirm = (confirmed: Confirmed): void => {
    if (asking === edit && edit.variables && "cost" in edit.variables)
      edit.submit({ ...edit.variables, ...confirmed });
    if (asking === charge && charge.variables) charge.submit({ ...charge.variables, ...confirmed });
    if (asking === move && move.variables?.to === "booked") move.submit({ ...move.variables, ...confirmed });
  };
  const unlessAsking = (mutation: typeof asking, submission: Submission): Submission =>
    asking === mutation ? { status: "idle" } : submission;
  const upload = useSingleMutation(importArrivalsMutation(api, id), {
    onSuccess: (_answer, { content }) => keys.forget(content),
  });
  const scans = useScans(async (product, qty, key) => {
    const { outcome, line, products } = await scanArrival(api, id, { product, qty }, key);
    if (line) invalidatePurchases(client);
    return { outcome, last: line && { ...line, counted: line.arrived }, products };
  });
  // A step is taken from what the page shows: it waits until own writes are stored and read again, not for polls.
  const isSettling =
    [add, edit, charge, upload].some((one) => one.isPending) ||
    (page.isFetching && client.getQueryState(purchaseQuery(api, id, query).queryKey)?.isInvalidated === true);
  /** Takes a step; one in the same moment as an own write, as a press that ends an entry is, is taken by the next press. */
  const step = (next: PurchaseMove): void => {
    if (!isWritingPurchases(client)) move.submit(next);
  };
  return {
    isMissing: isNotFound(page.error),
    purchase: toRemote(page),
    add: {
      adding: toSubmission(add, (error) => fieldErrorsOf(error)["qty"] ?? errorCodeOrMessage(error)),
      added: add.data ?? null,
      onAdd: (code, qty, productId) => add.submit({ code, qty, id: productId }),
    },
    edits: {
      editing: unlessAsking(edit, toSubmission(edit, errorCodeOrMessage)),
      onQty: (productId, qty) => edit.submit({ productId, qty }),
      onPack: (productId, pack, qty) => edit.submit({ productId, pack, qty }),
      onCost: (productId, cost) => edit.submit({ productId, cost }),
      onArrived: (productId, arrived) => edit.submit({ productId, arrived }),
    },
    scans,
    arrivals: {
      upload: toSubmission(upload, (error) => fieldErrorsOf(error)["file"] ?? errorCodeOrMessage(error)),
      list: upload.data ?? null,
      onList: async (file, replace) => {
        // A list whose answer was lost is sent again with its key, and not counted twice.
        const content = { text: await file.text(), replace };
        upload.submit({ body: { file, replace }, content, idempotencyKey: keys.keyOf(content) });
      },
    },
    note: {
      noting: toSubmission(note, errorCodeOrMessage),
      onNote: (text, before) => note.submit({ note: text, before }),
    },
    charges: {
      charging: unlessAsking(
        charge,
        toSubmission(charge, (error) => Object.values(fieldErrorsOf(error))[0] ?? errorCodeOrMessage(error)),
      ),
      onCharges: (charges, before) => charge.submit({ ...charges, before }),
    },
    giveBack: {
      returning: toSubmission(giveBack, errorCodeOrMessage),
      errors: fieldErrorsOf(giveBack.error),
      done: giveBack.data?.order.version ?? null,
      onReturn: (lines, reason, version) => {
        const body = { lines: [...lines], reason, version };
        giveBack.submit({ body, idempotencyKey: keys.keyOf(body) });
      },
      takingBack: toSubmission(takeBack, errorCodeOrMessage),
      onTakeBack: takeBack.submit,
    },
    adjust: {
      adjustments,
      mayKeep:
        asking === edit &&
        edit.variables !== undefined &&
        "cost" in edit.variables &&
        edit.variables.booked !== "keep",
      isPending: [edit, charge, move].some((one) => one.isPending),
      onAdjust: () =>
        confirm({
          adjustment: {
            stock: sumOf(adjustments.map(({ stock }) => stock)),
            cost: sumOf(adjustments.map(({ cost }) => cost)),
          },
        }),
      onKeep: () => {
        if (edit.variables && "cost" in edit.variables) edit.submit({ ...edit.variables, booked: "keep" });
      },
      onLeave: () => asking?.reset(),
    },
    moves: {
      moving: isSettling ? { status: "pending" } : unlessAsking(move, toSubmission(move, errorCodeOrMessage)),
      onSend: (version) => step({ to: "sent", version }),
      onCancel: () => move.submit({ to: "cancelled" }),
      onBook: (version, isConfirmed = false) => step({ to: "booked", version, isConfirmed }),
      costs: costJumpsOf(move.error),
      onKeepCosts: move.reset,
    },
  };
}
