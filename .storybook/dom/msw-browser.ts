import { type RequestHandler, type WebSocketHandler } from "msw";
import { setupServer } from "msw/node";

/** Replaces `msw/browser` where stories run without a browser: the same worker interface over `msw/node`. */
export function setupWorker(...handlers: (RequestHandler | WebSocketHandler)[]) {
  const server = setupServer(...handlers);
  return Object.assign(server, {
    start: () => Promise.resolve(server.listen({ onUnhandledFrame: "bypass" })),
    stop: () => server.close(),
  });
}
