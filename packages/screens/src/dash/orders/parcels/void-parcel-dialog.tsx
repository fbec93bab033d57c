import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { OrderChangeView } from "@shop/data/dash/orders/view.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

import { SubmissionFailure } from "../../../form/submission-failure.tsx";
import { GoodsList } from "../../../shared/sums/goods-list.tsx";
import { VoidEntryDialog } from "../void-entry-dialog.tsx";
import { parcelWords } from "./parcel-values.ts";

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
    <VoidEntryDialog
      texts={
        order.state === "cancelled"
          ? { ...texts, voidTitle: texts.arrivedTitle, voidHint: texts.arrivedHint, takeBack: texts.arrived }
          : texts
      }
      onClose={onClose}
      name={<bdi>{parcelWords(entry, locale, texts)}</bdi>}
      pending={submission.status === "pending"}
      onConfirm={() => onSubmit(parcelId)}
    >
      <GoodsList lines={entry.lines} />
      <SubmissionFailure submission={submission} />
    </VoidEntryDialog>
  );
}
