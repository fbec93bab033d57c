import { forgetHeld, isHeld } from "@shop/mocks/mock-endpoint.ts";

import { nextFrame } from "./next-frame.ts";

/** How long a story may wait for answers that its play has not waited for. */
const LONGEST_MS = 5000;

/** What the story shown has asked the mocked API, and not been answered yet. */
const pending = new Set<Request>();

/** `fetch` of the API's client in stories. */
export async function storyFetch(address: string, init?: RequestInit): Promise<Response> {
  const request = new Request(address, init);
  pending.add(request);
  try {
    return await fetch(request);
  } finally {
    pending.delete(request);
  }
}

/** Forgets what the story before has asked. */
export function forgetPending(): void {
  pending.clear();
  forgetHeld();
}

/** Waits until a story shows every answer that its mocks give, so that it is judged as it stays and not while it loads. */
export async function answersShown(): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  while (performance.now() < end && [...pending].some((request) => !isHeld(request))) await nextFrame();
}
