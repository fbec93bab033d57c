import { createClock } from "@sinonjs/fake-timers";
import { flushSync } from "react-dom";

import { nextFrame } from "./next-frame.ts";

/**
 * Delays in milliseconds of the timers that stand still, which are those of components; user-event and scrolling have shorter ones, and
 * waits time out after 5000 (`asyncUtilTimeout`).
 */
const held = { from: 200, below: 5000 };

let clock = createClock();

/** Stops the clock of a story's components until {@link advance}; to be given as `beforeEach`. Returns the function that restores it. */
export function stopClock(): () => void {
  clock = createClock();
  const own = new Set<number>();
  const set = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  const now = performance.now.bind(performance);
  const setHeld = (handler: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): number => {
    if (ms < held.from || ms >= held.below) return set(handler, ms, ...args);
    const id = Number(clock.setTimeout(handler, ms, ...args));
    own.add(id);
    return id;
  };
  const clearHeld = (id?: number): void => (own.has(id ?? 0) ? clock.clearTimeout(id ?? 0) : clear(id));
  Object.assign(window, { setTimeout: setHeld, clearTimeout: clearHeld });
  performance.now = () => clock.now;
  return () => {
    Object.assign(window, { setTimeout: set, clearTimeout: clear });
    performance.now = now;
  };
}

/** Advances a stopped clock: what is due by then has happened and is rendered when the promise resolves. */
export async function advance(ms: number): Promise<void> {
  // React renders in the first frame, and by the second runs the effects that set and clear timers.
  await nextFrame();
  await nextFrame();
  flushSync(() => clock.tick(ms));
  await nextFrame();
}
