import type { PurchaseState } from "@shop/domain/purchases/purchase-order.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Badge } from "@shop/ui/badge.tsx";

export interface PurchaseStateBadgeProps {
  /** State of a purchase order. */
  readonly state: PurchaseState;
}

const tones = {
  draft: "neutral",
  sent: "caution",
  part_received: "caution",
  received: "positive",
  cancelled: "neutral",
} as const;

/** The state of a purchase order. */
export const PurchaseStateBadge = ({ state }: PurchaseStateBadgeProps) => (
  <Badge tone={tones[state]}>{useMessages("dashPurchases").states[state]}</Badge>
);
