import type { PaymentState } from "@shop/domain/orders/payments/order-payments.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Badge } from "@shop/ui/badge.tsx";
import Banknote from "lucide-react/icons/banknote";

const tones = {
  unpaid: "neutral",
  part: "caution",
  paid: "positive",
  over: "caution",
  refunded: "neutral",
} as const;

export interface PaymentStateMarkProps {
  readonly state: PaymentState;
  /** Whether the money has to come before the goods are sent; false by default. */
  readonly awaited?: boolean;
}

/** What is paid of an order, as a word with an icon. */
export function PaymentStateMark({ state, awaited = false }: PaymentStateMarkProps) {
  const { paymentStates } = useMessages("dashShell");
  return (
    <Badge tone={awaited ? "caution" : tones[state]} icon={<Banknote />}>
      {paymentStates[state]}
    </Badge>
  );
}
