import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { useNewOrderModel } from "@shop/data/dash/orders/use-new-order-model.ts";
import { useOrderToCopy } from "@shop/data/dash/orders/use-order-to-copy.ts";
import { useShop } from "@shop/data/shop/settings/queries.ts";
import { QUOTATION_DAYS } from "@shop/domain/site/quotation-settings.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { NewOrderScreen } from "@shop/screens/dash/new-order/new-order-screen.tsx";
import { UnsavedDialog } from "@shop/screens/dash/shared/form/unsaved-dialog.tsx";
import { RemoteView } from "@shop/screens/shared/list/remote-view.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { parseId } from "../../parse-id.ts";
import { formDraft } from "../form-drafts.ts";
import { useLeaveGuard } from "../use-leave-guard.ts";
import { newOrderChannelOf, takenOrderAddress } from "./new-order-params.ts";
import { keptOrderQuery, orderListAddress } from "./order-list-address.ts";

function NewOrder({ copied }: { readonly copied: AdminOrder | null }) {
  const [params] = useSearchParams();
  const [list] = useState(keptOrderQuery);
  const navigate = useNavigate();
  const guard = useLeaveGuard();
  const copiedId = copied?.id ?? null;
  const [draft, linesDraft] = useMemo(() => {
    const name = copiedId === null ? "new-order" : `new-order:copy-${copiedId}`;
    return [formDraft(name), formDraft(`${name}-lines`)] as const;
  }, [copiedId]);
  const clearDrafts = (): void => {
    draft.clear();
    linesDraft.clear();
  };
  const model = useNewOrderModel(({ id, channel }) => {
    clearDrafts();
    guard.release();
    void navigate(takenOrderAddress(id, channel), { replace: true });
  });
  return (
    <>
      <NewOrderScreen
        {...model}
        {...{ draft, linesDraft, copied }}
        quotationDays={useShop().quotationDays || QUOTATION_DAYS}
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

function CopiedOrder({ id }: { readonly id: number }) {
  const { order: texts } = useMessages("dashOrders");
  return (
    <RemoteView
      remote={useOrderToCopy(id)}
      skeleton={<Skeleton className="h-96 rounded-md" />}
      loading={texts.loading}
      failed={texts.failed}
    >
      {(order) => <NewOrder key={order.id} copied={order} />}
    </RemoteView>
  );
}

/** The page on which an administrator takes an order, or makes a quotation that is a copy of an order. */
export function DashNewOrderPage() {
  const { title } = useMessages("dashOrders").taken;
  const [params] = useSearchParams();
  const copied = parseId(params.get("copy") ?? undefined);
  return (
    <>
      <PageHead title={title} description={title} />
      {copied === null ? <NewOrder copied={null} /> : <CopiedOrder key={copied} id={copied} />}
    </>
  );
}
