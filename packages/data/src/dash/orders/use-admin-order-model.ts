import { adminOrderSchema } from "@shop/contract/orders/admin-order.ts";
import type { Bilingual } from "@shop/domain/locale/locale.ts";
import type { Notify } from "@shop/domain/notices.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { useApi } from "../../api-context.tsx";
import { fieldErrorsOf, isNotFound, noFieldErrors, toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage, noRefusedLines, RequestError } from "../../request-error.ts";
import { deliveryQuery, paymentsQuery } from "../../shop/settings/queries.ts";
import { useIdempotencyKeys } from "../../use-idempotency-keys.ts";
import { type SingleMutation, useSingleMutation } from "../../use-single-mutation.ts";
import { conflictOf } from "../conflict.ts";
import { noticesOf } from "../lists/list-state.ts";
import { useProductSearch } from "../products/use-product-search.ts";
import { useChangesElsewhere } from "../use-changes-elsewhere.ts";
import { changeOrderCostsMutation } from "./cost-queries.ts";
import { declineProofMutation } from "./decline-proof.ts";
import { sendParcelMutation, voidParcelMutation } from "./parcel-queries.ts";
import {
  adminOrderQuery,
  changeOrderBuyerMutation,
  changeOrderDeliveryMutation,
  changeOrderLinesMutation,
  changeOrderNoteMutation,
  changeOrderPayByMutation,
  changeOrderStateMutation,
  recordPaymentMutation,
  voidPaymentMutation,
} from "./queries.ts";
import { changeQuotationMutation, mailQuotationMutation } from "./quotation-queries.ts";
import { recordReturnMutation, voidReturnMutation } from "./return-queries.ts";
import { issueTaxDocumentMutation } from "./tax-document-queries.ts";
import { useOrderReminder } from "./use-order-reminder.ts";
import type { AdminOrderView, OrderChangeView, OrderDialog, ReminderOutcome } from "./view.ts";

const NO_BRANCHES: readonly Bilingual[] = [];

/** The input of {@link useAdminOrderModel}. */
export interface AdminOrderModelInput {
  readonly id: number;
  readonly dialog: OrderDialog | null;
  readonly onNotice: Notify;
  /** Called after the server has saved what the open dialog is about: the caller closes it. */
  readonly onDone: () => void;
  /** Called after the administrators' note was saved. */
  readonly onNoteSaved: () => void;
  /** Called with the outcome of a reminder of the buyer. */
  readonly onReminded: (outcome: ReminderOutcome) => void;
}

/** A change of the order as its form sees it; a conflict is no failure. */
function useChange<Data, Entry>(mutation: SingleMutation<Data, Entry>): OrderChangeView<Entry> {
  const { error } = mutation;
  const conflict = useMemo(() => conflictOf(error, adminOrderSchema), [error]);
  return {
    conflict,
    refused: error instanceof RequestError ? error.lines : noRefusedLines,
    errors: conflict ? noFieldErrors : fieldErrorsOf(error),
    submission:
      conflict && !mutation.isPending ? { status: "idle" } : toSubmission(mutation, errorCodeOrMessage),
    onSubmit: mutation.submit,
  };
}

/** The model of the page of one order; `isMissing` where there is no order with the id. */
export function useAdminOrderModel({
  id,
  dialog,
  onNotice,
  onDone,
  onNoteSaved,
  onReminded,
}: AdminOrderModelInput): AdminOrderView & { readonly isMissing: boolean } {
  const api = useApi();
  const order = useQuery(adminOrderQuery(api, id));
  const keys = useIdempotencyKeys();
  const updated = noticesOf(onNotice, "updated", onDone);
  const saved = noticesOf(onNotice, "saved", onDone);
  /** What follows a request that is sent with a key: with its outcome, the key has served. */
  const recorded = {
    ...saved,
    onSuccess: (answer: unknown, sent: { readonly body: unknown }) => {
      keys.forget(sent.body);
      saved.onSuccess(answer, sent);
    },
  };
  const state = useSingleMutation(
    changeOrderStateMutation(api, id, dialog?.kind === "state" ? dialog.to : null),
    updated,
  );
  const note = useSingleMutation(changeOrderNoteMutation(api, id), noticesOf(onNotice, "saved", onNoteSaved));
  const lines = useSingleMutation(changeOrderLinesMutation(api, id, dialog?.kind === "lines"), updated);
  const delivery = useSingleMutation(
    changeOrderDeliveryMutation(api, id, dialog?.kind === "delivery"),
    updated,
  );
  const payBy = useSingleMutation(changeOrderPayByMutation(api, id, dialog?.kind === "payBy"), updated);
  const offers = useQuery({ ...paymentsQuery(api), enabled: dialog?.kind === "payBy" }).data ?? null;
  const buyer = useSingleMutation(changeOrderBuyerMutation(api, id, dialog?.kind === "buyer"), updated);
  const costs = useSingleMutation(changeOrderCostsMutation(api, id, dialog?.kind === "costs"), updated);
  const quotation = useSingleMutation(
    changeQuotationMutation(api, id, dialog?.kind === "quotation"),
    updated,
  );
  const quotationMail = useSingleMutation(mailQuotationMutation(api, id));
  const taxIssue = useMutation(issueTaxDocumentMutation(api, id));
  const payment = useSingleMutation(recordPaymentMutation(api, id, dialog?.kind === "payment"), recorded);
  const decline = useSingleMutation(
    declineProofMutation(api, id, dialog?.kind === "declineProof" ? dialog.proofId : null),
    updated,
  );
  const voiding = useSingleMutation(
    voidPaymentMutation(api, id, dialog?.kind === "void" ? dialog.paymentId : null),
    updated,
  );
  const sending = useSingleMutation(sendParcelMutation(api, id, dialog?.kind === "parcel"), recorded);
  const parcelVoiding = useSingleMutation(
    voidParcelMutation(api, id, dialog?.kind === "voidParcel" ? dialog.parcelId : null),
    updated,
  );
  const returning = useSingleMutation(
    recordReturnMutation(api, id, dialog?.kind === "return" || dialog?.kind === "allowance"),
    recorded,
  );
  const returnVoiding = useSingleMutation(
    voidReturnMutation(api, id, dialog?.kind === "voidReturn" ? dialog.returnId : null),
    updated,
  );
  const branches =
    useQuery({
      ...deliveryQuery(api),
      enabled: dialog?.kind === "delivery" || dialog?.kind === "payment" || dialog?.kind === "return",
    }).data?.branches ?? NO_BRANCHES;
  const change = useChangesElsewhere().get(id);
  const isNewer = change !== undefined && order.data !== undefined && change.version > order.data.version;
  return {
    ...useOrderReminder(onReminded),
    at: order.dataUpdatedAt,
    changed: isNewer ? change : null,
    reloading: order.isFetching,
    onReload: () => void order.refetch(),
    productSearch: useProductSearch(),
    isMissing: isNotFound(order.error),
    order: toRemote(order),
    changes: {
      state: useChange(state),
      note: useChange(note),
      quotation: useChange(quotation),
      buyer: useChange(buyer),
      costs: {
        ...useChange(costs),
        onSubmit: ({ version, costs: corrected }) => costs.submit({ version, costs: [...corrected] }),
      },
      delivery: {
        ...useChange(delivery),
        branches,
      },
      payBy: { ...useChange(payBy), offers },
      payment: {
        ...useChange(payment),
        branches,
        onSubmit: (body) => payment.submit({ body, idempotencyKey: keys.keyOf(body) }),
      },
      declineProof: useChange(decline),
      void: useChange(voiding),
      parcel: {
        ...useChange(sending),
        onSubmit: (body) => sending.submit({ body, idempotencyKey: keys.keyOf(body) }),
      },
      voidParcel: useChange(parcelVoiding),
      return: {
        ...useChange(returning),
        branches,
        onSubmit: (body) => returning.submit({ body, idempotencyKey: keys.keyOf(body) }),
      },
      voidReturn: useChange(returnVoiding),
      lines: {
        ...useChange(lines),
        onSubmit: ({ version, lines: edited }) => lines.submit({ version, lines: [...edited] }),
      },
    },
    quotationMail: {
      submission: toSubmission(quotationMail, errorCodeOrMessage),
      sent: quotationMail.data?.status ?? null,
      onSend: () => order.data && quotationMail.submit(order.data.version),
    },
    taxIssue: {
      submission: toSubmission(taxIssue, errorCodeOrMessage),
      onIssue: (request, onIssued) => {
        if (!taxIssue.isPending) taxIssue.mutate(request, { onSuccess: onIssued });
      },
      onReset: taxIssue.reset,
    },
  };
}
