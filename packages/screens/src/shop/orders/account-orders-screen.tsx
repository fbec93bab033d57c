import type { AccountOrdersView } from "@shop/data/shop/orders/view.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import ChevronDown from "lucide-react/icons/chevron-down";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { ScreenHead } from "../../shared/page/screen-head.tsx";
import { ProductsLink } from "../../shared/product/products-link.tsx";
import { OrderDetails } from "./order-details.tsx";
import { OrderPageLink } from "./order-page-link.tsx";
import { OrderParcels } from "./order-parcels.tsx";
import { OrderTitle } from "./order-title.tsx";

export type AccountOrdersScreenProps = AccountOrdersView;

const skeleton = (
  <div className="grid gap-3">
    <Skeleton className="h-20 rounded-md" />
    <Skeleton className="h-20 rounded-md" />
    <Skeleton className="h-20 rounded-md" />
  </div>
);

/** A shopper's own orders; each unfolds to its lines. */
export function AccountOrdersScreen({ orders, more, onLoadMore }: AccountOrdersScreenProps) {
  const texts = useMessages("orders");
  const { loading } = useMessages("common");
  const pending = more.status === "pending";
  return (
    <>
      <ScreenHead
        title={texts.title}
        control={
          <span className="flex flex-wrap gap-x-6">
            <TextLink href={pages.account} className="inline-flex min-h-11 items-center">
              {texts.account}
            </TextLink>
            <TextLink href={pages.orderLookup} className="inline-flex min-h-11 items-center">
              {texts.findOther}
            </TextLink>
          </span>
        }
      />
      <RemoteView remote={orders} skeleton={skeleton}>
        {({ items, hasMore }) =>
          items.length === 0 ? (
            <EmptyState
              heading="h2"
              title={texts.empty}
              text={texts.emptyHint}
              action={<ProductsLink>{texts.browse}</ProductsLink>}
            />
          ) : (
            <div className="grid gap-4">
              <ul className="grid gap-3">
                {items.map((order) => (
                  <li key={order.number}>
                    <details className="group border-line bg-surface rounded-md border">
                      <summary className="flex cursor-pointer list-none items-center gap-3 p-4 [&::-webkit-details-marker]:hidden">
                        <OrderTitle order={order} />
                        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:-scale-y-100" />
                      </summary>
                      <div className="grid gap-3 px-4 pb-4">
                        <OrderParcels order={order} />
                        <OrderDetails order={order} />
                        <OrderPageLink order={order} />
                      </div>
                    </details>
                  </li>
                ))}
              </ul>
              {hasMore && (
                <div className="grid justify-items-center gap-2">
                  <output className="text-negative empty:hidden">
                    {more.status === "failed" && texts.moreFailed}
                  </output>
                  <Button
                    size="lg"
                    aria-disabled={pending}
                    onClick={() => {
                      if (!pending) onLoadMore();
                    }}
                  >
                    {pending ? <Spinner label={loading} showLabel /> : texts.more}
                  </Button>
                </div>
              )}
            </div>
          )
        }
      </RemoteView>
    </>
  );
}
