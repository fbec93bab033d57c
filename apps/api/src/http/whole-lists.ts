import { setImmediate as nextTurn } from "node:timers/promises";

import { admission, type AdmissionLimits } from "@shop/serving/admission.ts";

/** Limits of the streamed whole lists. */
export interface WholeListLimits extends AdmissionLimits {
  /** Milliseconds for which a list waits for its reader, who would keep others waiting. */
  readonly idleMs: number;
  /** Milliseconds that a list takes at most. */
  readonly totalMs: number;
}

/** One list at a time; those of a few others wait. */
const wholeListLimits: WholeListLimits = {
  concurrent: 1,
  waiting: 4,
  waitMs: 10_000,
  perSender: 1,
  idleMs: 10_000,
  totalMs: 60_000,
};

/** Admits streams of whole lists. */
export type WholeLists = (
  sender: string | null,
  pieces: AsyncIterable<string>,
) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;

/**
 * Streams whole lists one after the other, each with turns of the event loop between its pieces, so that other requests are answered
 * meanwhile. The stream of a client that reads too slowly is aborted, so that it does not block the queue. Throws unavailable where the queue is full.
 */
export function wholeLists(limits: WholeListLimits = wholeListLimits): WholeLists {
  const turns = admission(limits);
  return async (sender, pieces) => {
    const leave = await turns.enter(sender);
    const iterator = pieces[Symbol.asyncIterator]();
    const encoder = new TextEncoder();
    let idle: NodeJS.Timeout | undefined;
    const end = async (): Promise<void> => {
      clearTimeout(idle);
      clearTimeout(total);
      await iterator.return?.();
      leave();
    };
    const tooSlow = new AbortController();
    const total = setTimeout(() => tooSlow.abort(), limits.totalMs);
    const waitForReader = (): void => {
      idle = setTimeout(() => tooSlow.abort(), limits.idleMs);
    };
    return new ReadableStream({
      start: (controller) => {
        tooSlow.signal.addEventListener("abort", () => {
          controller.error(new Error("The reader of a whole list was too slow."));
          void end();
        });
        waitForReader();
      },
      pull: async (controller) => {
        clearTimeout(idle);
        await nextTurn();
        try {
          const step = await iterator.next();
          if (step.done) {
            await end();
            controller.close();
          } else {
            controller.enqueue(encoder.encode(step.value));
            waitForReader();
          }
        } catch (error) {
          await end();
          throw error;
        }
      },
      cancel: end,
    });
  };
}
