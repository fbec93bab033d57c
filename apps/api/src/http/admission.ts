import { ApiError } from "@shop/contract/api-error.ts";
import pLimit from "p-limit";

/** Limits of {@link admission}. */
export interface AdmissionLimits {
  /** Number of works under way. */
  readonly concurrent: number;
  /** Maximum number of works that wait; further ones are refused. */
  readonly waiting: number;
  /** Milliseconds after which a waiting work is refused. */
  readonly waitMs: number;
  /** Maximum number of works of one sender, under way and waiting. */
  readonly perSender: number;
}

/** Admits a limited number of works at a time. */
export interface Admission {
  /**
   * Waits for a turn and returns the function that ends it, which may be called again; throws unavailable where too many wait, or it
   * took too long. Null is the sender of requests in process, which are not limited by sender.
   */
  readonly enter: (sender: string | null) => Promise<() => void>;
  /** Does some work in a turn. */
  readonly run: <T>(sender: string | null, work: () => Promise<T>) => Promise<T>;
}

/** Creates an admission; works wait in the order in which they came. */
export function admission({ concurrent, waiting, waitMs, perSender }: AdmissionLimits): Admission {
  const limit = pLimit(concurrent);
  const bySender = new Map<string, number>();
  let works = 0;

  /** Counts a work of a sender; returns the function that uncounts it, once. */
  const count = (sender: string | null): (() => void) => {
    const own = sender === null ? 0 : (bySender.get(sender) ?? 0);
    // Works that were refused after their wait are still in the queue of the limiter, but not in this number.
    if (works >= concurrent + waiting || own >= perSender) throw new ApiError("unavailable");
    works += 1;
    if (sender !== null) bySender.set(sender, own + 1);
    let isCounted = true;
    return () => {
      if (!isCounted) return;
      isCounted = false;
      works -= 1;
      if (sender === null) return;
      const left = (bySender.get(sender) ?? 0) - 1;
      if (left > 0) bySender.set(sender, left);
      else bySender.delete(sender);
    };
  };

  const enter = async (sender: string | null): Promise<() => void> => {
    const uncount = count(sender);
    const turn = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const leave = (): void => {
      uncount();
      end.resolve();
    };
    const timer = setTimeout(() => {
      leave();
      turn.reject(new ApiError("unavailable"));
    }, waitMs);
    void limit(() => {
      clearTimeout(timer);
      turn.resolve();
      return end.promise;
    });
    await turn.promise;
    return leave;
  };

  return {
    enter,
    run: async (sender, work) => {
      const leave = await enter(sender);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
