import type { OrderState } from "@shop/domain/orders/order-state.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Badge, type BadgeProps } from "@shop/ui/badge.tsx";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import FileText from "lucide-react/icons/file-text";
import Inbox from "lucide-react/icons/inbox";
import PackageCheck from "lucide-react/icons/package-check";
import Truck from "lucide-react/icons/truck";

const looks = {
  quoted: { tone: "neutral", Icon: FileText },
  received: { tone: "neutral", Icon: Inbox },
  confirmed: { tone: "positive", Icon: CircleCheck },
  sent: { tone: "positive", Icon: Truck },
  delivered: { tone: "positive", Icon: PackageCheck },
  cancelled: { tone: "negative", Icon: CircleX },
} as const;

export interface OrderStateBadgeProps {
  /** The state of the order, which sets colour, icon and by default the word. */
  readonly state: OrderState;
  /** The state in other words than the buyer's. */
  readonly text?: string;
  /** What the state means to the reader, where that is other than to the buyer. */
  readonly tone?: NonNullable<BadgeProps["tone"]>;
}

/** The state of an order, as a word with an icon. */
export function OrderStateBadge({ state, text, tone }: OrderStateBadgeProps) {
  const orders = useMessages("orders");
  const { Icon, tone: ownTone } = looks[state];
  return (
    <Badge tone={tone ?? ownTone} icon={<Icon />}>
      {text ?? orders.states[state]}
    </Badge>
  );
}
