import type { CallName } from "@shop/contract/addresses.ts";
import type { ErrorCode } from "@shop/contract/codes.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { ApiErrorBody } from "@shop/contract/errors.ts";
import { refusals } from "@shop/contract/refusals.ts";
import { delay, http, type HttpHandler, HttpResponse } from "msw";
import * as v from "valibot";

import { matchCall } from "./shop/match-call.ts";
import type { Answer } from "./shop/read-call.ts";

/** Which requests of a call an override is for: all of them unless it says otherwise. */
export interface OverrideOptions {
  /** Only the next one; then what stood before answers again. */
  readonly once?: boolean;
  /** Only those whose address fits. */
  readonly when?: (url: URL) => boolean;
}

/** What a failing answer says beside its status. */
export interface FailureOptions extends OverrideOptions {
  readonly message?: string;
  readonly code?: ErrorCode;
  /** Reasons by field. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** Handlers that override one call of the API: `msw.use(mockListProducts.failing(500))`. */
export interface MockEndpoint<N extends CallName> {
  /** Answers with this; throws at once where the contract does not know such an answer. */
  readonly ok: (answer: Answer<N>, options?: OverrideOptions) => HttpHandler;
  /** Refuses with an HTTP status. */
  readonly failing: (status: number, options?: FailureOptions) => HttpHandler;
  /** Breaks the connection. */
  readonly networkError: (options?: OverrideOptions) => HttpHandler;
  /** Lets the usual answer come `ms` milliseconds later. */
  readonly slow: (ms: number, options?: OverrideOptions) => HttpHandler;
  /** Never answers. */
  readonly never: (options?: OverrideOptions) => HttpHandler;
}

const isCode = (code: string): code is ErrorCode => code in refusals;

const codeOf = (status: number): ErrorCode =>
  Object.keys(refusals)
    .filter(isCode)
    .find((code) => refusals[code].status === status) ?? (status >= 500 ? "unavailable" : "invalid");

/** The overrides of one call. */
export function mockEndpoint<N extends CallName>(name: N): MockEndpoint<N> {
  const on = (
    resolve: () => Response | Promise<Response | undefined>,
    { once = false, when = () => true }: OverrideOptions = {},
  ): HttpHandler =>
    http.all(
      ({ request }) => {
        const url = new URL(request.url);
        const matched = matchCall(request.method, url);
        return matched !== null && matched !== "method" && matched.name === name && when(url);
      },
      resolve,
      { once },
    );

  return {
    ok: (answer, options) => {
      const body = v.parse(endpoints[name].answer, answer);
      return on(() => Response.json(body), options);
    },
    failing: (status, { message, code = codeOf(status), errors, ...options } = {}) => {
      const text = message ?? refusals[code].message;
      const body: ApiErrorBody = {
        status: false,
        message: text,
        code,
        ...(errors && { errors: { ...errors } }),
      };
      return on(() => Response.json(body, { status }), options);
    },
    networkError: (options) => on(() => HttpResponse.error(), options),
    slow: (ms, options) =>
      on(async () => {
        await delay(ms);
        // Without an answer of its own the handler below it answers.
        return undefined;
      }, options),
    never: (options) =>
      on(async () => {
        await delay("infinite");
        return undefined;
      }, options),
  };
}
