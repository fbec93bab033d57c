import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { OrderChangeView } from "@shop/data/dash/orders/view.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";

import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { GoodsList } from "../../parts/goods-list.tsx";
import { parcelWords } from "./parcel-values.ts";

/** Props of {@link VoidParcelDialog}. */
export interface VoidParcelDialogProps extends OrderChangeView<number> {
  /** The order of the parcel. */
  readonly order: AdminOrder;
  /** Id of the parcel that is taken back. */
  readonly parcelId: number;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

/** Asks before a parcel is taken back; nothing for one that no longer counts. */
export function VoidParcelDialog({ order, parcelId, submission, onSubmit, onClose }: VoidParcelDialogProps) {
  const { parcels: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const entry = order.parcels.find(({ id }) => id === parcelId);
  if (!entry || entry.voided) return null;
  return (
    <ConfirmDialog
      open
      inAddress
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={texts.voidTitle}
      message={texts.voidHint}
      cancelLabel={texts.keep}
      confirmLabel={texts.takeBack}
      pending={submission.status === "pending"}
      onConfirm={() => onSubmit(parcelId)}
    >
      <p className="font-semibold">
        <bdi>{parcelWords(entry, locale, texts)}</bdi>
      </p>
      <GoodsList lines={entry.lines} />
      <SubmissionFailure submission={submission} />
    </ConfirmDialog>
  );
}
