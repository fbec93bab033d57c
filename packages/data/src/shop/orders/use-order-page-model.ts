import type { OrderLine } from "@shop/contract/orders/order.ts";
import { PICK_UP } from "@shop/domain/delivery/delivery.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { fieldErrorsOf, toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage, noRefusedLines, RequestError } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { aboutQuery, deliveryQuery } from "../settings/queries.ts";
import {
  acceptQuotationMutation,
  cancelOwnOrderMutation,
  orderPageQuery,
  readPaperMutation,
  type RepeatedOrder,
  repeatOrderMutation,
  sendPaymentProofMutation,
} from "./queries.ts";
import type { OrderPageView } from "./view.ts";

/** The input of {@link useOrderPageModel}. */
export interface OrderPageModelInput {
  /** The token of the link; null until it is known. */
  readonly token: string | null;
  /** Called after a cancellation. */
  readonly onCancelled?: () => void;
  /** Called with the paper of the order with its buyer and the order's number: the caller saves it. */
  readonly onPaper: (paper: Blob, number: string) => void;
  /** Called with the products of the order that are still sold: the caller puts them in the cart. */
  readonly onRepeated: (order: RepeatedOrder) => void;
}

const none: readonly OrderLine[] = [];

/** The model of the page of one order. */
export function useOrderPageModel({
  token,
  onCancelled,
  onPaper,
  onRepeated,
}: OrderPageModelInput): OrderPageView {
  const api = useApi();
  const order = useQuery({ ...orderPageQuery(api, token ?? ""), enabled: token !== null });
  const cancellation = useSingleMutation(cancelOwnOrderMutation(api, token ?? ""), {
    onSuccess: () => onCancelled?.(),
  });
  const acceptance = useSingleMutation(acceptQuotationMutation(api, token ?? ""));
  const repetition = useSingleMutation(repeatOrderMutation(api), { onSuccess: onRepeated });
  const proof = useSingleMutation(sendPaymentProofMutation(api, token ?? ""));
  const paper = useSingleMutation(readPaperMutation(api, token ?? ""), {
    onSuccess: (file) => onPaper(file, order.data?.order.number ?? ""),
  });
  const delivery = order.data?.order.delivery ?? null;
  const isPickUp = delivery?.to === PICK_UP;
  const about = useQuery({ ...aboutQuery(api), enabled: isPickUp }).data;
  const rates = useQuery({ ...deliveryQuery(api), enabled: delivery !== null && !isPickUp }).data;
  return {
    order: toRemote(order),
    branch: (isPickUp && about?.branches.find(({ name }) => name.en === delivery.branch?.en)) || null,
    days: rates?.zones.find(({ governorates }) => governorates.some((code) => code === delivery?.to)) ?? null,
    cancellation: toSubmission(cancellation, errorCodeOrMessage),
    onCancel: () => cancellation.submit(),
    acceptance: {
      refused: acceptance.error instanceof RequestError ? acceptance.error.lines : noRefusedLines,
      submission: toSubmission(acceptance, errorCodeOrMessage),
      onAccept: acceptance.submit,
      onReset: acceptance.reset,
    },
    proof: {
      errors: fieldErrorsOf(proof.error),
      submission: toSubmission(proof, errorCodeOrMessage),
      onSend: proof.submit,
    },
    paper: {
      errors: fieldErrorsOf(paper.error),
      submission: toSubmission(paper, errorCodeOrMessage),
      onPrint: paper.submit,
    },
    repetition: toSubmission(repetition, errorCodeOrMessage),
    notSold: repetition.data?.missing ?? none,
    onRepeat: repetition.submit,
  };
}
