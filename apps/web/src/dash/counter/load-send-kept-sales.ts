import type { ComponentType } from "react";

import type { SendKeptSalesProps } from "./send-kept-sales.tsx";

/**
 * Loads what sends the sales that a browser keeps, and the notices that say so; nothing is sent while it cannot be loaded. The counter does so before
 * a sale is made without a network.
 */
export async function loadSendKeptSales(): Promise<{ readonly default: ComponentType<SendKeptSalesProps> }> {
  const [sender] = await Promise.allSettled([
    import("./send-kept-sales.tsx"),
    import("@shop/ui/toast/toast-view.tsx"),
  ]);
  return { default: sender.status === "fulfilled" ? sender.value.SendKeptSales : () => null };
}
