import { ApiError } from "@shop/contract/api-error.ts";
import PQueue from "p-queue";

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

/**
 * Creates an admission. A work waits behind those of senders that have fewer under way and waiting, so that a flood delays itself; among
 * equals the first comes first.
 */
export function admission({ concurrent, waiting, waitMs, perSender }: AdmissionLimits): Admission {
  const queue = new PQueue({ concurrency: concurrent });
  /** Senders of the works under way and waiting. */
  const works = new Set<{ readonly sender: string | null }>();

  const countOf = (sender: string | null): number =>
    sender === null ? 0 : Array.from(works).filter((work) => work.sender === sender).length;

  const enter = async (sender: string | null): Promise<() => void> => {
    const own = countOf(sender);
    if (works.size >= concurrent + waiting || own >= perSender) throw new ApiError("unavailable");
    const work = { sender };
    works.add(work);
    const turn = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const wait = new AbortController();
    const timer = setTimeout(() => wait.abort(new ApiError("unavailable")), waitMs);
    const begin = (): Promise<void> => {
      clearTimeout(timer);
      turn.resolve();
      return end.promise;
    };
    queue.add(begin, { signal: wait.signal, priority: -own }).catch((error: unknown) => {
      works.delete(work);
      turn.reject(error);
    });
    await turn.promise;
    return () => {
      works.delete(work);
      end.resolve();
    };
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
