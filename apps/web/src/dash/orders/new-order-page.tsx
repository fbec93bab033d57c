import { useNewOrderModel } from "@shop/data/dash/orders/use-new-order-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { NewOrderScreen } from "@shop/screens/dash/new-order/new-order-screen.tsx";
import { UnsavedDialog } from "@shop/screens/dash/parts/unsaved-dialog.tsx";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { formDraft } from "../form-drafts.ts";
import { useLeaveGuard } from "../use-leave-guard.ts";
import { newOrderChannelOf, takenOrderAddress } from "./new-order-params.ts";
import { keptOrderQuery, orderListAddress } from "./order-list-address.ts";

const draft = formDraft("new-order");
const linesDraft = formDraft("new-order-lines");

const clearDrafts = (): void => {
  draft.clear();
  linesDraft.clear();
};

/** The page on which an administrator takes an order. */
export function DashNewOrderPage() {
  const { title } = useMessages("dashOrders").taken;
  const [params] = useSearchParams();
  const [list] = useState(keptOrderQuery);
  const navigate = useNavigate();
  const guard = useLeaveGuard();
  const model = useNewOrderModel(({ id, channel }) => {
    clearDrafts();
    guard.release();
    void navigate(takenOrderAddress(id, channel), { replace: true });
  });
  return (
    <>
      <PageHead title={title} description={title} />
      <NewOrderScreen
        {...model}
        {...{ draft, linesDraft }}
        listAddress={orderListAddress(list)}
        channel={newOrderChannelOf(params)}
        onDirty={guard.onDirty}
      />
      <UnsavedDialog
        open={guard.asking}
        onStay={guard.onStay}
        onDiscard={() => {
          clearDrafts();
          guard.onDiscard();
        }}
      />
    </>
  );
}
