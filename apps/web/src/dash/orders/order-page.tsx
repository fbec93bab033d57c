import { useAdminOrderModel } from "@shop/data/dash/orders/use-admin-order-model.ts";
import { useOrderNeighbours } from "@shop/data/dash/orders/use-order-neighbours.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useReminderNotice } from "@shop/screens/dash/orders/buyer/use-reminder-notice.ts";
import { OrderScreen, orderTitle } from "@shop/screens/dash/orders/order-screen.tsx";
import { UnsavedDialog } from "@shop/screens/dash/shared/form/unsaved-dialog.tsx";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";
import { useMemo, useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { parseId } from "../../parse-id.ts";
import { formDraft } from "../form-drafts.ts";
import { DashNotFoundPage } from "../shell/not-found-page.tsx";
import { useLeaveGuard } from "../use-leave-guard.ts";
import { newOrderAddressOf } from "./new-order-params.ts";
import { orderDialogOf, withOrderDialog } from "./order-dialog-params.ts";
import { keptOrderQuery, orderListAddress } from "./order-list-address.ts";
import { useContactTexts } from "./use-contact-texts.ts";

function Order({ id }: { readonly id: number }) {
  const texts = useMessages("dashOrders").order;
  const [params, setParams] = useSearchParams();
  const contactTexts = useContactTexts();
  const guard = useLeaveGuard();
  const noteDraft = useMemo(() => formDraft(`order-note:${id}`), [id]);
  const linesDraft = useMemo(() => formDraft(`order-lines:${id}`), [id]);
  const [list] = useState(keptOrderQuery);
  const neighbours = useOrderNeighbours(id, list);
  const dialog = orderDialogOf(params);
  const { isMissing, ...model } = useAdminOrderModel({
    id,
    dialog,
    onNotice: useNotify(),
    onDone: () => {
      linesDraft.clear();
      guard.release();
      setParams((before) => withOrderDialog(before, null), { replace: true, preventScrollReset: true });
    },
    onNoteSaved: noteDraft.clear,
    onReminded: useReminderNotice(),
  });
  if (isMissing) return <DashNotFoundPage />;
  const title = orderTitle(model.order, texts.title);
  return (
    <>
      <PageHead title={title} description={title} />
      <OrderScreen
        {...model}
        {...{ dialog, contactTexts, noteDraft, linesDraft, neighbours }}
        listAddress={orderListAddress(list)}
        takenAddress={newOrderAddressOf(params)}
        onDialog={(next) =>
          setParams((before) => withOrderDialog(before, next), {
            replace: next === null,
            preventScrollReset: true,
          })
        }
        onDirty={guard.onDirty}
      />
      <UnsavedDialog
        open={guard.asking}
        onStay={guard.onStay}
        onDiscard={() => {
          linesDraft.clear();
          guard.onDiscard();
        }}
      />
    </>
  );
}

/** The page of one order in the dashboard. */
export function DashOrderPage() {
  const id = parseId(useParams()["orderId"]);
  return id === null ? <DashNotFoundPage /> : <Order key={id} id={id} />;
}
