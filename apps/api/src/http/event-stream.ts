import { setTimeout as delay } from "node:timers/promises";

import { ApiError } from "@shop/contract/api-error.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import { caching } from "@shop/serving/caching.ts";
import type { Context } from "hono";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";

/** Interval of the event 'beat', by which both sides notice a lost connection; shorter than the silence that `listen` allows. */
const BEAT_MS = 15_000;
/** Milliseconds after which a browser connects again. */
const RETRY_MS = 2000;
const MAX_OF_SESSION = 6;
const MAX_OF_NODE = 500;

/** What is streamed. */
export interface EventSourceOptions<T> {
  /** Name of the event. */
  readonly event: string;
  /** Reads the state that is sent at once and after each change. */
  readonly read: () => Promise<T>;
  /** Subscribes to changes; returns a function that unsubscribes. */
  readonly onChange: (listener: () => void) => () => void;
  /** Subscribes to ends of sessions, of any: each stream then checks its own; returns a function that unsubscribes. */
  readonly onSessionEnd: (listener: () => void) => () => void;
  /** Ends all streams. */
  readonly ended: AbortSignal;
  /** Interval of 'beat'; 15 s by default. */
  readonly beatMs?: number | undefined;
}

/** The session of a stream. */
interface StreamSession {
  /** Identifies the session in the count of its streams. */
  readonly key: string;
  /** Whether the session still lives; asked for before each event. */
  readonly isLive: () => Promise<boolean>;
}

/** Opens a stream for a request; throws too_many_requests, and unavailable while the process is ending. */
export type OpenStream = (context: Context<ApiEnvironment>, session: StreamSession) => Response;

/** Whether a request asks for server-sent events, as EventSource does. */
export const acceptsEvents = (context: Context): boolean =>
  context.req.header("accept") === "text/event-stream";

/** Counts the open streams of each session. */
function streamCounter() {
  const bySession = new Map<string, number>();
  let all = 0;
  return {
    take: (key: string): void => {
      const own = bySession.get(key) ?? 0;
      if (own >= MAX_OF_SESSION || all >= MAX_OF_NODE) throw new ApiError("too_many_requests");
      bySession.set(key, own + 1);
      all += 1;
    },
    giveBack: (key: string): void => {
      const own = (bySession.get(key) ?? 1) - 1;
      if (own > 0) bySession.set(key, own);
      else bySession.delete(key);
      all -= 1;
    },
  };
}

/** One read for all streams that wait for the same change. */
function sharedRead<T>(read: () => Promise<T>) {
  let current: Promise<string> | undefined;
  return {
    outdate: (): void => {
      current = undefined;
    },
    text: (): Promise<string> => {
      const reading = (current ??= read().then((state) => JSON.stringify(state)));
      const forget = (): void => {
        if (current === reading) current = undefined;
      };
      reading.then(forget, forget);
      return reading;
    },
  };
}

/**
 * Streams a state as server-sent events: at once, and after each change. What changes while an event is being written is sent once, with
 * the next one, so that a slow reader holds no queue.
 */
export function eventStreams<T>({
  event,
  read,
  onChange,
  onSessionEnd,
  ended,
  beatMs = BEAT_MS,
}: EventSourceOptions<T>): OpenStream {
  const counter = streamCounter();
  const latest = sharedRead(read);
  onChange(latest.outdate);

  async function follow(stream: SSEStreamingApi, isLive: StreamSession["isLive"]): Promise<void> {
    let woken = Promise.withResolvers<void>();
    let isOutdated = true;
    const isOver = (): boolean => stream.aborted || ended.aborted;
    const wake = (): void => woken.resolve();
    const unsubscribe = [
      onChange(() => {
        isOutdated = true;
        wake();
      }),
      onSessionEnd(wake),
    ];
    ended.addEventListener("abort", wake);
    stream.onAbort(wake);
    try {
      let retry: number | undefined = RETRY_MS;
      while (!isOver()) {
        // Before the queries: what happens during them is the next turn's.
        woken = Promise.withResolvers();
        if (!(await isLive())) break;
        if (isOutdated) {
          isOutdated = false;
          await stream.writeSSE({ event, data: await latest.text(), ...(retry && { retry }) });
          retry = undefined;
        } else await stream.writeSSE({ event: "beat", data: "" });
        const beat = new AbortController();
        await Promise.race([
          woken.promise,
          delay(beatMs, undefined, { signal: beat.signal }).catch(() => undefined),
        ]);
        beat.abort();
      }
    } finally {
      for (const end of unsubscribe) end();
      ended.removeEventListener("abort", wake);
    }
  }

  return (context, { key, isLive }) => {
    if (ended.aborted) throw new ApiError("unavailable");
    counter.take(key);
    const { logger } = context.var;
    const response = streamSSE(context, async (stream) => {
      try {
        await follow(stream, isLive);
      } catch (error) {
        // The browser connects again.
        logger.warn({ err: error }, "an event stream ended");
      } finally {
        counter.giveBack(key);
      }
    });
    // Proxies neither store, compress nor collect it.
    response.headers.set("cache-control", `${caching.never}, no-transform`);
    response.headers.set("x-accel-buffering", "no");
    return response;
  };
}
