import { setupWorker } from "msw/browser";

import { demoShopWithOrders } from "./demo-shop.ts";
import { handlersOf } from "./handlers.ts";

/** Starts MSW's worker with an in-memory mock shop behind all API endpoints; a reload resets its state. */
export async function startMockShop(): Promise<void> {
  await setupWorker(...handlersOf(demoShopWithOrders({ adminSignedIn: false }))).start({
    quiet: true,
    onUnhandledFrame: "bypass",
  });
}
