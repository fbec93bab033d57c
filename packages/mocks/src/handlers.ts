import { ApiError } from "@shop/contract/api-error.ts";
import { API_PREFIX } from "@shop/contract/endpoint.ts";
import { http, type HttpHandler } from "msw";

import type { MockShop } from "./shop/mock-shop.ts";

/** Handlers that answer every call of the API from a shop in memory. */
export const handlersOf = (shop: MockShop): HttpHandler[] => [
  http.all(`*${API_PREFIX}/*`, async ({ request }) => (await shop.answer(request)) ?? undefined),
];

/** The last handler of a set: notes every unhandled call and answers it with 404. */
export const unmockedHandler = (note: (call: string) => void): HttpHandler =>
  http.all("*/backend/*", ({ request }) => {
    const { pathname, search } = new URL(request.url);
    note(`${request.method} ${pathname}${search}`);
    return new ApiError("not_found", { message: "unmocked" }).toResponse();
  });
