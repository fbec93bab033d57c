import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";

import { useApi } from "../../api-context.tsx";
import { createMemoryKeyStore, ensureIdempotencyKey } from "../../idempotency-key.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { countProduct, invalidateCount } from "./queries.ts";
import type { ScansView, UnreadScan } from "./view.ts";

type Scan = Pick<UnreadScan, "key" | "code" | "qty">;

/** Counts codes of a count one after the other: a scanner sends the next one before the answer to the last. */
export function useScans(countId: number): ScansView {
  const api = useApi();
  const client = useQueryClient();
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
      const answer = await countProduct(api, countId, { product, qty: scan.qty }, scan.key);
      if (answer.outcome === "counted") {
        drop(scan);
        setLast(answer.line);
        invalidateCount(client, countId);
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
