import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import { type OrderCounts, orderCountsSchema } from "@shop/contract/orders/admin-order.ts";
import * as v from "valibot";

/** Milliseconds within which the first event has to arrive: some proxies collect a stream, so that it opens and stays silent. */
const FIRST_EVENT_MS = 4000;
/** Milliseconds of silence after which a stream counts as lost; the server sends something every 15 s. */
const SILENCE_MS = 40_000;
/** Milliseconds after which a stream that was refused or lost is opened again. */
const REOPEN_MS = 15_000;

/** How a page follows the orders: the stream has not opened yet, it is open, or the page has to ask at intervals. */
export type OrderFollowing = "opening" | "streaming" | "polling";

/** Options of {@link followOrders}. */
export interface OrderStreamOptions {
  readonly onCounts: (counts: OrderCounts) => void;
  readonly onFollowing: (following: OrderFollowing) => void;
}

function readCounts(data: unknown): OrderCounts | null {
  try {
    return v.parse(orderCountsSchema, JSON.parse(String(data)));
  } catch {
    return null;
  }
}

/**
 * Follows the orders by server-sent events while the page is visible, because a browser has few connections to one server for all its
 * tabs. Returns the function that ends it.
 */
export function followOrders({ onCounts, onFollowing }: OrderStreamOptions): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = (): void => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const reopenLater = (): void => {
    close();
    onFollowing("polling");
    timer = setTimeout(open, REOPEN_MS);
  };
  const expectWithin = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(reopenLater, ms);
  };
  const onAlive = (): void => {
    expectWithin(SILENCE_MS);
    onFollowing("streaming");
  };
  function open(): void {
    const opened = new EventSource(addressOf(adminAddresses.readOrderCounts));
    source = opened;
    expectWithin(FIRST_EVENT_MS);
    opened.addEventListener("counts", ({ data }: MessageEvent<unknown>) => {
      const counts = readCounts(data);
      if (!counts) return;
      onAlive();
      onCounts(counts);
    });
    opened.addEventListener("beat", onAlive);
    opened.addEventListener("error", () => {
      // Browsers open a lost stream again, but not one that was refused.
      if (opened.readyState === EventSource.CLOSED) reopenLater();
      else onFollowing("polling");
    });
  }
  const onVisibility = (): void => {
    close();
    onFollowing("opening");
    if (document.visibilityState === "visible") open();
  };

  onVisibility();
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    close();
  };
}
