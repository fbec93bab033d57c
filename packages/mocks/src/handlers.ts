import { API_PREFIX } from "@shop/contract/endpoint.ts";
import { http, type HttpHandler } from "msw";

import type { MockShop } from "./shop/mock-shop.ts";

/** Handlers that answer every call of the API from a shop in memory. */
export const handlersOf = (shop: MockShop): HttpHandler[] => [
  http.all(`*${API_PREFIX}/*`, async ({ request }) => (await shop.answer(request)) ?? undefined),
];

/** The last handler of a set: notes every call that none before it answered, and answers that there is no such thing. */
export const unmockedHandler = (note: (call: string) => void): HttpHandler =>
  http.all("*/backend/*", ({ request }) => {
    const { pathname, search } = new URL(request.url);
    note(`${request.method} ${pathname}${search}`);
    return Response.json({ status: false, message: "unmocked", code: "not_found" }, { status: 404 });
  });
