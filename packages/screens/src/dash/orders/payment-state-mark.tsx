import type { PaymentState } from "@shop/domain/orders/order-payments.ts";
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

/** What is paid of an order, as a word with an icon. */
export function PaymentStateMark({ state }: { readonly state: PaymentState }) {
  const { paymentStates } = useMessages("dashShell");
  return (
    <Badge tone={tones[state]} icon={<Banknote />}>
      {paymentStates[state]}
    </Badge>
  );
}
