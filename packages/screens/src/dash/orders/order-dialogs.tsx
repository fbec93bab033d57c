import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { AdminOrderView, OrderDialog } from "@shop/data/dash/orders/view.ts";
import type { DraftStore } from "@shop/data/draft-view.ts";

import { BuyerDialog } from "./buyer/buyer-dialog.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { CostsDialog } from "./lines/costs-dialog.tsx";
import { LinesDialog } from "./lines/lines-dialog.tsx";
import { DeliveryDialog } from "./parcels/delivery-dialog.tsx";
import { ParcelDialog } from "./parcels/parcel-dialog.tsx";
import { VoidParcelDialog } from "./parcels/void-parcel-dialog.tsx";
import { DeclineProofDialog } from "./payments/decline-proof-dialog.tsx";
import { PayByDialog } from "./payments/pay-by-dialog.tsx";
import { PaymentDialog } from "./payments/payment-dialog.tsx";
import { VoidDialog } from "./payments/void-dialog.tsx";
import { QuotationDialog } from "./quotations/quotation-dialog.tsx";
import { AllowanceDialog } from "./returns/allowance-dialog.tsx";
import { ReturnDialog } from "./returns/return-dialog.tsx";
import { VoidReturnDialog } from "./returns/void-return-dialog.tsx";
import { StateDialog } from "./state-dialog.tsx";

export interface OrderDialogsProps extends Pick<AdminOrderView, "changes" | "productSearch"> {
  /** The order that the dialog changes. */
  readonly order: AdminOrder;
  /** Which dialog is open: a change of state, of the lines, of the delivery, of the payment, of the costs, of the quotation, of the buyer, of a proof of payment, of the ledger, of the parcels or of the returns. */
  readonly dialog: OrderDialog;
  /** Keeps unsaved lines; the same object between renders. */
  readonly linesDraft: DraftStore;
  /** Reports whether the open dialog has unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

/** The dialog of an order that is open. */
export function OrderDialogs({
  order,
  dialog,
  changes,
  productSearch,
  linesDraft,
  onDirty,
  onClose,
}: OrderDialogsProps) {
  if (dialog.kind === "lines")
    return (
      <LinesDialog {...changes.lines} {...{ order, productSearch, onDirty, onClose }} draft={linesDraft} />
    );
  if (dialog.kind === "delivery")
    return <DeliveryDialog {...changes.delivery} {...{ order, onDirty, onClose }} />;
  if (dialog.kind === "payBy") return <PayByDialog {...changes.payBy} {...{ order, onDirty, onClose }} />;
  if (dialog.kind === "costs") return <CostsDialog {...changes.costs} {...{ order, onDirty, onClose }} />;
  if (dialog.kind === "quotation")
    return <QuotationDialog {...changes.quotation} {...{ order, onDirty, onClose }} />;
  if (dialog.kind === "buyer") return <BuyerDialog {...changes.buyer} {...{ order, onDirty, onClose }} />;
  if (dialog.kind === "payment")
    return (
      <PaymentDialog
        {...changes.payment}
        {...{ order, onDirty, onClose }}
        proof={order.proofs.find(({ id }) => id === dialog.proofId) ?? null}
      />
    );
  if (dialog.kind === "declineProof")
    return <DeclineProofDialog {...changes.declineProof} {...{ order, onClose }} proofId={dialog.proofId} />;
  if (dialog.kind === "void")
    return <VoidDialog {...changes.void} {...{ order, onClose }} paymentId={dialog.paymentId} />;
  if (dialog.kind === "parcel") return <ParcelDialog {...changes.parcel} {...{ order, onDirty, onClose }} />;
  if (dialog.kind === "voidParcel")
    return <VoidParcelDialog {...changes.voidParcel} {...{ order, onClose }} parcelId={dialog.parcelId} />;
  if (dialog.kind === "return") return <ReturnDialog {...changes.return} {...{ order, onDirty, onClose }} />;
  if (dialog.kind === "allowance")
    return <AllowanceDialog {...changes.return} {...{ order, onDirty, onClose }} />;
  if (dialog.kind === "voidReturn")
    return <VoidReturnDialog {...changes.voidReturn} {...{ order, onClose }} returnId={dialog.returnId} />;
  const { to } = dialog;
  const Dialog = to === "cancelled" ? CancelDialog : StateDialog;
  return <Dialog key={to} {...changes.state} {...{ order, to, onClose }} />;
}
