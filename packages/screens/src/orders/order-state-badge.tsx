import type { OrderState } from "@shop/contract/entities/order.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Badge } from "@shop/ui/badge.tsx";
import { CircleCheck, CircleX, Inbox, PackageCheck, Truck } from "lucide-react";

const looks = {
  received: { tone: "neutral", Icon: Inbox },
  confirmed: { tone: "positive", Icon: CircleCheck },
  sent: { tone: "positive", Icon: Truck },
  delivered: { tone: "positive", Icon: PackageCheck },
  cancelled: { tone: "negative", Icon: CircleX },
} as const;

/** The state of an order, as a word with an icon. */
export function OrderStateBadge({ state }: { readonly state: OrderState }) {
  const { orders } = useMessages("account");
  const { tone, Icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {orders.states[state]}
    </Badge>
  );
}
