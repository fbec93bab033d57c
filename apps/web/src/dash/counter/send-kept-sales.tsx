import { useSendKeptSales } from "@shop/data/dash/counter/use-send-kept-sales.ts";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";

import { counterStores } from "./counter-stores.ts";

export interface SendKeptSalesProps {
  /** Mail address of the administrator who is signed in. */
  readonly by: string;
}

/** Sends the sales that were made without a network, and says what has become of them; draws nothing. */
export function SendKeptSales({ by }: SendKeptSalesProps) {
  const notify = useNotify();
  useSendKeptSales(counterStores.kept, by, {
    onSent: ({ number }) => notify("keptSaleSent", { number }),
    onRefused: ({ reason }) => notify("keptSaleRefused", { error: reason }),
  });
  return null;
}
