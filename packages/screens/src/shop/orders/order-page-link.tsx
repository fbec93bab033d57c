import type { Order } from "@shop/contract/orders/order.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

/** Link to the page of an order, with its steps and what its buyer can do. */
export function OrderPageLink({ order }: { readonly order: Pick<Order, "token"> }) {
  const texts = useMessages("orders");
  return (
    <TextLink
      href={pages.orderFor(order.token)}
      className="inline-flex min-h-11 items-center justify-self-start print:hidden"
    >
      {texts.openPage}
    </TextLink>
  );
}
