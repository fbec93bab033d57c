import { demoShop } from "@shop/mocks/demo-shop.ts";
import { handlersOf, unmockedHandler } from "@shop/mocks/handlers.ts";
import type { HttpHandler } from "msw";
import { setupWorker } from "msw/browser";

let unmocked: string[] = [];

/** Starts the worker; what is no call of the API (pictures, modules) passes by it unnoticed. */
export async function startWorker() {
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledFrame: "bypass" });
  return worker;
}

/** What answers the calls of one story: a fresh shop, its administrator signed in; a story's own handlers come before. */
export function storyHandlers(): HttpHandler[] {
  unmocked = [];
  return [...handlersOf(demoShop({ adminSignedIn: true })), unmockedHandler((call) => unmocked.push(call))];
}

/** Fails the story that made a call which no handler answered. */
export function refuseUnmockedCalls(): void {
  if (unmocked.length > 0) throw new Error(`No mock answered: ${unmocked.join(", ")}`);
}
