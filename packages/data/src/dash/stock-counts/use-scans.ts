import { useRef, useState } from "react";

import { createMemoryKeyStore, ensureIdempotencyKey } from "../../idempotency-key.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import type { ScansView, UnreadScan } from "./view.ts";

type Scan = Pick<UnreadScan, "key" | "code" | "qty">;

/** What a scan names: a product by its id, or by a code. */
export type ScannedProduct = { readonly id: number } | { readonly code: string };

/** What became of a scan. */
export interface ScanAnswer {
  readonly outcome: "counted" | Exclude<UnreadScan["reason"], "failed">;
  /** What is counted of the product by now; null where nothing was counted. */
  readonly last: ScansView["last"];
  readonly products: UnreadScan["products"];
}

/**
 * Counts codes one after the other: a scanner sends the next one before the answer to the last. `count` counts the pieces of a product once for
 * a key.
 */
export function useScans(
  count: (product: ScannedProduct, qty: number, key: string) => Promise<ScanAnswer>,
): ScansView {
  const queue = useRef<Promise<void>>(Promise.resolve());
  const [waiting, setWaiting] = useState(0);
  const [last, setLast] = useState<ScansView["last"]>(null);
  const [unread, setUnread] = useState<readonly UnreadScan[]>([]);

  const drop = ({ key }: Scan) => setUnread((before) => before.filter((one) => one.key !== key));
  const report = (one: UnreadScan) =>
    setUnread((before) => [one, ...before.filter(({ key }) => key !== one.key)]);

  const send = async (scan: Scan, productId: number | undefined): Promise<void> => {
    try {
      const product = productId === undefined ? { code: scan.code } : { id: productId };
      const answer = await count(product, scan.qty, scan.key);
      if (answer.outcome === "counted") {
        drop(scan);
        setLast(answer.last);
      } else {
        report({ ...scan, reason: answer.outcome, products: answer.products, error: "" });
      }
    } catch (error) {
      report({ ...scan, reason: "failed", products: [], error: errorCodeOrMessage(error) });
    }
    setWaiting((before) => before - 1);
  };
  const enqueue = (scan: Scan, productId?: number): void => {
    setWaiting((before) => before + 1);
    queue.current = queue.current.then(() => send(scan, productId));
  };
  return {
    waiting,
    last,
    unread,
    onScan: (code, qty) => enqueue({ key: ensureIdempotencyKey(createMemoryKeyStore()), code, qty }),
    onRetry: enqueue,
    onDismiss: drop,
  };
}
