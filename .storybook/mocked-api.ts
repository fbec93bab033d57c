import { MEDIA_PREFIX } from "@shop/domain/pictures/pictures.ts";
import { handlersOf, unmockedHandler } from "@shop/mocks/handlers.ts";
import { http, type HttpHandler, HttpResponse } from "msw";
import { setupWorker } from "msw/browser";

import { answersShown, forgetPending } from "./story-fetch.ts";
import { openShop, shop } from "./story-shop.ts";

/** Address of the folder that serves Storybook: relative in a build, the root of the host in development. */
const base = new URL(import.meta.env.BASE_URL, document.baseURI);

/** Redirects picture addresses, which start at the root of the host, to the folder that serves Storybook. */
const mediaHandlers =
  base.pathname === "/"
    ? []
    : [
        http.get(`${base.origin}${MEDIA_PREFIX}:file`, ({ params }) =>
          HttpResponse.redirect(new URL(`.${MEDIA_PREFIX}${String(params["file"])}`, base).href),
        ),
      ];

async function start() {
  const worker = setupWorker(...mediaHandlers);
  await worker.start({
    quiet: true,
    onUnhandledFrame: "bypass",
    serviceWorker: { url: new URL("mockServiceWorker.js", base).href },
  });
  return worker;
}

let worker: ReturnType<typeof start> | undefined;

/** Starts the worker of the page once, also where a docs page renders many stories at the same time. */
export const startWorker = (): ReturnType<typeof start> => (worker ??= start());

let unmocked: string[] = [];

/** Handlers of one story: its shop, which it may open another one in place of; a story's own handlers take precedence. */
export function storyHandlers(): HttpHandler[] {
  unmocked = [];
  forgetPending();
  openShop();
  return [...handlersOf(shop), unmockedHandler((call) => unmocked.push(call))];
}

/** Ends a story once it shows what its mocks answer; fails one that made an unmocked API call. */
export async function endCalls(): Promise<void> {
  await answersShown();
  if (unmocked.length > 0) throw new Error(`No mock answered: ${unmocked.join(", ")}`);
}
