import { ApiError } from "@shop/contract/api-error.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

import { bodyTooLarge } from "../uploads/store-form.ts";

/** Milliseconds within which a body has to arrive, except for forms with pictures. */
export const BODY_WITHIN_MS = 30_000;

const refuseTooLarge = (): never => {
  throw bodyTooLarge();
};

/** Rejects a body of more than some bytes. */
export const bodySizeLimit = (maxBytes: number): MiddlewareHandler<ApiEnvironment> =>
  bodyLimit({ maxSize: maxBytes, onError: refuseTooLarge });

/** Rejects a body that does not arrive in time, and so closes the connection; the time ends with `bodyRead`. */
export const bodyTimeLimit =
  (ms: number): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      late.reject(new ApiError("request_timeout", { headers: { connection: "close" } }));
    }, ms);
    context.set("bodyRead", () => clearTimeout(timer));
    try {
      await Promise.race([next(), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
