import { setupWorker } from "msw/browser";

import { demoShop } from "./demo-shop.ts";
import { handlersOf } from "./handlers.ts";

/** Starts a shop in the browser's memory that answers every call of the API; it lasts until the page is loaded again. */
export async function startMockShop(): Promise<void> {
  await setupWorker(...handlersOf(demoShop())).start({ quiet: true, onUnhandledFrame: "bypass" });
}
